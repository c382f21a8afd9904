import type { ReactNode } from 'react';
import { tellError, type ShownMessage } from './messages.js';
import { useText } from './text.js';

/** What the service says, in the language of the app as far as that is known; its own words are marked as English. */
export function Said({ message: { sentence, original } }: { message: ShownMessage }): ReactNode {
  if (sentence === null) return <span lang="en">{original}</span>;
  return (
    <>
      {sentence}
      {original !== null && (
        <small className="original" lang="en" dir="ltr">
          {original}
        </small>
      )}
    </>
  );
}

/** A refusal of the service, a failure that a record tells, or an error of the page itself. */
export function ErrorMessage({ error }: { error: unknown }): ReactNode {
  const t = useText();
  const { code = '', message = t.common.failed } = (error ?? {}) as { code?: string; message?: string };
  return <Said message={tellError(t.messages, { code, message })} />;
}
