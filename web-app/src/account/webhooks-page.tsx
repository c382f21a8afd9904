import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { post } from '../api/client.js';
import { deliveriesQuery } from '../api/queries.js';
import type { Delivery } from '../api/wire.js';
import { useFormats } from '../text/formats.js';
import { tellError } from '../text/messages.js';
import { Said } from '../text/said.js';
import { useText } from '../text/text.js';
import { Button } from '../ui/button.js';
import { Empty, Loading, PageHead, Problem } from '../ui/pieces.js';

/** What was told to the programs of the account, with each try, and once more on request. */
export function WebhooksPage(): ReactNode {
  const t = useText();
  const query = useQuery(deliveriesQuery);
  const deliveries = query.data?.deliveries;
  return (
    <>
      <PageHead title={t.webhooks.title} lead={t.webhooks.lead} />
      {query.error && <Problem error={query.error} onRetry={() => void query.refetch()} />}
      {query.isPending && <Loading />}
      {deliveries?.length === 0 && <Empty icon="hook" title={t.webhooks.empty} text={t.webhooks.emptyText} />}
      <ul className="deliveries">
        {deliveries?.map((delivery) => (
          <li key={delivery.id}>
            <OneDelivery delivery={delivery} />
          </li>
        ))}
      </ul>
    </>
  );
}

function OneDelivery({ delivery }: { delivery: Delivery }): ReactNode {
  const t = useText();
  const { time } = useFormats();
  const queries = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  const resend = useMutation({
    mutationFn: () => post(`/app/api/deliveries/${delivery.id}/resend`),
    onSuccess: () => queries.invalidateQueries({ queryKey: deliveriesQuery.queryKey }),
  });
  const { event, url, state, created_at: at, tries, body } = delivery;
  return (
    <article className="delivery">
      <header className="row">
        <div>
          <b>{event}</b>
          <span className="soft">{url}</span>
        </div>
        <span className="soft">{time(at)}</span>
        <span className={`status ${state}`}>{t.webhooks.states[state]}</span>
        {state !== 'pending' && (
          <Button
            kind="quiet"
            icon="again"
            aria-label={`${t.webhooks.resend}: ${event}, ${time(at)}`}
            busy={resend.isPending}
            onClick={() => resend.mutate()}
          >
            {t.webhooks.resend}
          </Button>
        )}
      </header>
      {resend.error && <Problem error={resend.error} />}
      <details onToggle={(toggled) => setOpen(toggled.currentTarget.open)}>
        <summary>
          {t.webhooks.tries}: {tries.length}
        </summary>
        {isOpen && (
          <>
            <ol className="tries">
              {tries.map((one) => (
                <li key={one.at}>
                  <span className="soft">{time(one.at)}</span>
                  <b className="tabular">{one.status ?? t.webhooks.noAnswer}</b>
                  <span className="soft tabular">{one.milliseconds} ms</span>
                  {one.error !== null && (
                    <span className="bad">
                      <Said message={tellError(t.messages, { code: '', message: one.error })} />
                    </span>
                  )}
                  {one.answer !== null && (
                    <pre className="answer" role="group" aria-label={t.webhooks.answer} tabIndex={0}>
                      {one.answer}
                    </pre>
                  )}
                </li>
              ))}
            </ol>
            <h3>{t.webhooks.sent}</h3>
            <pre tabIndex={0}>{pretty(body)}</pre>
          </>
        )}
      </details>
    </article>
  );
}

const pretty = (json: string): string => JSON.stringify(JSON.parse(json), null, 2);
