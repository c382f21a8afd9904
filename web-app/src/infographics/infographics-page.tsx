import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { graphicsQuery } from '../api/queries.js';
import { useFormats } from '../text/formats.js';
import { useText } from '../text/text.js';
import { BeginGraphic } from './begin-graphic.js';
import { Empty, Loading, More, PageHead, Problem } from '../ui/pieces.js';

export function InfographicsPage(): ReactNode {
  const t = useText();
  const { ago } = useFormats();
  const query = useInfiniteQuery(graphicsQuery);
  const projects = query.data?.pages.flatMap((page) => page.projects);
  return (
    <>
      <PageHead title={t.infographics.title} lead={t.infographics.lead} />
      <BeginGraphic />
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
