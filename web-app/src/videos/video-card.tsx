import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { lazy, Suspense, type ReactNode } from 'react';
import { timelineQuery } from '../api/queries.js';
import { isWorking, type Video } from '../api/wire.js';
import { base } from '../app/base.js';
import { useFormats } from '../text/formats.js';
import { useText } from '../text/text.js';
import { StatusMark } from '../ui/pieces.js';
import { useSeen } from '../ui/use-seen.js';
import { shapeOf, titleOf } from './video-shape.js';

const Poster = lazy(() => import('../stage/poster.js').then(({ Poster: component }) => ({ default: component })));

/** Width to height of the room that a card gives its picture. */
const room16to9 = 16 / 9;

/** A film in a list: what it looks like, its title, and how it is getting on. */
export function VideoCard({ video }: { video: Video }): ReactNode {
  const t = useText();
  const { ago, clock } = useFormats();
  const { scenes_committed: made, scenes_planned: planned } = video.progress;
  return (
    <Link to="/videos/$id" params={{ id: video.id }} className="card">
      <CardPicture video={video} />
      <span className="card-text">
        <b>{titleOf(video)}</b>
        <span className="card-facts">
          <StatusMark status={video.status} />
          <span className="tabular">{clock(video.duration_seconds)}</span>
          <span>{ago(video.created_at)}</span>
        </span>
        {video.source_video_id !== undefined && <span className="card-change">{video.prompt}</span>}
        {isWorking(video) && planned > 0 && (
          <progress max={planned} value={made} aria-label={t.video.scenesMade(made, planned)} />
        )}
      </span>
    </Link>
  );
}

/** Its first scene as soon as it is made; before that an empty frame of its shape. */
function CardPicture({ video }: { video: Video }): ReactNode {
  const [room, isSeen] = useSeen<HTMLSpanElement>();
  const { data } = useQuery({ ...timelineQuery(video.id), enabled: isSeen && video.status === 'completed' });
  const { width, height } = shapeOf(video);
  const frame = (
    <svg viewBox={`0 0 ${width} ${height}`} className="card-frame" aria-hidden="true">
      <rect width={width} height={height} rx={Math.min(width, height) * 0.03} />
    </svg>
  );
  return (
    <span className="card-picture" ref={room} aria-hidden="true">
      {data?.timeline ? (
        <Suspense fallback={frame}>
          <span className="poster" style={{ inlineSize: `${Math.min(100, (width / height / room16to9) * 100)}%` }}>
            <Poster timeline={data.timeline} assetBase={`${base}/app/api/videos/${video.id}/assets`} />
          </span>
        </Suspense>
      ) : (
        <>
          {frame}
          <span className="card-words">{titleOf(video)}</span>
        </>
      )}
    </span>
  );
}
