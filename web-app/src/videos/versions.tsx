import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { latestVideosQuery } from '../api/queries.js';
import type { Video } from '../api/wire.js';
import { useFormats } from '../text/formats.js';
import { useText } from '../text/text.js';
import { familyOf } from './family-of.js';

/** The film as it was first made, and each change of it, among the latest of the account. */
export function Versions({ video }: { video: Video }): ReactNode {
  const t = useText();
  const { ago } = useFormats();
  const { data } = useQuery(latestVideosQuery);
  const family = familyOf(video, data?.videos ?? []);
  if (family.length < 2) return null;
  return (
    <nav aria-labelledby="versions" className="versions">
      <h2 id="versions" className="section-title">
        {t.video.versions}
      </h2>
      <ol>
        {family.map(({ id, status, prompt, source_video_id: source, created_at: at }) => (
          <li key={id}>
            <Link to="/videos/$id" params={{ id }} aria-current={id === video.id ? 'page' : undefined}>
              {source === undefined ? t.video.original : prompt}
            </Link>
            <span className="soft">{ago(at)}</span>
            {id !== video.id && status === 'completed' && video.status === 'completed' && (
              <Link
                to="/videos/$id"
                params={{ id: video.id }}
                search={{ beside: id }}
                className="compare"
                aria-current={undefined}
                aria-label={`${t.video.beside}: ${source === undefined ? t.video.original : prompt}`}
              >
                {t.video.beside}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
