import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { post, remove } from '../api/client.js';
import { shareQuery } from '../api/queries.js';
import type { Share, Video } from '../api/wire.js';
import { useFormats } from '../text/formats.js';
import { useText } from '../text/text.js';
import { Button } from '../ui/button.js';
import { Dialog } from '../ui/dialog.js';
import { CopyText, Loading, Problem } from '../ui/pieces.js';

/** The link for people without an account: made, copied, and taken back. */
export function ShareDialog({ video, onClose }: { video: Video; onClose(): void }): ReactNode {
  const t = useText();
  const { ago } = useFormats();
  const queries = useQueryClient();
  const { queryKey } = shareQuery(video.id);
  const { data, error } = useQuery(shareQuery(video.id));
  const make = useMutation({
    mutationFn: () => post<{ share: Share }>(`/app/api/videos/${video.id}/share`),
    onSuccess: (made) => queries.setQueryData(queryKey, made),
  });
  const end = useMutation({
    mutationFn: () => remove(`/app/api/videos/${video.id}/share`),
    onSuccess: () => queries.setQueryData(queryKey, { share: null }),
  });
  const problem = error ?? make.error ?? end.error;
  return (
    <Dialog title={t.video.shareTitle} onClose={onClose}>
      <p>{t.video.shareText}</p>
      {problem && <Problem error={problem} />}
      {!data && !error && <Loading />}
      {data?.share && (
        <>
          <CopyText label={t.video.shareLink} value={data.share.url} />
          <p className="soft">{t.video.shareSince(ago(data.share.created_at))}</p>
          <div className="dialog-actions">
            <Button kind="danger" busy={end.isPending} onClick={() => end.mutate()}>
              {t.video.shareEnd}
            </Button>
          </div>
        </>
      )}
      {data && !data.share && (
        <>
          {end.isSuccess && <p role="status">{t.video.shareEnded}</p>}
          <div className="dialog-actions">
            <Button kind="main" icon="link" busy={make.isPending} onClick={() => make.mutate()}>
              {t.video.shareMake}
            </Button>
          </div>
        </>
      )}
    </Dialog>
  );
}
