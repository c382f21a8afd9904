import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import { base } from '../app/base.js';
import { isWorking, type Video } from './wire.js';

/** Milliseconds: a window that is not looked at is told nothing after this. */
const hiddenMs = 30_000;
const firstWaitMs = 3000;
const longestWaitMs = 15_000;

let isHeard = false;

/** Milliseconds between looks at what is being made: while changes are told, only to be sure. */
export const paced = (ms: number): number => (isHeard ? 20_000 : ms);

/**
 * Takes what the service tells of videos as they change into what the pages show. A connection that breaks is opened again;
 * until then pages ask by themselves.
 */
export function listen(queries: QueryClient): void {
  let source: EventSource | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let wait = firstWaitMs;
  const again = () => void queries.invalidateQueries({ predicate: ({ queryKey: [of] }) => /^videos?$/.test(`${of}`) });

  const close = () => {
    source?.close();
    source = null;
    isHeard = false;
  };
  const open = () => {
    clearTimeout(timer);
    if (source) return;
    source = new EventSource(`${base}/app/api/live`);
    source.onopen = () => {
      isHeard = true;
      wait = firstWaitMs;
      // What happened before it was open.
      again();
    };
    source.onerror = () => {
      const wasHeard = isHeard;
      isHeard = false;
      if (wasHeard) again();
      if (source?.readyState !== EventSource.CLOSED) return;
      // It was refused, and the browser tries no more by itself.
      close();
      timer = setTimeout(open, wait);
      wait = Math.min(longestWaitMs, wait * 2);
    };
    source.addEventListener('video', ({ data }: MessageEvent<string>) => take(queries, JSON.parse(data) as Video));
  };
  const follow = () => {
    clearTimeout(timer);
    if (document.visibilityState === 'visible') open();
    else timer = setTimeout(close, hiddenMs);
  };
  document.addEventListener('visibilitychange', follow);
  // A page that is kept for "back" holds no connection.
  window.addEventListener('pagehide', close);
  window.addEventListener('pageshow', follow);
  follow();
}

type Pages = InfiniteData<{ videos: Video[]; next_cursor: string | null }>;

function take(queries: QueryClient, video: Video): void {
  const one = ['video', video.id];
  const before = queries.getQueryData<Video>(one);
  if (before) queries.setQueryData(one, video);
  let isListed = false;
  const renewed = (videos: Video[]) =>
    videos.map((known) => {
      if (known.id !== video.id) return known;
      isListed = true;
      return video;
    });
  queries.setQueryData<Pages>(
    ['videos', 'pages'],
    (all) => all && { ...all, pages: all.pages.map((page) => ({ ...page, videos: renewed(page.videos) })) },
  );
  queries.setQueryData<{ videos: Video[] }>(['videos', 'latest'], (all) => all && { videos: renewed(all.videos) });
  if (!isListed) void queries.invalidateQueries({ queryKey: ['videos'] });
  if (!isWorking(video)) void queries.invalidateQueries({ queryKey: ['me'] });
}
