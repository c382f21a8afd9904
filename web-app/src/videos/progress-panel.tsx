import type { ReactNode } from 'react';
import type { Video } from '../api/wire.js';
import { useFormats } from '../text/formats.js';
import { useText } from '../text/text.js';
import { Icon } from '../ui/icon.js';

const order = ['planning', 'generating', 'finishing', 'rendering'];
/** Which step a phase of the record belongs to. */
const stepOf: Record<string, string> = {
  queued: 'planning',
  planning: 'planning',
  casting: 'planning',
  boarding: 'planning',
  revising: 'planning',
  generating: 'generating',
  finishing: 'finishing',
  rendering: 'rendering',
};

/** How it is getting on, told as it happens. */
export function ProgressPanel({ video }: { video: Video }): ReactNode {
  const t = useText();
  const { clock } = useFormats();
  const { scenes_committed: made, scenes_planned: planned } = video.progress;
  const at = order.indexOf(stepOf[video.phase] ?? 'planning');
  return (
    <section className="progress-panel" aria-label={t.video.progress}>
      <ol>
        {order.map((step, index) => (
          <li
            key={step}
            className={index < at ? 'done' : index === at ? 'now' : ''}
            aria-current={index === at ? 'step' : undefined}
          >
            <span className="step-mark">{index < at ? <Icon name="check" /> : index + 1}</span>
            {t.video.steps[step]}
          </li>
        ))}
      </ol>
      {planned > 0 && <progress max={planned} value={made} aria-label={t.video.scenesMade(made, planned)} />}
      <p role="status">
        {video.phase_detail}
        {planned > 0 && <span className="soft"> {t.video.scenesMade(made, planned)}</span>}
      </p>
      <p className="soft tabular">{clock(video.elapsed_seconds)}</p>
    </section>
  );
}
