import { Inject, Injectable } from '@nestjs/common';
import type { FetchedInputs } from '@scenewright/core/brief';
import type { RenderStills, VideoJob } from '@scenewright/core/jobs';
import type { Kysely } from 'kysely';
import { LocalAssets } from '../assets/local-assets.js';
import { DATABASE } from '../database/database.js';
import type { Database } from '../database/schema.js';
import { exportedAsset, exportedMp4, type ExportEntry } from '../exports/export-entry.js';
import { FileStore } from '../files/file-store.js';
import { readDocument } from '../jobs/job-documents.js';
import { placesOf } from '../stills/read-stills.js';
import { VideoPresenter } from './video-presenter.js';

/**
 * All that a video has, a record a line: its record with the request, its MP4s (with a link of about 15 minutes), the
 * pictures taken of them, and the files that came with the request.
 */
@Injectable()
export class VideoExport {
  constructor(
    private readonly videos: VideoPresenter,
    private readonly files: FileStore,
    private readonly assets: LocalAssets,
    @Inject(DATABASE) private readonly db: Kysely<Database>,
  ) {}

  /** An export of its own, which is whole with its last line. */
  async *entries(job: VideoJob): AsyncGenerator<ExportEntry> {
    yield* await this.of(job);
    yield { line: { kind: 'end' } };
  }

  async of(job: VideoJob): Promise<ExportEntry[]> {
    const record = await this.videos.present(job);
    const entries: ExportEntry[] = [{ line: { kind: 'video', ...record, request: job.request } }];
    for (const [index, { id, bytes, created_at, download_url }] of record.renders.entries()) {
      const { file, stills } = job.renders[index]!;
      entries.push(exportedMp4(this.files, file, { id, of: job.id, bytes, created_at, download_url }));
      if (stills) entries.push(...this.stills(stills, { id, of: job.id }));
    }
    const inputs = await readDocument<FetchedInputs>(this.db, job.id, 'inputs');
    for (const { asset, name } of [...(inputs?.images ?? []), ...(inputs?.audio ?? [])])
      entries.push(exportedAsset(this.assets, asset, job.id, name));
    return entries;
  }

  /** The pictures of the filmstrip, each a file. */
  private stills(stills: RenderStills, { id: renderId, of }: { id: string; of: string }): ExportEntry[] {
    return placesOf(stills).map(({ start, end }, at) => {
      const [id, bytes] = [`${renderId}-${at + 1}`, end - start];
      return {
        line: { kind: 'file', id, of, media_type: 'image/jpeg', bytes, path: `files/${of}/${id}.jpg` },
        open: async () => {
          const found = await this.files.find(stills.file);
          return found && found.bytes >= end ? { bytes, body: found.open({ start, end: end - 1 }) } : null;
        },
      };
    });
  }
}
