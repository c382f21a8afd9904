import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState, type ReactNode } from 'react';
import { failuresQuery } from '../api/operator-queries.js';
import { useFormats } from '../text/formats.js';
import { useText } from '../text/text.js';
import { Empty, Loading, Problem } from '../ui/pieces.js';
import { Table } from '../ui/table.js';

const spans = [1, 7, 30];

/** Causes of what failed, and the newest failures of all accounts. */
export function FailuresPage(): ReactNode {
  const t = useText();
  const { failures: words, account } = t.operator;
  const { number, time, ago } = useFormats();
  const [days, setDays] = useState(7);
  const { data, error, isPending } = useQuery(failuresQuery(days));
  return (
    <>
      <section>
        <div className="row">
          <p className="soft">{words.lead}</p>
          <div className="segments" role="group" aria-label={words.span}>
            {spans.map((span) => (
              <button key={span} type="button" aria-pressed={span === days} onClick={() => setDays(span)}>
                {words.days(span)}
              </button>
            ))}
          </div>
        </div>
        {error && <Problem error={error} />}
        {isPending && <Loading />}
        {data?.causes.length === 0 && <Empty icon="check" title={words.none} text={words.noneText} />}
      </section>
      {data && data.causes.length > 0 && (
        <>
          <section>
            <h2 className="section-title">{words.causes}</h2>
            <Table
              name={words.causes}
              heads={[words.kind, words.cause, { figure: words.count }, words.last]}
              rows={data.causes.map(({ kind, code, count, last_at: at }) => ({
                key: kind + code,
                cells: [words.kinds[kind], <code>{code}</code>, number(count), <span className="soft">{ago(at)}</span>],
              }))}
            />
          </section>
          <section>
            <h2 className="section-title">{words.latest}</h2>
            <Table
              name={words.latest}
              heads={[words.last, words.kind, words.message, account]}
              rows={data.latest.map((failure) => ({
                key: failure.id,
                cells: [
                  <span className="soft">{time(failure.at)}</span>,
                  words.kinds[failure.kind],
                  <>
                    <code>{failure.code}</code> <span className="message">{failure.message}</span>{' '}
                    <code className="soft">{failure.id}</code>
                  </>,
                  <Link to="/operator/accounts/$id" params={{ id: failure.account_id }}>
                    {failure.account_id.slice(0, 14)}…
                  </Link>,
                ],
              }))}
            />
          </section>
        </>
      )}
    </>
  );
}
