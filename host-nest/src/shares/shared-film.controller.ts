import { Get, Inject, Param, Req, Res } from '@nestjs/common';
import { ServiceError } from '@scenewright/core/errors';
import type { Request, Response } from 'express';
import { LocalAssets } from '../assets/local-assets.js';
import { sendAsset } from '../assets/send-asset.js';
import { FileStore } from '../files/file-store.js';
import { sendStoredFile } from '../files/send-stored-file.js';
import { OpenController } from '../http/service-controllers.js';
import { downloadName } from '../jobs/download-name.js';
import { LOGGER, type Logger } from '../logging/logger.js';
import { PageController } from '../pages/page-controller.js';
import { sendSite, Site } from '../web-app/site.js';
import { SharedFilm } from './shared-film.js';

/** Nothing of a shared film is found by search engines, and its address is told to no other site. */
const unlisted = { 'X-Robots-Tag': 'noindex, nofollow', 'Referrer-Policy': 'no-referrer' };

/** The page of a shared film, for anybody who has the link. */
@PageController('shared')
export class SharedPageController {
  constructor(
    private readonly films: SharedFilm,
    private readonly site: Site,
  ) {}

  @Get(':token')
  async page(@Param('token') token: string, @Res() response: Response): Promise<void> {
    response.set(unlisted);
    const { timeline } = await this.films.find(token);
    await sendSite(response.set(unlisted), this.site, 'shared.html', timeline.title);
  }
}

/**
 * What that page shows: the film and nothing that tells whose it is, what it was made from or what else there is. Each request
 * asks whether the link still holds, and nothing is kept by browsers.
 */
@OpenController('shared')
export class SharedFilmController {
  constructor(
    private readonly films: SharedFilm,
    private readonly files: FileStore,
    private readonly assets: LocalAssets,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  @Get(':token/film')
  async film(@Param('token') token: string, @Res({ passthrough: true }) response: Response): Promise<unknown> {
    response.set({ ...unlisted, 'Cache-Control': 'no-store' });
    const { job, timeline } = await this.films.find(token);
    const [render] = job.renders;
    const file = render && (await this.files.find(render.file));
    return {
      title: timeline.title,
      timeline,
      titles: Object.fromEntries(job.scenes.map(({ id, title }) => [id, title])),
      file: render && file ? { width: render.width, height: render.height, bytes: file.bytes } : null,
    };
  }

  @Get(':token/film.mp4')
  async file(@Param('token') token: string, @Req() request: Request, @Res() response: Response): Promise<void> {
    const { job } = await this.films.find(token);
    const [render] = job.renders;
    const file = render && (await this.files.find(render.file));
    if (!render || !file) throw new ServiceError('not_found', 'There is no file of this film.');
    response.set({ ...unlisted, 'Cache-Control': 'private, no-cache' });
    const name = downloadName(job, render);
    await sendStoredFile(request, response, { key: render.file, file, name, logger: this.logger });
  }

  @Get(':token/assets/:digest')
  async asset(
    @Param('token') token: string,
    @Param('digest') digest: string,
    @Res() response: Response,
  ): Promise<void> {
    const { timeline } = await this.films.find(token);
    await sendAsset(response.set(unlisted), this.assets, timeline.assets, digest, 'private, no-cache');
  }
}
