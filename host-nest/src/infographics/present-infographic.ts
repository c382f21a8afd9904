import { settingsSchema, type Setting } from '@scenewright/core/infographics';
import { downloadLinkSeconds, type FileStore } from '../files/file-store.js';
import type {
  Infographic,
  InfographicHead,
  InfographicItem,
  InfographicRender,
  InfographicVersion,
} from './infographic-answers.js';
import type { ProjectRecord, RenderRecord, VersionRecord } from './infographic-records.js';
import type { InfographicStore, VersionSummary } from './infographic-store.js';

const time = (at: number): string => new Date(at).toISOString();

/** Decisions, "Infographics": a project with all of its versions. */
export async function presentProject(
  project: ProjectRecord,
  versions: readonly VersionRecord[],
  renders: readonly RenderRecord[],
  parts: { store: InfographicStore; publicUrl: string },
): Promise<Infographic> {
  return {
    ...head(project, parts.publicUrl),
    latestVersionId: versions[0]?.id ?? null,
    versions: await Promise.all(
      versions.map((version) =>
        presentVersion(
          version,
          renders.filter((render) => render.versionId === version.id),
          parts.store,
        ),
      ),
    ),
  };
}

/** An item of the list. */
export async function presentProjectItem(
  project: ProjectRecord,
  versions: VersionSummary | undefined,
  parts: { files: FileStore; publicUrl: string },
): Promise<InfographicItem> {
  const thumbnail = versions?.thumbnail ?? null;
  return {
    ...head(project, parts.publicUrl),
    latestVersionId: versions?.latestId ?? null,
    versionCount: versions?.count ?? 0,
    thumbnailUrl:
      thumbnail === null
        ? null
        : await parts.files.link(thumbnail, { name: `${project.id}.jpg`, seconds: downloadLinkSeconds }),
  };
}

function head(project: ProjectRecord, publicUrl: string): Omit<InfographicHead, 'latestVersionId'> {
  const { id, title, prompt, createdAt, updatedAt } = project;
  return {
    id,
    title,
    prompt,
    createdAt: time(createdAt),
    updatedAt: time(updatedAt),
    appUrl: `${publicUrl}/app/infographics/${id}`,
  };
}

export async function presentVersion(
  version: VersionRecord,
  renders: readonly RenderRecord[],
  store: InfographicStore,
): Promise<InfographicVersion> {
  const { id, projectId, status, prompt, dimensions, duration, fps, graphic, creditsCost, createdAt } = version;
  const schema = settingsSchema(graphic);
  return {
    id,
    projectId,
    status,
    prompt,
    dimensions,
    duration,
    fps,
    settings: Object.fromEntries(
      Object.entries(schema).map(([key, setting]: [string, Setting]) => [key, setting.default]),
    ),
    settingsSchema: schema,
    warnings: graphic.warnings,
    creditsCost,
    createdAt: time(createdAt),
    renders: await Promise.all(renders.map((render) => presentRender(render, store))),
  };
}

/** Decisions, fine point 12. */
export async function presentRender(render: RenderRecord, store: InfographicStore): Promise<InfographicRender> {
  const { id, projectId, versionId, status, dimensions, fps, duration, error } = render;
  return {
    renderId: id,
    projectId,
    versionId,
    status,
    ...(render.file !== null && status === 'completed' ? { url: await store.renders.link(render) } : {}),
    ...(error ? { error } : {}),
    dimensions,
    fps,
    duration,
  };
}
