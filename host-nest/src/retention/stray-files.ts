import { filesOfRender } from '@scenewright/core/jobs';
import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.js';
import type { FileStore } from '../files/file-store.js';
import { storedRender, storedVersion } from '../infographics/infographic-records.js';
import { storedJob } from '../jobs/stored-jobs.js';

/**
 * Removes the videos and pictures stored before (milliseconds since 1970) that no record names: what a worker left
 * that died between the file and its record, or whose result another one had already brought.
 */
export async function removeStrayFiles(
  db: Kysely<Database>,
  files: FileStore,
  before: number,
  signal?: AbortSignal,
): Promise<number> {
  let removed = 0;
  for (const [folder, named] of [
    ['videos', namedByVideos],
    ['infographics', namedByInfographics],
  ] as const) {
    for await (const page of files.list(folder)) {
      if (signal?.aborted) return removed;
      const old = page.filter(({ storedAt }) => storedAt < before).map(({ key }) => key);
      if (old.length === 0) continue;
      const kept = await named(db, old);
      for (const key of old) {
        if (kept.has(key)) continue;
        await files.remove(key);
        removed += 1;
      }
    }
  }
  return removed;
}

/** `videos/<job>/<render>.mp4` and `.mjpeg` */
async function namedByVideos(db: Kysely<Database>, keys: readonly string[]): Promise<Set<string>> {
  const ids = [...new Set(keys.map((key) => key.split('/')[1]!))];
  const rows = await db.selectFrom('video_jobs').select('record').where('id', 'in', ids).execute();
  return new Set(rows.flatMap(({ record }) => storedJob.read(record).renders.flatMap(filesOfRender)));
}

/** `infographics/<render>-<fence>.mp4` and `infographics/<version>.jpg` */
async function namedByInfographics(db: Kysely<Database>, keys: readonly string[]): Promise<Set<string>> {
  const ids = [...new Set(keys.map((key) => key.slice('infographics/'.length).replace(/(?:-\d+)?\.\w+$/, '')))];
  const renders = await db.selectFrom('infographic_renders').select('record').where('id', 'in', ids).execute();
  const versions = await db.selectFrom('infographic_versions').select('record').where('id', 'in', ids).execute();
  return new Set(
    [
      ...renders.map(({ record }) => storedRender.read(record).file),
      ...versions.map(({ record }) => storedVersion.read(record).thumbnail),
    ].filter((file) => file !== null),
  );
}
