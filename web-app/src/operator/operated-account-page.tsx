import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate, useParams } from '@tanstack/react-router';
import { useState, type ReactNode } from 'react';
import { post, remove } from '../api/client.js';
import { accountKeysQuery, accountQuery } from '../api/operator-queries.js';
import type { OperatedAccount } from '../api/operator-wire.js';
import { base } from '../app/base.js';
import { useFormats } from '../text/formats.js';
import { useText } from '../text/text.js';
import { Button } from '../ui/button.js';
import { Dialog } from '../ui/dialog.js';
import { CopyText, Loading, More, Problem } from '../ui/pieces.js';
import { ChangeAccount } from './change-account.js';
import { JobTable } from './job-table.js';

/** One account: what it may, what it has, its keys, and what it makes. */
export function OperatedAccountPage(): ReactNode {
  const t = useText();
  const { accounts: words } = t.operator;
  const { id } = useParams({ from: '/operator/accounts/$id' });
  const { data: account, error } = useQuery(accountQuery(id));
  if (error && !account) return <Problem error={error} />;
  if (!account) return <Loading />;
  return (
    <>
      <section>
        <p className="crumbs">
          <Link to="/operator/accounts">{t.operator.parts.accounts}</Link>
        </p>
        <h2 className="section-title">{account.name}</h2>
        <p className="soft">
          <code>{account.account_id}</code>
        </p>
        <ChangeAccount key={JSON.stringify(account)} account={account} />
      </section>
      <SignInLink account={account} />
      <Keys id={id} />
      <section>
        <h2 className="section-title">{words.jobs}</h2>
        <JobTable wish={{ account_id: id }} />
      </section>
      <section className="row">
        <a className="button plain" href={`${base}/admin/v1/accounts/${id}/export?files=true`} download={`${id}.tar`}>
          {words.export}
        </a>
        <Deletion account={account} />
      </section>
    </>
  );
}

function SignInLink({ account }: { account: OperatedAccount }): ReactNode {
  const { accounts: words } = useText().operator;
  const make = useMutation({
    mutationFn: () => post<{ sign_in_url: string }>(`/admin/v1/accounts/${account.account_id}/sign-in-links`),
  });
  return (
    <section>
      <h2 className="section-title">{words.link}</h2>
      <p className="soft">{words.linkText}</p>
      {make.data ? (
        <CopyText label={words.link} value={make.data.sign_in_url} />
      ) : (
        <Button icon="link" busy={make.isPending} onClick={() => make.mutate()}>
          {words.linkMake}
        </Button>
      )}
      {make.error && <Problem error={make.error} />}
    </section>
  );
}

function Keys({ id }: { id: string }): ReactNode {
  const t = useText();
  const { accounts: words } = t.operator;
  const { time, ago } = useFormats();
  const queries = useQueryClient();
  const query = useInfiniteQuery(accountKeysQuery(id));
  const keys = query.data?.pages.flatMap(({ entries }) => entries);
  const revoke = useMutation({
    mutationFn: (key: string) => remove(`/admin/v1/keys/${key}`),
    onSuccess: () => queries.invalidateQueries({ queryKey: accountKeysQuery(id).queryKey }),
  });
  return (
    <section>
      <h2 className="section-title">{words.keys}</h2>
      {query.error && <Problem error={query.error} onRetry={() => void query.refetch()} />}
      {keys?.length === 0 && <p className="soft">{words.noKeys}</p>}
      <ul className="rows">
        {keys?.map((key) => (
          <li key={key.key_id}>
            <div>
              <b>{key.name}</b>
              <span className="soft">
                {words.kinds[key.kind]}, <code>{key.hint}…</code>
              </span>
            </div>
            <span className="soft">
              {t.keys.created(time(key.created_at))},{' '}
              {key.used_at === null ? words.unused : words.lastUsed(ago(key.used_at))}
            </span>
            {key.kind === 'api' && (
              <Button
                kind="danger"
                aria-label={`${t.keys.revoke}: ${key.name}`}
                busy={revoke.isPending && revoke.variables === key.key_id}
                onClick={() => revoke.mutate(key.key_id)}
              >
                {t.keys.revoke}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {revoke.error && <Problem error={revoke.error} />}
      <More query={query} />
    </section>
  );
}

function Deletion({ account }: { account: OperatedAccount }): ReactNode {
  const { accounts: words } = useText().operator;
  const queries = useQueryClient();
  const navigate = useNavigate();
  const [isAsked, setAsked] = useState(false);
  const out = useMutation({
    mutationFn: () => remove(`/admin/v1/accounts/${account.account_id}`),
    onSuccess: async () => {
      await navigate({ to: '/operator/accounts' });
      await queries.invalidateQueries({ queryKey: ['operator'] });
    },
  });
  return (
    <>
      <Button kind="danger" onClick={() => setAsked(true)}>
        {words.delete}
      </Button>
      {isAsked && (
        <Dialog title={words.deleteTitle(account.name)} onClose={() => setAsked(false)}>
          <p>{words.deleteText}</p>
          {out.error && <Problem error={out.error} />}
          <div className="dialog-actions">
            <Button kind="danger" busy={out.isPending} onClick={() => out.mutate()}>
              {words.delete}
            </Button>
          </div>
        </Dialog>
      )}
    </>
  );
}
