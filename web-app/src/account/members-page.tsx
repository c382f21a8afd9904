import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { post, remove } from '../api/client.js';
import { membersQuery, meQuery } from '../api/queries.js';
import type { MemberEntry } from '../api/wire.js';
import { useFormats } from '../text/formats.js';
import { useText } from '../text/text.js';
import { Button } from '../ui/button.js';
import { Dialog } from '../ui/dialog.js';
import { CopyText, Loading, PageHead, Problem } from '../ui/pieces.js';

/** Who makes films on this account. */
export function MembersPage(): ReactNode {
  const t = useText();
  const { time } = useFormats();
  const query = useQuery(membersQuery);
  const { data: me } = useQuery(meQuery);
  const [leaving, setLeaving] = useState<MemberEntry | null>(null);
  const isOwner = me?.person.role === 'owner';
  const invite = useMutation({ mutationFn: () => post<{ sign_in_url: string }>('/app/api/invitations') });
  return (
    <>
      <PageHead title={t.members.title} lead={t.members.lead}>
        {isOwner && (
          <Button kind="main" icon="plus" busy={invite.isPending} onClick={() => invite.mutate()}>
            {t.members.invite}
          </Button>
        )}
      </PageHead>
      {(query.error ?? invite.error) && <Problem error={query.error ?? invite.error} />}
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
      {invite.data && (
        <Dialog title={t.members.inviteTitle} onClose={() => invite.reset()}>
          <p>{t.members.inviteText}</p>
          <CopyText label={t.members.inviteTitle} value={invite.data.sign_in_url} />
        </Dialog>
      )}
      {leaving && <RemoveDialog member={leaving} onClose={() => setLeaving(null)} />}
    </>
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
