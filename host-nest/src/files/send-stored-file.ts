import { pipeline } from 'node:stream/promises';
import type { Request, Response } from 'express';
import type { Logger } from '../logging/logger.js';
import { readRange } from './byte-range.js';
import { contentDisposition } from './content-disposition.js';
import type { StoredFile } from './file-store.js';
import { mediaTypeOf } from './media-type.js';

/** Answers with a stored file or the part of it that was asked for. Headers that are set before stay. */
export async function sendStoredFile(
  request: Request,
  response: Response,
  { key, file, name, logger }: { key: string; file: StoredFile; name: string; logger: Logger },
): Promise<void> {
  // A key is written once and never again, so it names the content.
  const etag = `"${key.replace(/[^A-Za-z0-9_-]/g, '-')}"`;
  response.set({
    'Content-Type': mediaTypeOf(key),
    'Content-Disposition': contentDisposition(name),
    'Accept-Ranges': 'bytes',
    ETag: etag,
  });
  if (request.headers['if-none-match'] === etag) {
    response.status(304).end();
    return;
  }
  const ifRange = request.headers['if-range'];
  const range = ifRange === undefined || ifRange === etag ? readRange(request.headers.range, file.bytes) : 'whole';
  if (range === 'unsatisfiable') {
    response.status(416).set('Content-Range', `bytes */${file.bytes}`).end();
    return;
  }
  const part = range === 'whole' ? { start: 0, end: file.bytes - 1 } : range;
  response.set('Content-Length', String(part.end - part.start + 1));
  if (range !== 'whole') response.status(206).set('Content-Range', `bytes ${part.start}-${part.end}/${file.bytes}`);
  if (request.method === 'HEAD' || file.bytes === 0) {
    response.end();
    return;
  }
  try {
    await pipeline(file.open(part), response);
  } catch (error) {
    // The client went away, or the disk failed after the head was sent: the connection says so.
    logger.debug({ err: error }, 'a download was cut off');
    response.destroy();
  }
}
