import { Readable } from 'node:stream';
import { StreamableFile } from '@nestjs/common';
import type { ExportEntry } from './export-entry.js';
import { ExportQuery } from './export-query.js';
import { tar, type ArchivedFile } from './tar.js';

/** What an export is: its records, or an archive of records and files. */
const exportTypes = ['application/x-ndjson', 'application/x-tar'] as const;

/** What the document tells of a route that exports. */
export const exporting = {
  query: ExportQuery,
  success: [200, null] as [number, null],
  files: exportTypes,
};

/**
 * An export as a file of this name that is sent as it is read: JSON lines, or with the files a tar archive of both. Its first
 * entry is read before: an error there is an answer.
 */
export async function exportFile(
  name: string,
  entries: AsyncGenerator<ExportEntry>,
  { files }: ExportQuery,
  now: number,
): Promise<StreamableFile> {
  const first = await entries.next();
  async function* all(): AsyncGenerator<ExportEntry> {
    if (!first.done) yield first.value;
    yield* entries;
  }
  const [body, type, ending] =
    files === 'true'
      ? [tar(archived(all(), now)), exportTypes[1], 'tar']
      : [lines(all()), `${exportTypes[0]}; charset=utf-8`, 'ndjson'];
  const file = new StreamableFile(Readable.from(body), {
    type,
    disposition: `attachment; filename="${name}.${ending}"`,
  });
  // What went wrong inside is no affair of the client; one that has begun to read misses the line `end`.
  return file.setErrorHandler((_error, response) => {
    if (response.destroyed) return;
    if (response.headersSent) return response.end();
    response.statusCode = 500;
    response.send('The export could not be made.');
  });
}

async function* lines(entries: AsyncIterable<ExportEntry>): AsyncGenerator<string> {
  for await (const { line } of entries) yield `${JSON.stringify(line)}\n`;
}

/** Characters of a part of the records. An archive says the length of a file before it, and they are not known as a whole. */
const partLength = 1 << 20;

/**
 * The records as `records/00001.ndjson` and on, which put together are the JSON lines, and each file once, under the `path` of its
 * line. A file that is gone is left out.
 */
async function* archived(entries: AsyncIterable<ExportEntry>, now: number): AsyncGenerator<ArchivedFile> {
  let part = 0;
  let text = '';
  const records = (): ArchivedFile => {
    const body = Buffer.from(text);
    text = '';
    part += 1;
    const path = `records/${String(part).padStart(5, '0')}.ndjson`;
    return { path, bytes: body.byteLength, modifiedAt: now, body: [body] };
  };
  const written = new Set<string>();
  for await (const { line, open } of entries) {
    text += `${JSON.stringify(line)}\n`;
    if (text.length > partLength) yield records();
    const path = String(line['path']);
    if (!open || written.has(path)) continue;
    const file = await open();
    if (!file) continue;
    written.add(path);
    yield { path, modifiedAt: now, ...file };
  }
  yield records();
}
