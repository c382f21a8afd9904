import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState, type ReactNode } from 'react';
import { ledgerQuery } from '../api/queries.js';
import { useFormats } from '../text/formats.js';
import { useText } from '../text/text.js';
import { More, Problem } from '../ui/pieces.js';

type Unit = 'credits' | 'export_minutes';

/** Every movement, the newest first. */
export function Ledger(): ReactNode {
  const t = useText();
  const { time, number } = useFormats();
  const [unit, setUnit] = useState<Unit>('credits');
  const query = useInfiniteQuery(ledgerQuery(unit));
  const entries = query.data?.pages.flatMap((page) => page.entries) ?? [];
  const units: [Unit, string][] = [
    ['credits', t.balance.credits],
    ['export_minutes', t.balance.minutes],
  ];
  return (
    <section>
      <div className="row">
        <h2 id="ledger" className="section-title">
          {t.account.ledger}
        </h2>
        <div className="segments" role="group" aria-label={t.account.ledger}>
          {units.map(([id, name]) => (
            <button key={id} type="button" aria-pressed={unit === id} onClick={() => setUnit(id)}>
              {name}
            </button>
          ))}
        </div>
      </div>
      {query.error && <Problem error={query.error} onRetry={() => void query.refetch()} />}
      <div className="table-room ledger" tabIndex={0} role="region" aria-labelledby="ledger">
        <table>
          <thead>
            <tr>
              <th scope="col">{t.account.when}</th>
              <th scope="col">{t.account.what}</th>
              <th scope="col" className="figure">
                {t.account.charged}
              </th>
              <th scope="col" className="figure">
                {t.account.change}
              </th>
            </tr>
          </thead>
          <tbody>
            {entries.map(({ id, at, kind, charged, available, subject }) => (
              <tr key={id}>
                <td className="soft">{time(at)}</td>
                <td>
                  {t.account.kinds[kind] ?? kind}{' '}
                  {subject?.startsWith('vid_') === true && (
                    <Link to="/videos/$id" params={{ id: subject }} className="subject">
                      {subject.slice(0, 10)}…
                    </Link>
                  )}
                </td>
                <td className="figure">{charged === 0 ? '' : number(charged)}</td>
                <td className="figure">{`${available > 0 ? '+' : ''}${number(available)}`}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <More query={query} />
    </section>
  );
}
