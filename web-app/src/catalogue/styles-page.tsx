import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { lazy, Suspense, type ReactNode } from 'react';
import { stylesQuery } from '../api/queries.js';
import type { Style } from '../api/wire.js';
import { Swatches } from '../brand-kits/brand-kits-page.js';
import { inWords } from '../text/messages.js';
import { useText } from '../text/text.js';
import { useSeen } from '../ui/use-seen.js';
import { Loading, PageHead, Problem } from '../ui/pieces.js';

const SampleScene = lazy(() =>
  import('../stage/sample-scene.js').then(({ SampleScene: component }) => ({ default: component })),
);

/** Every style, shown by a scene that it draws itself. */
export function StylesPage(): ReactNode {
  const t = useText();
  const query = useQuery(stylesQuery);
  return (
    <>
      <PageHead title={t.styles.title} lead={t.styles.lead} />
      {query.error && <Problem error={query.error} onRetry={() => void query.refetch()} />}
      {query.isPending && <Loading />}
      <ul className="cards">
        {query.data?.styles.map((style) => (
          <li key={style.id}>
            <OneStyle style={style} />
          </li>
        ))}
      </ul>
    </>
  );
}

function OneStyle({ style: { id, name, vibe, palette } }: { style: Style }): ReactNode {
  const t = useText();
  const called = inWords(t.messages, name);
  const [room, isSeen] = useSeen<HTMLDivElement>();
  return (
    <article className="card style-card">
      <div className="card-picture" ref={room}>
        {isSeen && (
          <Suspense>
            <SampleScene pack={id} />
          </Suspense>
        )}
      </div>
      <div className="card-text">
        <h2>{called}</h2>
        <p>{inWords(t.messages, vibe)}</p>
        <Swatches colors={palette.map(({ hex }) => hex)} />
        <Link to="/" search={{ style: id }} aria-label={`${t.styles.use}: ${called}`}>
          {t.styles.use}
        </Link>
      </div>
    </article>
  );
}
