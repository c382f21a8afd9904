import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { remove } from '../api/client.js';
import { keysQuery, meQuery } from '../api/queries.js';
import type { ApiKey, MadeKey } from '../api/wire.js';
import { useFormats } from '../text/formats.js';
import { useText } from '../text/text.js';
import { Button } from '../ui/button.js';
import { Dialog } from '../ui/dialog.js';
import { Empty, Loading, PageHead, Problem } from '../ui/pieces.js';
import { MadeKeyDialog, MakeKeyDialog } from './make-key.js';
import { RotateKeyDialog, SecretDialog } from './rotate-key.js';

type Open = { kind: 'make' } | { kind: 'made'; key: MadeKey } | { kind: 'revoke' | 'secret' | 'rotate'; key: ApiKey } | null; // prettier-ignore

/** Keys for programs: made, shown once, looked after and revoked. */
export function KeysPage(): ReactNode {
  const t = useText();
  const query = useQuery(keysQuery);
  const { data: me } = useQuery(meQuery);
  const [open, setOpen] = useState<Open>(null);
  const isOwner = me?.person.role === 'owner';
  const keys = query.data?.keys;
  const make = (
    <Button kind="main" icon="plus" disabled={!isOwner} onClick={() => setOpen({ kind: 'make' })}>
      {t.keys.make}
    </Button>
  );
  return (
    <>
      <PageHead title={t.keys.title} lead={t.keys.lead}>
        {keys && keys.length > 0 && make}
      </PageHead>
      {me && !me.plan.api_access && <p className="notice">{t.account.noApi}</p>}
      {me && !isOwner && <p className="notice">{t.common.owner}</p>}
      {query.error && <Problem error={query.error} onRetry={() => void query.refetch()} />}
      {query.isPending && <Loading />}
      {keys?.length === 0 && (
        <Empty icon="key" title={t.keys.empty} text={t.keys.emptyText}>
          {make}
        </Empty>
      )}
      <ul className="rows">
        {keys?.map((key) => (
          <KeyRow key={key.id} apiKey={key} isOwner={isOwner} onOpen={(kind) => setOpen({ kind, key })} />
        ))}
      </ul>
      {open?.kind === 'make' && (
        <MakeKeyDialog onClose={() => setOpen(null)} onMade={(key) => setOpen({ kind: 'made', key })} />
      )}
      {open?.kind === 'made' && <MadeKeyDialog made={open.key} onClose={() => setOpen(null)} />}
      {open?.kind === 'revoke' && <RevokeDialog apiKey={open.key} onClose={() => setOpen(null)} />}
      {open?.kind === 'rotate' && <RotateKeyDialog apiKey={open.key} onClose={() => setOpen(null)} />}
      {open?.kind === 'secret' && <SecretDialog apiKey={open.key} onClose={() => setOpen(null)} />}
    </>
  );
}

interface KeyRowProps {
  apiKey: ApiKey;
  isOwner: boolean;
  onOpen(kind: 'revoke' | 'secret' | 'rotate'): void;
}

function KeyRow({ apiKey, isOwner, onOpen }: KeyRowProps): ReactNode {
  const t = useText();
  const { ago, day, time } = useFormats();
  const { name, hint, default_webhook_url: url, created_at: made, used_at: used } = apiKey;
  const { expires_at: ends, former_valid_until: former } = apiKey;
  return (
    <li>
      <div>
        <b>{name}</b>
        <code>{hint}…</code>
        {url !== null && <span className="soft">{url}</span>}
      </div>
      <span className="soft">
        {t.keys.created(ago(made))}, {used === null ? t.keys.unused : t.keys.used(ago(used))}
        {ends !== null && (
          <>
            <br />
            {Date.parse(ends) > Date.now() ? t.keys.expires(day(ends)) : t.keys.expired(day(ends))}
          </>
        )}
        {former !== null && (
          <>
            <br />
            {t.keys.formerUntil(time(former))}
          </>
        )}
      </span>
      {isOwner && (
        <div className="row">
          <Button kind="quiet" aria-label={`${t.keys.showSecret}: ${name}`} onClick={() => onOpen('secret')}>
            {t.keys.showSecret}
          </Button>
          <Button kind="quiet" aria-label={`${t.keys.rotate}: ${name}`} onClick={() => onOpen('rotate')}>
            {t.keys.rotate}
          </Button>
          <Button kind="danger" aria-label={`${t.keys.revoke}: ${name}`} onClick={() => onOpen('revoke')}>
            {t.keys.revoke}
          </Button>
        </div>
      )}
    </li>
  );
}

function RevokeDialog({ apiKey, onClose }: { apiKey: ApiKey; onClose(): void }): ReactNode {
  const t = useText();
  const queries = useQueryClient();
  const revoke = useMutation({
    mutationFn: () => remove(`/app/api/keys/${apiKey.id}`),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: keysQuery.queryKey });
      onClose();
    },
  });
  return (
    <Dialog title={t.keys.revokeTitle(apiKey.name)} onClose={onClose}>
      <p>{t.keys.revokeText}</p>
      {revoke.error && <Problem error={revoke.error} />}
      <div className="dialog-actions">
        <Button kind="danger" busy={revoke.isPending} onClick={() => revoke.mutate()}>
          {t.keys.revoke}
        </Button>
      </div>
    </Dialog>
  );
}
