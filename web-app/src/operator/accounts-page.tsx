import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState, type ReactNode } from 'react';
import { accountsQuery, plansQuery } from '../api/operator-queries.js';
import type { ListedAccount } from '../api/operator-wire.js';
import { useFormats } from '../text/formats.js';
import { useText } from '../text/text.js';
import { Button } from '../ui/button.js';
import { Field, Select } from '../ui/field.js';
import { Loading, More, Problem } from '../ui/pieces.js';
import { Table } from '../ui/table.js';
import { useSettled } from '../ui/use-settled.js';
import { NewAccount } from './new-account.js';

/** Whole addresses alone are looked for. */
const isAddress = (text: string): boolean => /^\S+@\S+\.\S+$/.test(text);

/** All accounts, the newest first. */
export function AccountsPage(): ReactNode {
  const t = useText();
  const { accounts: words } = t.operator;
  const [plan, setPlan] = useState('');
  const [address, setAddress] = useState('');
  const [isMaking, setMaking] = useState(false);
  const { data: plans } = useQuery(plansQuery);
  const wanted = useSettled(address.trim(), 300);
  const query = useInfiniteQuery(accountsQuery({ plan, email: isAddress(wanted) ? wanted : '' }));
  const accounts = query.data?.pages.flatMap(({ entries }) => entries);
  return (
    <section aria-label={t.operator.parts.accounts}>
      <div className="filters">
        <Select
          label={words.plan}
          value={plan}
          options={[['', words.allPlans], ...(plans?.plans ?? []).map(({ id }) => [id, id] as const)]}
          onPick={setPlan}
        />
        <Field
          label={words.emailSearch}
          type="search"
          value={address}
          onChange={(event) => setAddress(event.target.value)}
        />
        <Button kind="main" icon="plus" onClick={() => setMaking(true)}>
          {words.make}
        </Button>
      </div>
      {query.error && <Problem error={query.error} onRetry={() => void query.refetch()} />}
      {query.isPending && <Loading />}
      {accounts?.length === 0 && <p className="soft">{words.none}</p>}
      {accounts && accounts.length > 0 && <AccountTable accounts={accounts} />}
      <More query={query} />
      {isMaking && <NewAccount plans={plans?.plans ?? []} onClose={() => setMaking(false)} />}
    </section>
  );
}

function AccountTable({ accounts }: { accounts: ListedAccount[] }): ReactNode {
  const t = useText();
  const { accounts: words } = t.operator;
  const { number, time } = useFormats();
  return (
    <Table
      name={t.operator.parts.accounts}
      heads={[
        words.name,
        words.plan,
        { figure: words.credits },
        { figure: words.minutes },
        { figure: words.inFlight },
        words.since,
      ]}
      rows={accounts.map((account) => ({
        key: account.account_id,
        cells: [
          <>
            <Link to="/operator/accounts/$id" params={{ id: account.account_id }}>
              {account.name}
            </Link>{' '}
            {account.email !== null && <span className="soft">{account.email}</span>}
          </>,
          account.plan,
          account.unlimited ? t.common.unlimited : number(account.credits_available),
          account.unlimited ? t.common.unlimited : number(account.export_minutes_available),
          number(account.in_flight),
          <span className="soft">{time(account.created_at)}</span>,
        ],
      }))}
    />
  );
}
