import { Get, Inject, Req, Res } from '@nestjs/common';
import { ServiceError } from '@scenewright/core/errors';
import type { Request, Response } from 'express';
import { CLOCK, type Clock } from '../configuration/clock.js';
import { OpenController } from '../http/service-controllers.js';
import { LOGGER, type Logger } from '../logging/logger.js';
import { FileStore } from './file-store.js';
import { sendStoredFile } from './send-stored-file.js';
import { LinkSigner } from './signed-link.js';

/** Signed downloads from the disk store. Interface 2.1: `download_url`. */
@OpenController('files')
export class FilesController {
  constructor(
    private readonly files: FileStore,
    private readonly signer: LinkSigner,
    @Inject(LOGGER) private readonly logger: Logger,
    @Inject(CLOCK) private readonly now: Clock,
  ) {}

  @Get('*key')
  async download(@Req() request: Request, @Res() response: Response): Promise<void> {
    const key = (request.params as unknown as { key: string[] }).key.join('/');
    const query = request.query as { name?: unknown; expires?: unknown; signature?: unknown };
    if (this.signer.check(key, query, this.now()) !== 'valid') {
      throw new ServiceError('not_found', 'This link is wrong or has ended. Fetch the video again for a fresh one.');
    }
    const file = await this.files.find(key);
    if (!file) throw new ServiceError('not_found', 'This file is no longer kept.');
    response.set({
      // The link is the permission, wherever a page shows the video.
      'Cross-Origin-Resource-Policy': 'cross-origin',
      'Cache-Control': 'private, max-age=900',
    });
    await sendStoredFile(request, response, { key, file, name: String(query.name), logger: this.logger });
  }
}
