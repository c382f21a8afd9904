import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { post } from '../api/client.js';
import type { MadeAccount, OperatedPlan } from '../api/operator-wire.js';
import { useText } from '../text/text.js';
import { Button } from '../ui/button.js';
import { Dialog } from '../ui/dialog.js';
import { Field, Select } from '../ui/field.js';
import { CopyText, Problem } from '../ui/pieces.js';

/** Makes an account, and shows once what opens it. */
export function NewAccount({ plans, onClose }: { plans: readonly OperatedPlan[]; onClose(): void }): ReactNode {
  const t = useText();
  const { accounts: words } = t.operator;
  const queries = useQueryClient();
  const [name, setName] = useState('');
  const [email, setEmail] = useState('');
  const [plan, setPlan] = useState(plans.at(-1)?.id ?? '');
  const make = useMutation({
    mutationFn: async () => {
      const wish = { name: name.trim(), plan, ...(email.trim() !== '' && { email: email.trim() }) };
      const account = await post<MadeAccount>('/admin/v1/accounts', wish);
      const path = `/admin/v1/accounts/${account.account_id}/sign-in-links`;
      return { ...account, ...(await post<{ sign_in_url: string }>(path)) };
    },
    onSettled: () => queries.invalidateQueries({ queryKey: ['operator'] }),
  });
  const made = make.data;
  if (made)
    return (
      <Dialog title={words.madeTitle} insists onClose={onClose}>
        <p>{words.madeText}</p>
        <CopyText label={words.link} value={made.sign_in_url} />
        <CopyText label={words.key} value={made.api_key} />
        <CopyText label={words.secret} value={made.webhook_secret} />
        <div className="dialog-actions">
          <Button kind="main" onClick={onClose}>
            {words.kept}
          </Button>
        </div>
      </Dialog>
    );
  return (
    <Dialog title={words.make} onClose={onClose}>
      <form
        className="form"
        onSubmit={(event) => {
          event.preventDefault();
          if (!make.isPending) make.mutate();
        }}
      >
        <Field
          label={words.name}
          required
          maxLength={200}
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
        <Field
          label={`${words.email} (${t.common.optional})`}
          type="email"
          maxLength={254}
          value={email}
          onChange={(event) => setEmail(event.target.value)}
        />
        <Select label={words.plan} value={plan} options={plans.map(({ id }) => [id, id])} onPick={setPlan} />
        {make.error && <Problem error={make.error} />}
        <div className="dialog-actions">
          <Button kind="main" type="submit" busy={make.isPending}>
            {words.make}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
