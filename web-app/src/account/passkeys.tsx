import { startRegistration, type PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/browser';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { post, remove } from '../api/client.js';
import { passkeysQuery } from '../api/queries.js';
import { useFormats } from '../text/formats.js';
import { useText } from '../text/text.js';
import { Button } from '../ui/button.js';
import { Dialog } from '../ui/dialog.js';
import { Field } from '../ui/field.js';
import { Problem } from '../ui/pieces.js';

/** Passkeys are bound to a name: there are none for a service that is opened by its number. */
const canHave = 'PublicKeyCredential' in window && !/^[0-9.]+$|:/.test(location.hostname);

/** The same page under the name that this machine has for itself, where it is opened by a number for that. */
const namedHere = /^127\.|^\[::1\]$/.test(location.hostname)
  ? location.href.replace(location.host, location.host.replace(location.hostname, 'localhost'))
  : null;

/** What the person signs in with in place of a password. */
export function Passkeys(): ReactNode {
  const t = useText();
  const { ago } = useFormats();
  const queries = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  const { data } = useQuery(passkeysQuery);
  const drop = useMutation({
    mutationFn: (id: string) => remove(`/app/api/passkeys/${id}`),
    onSettled: () => queries.invalidateQueries({ queryKey: passkeysQuery.queryKey }),
  });
  return (
    <section aria-labelledby="passkeys">
      <h2 id="passkeys" className="section-title">
        {t.account.passkeys}
      </h2>
      <p className="soft">
        {canHave ? t.account.passkeysText : t.account.passkeysNone}{' '}
        {!canHave && namedHere !== null && <a href={namedHere}>{t.account.passkeysHere}</a>}
      </p>
      {data && data.passkeys.length > 0 && (
        <ul className="rows">
          {data.passkeys.map(({ id, name, created_at: made, used_at: used }) => (
            <li key={id}>
              <b>{name}</b>
              <span className="soft">
                {t.keys.created(ago(made))}, {used === null ? t.keys.unused : t.keys.used(ago(used))}
              </span>
              <Button kind="danger" aria-label={`${t.common.remove}: ${name}`} onClick={() => drop.mutate(id)}>
                {t.common.remove}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {canHave && <Button onClick={() => setOpen(true)}>{t.account.passkeyMake}</Button>}
      {drop.error && <Problem error={drop.error} />}
      {isOpen && <MakePasskey onClose={() => setOpen(false)} />}
    </section>
  );
}

function MakePasskey({ onClose }: { onClose(): void }): ReactNode {
  const t = useText();
  const queries = useQueryClient();
  const [name, setName] = useState('');
  const make = useMutation({
    mutationFn: async () => {
      const optionsJSON = await post<PublicKeyCredentialCreationOptionsJSON>('/app/api/passkeys/options');
      const response = await startRegistration({ optionsJSON }).catch(() => {
        throw new Error(t.account.passkeyRefused);
      });
      return post('/app/api/passkeys', { name: name.trim(), response });
    },
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: passkeysQuery.queryKey });
      onClose();
    },
  });
  return (
    <Dialog title={t.account.passkeyMake} onClose={onClose}>
      <form
        className="form"
        onSubmit={(event) => {
          event.preventDefault();
          if (!make.isPending) make.mutate();
        }}
      >
        <Field
          label={t.account.passkeyName}
          placeholder={t.account.passkeyPlaceholder}
          required
          maxLength={60}
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
        {make.error && <Problem error={make.error} />}
        <div className="dialog-actions">
          <Button kind="main" type="submit" icon="key" busy={make.isPending}>
            {t.account.passkeyGo}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
