import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { videosQuery } from '../api/queries.js';
import { useText } from '../text/text.js';
import { Empty, Loading, More, PageHead, Problem } from '../ui/pieces.js';
import { VideoCard } from './video-card.js';

export function VideosPage(): ReactNode {
  const t = useText();
  const query = useInfiniteQuery(videosQuery);
  const videos = query.data?.pages.flatMap((page) => page.videos);
  return (
    <>
      <PageHead title={t.videos.title} lead={t.videos.lead} />
      {query.error && <Problem error={query.error} onRetry={() => void query.refetch()} />}
      {query.isPending && <Loading />}
      {videos?.length === 0 && (
        <Empty icon="film" title={t.videos.empty} text={t.videos.emptyText}>
          <Link to="/" className="button main">
            {t.videos.emptyAction}
          </Link>
        </Empty>
      )}
      {videos && videos.length > 0 && (
        <ul className="cards">
          {videos.map((video) => (
            <li key={video.id}>
              <VideoCard video={video} />
            </li>
          ))}
        </ul>
      )}
      <More query={query} />
    </>
  );
}
