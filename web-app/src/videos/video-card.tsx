import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { isWorking, type Video } from '../api/wire.js';
import { useFormats } from '../text/formats.js';
import { useText } from '../text/text.js';
import { StatusMark } from '../ui/pieces.js';
import { shapeOf, titleOf } from './video-shape.js';

/** A film in a list: its shape, its title, and how it is getting on. */
export function VideoCard({ video }: { video: Video }): ReactNode {
  const t = useText();
  const { ago, clock } = useFormats();
  const { width, height } = shapeOf(video);
  const { scenes_committed: made, scenes_planned: planned } = video.progress;
  return (
    <Link to="/videos/$id" params={{ id: video.id }} className="card">
      <span className="card-picture">
        <svg viewBox={`0 0 ${width} ${height}`} className="card-frame" aria-hidden="true">
          <rect width={width} height={height} rx={Math.min(width, height) * 0.03} />
        </svg>
        <span className="card-words">{titleOf(video)}</span>
        <span className="card-clock">{clock(video.duration_seconds)}</span>
      </span>
      <span className="card-text">
        <b>{titleOf(video)}</b>
        <span className="card-facts">
          <StatusMark status={video.status} />
          <span>{ago(video.created_at)}</span>
          {video.source_video_id !== undefined && <span>{t.videos.changed}</span>}
        </span>
        {isWorking(video) && planned > 0 && (
          <progress max={planned} value={made} aria-label={t.video.scenesMade(made, planned)} />
        )}
      </span>
    </Link>
  );
}
