import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useState, type ReactNode } from 'react';
import { post } from '../api/client.js';
import { graphicsQuery } from '../api/queries.js';
import type { Graphic } from '../api/wire.js';
import { useFormats } from '../text/formats.js';
import { useText } from '../text/text.js';
import { Button } from '../ui/button.js';
import { Empty, Loading, More, PageHead, Problem } from '../ui/pieces.js';

export function InfographicsPage(): ReactNode {
  const t = useText();
  const { ago } = useFormats();
  const query = useInfiniteQuery(graphicsQuery);
  const projects = query.data?.pages.flatMap((page) => page.projects);
  return (
    <>
      <PageHead title={t.infographics.title} lead={t.infographics.lead} />
      <Begin />
      {query.error && <Problem error={query.error} onRetry={() => void query.refetch()} />}
      {query.isPending && <Loading />}
      {projects?.length === 0 && <Empty icon="chart" title={t.infographics.empty} text={t.infographics.emptyText} />}
      {projects && projects.length > 0 && (
        <ul className="cards">
          {projects.map((project) => (
            <li key={project.id}>
              <Link to="/infographics/$id" params={{ id: project.id }} className="card">
                <span className="card-picture">
                  {project.thumbnailUrl === null ? (
                    <span className="card-words">{project.title}</span>
                  ) : (
                    <img src={project.thumbnailUrl} alt="" loading="lazy" />
                  )}
                </span>
                <span className="card-text">
                  <b>{project.title}</b>
                  <span className="card-facts">
                    <span>{ago(project.createdAt)}</span>
                    <span>{t.infographics.versions(project.versionCount)}</span>
                  </span>
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
      <More query={query} />
    </>
  );
}

function Begin(): ReactNode {
  const t = useText();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const [prompt, setPrompt] = useState('');
  const begin = useMutation({
    mutationFn: () => post<Graphic>('/v1/infographics/generate', { prompt: prompt.trim() }, crypto.randomUUID()),
    onSuccess: ({ id }) => {
      void queries.invalidateQueries({ queryKey: ['infographics'] });
      void queries.invalidateQueries({ queryKey: ['me'] });
      void navigate({ to: '/infographics/$id', params: { id } });
    },
  });
  return (
    <form
      className="composer small"
      onSubmit={(event) => {
        event.preventDefault();
        if (prompt.trim() !== '' && !begin.isPending) begin.mutate();
      }}
    >
      <textarea
        className="prompt"
        rows={3}
        aria-label={t.create.prompt}
        value={prompt}
        placeholder={t.infographics.placeholder}
        onChange={(event) => setPrompt(event.target.value)}
      />
      {begin.error && <Problem error={begin.error} />}
      <footer className="composer-foot">
        <p className="quote">
          <span>{t.create.quoteLabel}</span> <b>{t.create.quote(5)}</b>
        </p>
        <Button kind="main" type="submit" icon="arrow" busy={begin.isPending} disabled={prompt.trim() === ''}>
          {begin.isPending ? t.infographics.submitting : t.infographics.submit}
        </Button>
      </footer>
    </form>
  );
}
