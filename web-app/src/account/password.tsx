import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { put } from '../api/client.js';
import { meQuery, sessionsQuery } from '../api/queries.js';
import { useText } from '../text/text.js';
import { Button } from '../ui/button.js';
import { Dialog } from '../ui/dialog.js';
import { Field } from '../ui/field.js';
import { Problem } from '../ui/pieces.js';

/** Another password, for who knows the one before, or has had none. */
export function Password({ has }: { has: boolean }): ReactNode {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  const [isTaken, setTaken] = useState(false);
  return (
    <section aria-labelledby="password">
      <h2 id="password" className="section-title">
        {t.account.password}
      </h2>
      <p className="soft" role="status">
        {isTaken ? t.account.passwordTaken : has ? t.account.passwordText : t.account.passwordNone}
      </p>
      <Button onClick={() => setOpen(true)}>{has ? t.account.passwordChange : t.account.passwordSet}</Button>
      {isOpen && (
        <ChangePassword
          has={has}
          onClose={(done) => {
            setOpen(false);
            setTaken(done);
          }}
        />
      )}
    </section>
  );
}

function ChangePassword({ has, onClose }: { has: boolean; onClose(isTaken: boolean): void }): ReactNode {
  const t = useText();
  const queries = useQueryClient();
  const [before, setBefore] = useState('');
  const [next, setNext] = useState('');
  const change = useMutation({
    mutationFn: () => put('/app/api/password', { current_password: before, new_password: next }),
    onSuccess: async () => {
      await Promise.all([meQuery, sessionsQuery].map(({ queryKey }) => queries.invalidateQueries({ queryKey })));
      onClose(true);
    },
  });
  return (
    <Dialog title={has ? t.account.passwordChange : t.account.passwordSet} onClose={() => onClose(false)}>
      <form
        className="form"
        onSubmit={(event) => {
          event.preventDefault();
          if (!change.isPending) change.mutate();
        }}
      >
        {has && (
          <Field
            label={t.account.passwordNow}
            type="password"
            autoComplete="current-password"
            required
            value={before}
            onChange={(event) => setBefore(event.target.value)}
          />
        )}
        <Field
          label={t.account.passwordNext}
          hint={t.account.passwordHint}
          type="password"
          autoComplete="new-password"
          required
          minLength={12}
          maxLength={200}
          value={next}
          onChange={(event) => setNext(event.target.value)}
        />
        {change.error && <Problem error={change.error} />}
        <div className="dialog-actions">
          <Button kind="main" type="submit" icon="check" busy={change.isPending}>
            {t.account.passwordTake}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
