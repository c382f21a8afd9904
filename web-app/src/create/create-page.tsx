import { useInfiniteQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useState, type ReactNode } from 'react';
import { videosQuery } from '../api/queries.js';
import type { Shape } from '../api/wire.js';
import { useText } from '../text/text.js';
import { Title } from '../ui/pieces.js';
import { VideoCard } from '../videos/video-card.js';
import { Composer } from './composer.js';
import { emptyWish, type Wish } from './wish.js';

/** Where a film begins: with words. */
export function CreatePage(): ReactNode {
  const t = useText();
  const { prompt, style, voice, kit } = useSearch({ from: '/' });
  const [wish, setWish] = useState<Wish>({
    ...emptyWish,
    ...(prompt !== undefined && { prompt }),
    ...(style !== undefined && { style }),
    ...(kit !== undefined && { kit }),
    ...(voice !== undefined && { voice, narration: 'on' as const }),
  });
  const { data } = useInfiniteQuery(videosQuery);
  const videos = data?.pages[0]?.videos ?? [];
  return (
    <div className="create">
      <Title of={t.nav.create} />
      <header className="create-head">
        <h1>{t.create.title}</h1>
        <p className="lead">{t.create.lead}</p>
      </header>
      <Composer wish={wish} onChange={setWish} />
      {data && videos.length === 0 && <FirstRun />}
      {wish.prompt.trim() === '' && (
        <section aria-labelledby="examples">
          <h2 id="examples" className="section-title">
            {t.create.examples}
          </h2>
          <ul className="examples">
            {t.examples.map(({ name, prompt: words, shape }) => (
              <li key={name}>
                <button
                  type="button"
                  className="example"
                  onClick={() => setWish({ ...wish, prompt: words, shape: shape as Shape })}
                >
                  <span className={`frame shape-${shape.replace(':', '-')}`} aria-hidden="true" />
                  <b>{name}</b>
                  <span>{words}</span>
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
      {videos.length > 0 && (
        <section aria-labelledby="recent">
          <h2 id="recent" className="section-title">
            {t.create.recent}
          </h2>
          <ul className="cards">
            {videos.slice(0, 3).map((video) => (
              <li key={video.id}>
                <VideoCard video={video} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

function FirstRun(): ReactNode {
  const t = useText();
  return (
    <section className="first-run" aria-labelledby="first-run">
      <h2 id="first-run" className="section-title">
        {t.create.first}
      </h2>
      <ol>
        {t.create.steps.map(([name, words]) => (
          <li key={name}>
            <b>{name}</b>
            <p>{words}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
