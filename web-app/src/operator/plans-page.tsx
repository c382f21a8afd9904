import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { plansQuery } from '../api/operator-queries.js';
import { useFormats } from '../text/formats.js';
import { useText } from '../text/text.js';
import { Icon } from '../ui/icon.js';
import { Loading, Problem } from '../ui/pieces.js';
import { Table } from '../ui/table.js';

/** What each plan gives, and how many accounts are on it. */
export function PlansPage(): ReactNode {
  const t = useText();
  const { plans: words } = t.operator;
  const { number } = useFormats();
  const { data, error, isPending } = useQuery(plansQuery);
  const has = (yes: boolean) => (
    <span className={yes ? '' : 'soft'}>
      <Icon name={yes ? 'check' : 'close'} />
      <span className="visually-hidden">{yes ? t.common.yes : t.common.no}</span>
    </span>
  );
  return (
    <section aria-label={t.operator.parts.plans}>
      <p className="soft">{words.lead}</p>
      {error && <Problem error={error} />}
      {isPending && <Loading />}
      {data && (
        <Table
          name={t.operator.parts.plans}
          heads={[
            t.operator.accounts.plan,
            words.api,
            words.agents,
            words.resolution,
            { figure: words.atOnce },
            { figure: words.credits },
            { figure: words.minutes },
            { figure: words.accounts },
          ]}
          rows={data.plans.map((plan) => ({
            key: plan.id,
            cells: [
              <b>{plan.id}</b>,
              has(plan.api_access),
              has(plan.agent_protocol),
              plan.top_resolution,
              number(plan.jobs_in_flight),
              number(plan.monthly_credits),
              number(plan.monthly_export_minutes),
              number(plan.accounts),
            ],
          }))}
        />
      )}
    </section>
  );
}
