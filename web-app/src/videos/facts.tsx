import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { isWorking, type Video } from '../api/wire.js';
import { useFormats } from '../text/formats.js';
import { useText } from '../text/text.js';
import { Notes } from './notes.js';

/** What it was made from, what it cost, and the files that there are. */
export function Facts({ video }: { video: Video }): ReactNode {
  const t = useText();
  const { clock, time, bytes } = useFormats();
  return (
    <section className="facts">
      <Notes warnings={video.warnings} />
      {video.renders.length > 0 && (
        <>
          <h2 className="section-title">{t.video.renders}</h2>
          <ul className="files">
            {video.renders.map((render) => (
              <li key={render.id}>
                <a href={render.download_url} download>
                  {render.dimensions.width}×{render.dimensions.height}
                </a>
                <span className="soft tabular">
                  {bytes(render.bytes)}, {time(render.created_at)}
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
      <h2 className="section-title">{t.video.details}</h2>
      <dl>
        <dt>{t.video.prompt}</dt>
        <dd className="words">{video.prompt}</dd>
        {video.enhanced_prompt !== undefined && (
          <>
            <dt>{t.video.fuller}</dt>
            <dd className="words">{video.enhanced_prompt}</dd>
          </>
        )}
        <dt>{t.video.length}</dt>
        <dd>{clock(video.duration_seconds)}</dd>
        <dt>{t.video.model}</dt>
        <dd>{video.model}</dd>
        {video.credits_cost !== undefined && (
          <>
            <dt>{t.video.cost}</dt>
            <dd>{t.create.quote(video.credits_cost)}</dd>
          </>
        )}
        <dt>{t.video.made}</dt>
        <dd>{time(video.created_at)}</dd>
      </dl>
      {!isWorking(video) && video.source_video_id === undefined && (
        <Link to="/" search={{ prompt: video.prompt }}>
          {t.video.again}
        </Link>
      )}
    </section>
  );
}
