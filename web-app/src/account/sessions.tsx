import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { remove } from '../api/client.js';
import { sessionsQuery } from '../api/queries.js';
import { useFormats } from '../text/formats.js';
import { useText } from '../text/text.js';
import { Button } from '../ui/button.js';
import { Problem } from '../ui/pieces.js';

/** Where one is signed in: each place can be ended by itself, or all but this one. */
export function Sessions(): ReactNode {
  const t = useText();
  const { time, ago } = useFormats();
  const queries = useQueryClient();
  const { data, error } = useQuery(sessionsQuery);
  const end = useMutation({
    mutationFn: (id: string | null) => remove(id === null ? '/app/api/sessions' : `/app/api/sessions/${id}`),
    onSettled: () => queries.invalidateQueries({ queryKey: sessionsQuery.queryKey }),
  });
  return (
    <section aria-labelledby="sessions">
      <h2 id="sessions" className="section-title">
        {t.account.sessions}
      </h2>
      {error && <Problem error={error} />}
      <ul className="rows">
        {data?.sessions.map(({ id, browser, is_this: isThis, signed_in_at: since, used_at: used }) => (
          <li key={id}>
            <div>
              <b>{browser ?? (isThis ? t.account.thisBrowser : t.account.otherBrowser)}</b>
              <span className="soft">
                {isThis && browser !== null && `${t.account.thisBrowser}, `}
                {t.account.signedIn(time(since))}, {t.account.lastUsed(ago(used))}
              </span>
            </div>
            {!isThis && (
              <Button
                kind="danger"
                aria-label={`${t.account.endOne}: ${browser ?? t.account.otherBrowser}`}
                busy={end.isPending && end.variables === id}
                onClick={() => end.mutate(id)}
              >
                {t.account.endOne}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {data && data.sessions.length > 1 && (
        <Button busy={end.isPending && end.variables === null} onClick={() => end.mutate(null)}>
          {t.account.endOthers}
        </Button>
      )}
      {end.error && <Problem error={end.error} />}
    </section>
  );
}
