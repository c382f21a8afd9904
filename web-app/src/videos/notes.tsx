import type { ReactNode } from 'react';
import type { Notice } from '../api/wire.js';
import { tellWarning } from '../text/messages.js';
import { Said } from '../text/said.js';
import { useText } from '../text/text.js';

/** What was missing, replaced or left out in a film or a graphic; nothing where there is none. */
export function Notes({ warnings }: { warnings: readonly Notice[] }): ReactNode {
  const t = useText();
  if (warnings.length === 0) return null;
  return (
    <section>
      <h2 className="section-title">{t.video.notes}</h2>
      <ul className="notes">
        {warnings.map((warning) => (
          <li key={warning.message}>
            <Said message={tellWarning(t.messages, warning)} />
          </li>
        ))}
      </ul>
    </section>
  );
}
