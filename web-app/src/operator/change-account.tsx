import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { patch } from '../api/client.js';
import { accountQuery, plansQuery } from '../api/operator-queries.js';
import type { OperatedAccount } from '../api/operator-wire.js';
import { useFormats } from '../text/formats.js';
import { useText } from '../text/text.js';
import { Button } from '../ui/button.js';
import { Field, Select } from '../ui/field.js';
import { Problem } from '../ui/pieces.js';

/** Name, plan and what is available, sent as far as they were changed. */
export function ChangeAccount({ account }: { account: OperatedAccount }): ReactNode {
  const { accounts: words } = useText().operator;
  const { number } = useFormats();
  const queries = useQueryClient();
  const { data: plans } = useQuery(plansQuery);
  const now = {
    name: account.name,
    plan: account.plan,
    credits: account.credits_available,
    export_minutes: account.export_minutes_available,
  };
  const [wish, setWish] = useState(now);
  const changed = Object.entries(wish).filter(([name, value]) => value !== now[name as keyof typeof now]);
  const change = useMutation({
    mutationFn: () => patch<OperatedAccount>(`/admin/v1/accounts/${account.account_id}`, Object.fromEntries(changed)),
    onSuccess: async (next) => {
      queries.setQueryData(accountQuery(account.account_id).queryKey, next);
      await queries.invalidateQueries({ queryKey: ['operator'] });
    },
  });
  const whole = (text: string): number => Math.max(0, Math.round(Number(text) || 0));
  return (
    <form
      className="filters"
      onSubmit={(event) => {
        event.preventDefault();
        if (changed.length > 0 && !change.isPending) change.mutate();
      }}
    >
      <Field
        label={words.name}
        required
        maxLength={200}
        value={wish.name}
        onChange={(event) => setWish({ ...wish, name: event.target.value })}
      />
      <Select
        label={words.plan}
        value={wish.plan}
        options={(plans?.plans ?? [{ id: wish.plan }]).map(({ id }) => [id, id])}
        onPick={(plan) => setWish({ ...wish, plan })}
      />
      <Field
        label={words.credits}
        type="number"
        min={0}
        value={wish.credits}
        onChange={(event) => setWish({ ...wish, credits: whole(event.target.value) })}
      />
      <Field
        label={words.minutes}
        type="number"
        min={0}
        value={wish.export_minutes}
        onChange={(event) => setWish({ ...wish, export_minutes: whole(event.target.value) })}
      />
      <Button kind="main" type="submit" busy={change.isPending} disabled={changed.length === 0}>
        {words.change}
      </Button>
      <p className="hint">
        {words.changeHint}{' '}
        {account.credits_held + account.export_minutes_held > 0 &&
          words.held(number(account.credits_held), number(account.export_minutes_held))}
      </p>
      {change.error && <Problem error={change.error} />}
    </form>
  );
}
