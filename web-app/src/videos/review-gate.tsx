import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState, type ReactNode } from 'react';
import { post } from '../api/client.js';
import { framesQuery, videoQuery } from '../api/queries.js';
import type { Video } from '../api/wire.js';
import { useText } from '../text/text.js';
import { Button } from '../ui/button.js';
import { Loading, Problem } from '../ui/pieces.js';
import { GatePictures } from './gate-pictures.js';

/** A pause of the build: its cast or its storyboard, and a field for what should be different. */
export function ReviewGate({ video }: { video: Video }): ReactNode {
  const t = useText();
  const id = useId();
  const queries = useQueryClient();
  const [changes, setChanges] = useState('');
  const { gate, revision } = video.review ?? { gate: 'cast_sheets', revision: 0 };
  const frames = useQuery(framesQuery(video.id, `${gate}-${revision}`));
  const answer = useMutation({
    mutationFn: (body: { changes?: string }) =>
      post<Video>(`/v1/videos/${video.id}/approve`, body, crypto.randomUUID()),
    onSuccess: (next) => {
      setChanges('');
      queries.setQueryData(videoQuery(video.id).queryKey, next);
    },
  });
  return (
    <section className="sheet gate" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{gate === 'cast_sheets' ? t.video.gateCast : t.video.gateBoard}</h2>
      <p>
        {t.video.gateText} {revision > 0 && <span className="soft">{t.video.revision(revision)}</span>}
      </p>
      {frames.isPending && <Loading />}
      {frames.error && <Problem error={frames.error} />}
      <GatePictures frames={frames.data?.frames ?? []} />
      <label htmlFor={id}>{t.video.gateChanges}</label>
      <textarea
        id={id}
        rows={2}
        value={changes}
        placeholder={t.video.gatePlaceholder}
        onChange={(event) => setChanges(event.target.value)}
      />
      {answer.error && <Problem error={answer.error} />}
      <div className="row">
        <Button
          disabled={changes.trim() === ''}
          busy={answer.isPending}
          onClick={() => answer.mutate({ changes: changes.trim() })}
        >
          {t.video.gateRedo}
        </Button>
        <Button kind="main" icon="check" busy={answer.isPending} onClick={() => answer.mutate({})}>
          {t.video.gateGo}
        </Button>
      </div>
    </section>
  );
}
