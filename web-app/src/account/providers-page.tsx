import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { put, remove } from '../api/client.js';
import { meQuery, providerKeysQuery } from '../api/queries.js';
import type { ProviderKey, ProviderPart } from '../api/wire.js';
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
      {data &&
        me &&
        data.parts.map((one) => (
          <Provider
            key={one.part}
            part={one}
            saved={data.keys.find(({ part }) => part === one.part)}
            isOwner={isOwner}
          />
        ))}
    </>
  );
}

interface ProviderProps {
  part: ProviderPart;
  saved: ProviderKey | undefined;
  isOwner: boolean;
}

function Provider({ part: { part, covers }, saved, isOwner }: ProviderProps): ReactNode {
  const t = useText();
  const { ago } = useFormats();
  const queries = useQueryClient();
  // A service that is newer than the page may know more of them.
  const [name, text] = t.providers.parts[part] ?? [part];
  const [isOpen, setOpen] = useState(false);
  const drop = useMutation({
    mutationFn: () => remove(`/app/api/provider-keys/${part}`),
    onSuccess: () => queries.invalidateQueries({ queryKey: providerKeysQuery.queryKey }),
  });
  return (
    <section className="sheet form provider" aria-labelledby={part}>
      <div>
        <h2 id={part}>{name}</h2>
        {text !== undefined && <p className="soft">{text}</p>}
        <p className="soft">{t.providers.covers(covers.map((one) => t.providers.covered[one] ?? one))}</p>
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
      {isOwner && (isOpen || !saved) && <KeyForm part={part} saved={saved} onDone={() => setOpen(false)} />}
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

function KeyForm({ part, saved, onDone }: { part: string; saved: ProviderKey | undefined; onDone(): void }): ReactNode {
  const t = useText();
  const queries = useQueryClient();
  const [draft, setDraft] = useState({ base_url: saved?.base_url ?? '', model: saved?.model ?? '', api_key: '' });
  const save = useMutation({
    mutationFn: () => put(`/app/api/provider-keys/${part}`, draft),
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
