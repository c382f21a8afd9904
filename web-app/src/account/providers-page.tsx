import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { put, remove } from '../api/client.js';
import { meQuery, providerKeysQuery } from '../api/queries.js';
import type { ProviderKey } from '../api/wire.js';
import { useFormats } from '../text/formats.js';
import { useText } from '../text/text.js';
import { Button } from '../ui/button.js';
import { Field } from '../ui/field.js';
import { Loading, PageHead, Problem } from '../ui/pieces.js';

/** Providers of the account's own: what they do costs no credits. */
export function ProvidersPage(): ReactNode {
  const t = useText();
  const { data: me } = useQuery(meQuery);
  const { data, error, refetch } = useQuery(providerKeysQuery);
  const isOwner = me?.person.role === 'owner';
  return (
    <>
      <PageHead title={t.providers.title} lead={t.providers.lead} />
      {error && <Problem error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Loading />}
      {data && me && (
        <LanguageModel saved={data.keys.find(({ part }) => part === 'language_model')} isOwner={isOwner} />
      )}
    </>
  );
}

function LanguageModel({ saved, isOwner }: { saved: ProviderKey | undefined; isOwner: boolean }): ReactNode {
  const t = useText();
  const { ago } = useFormats();
  const queries = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  const drop = useMutation({
    mutationFn: () => remove('/app/api/provider-keys/language_model'),
    onSuccess: () => queries.invalidateQueries({ queryKey: providerKeysQuery.queryKey }),
  });
  return (
    <section className="sheet form provider" aria-labelledby="language-model">
      <div>
        <h2 id="language-model">{t.providers.model}</h2>
        <p className="soft">{t.providers.modelText}</p>
      </div>
      {saved && (
        <dl className="provider-facts">
          <dt>{t.providers.address}</dt>
          <dd>{saved.base_url}</dd>
          <dt>{t.providers.name}</dt>
          <dd>{saved.model}</dd>
          <dt>{t.providers.key}</dt>
          <dd>
            <code>…{saved.hint}</code> <span className="soft">{t.providers.saved(ago(saved.saved_at))}</span>
          </dd>
        </dl>
      )}
      {!isOwner && <p className="soft">{t.common.owner}</p>}
      {drop.error && <Problem error={drop.error} />}
      {isOwner && (isOpen || !saved) && <KeyForm saved={saved} onDone={() => setOpen(false)} />}
      {isOwner && saved && !isOpen && (
        <div className="row">
          <Button onClick={() => setOpen(true)}>{t.providers.replace}</Button>
          <Button kind="danger" busy={drop.isPending} onClick={() => drop.mutate()}>
            {t.common.remove}
          </Button>
        </div>
      )}
    </section>
  );
}

function KeyForm({ saved, onDone }: { saved: ProviderKey | undefined; onDone(): void }): ReactNode {
  const t = useText();
  const queries = useQueryClient();
  const [draft, setDraft] = useState({ base_url: saved?.base_url ?? '', model: saved?.model ?? '', api_key: '' });
  const save = useMutation({
    mutationFn: () => put('/app/api/provider-keys/language_model', draft),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: providerKeysQuery.queryKey });
      onDone();
    },
  });
  return (
    <form
      className="form"
      onSubmit={(event) => {
        event.preventDefault();
        if (!save.isPending) save.mutate();
      }}
    >
      <Field
        label={t.providers.address}
        hint={t.providers.addressHint}
        type="url"
        required
        placeholder="https://api.example.com/v1"
        value={draft.base_url}
        onChange={(event) => setDraft({ ...draft, base_url: event.target.value })}
      />
      <Field
        label={t.providers.name}
        required
        maxLength={200}
        autoComplete="off"
        spellCheck={false}
        value={draft.model}
        onChange={(event) => setDraft({ ...draft, model: event.target.value })}
      />
      <Field
        label={t.providers.key}
        hint={t.providers.keyHint}
        type="password"
        required
        autoComplete="off"
        value={draft.api_key}
        onChange={(event) => setDraft({ ...draft, api_key: event.target.value.trim() })}
      />
      {save.error && <Problem error={save.error} />}
      <div className="row">
        <Button kind="main" type="submit" icon="check" busy={save.isPending}>
          {save.isPending ? t.providers.trying : t.providers.save}
        </Button>
      </div>
    </form>
  );
}
