import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { ApiError, post } from '../api/client.js';
import { graphicQuery } from '../api/queries.js';
import type { Graphic, GraphicVersion, SettingValue } from '../api/wire.js';
import { base } from '../app/base.js';
import { NotFound } from '../app/not-found.js';
import { useFormats } from '../text/formats.js';
import { ErrorMessage } from '../text/said.js';
import { useText } from '../text/text.js';
import { Button } from '../ui/button.js';
import { Select } from '../ui/field.js';
import { Loading, Problem, Title } from '../ui/pieces.js';
import { Notes } from '../videos/notes.js';
import { SettingsForm } from './settings-form.js';
import { useDrawn } from './use-drawn.js';

const Stage = lazy(() => import('../stage/stage.js').then(({ Stage: component }) => ({ default: component })));

/** An infographic that redraws itself while its settings are changed. */
export function InfographicPage(): ReactNode {
  const { id } = useParams({ from: '/infographics/$id' });
  const query = useQuery(graphicQuery(id));
  const [chosen, setChosen] = useState<string | null>(null);
  if (query.error instanceof ApiError && query.error.status === 404) return <NotFound />;
  if (query.error) return <Problem error={query.error} onRetry={() => void query.refetch()} />;
  if (!query.data) return <Loading />;
  const version = query.data.versions.find((one) => one.id === chosen) ?? query.data.versions[0];
  if (!version) return <NotFound />;
  return <OneVersion key={version.id} graphic={query.data} version={version} onChoose={setChosen} />;
}

interface VersionProps {
  graphic: Graphic;
  version: GraphicVersion;
  onChoose(id: string | null): void;
}

function OneVersion({ graphic, version, onChoose }: VersionProps): ReactNode {
  const t = useText();
  const { time } = useFormats();
  const [values, setValues] = useState<Record<string, SettingValue>>({});
  const { data: drawn, error } = useDrawn(graphic.id, version.id, values);
  const { width, height } = version.dimensions;
  return (
    <article className="video-page">
      <Title of={graphic.title} />
      <header className="video-head">
        <p className="crumbs">
          <Link to="/infographics">{t.infographics.title}</Link>
        </p>
        <h1>{graphic.title}</h1>
      </header>
      <div className="video-columns">
        <div className="video-main">
          {drawn ? (
            <Suspense fallback={<Loading />}>
              <Stage
                timeline={drawn.timeline}
                assetBase={`${base}/app/api/infographics/${graphic.id}/versions/${version.id}/assets`}
                titles={{}}
                remade={[]}
              />
            </Suspense>
          ) : (
            <svg className="stage blank" viewBox={`0 0 ${width} ${height}`} aria-hidden="true" />
          )}
          {error && <Problem error={error} />}
          <ChangeInWords graphic={graphic} onMade={() => onChoose(null)} />
        </div>
        <aside className="video-side">
          {graphic.versions.length > 1 && (
            <Select
              label={t.infographics.version}
              value={version.id}
              onPick={onChoose}
              options={graphic.versions.map(({ id, createdAt, prompt }) => [
                id,
                `${time(createdAt)}: ${prompt.slice(0, 40)}`,
              ])}
            />
          )}
          <Renders graphic={graphic} version={version} values={values} />
          <Notes warnings={version.warnings} />
          <SettingsForm schema={version.settingsSchema} values={values} onChange={setValues} />
        </aside>
      </div>
    </article>
  );
}

function ChangeInWords({ graphic, onMade }: { graphic: Graphic; onMade(): void }): ReactNode {
  const t = useText();
  const queries = useQueryClient();
  const [words, setWords] = useState('');
  const change = useMutation({
    mutationFn: () => post(`/v1/infographics/${graphic.id}/versions`, { prompt: words.trim() }, crypto.randomUUID()),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: graphicQuery(graphic.id).queryKey });
      void queries.invalidateQueries({ queryKey: ['me'] });
      setWords('');
      onMade();
    },
  });
  return (
    <form
      className="line-form"
      onSubmit={(event) => {
        event.preventDefault();
        if (words.trim() !== '' && !change.isPending) change.mutate();
      }}
    >
      <input
        aria-label={t.infographics.edit}
        value={words}
        placeholder={t.infographics.editPlaceholder}
        onChange={(event) => setWords(event.target.value)}
      />
      <Button type="submit" icon="pencil" busy={change.isPending} disabled={words.trim() === ''}>
        {t.infographics.editSubmit}
      </Button>
      {change.error && <Problem error={change.error} />}
    </form>
  );
}

interface RendersProps {
  graphic: Graphic;
  version: GraphicVersion;
  values: Record<string, SettingValue>;
}

function Renders({ graphic, version, values }: RendersProps): ReactNode {
  const t = useText();
  const queries = useQueryClient();
  const render = useMutation({
    mutationFn: () =>
      post(
        `/v1/infographics/${graphic.id}/render`,
        { versionId: version.id, settingsValues: values },
        crypto.randomUUID(),
      ),
    onSuccess: () => queries.invalidateQueries({ queryKey: graphicQuery(graphic.id).queryKey }),
  });
  const isBusy = version.renders.some(({ status }) => status === 'queued' || status === 'rendering');
  return (
    <section className="graphic-renders">
      <Button kind="main" icon="film" busy={render.isPending || isBusy} onClick={() => render.mutate()}>
        {isBusy ? t.infographics.rendering : t.infographics.render}
      </Button>
      <p className="hint">{t.infographics.cost}</p>
      {render.error && <Problem error={render.error} />}
      <ul className="files">
        {version.renders.map(({ renderId, url, error, dimensions, fps }) => (
          <li key={renderId}>
            {url !== undefined && (
              <a href={url} download>
                {t.infographics.download}
              </a>
            )}
            {error && (
              <span className="bad">
                <ErrorMessage error={error} />
              </span>
            )}
            <span className="soft tabular">
              {dimensions.width}×{dimensions.height}, {fps} fps
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
