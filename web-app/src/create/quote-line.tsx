import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { meQuery } from '../api/queries.js';
import { ErrorMessage } from '../text/said.js';
import { useText } from '../text/text.js';
import { useQuote } from './use-quote.js';

/** What it would cost, before anything is started. */
export function QuoteLine({ body }: { body: Record<string, unknown> }): ReactNode {
  const t = useText();
  const { data: me } = useQuery(meQuery);
  const quote = useQuote(body);
  if (body['prompt'] === '') return <p className="quote" />;
  if (quote.error) {
    return (
      <p className="quote bad" role="status">
        <ErrorMessage error={quote.error} />
      </p>
    );
  }
  if (!quote.data) return <p className="quote" />;
  const { estimated_credits: credits, minimum_credits: least, estimated_export_minutes: minutes } = quote.data;
  const needs = Math.max(credits, least);
  const isShort = me !== undefined && !me.account.unlimited && me.account.credits_available < needs;
  return (
    <p className={isShort ? 'quote bad' : 'quote'} role="status">
      <span>{t.create.quoteLabel}</span> <b>{t.create.quote(credits, minutes)}</b>
    </p>
  );
}
