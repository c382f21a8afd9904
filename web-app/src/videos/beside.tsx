import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { lazy, Suspense, type ReactNode } from 'react';
import { timelineQuery, videoQuery } from '../api/queries.js';
import type { Video } from '../api/wire.js';
import { base } from '../app/base.js';
import { sceneTitle } from '../text/messages.js';
import { useText } from '../text/text.js';
import type { Text } from '../text/en.js';
import { Loading, Problem } from '../ui/pieces.js';

const SideBySide = lazy(() =>
  import('../stage/side-by-side.js').then(({ SideBySide: component }) => ({ default: component })),
);

/** A video beside another version of it, whichever was made first on the left. */
export function Beside({ video, otherId }: { video: Video; otherId: string }): ReactNode {
  const t = useText();
  const other = useQuery(videoQuery(otherId));
  const [one, two] = [useQuery(timelineQuery(video.id)), useQuery(timelineQuery(otherId))];
  const error = other.error ?? one.error ?? two.error;
  if (error) return <Problem error={error} />;
  if (!other.data || !one.data || !two.data) return <Loading />;
  if (!one.data.timeline || !two.data.timeline) return <p className="notice">{t.video.noPreview}</p>;
  const sides = [sideOf(video, one.data.timeline, t), sideOf(other.data, two.data.timeline, t)] as const;
  const [before, after] = video.id < otherId ? sides : [sides[1], sides[0]];
  return (
    <section aria-label={t.video.beside}>
      <p className="row">
        <span className="soft">{t.video.besideText}</span>
        <Link to="/videos/$id" params={{ id: video.id }} className="button quiet">
          {t.video.besideEnd}
        </Link>
      </p>
      <Suspense fallback={<Loading />}>
        <SideBySide before={before} after={after} />
      </Suspense>
    </section>
  );
}

const sideOf = <T,>(video: Video, timeline: T, t: Text) => ({
  timeline,
  assetBase: `${base}/app/api/videos/${video.id}/assets`,
  name: video.source_video_id === undefined ? t.video.original : video.prompt,
  titles: Object.fromEntries(video.scenes.map((scene) => [scene.id, sceneTitle(t.messages, scene.title)])),
});
