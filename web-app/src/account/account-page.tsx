import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { meQuery, usageQuery } from '../api/queries.js';
import type { Me } from '../api/wire.js';
import { useFormats } from '../text/formats.js';
import { useText } from '../text/text.js';
import { Icon } from '../ui/icon.js';
import { Loading, PageHead, Problem } from '../ui/pieces.js';
import { Ledger } from './ledger.js';
import { Passkeys } from './passkeys.js';
import { Password } from './password.js';
import { Sessions } from './sessions.js';
import { UsageChart } from './usage-chart.js';

/** What there is, what was used, and where one is signed in. */
export function AccountPage(): ReactNode {
  const t = useText();
  const { data: me, error } = useQuery(meQuery);
  const { data: usage } = useQuery(usageQuery);
  if (error && !me) return <Problem error={error} />;
  if (!me) return <Loading />;
  return (
    <>
      <PageHead title={t.account.title} lead={me.account.name} />
      <div className="tiles">
        <Amount
          name={t.balance.credits}
          left={me.account.credits_available}
          held={me.account.credits_held}
          unlimited={me.account.unlimited}
        />
        <Amount
          name={t.balance.minutes}
          left={me.account.export_minutes_available}
          held={me.account.export_minutes_held}
          unlimited={me.account.unlimited}
        />
        <Plan me={me} />
      </div>
      {usage && (
        <div className="tiles charts">
          <UsageChart days={usage.days} unit="credits" name={t.balance.credits} />
          <UsageChart days={usage.days} unit="export_minutes" name={t.balance.minutes} />
        </div>
      )}
      <Ledger />
      <Passkeys />
      <Password has={me.has_password} />
      <Sessions />
    </>
  );
}

function Amount({
  name,
  left,
  held,
  unlimited,
}: {
  name: string;
  left: number;
  held: number;
  unlimited: boolean;
}): ReactNode {
  const t = useText();
  const { number } = useFormats();
  return (
    <section className="tile">
      <p className="big tabular">{number(left)}</p>
      <p>
        {name} {t.account.available}
        {unlimited && <span className="soft">, {t.common.unlimited}</span>}
      </p>
      {held > 0 && <p className="soft">{t.balance.held(held)}</p>}
    </section>
  );
}

function Plan({ me: { plan } }: { me: Me }): ReactNode {
  const t = useText();
  const { number } = useFormats();
  const lines: [string, boolean][] = [
    [t.account.monthly(number(plan.monthly_credits), number(plan.monthly_export_minutes)), true],
    [t.account.upTo(plan.top_resolution), true],
    [t.account.atOnce(plan.jobs_in_flight), true],
    [plan.api_access ? t.account.api : t.account.noApi, plan.api_access],
    [plan.agent_protocol ? t.account.agents : t.account.noAgents, plan.agent_protocol],
  ];
  return (
    <section className="tile" aria-labelledby="plan">
      <h2 id="plan" className="section-title">
        {t.account.plan}: <span className="plan-name">{plan.id}</span>
      </h2>
      <ul className="included" aria-label={t.account.includes}>
        {lines.map(([line, has]) => (
          <li key={line} className={has ? '' : 'soft'}>
            <Icon name={has ? 'check' : 'close'} />
            {line}
          </li>
        ))}
      </ul>
    </section>
  );
}
