import { pipeline } from 'node:stream/promises';
import { Get, Inject, Req, Res } from '@nestjs/common';
import { ServiceError } from '@scenewright/core';
import type { Request, Response } from 'express';
import { OpenController } from '../http/service-controllers.js';
import { LOGGER, type Logger } from '../logging/logger.js';
import { contentDisposition } from './content-disposition.js';
import { readRange } from './byte-range.js';
import { FileStore } from './file-store.js';
import { mediaTypeOf } from './media-type.js';
import { LinkSigner } from './signed-link.js';

/** Signed downloads from the disk store. Interface 2.1: `download_url`. */
@OpenController('files')
export class FilesController {
  constructor(
    private readonly files: FileStore,
    private readonly signer: LinkSigner,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  @Get('*key')
  async download(@Req() request: Request, @Res() response: Response): Promise<void> {
    const key = (request.params as unknown as { key: string[] }).key.join('/');
    const query = request.query as { name?: unknown; expires?: unknown; signature?: unknown };
    if (this.signer.check(key, query, Date.now()) !== 'valid') {
      throw new ServiceError('not_found', 'This link is wrong or has ended. Fetch the video again for a fresh one.');
    }
    const file = await this.files.find(key);
    if (!file) throw new ServiceError('not_found', 'This file is no longer kept.');

    // A key is written once and never again, so it names the content.
    const etag = `"${key.replace(/[^A-Za-z0-9_-]/g, '-')}"`;
    response.set({
      'Content-Type': mediaTypeOf(key),
      // The link is the permission, wherever a page shows the video.
      'Cross-Origin-Resource-Policy': 'cross-origin',
      'Content-Disposition': contentDisposition(String(query.name)),
      'Cache-Control': 'private, max-age=900',
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
      this.logger.debug({ err: error }, 'a download was cut off');
      response.destroy();
    }
  }
}
