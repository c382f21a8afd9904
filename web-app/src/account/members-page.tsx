import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { post, remove } from '../api/client.js';
import { membersQuery, meQuery } from '../api/queries.js';
import type { MemberEntry } from '../api/wire.js';
import { useFormats } from '../text/formats.js';
import { useText } from '../text/text.js';
import { Button } from '../ui/button.js';
import { Dialog } from '../ui/dialog.js';
import { Field } from '../ui/field.js';
import { CopyText, Loading, PageHead, Problem } from '../ui/pieces.js';

/** Who makes films on this account. */
export function MembersPage(): ReactNode {
  const t = useText();
  const { time } = useFormats();
  const query = useQuery(membersQuery);
  const { data: me } = useQuery(meQuery);
  const [leaving, setLeaving] = useState<MemberEntry | null>(null);
  const isOwner = me?.person.role === 'owner';
  const [isInviting, setInviting] = useState(false);
  return (
    <>
      <PageHead title={t.members.title} lead={t.members.lead}>
        {isOwner && (
          <Button kind="main" icon="plus" onClick={() => setInviting(true)}>
            {t.members.invite}
          </Button>
        )}
      </PageHead>
      {query.error && <Problem error={query.error} />}
      {query.isPending && <Loading />}
      <ul className="rows">
        {query.data?.members.map((member) => (
          <li key={member.id}>
            <div>
              <b>
                {member.name}
                {member.id === me?.person.id && <span className="soft"> ({t.members.you})</span>}
              </b>
              <span className="soft">{member.email}</span>
            </div>
            <span className="soft">
              {t.members[member.role]}, {t.members.since(time(member.joined_at))}
            </span>
            {isOwner && member.role === 'member' && (
              <Button
                kind="danger"
                aria-label={`${t.members.remove}: ${member.name}`}
                onClick={() => setLeaving(member)}
              >
                {t.members.remove}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {isInviting && <InviteDialog sendsMail={me?.sends_mail === true} onClose={() => setInviting(false)} />}
      {leaving && <RemoveDialog member={leaving} onClose={() => setLeaving(null)} />}
    </>
  );
}

/** A link for one person: sent to them where the service sends mails, and shown in any case. */
function InviteDialog({ sendsMail, onClose }: { sendsMail: boolean; onClose(): void }): ReactNode {
  const t = useText();
  const [email, setEmail] = useState('');
  const invite = useMutation({
    mutationFn: (to: string) =>
      post<{ sign_in_url: string; sent_to: string | null }>('/app/api/invitations', to === '' ? {} : { email: to }),
  });
  const made = invite.data;
  return (
    <Dialog title={t.members.inviteTitle} onClose={onClose}>
      {!made && (
        <form
          className="form"
          onSubmit={(event) => {
            event.preventDefault();
            if (!invite.isPending) invite.mutate(email.trim());
          }}
        >
          <p>{t.members.inviteText}</p>
          {sendsMail && (
            <Field
              label={`${t.members.inviteMail} (${t.common.optional})`}
              type="email"
              maxLength={254}
              value={email}
              onChange={(event) => setEmail(event.target.value)}
            />
          )}
          {invite.error && <Problem error={invite.error} />}
          <div className="dialog-actions">
            <Button kind="main" type="submit" busy={invite.isPending}>
              {email.trim() === '' ? t.members.inviteMake : t.members.inviteSend}
            </Button>
          </div>
        </form>
      )}
      {made && (
        <>
          {email.trim() !== '' && (
            <p role="status">{made.sent_to === null ? t.members.notSent : t.members.sent(made.sent_to)}</p>
          )}
          <p>{t.members.inviteText}</p>
          <CopyText label={t.members.inviteTitle} value={made.sign_in_url} />
        </>
      )}
    </Dialog>
  );
}

function RemoveDialog({ member, onClose }: { member: MemberEntry; onClose(): void }): ReactNode {
  const t = useText();
  const queries = useQueryClient();
  const out = useMutation({
    mutationFn: () => remove(`/app/api/members/${member.id}`),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: membersQuery.queryKey });
      onClose();
    },
  });
  return (
    <Dialog title={t.members.removeTitle(member.name)} onClose={onClose}>
      <p>{t.members.removeText}</p>
      {out.error && <Problem error={out.error} />}
      <div className="dialog-actions">
        <Button kind="danger" busy={out.isPending} onClick={() => out.mutate()}>
          {t.members.remove}
        </Button>
      </div>
    </Dialog>
  );
}
