import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useParams, useSearch } from '@tanstack/react-router';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { ApiError, post } from '../api/client.js';
import { timelineQuery, videoQuery } from '../api/queries.js';
import { isWorking, type Video } from '../api/wire.js';
import { base } from '../app/base.js';
import { NotFound } from '../app/not-found.js';
import { sceneTitle } from '../text/messages.js';
import { useText } from '../text/text.js';
import { Button } from '../ui/button.js';
import { Loading, Problem, StatusMark, Title } from '../ui/pieces.js';
import { Beside } from './beside.js';
import { EditBox } from './edit-box.js';
import { Facts } from './facts.js';
import { ProgressPanel } from './progress-panel.js';
import { RenderDialog } from './render-dialog.js';
import { ReviewGate } from './review-gate.js';
import { ShareDialog } from './share-dialog.js';
import { Versions } from './versions.js';
import { shapeOf, titleOf } from './video-shape.js';

const Stage = lazy(() => import('../stage/stage.js').then(({ Stage: component }) => ({ default: component })));

/** What `app_url` opens: the film, as soon as there is one, and all that can be done with it. */
export function VideoPage(): ReactNode {
  const { id } = useParams({ from: '/videos/$id' });
  const query = useQuery(videoQuery(id));
  if (query.error instanceof ApiError && query.error.status === 404) return <NotFound />;
  if (query.error && !query.data) return <Problem error={query.error} onRetry={() => void query.refetch()} />;
  if (!query.data) return <Loading />;
  return <OneVideo key={id} video={query.data} />;
}

function OneVideo({ video }: { video: Video }): ReactNode {
  const t = useText();
  const [isRendering, setRendering] = useState(false);
  const [isSharing, setSharing] = useState(false);
  const title = titleOf(video);
  const isDone = video.status === 'completed';
  const { beside } = useSearch({ from: '/videos/$id' });
  const isBeside = beside !== undefined && isDone;
  return (
    <article className="video-page">
      <Title of={title} />
      <header className="video-head">
        <p className="crumbs">
          <Link to="/videos">{t.videos.title}</Link>
        </p>
        <div className="row">
          <h1>{title}</h1>
          <div className="actions">
            <StatusMark status={video.status} />
            {video.download_url !== undefined && (
              <a className="button plain" href={video.download_url} download>
                {t.video.download}
              </a>
            )}
            {isDone && (
              <Button kind="quiet" icon="link" onClick={() => setSharing(true)}>
                {t.video.share}
              </Button>
            )}
            {isDone && (
              <Button kind={video.download_url === undefined ? 'main' : 'plain'} onClick={() => setRendering(true)}>
                {video.download_url === undefined ? t.video.render : t.video.renderAgain}
              </Button>
            )}
            {(isWorking(video) || video.status === 'awaiting_approval') && <StopButton video={video} />}
          </div>
        </div>
      </header>
      <div className={isBeside ? 'video-columns one' : 'video-columns'}>
        <div className="video-main">
          {isWorking(video) && <ProgressPanel video={video} />}
          {video.status === 'awaiting_approval' && <ReviewGate video={video} />}
          {isBeside ? (
            <Beside video={video} otherId={beside} />
          ) : (
            video.status !== 'awaiting_approval' && <Picture video={video} />
          )}
          {video.error && <Problem error={video.error} />}
        </div>
        <aside className="video-side">
          {!isWorking(video) && video.status !== 'awaiting_approval' && <EditBox video={video} />}
          <Versions video={video} />
          <Facts video={video} />
        </aside>
      </div>
      {isSharing && <ShareDialog video={video} onClose={() => setSharing(false)} />}
      {isRendering && <RenderDialog video={video} onClose={() => setRendering(false)} />}
    </article>
  );
}

/** The composition itself, played in the page; what is not planned yet leaves an empty frame of the right shape. */
function Picture({ video }: { video: Video }): ReactNode {
  const t = useText();
  // There is one when all scenes are made, before anything is rendered; asked once more with each step.
  const { data } = useQuery({
    ...timelineQuery(video.id),
    queryKey: ['timeline', video.id, video.status],
    enabled: video.status !== 'queued' && video.status !== 'processing',
  });
  if (!data) return null;
  const { width, height } = shapeOf(video);
  const blank = <svg className="stage blank" viewBox={`0 0 ${width} ${height}`} aria-hidden="true" />;
  if (!data.timeline)
    return isWorking(video) ? null : (
      <figure className="nothing-to-play">
        {blank}
        <figcaption className="soft">{t.video.noPreview}</figcaption>
      </figure>
    );
  return (
    <Suspense
      fallback={
        <div className="stage-room" aria-busy="true">
          {blank}
        </div>
      }
    >
      <Stage
        timeline={data.timeline}
        assetBase={`${base}/app/api/videos/${video.id}/assets`}
        titles={Object.fromEntries(video.scenes.map((scene) => [scene.id, sceneTitle(t.messages, scene.title)]))}
        remade={video.edit?.regenerated_scene_ids ?? []}
      />
    </Suspense>
  );
}

function StopButton({ video }: { video: Video }): ReactNode {
  const t = useText();
  const queries = useQueryClient();
  const stop = useMutation({
    mutationFn: () => post<Video>(`/v1/videos/${video.id}/cancel`),
    onSuccess: (canceled) => {
      queries.setQueryData(videoQuery(video.id).queryKey, canceled);
      void queries.invalidateQueries({ queryKey: ['videos'] });
    },
  });
  return (
    <Button kind="quiet" icon="stop" busy={stop.isPending || video.cancel_requested} onClick={() => stop.mutate()}>
      {video.cancel_requested ? t.video.stopping : t.video.stop}
    </Button>
  );
}
