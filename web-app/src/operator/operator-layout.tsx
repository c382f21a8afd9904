import { useQuery } from '@tanstack/react-query';
import { Link, Outlet } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { meQuery } from '../api/queries.js';
import '../style/operator.css';
import { useText } from '../text/text.js';
import { Loading, PageHead } from '../ui/pieces.js';

const parts = ['accounts', 'plans', 'queue', 'nodes', 'storage', 'failures'] as const;

/** Around the operator's pages: which there are. */
export function OperatorLayout(): ReactNode {
  const t = useText();
  const { data: me } = useQuery(meQuery);
  return (
    <>
      <PageHead title={t.operator.title} lead={t.operator.lead} />
      {!me && <Loading />}
      {me && !me.is_operator && <p className="notice">{t.operator.only}</p>}
      {me?.is_operator === true && (
        <>
          <nav className="tabs" aria-label={t.operator.title}>
            {parts.map((part) => (
              <Link key={part} to={`/operator/${part}`}>
                {t.operator.parts[part]}
              </Link>
            ))}
          </nav>
          <Outlet />
        </>
      )}
    </>
  );
}
