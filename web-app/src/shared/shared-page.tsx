import type { Timeline } from '@scenewright/core/timeline';
import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react';
import { ApiError, get } from '../api/client.js';
import { base } from '../app/base.js';
import { Mark } from '../app/mark.js';
import { useFormats } from '../text/formats.js';
import { useText } from '../text/text.js';
import { Loading, Problem } from '../ui/pieces.js';

const Stage = lazy(() => import('../stage/stage.js').then(({ Stage: component }) => ({ default: component })));

interface Film {
  title: string;
  timeline: Timeline;
  titles: Record<string, string>;
  file: { width: number; height: number; bytes: number } | null;
}

/** Where the film lies: below the address of the page. */
const path = `/shared/${location.pathname.split('/').pop() ?? ''}`;
const here = base + path;

/** A film that somebody was sent: it plays, and can be taken along where there is a file. */
export function SharedPage(): ReactNode {
  const t = useText();
  const [film, setFilm] = useState<Film | null>(null);
  const [problem, setProblem] = useState<unknown>(null);
  useEffect(() => {
    get<Film>(`${path}/film`).then(setFilm, setProblem);
  }, []);
  return (
    <main className="shared">
      {problem !== null && (
        <Problem error={problem instanceof ApiError && problem.status === 404 ? new Error(t.shared.gone) : problem} />
      )}
      {!film && problem === null && <Loading />}
      {film && <OneFilm film={film} />}
      <p className="shared-foot soft">
        <Mark />
        {t.shared.madeWith}
      </p>
    </main>
  );
}

function OneFilm({ film: { title, timeline, titles, file } }: { film: Film }): ReactNode {
  const t = useText();
  const { bytes, clock } = useFormats();
  const { canvas, frames, fps } = timeline;
  return (
    <article className={canvas.height > canvas.width ? 'tall' : undefined}>
      <header className="row">
        <h1>{title}</h1>
        {file && (
          <a className="button plain" href={`${here}/film.mp4`} download>
            {t.video.download}
          </a>
        )}
      </header>
      {file ? (
        <video
          src={`${here}/film.mp4`}
          controls
          playsInline
          preload="metadata"
          width={file.width}
          height={file.height}
          aria-label={title}
        />
      ) : (
        <Suspense fallback={<Loading />}>
          <Stage timeline={timeline} assetBase={`${here}/assets`} titles={titles} remade={[]} />
        </Suspense>
      )}
      <p className="soft tabular">
        {clock(frames / fps)}
        {file && `, ${file.width}×${file.height}, ${bytes(file.bytes)}`}
      </p>
    </article>
  );
}
