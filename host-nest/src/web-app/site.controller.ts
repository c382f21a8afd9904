import { join } from 'node:path';
import { Get, Param, Req, Res } from '@nestjs/common';
import { ServiceError } from '@scenewright/core/errors';
import type { Request, Response } from 'express';
import { OpenController } from '../http/service-controllers.js';
import { PageController } from '../pages/page-controller.js';
import { SessionCookie } from '../pages/session-cookie.js';
import { sendSite, Site } from './site.js';

/** Every address that the app shows something under. */
const pages = [
  '',
  'videos',
  'videos/:id',
  'infographics',
  'infographics/:id',
  'brand-kits',
  'brand-kits/:id',
  'styles',
  'voices',
  'account',
  'keys',
  'webhooks',
  'providers',
  'agents',
  'members',
  'operator',
  'operator/accounts/:id',
  'operator/:part',
];

/** The web app, for who is signed in; who is not is asked to, and comes back to where they wanted to go. */
@PageController('app')
export class SiteController {
  constructor(
    private readonly session: SessionCookie,
    private readonly site: Site,
  ) {}

  @Get(pages)
  async page(@Req() request: Request, @Res() response: Response): Promise<void> {
    if (!(await this.session.personOf(request))) {
      const next = new URLSearchParams({ next: request.originalUrl });
      response.redirect(303, `${this.site.base()}/app/sign-in?${next.toString()}`);
      return;
    }
    await sendSite(response.set('Referrer-Policy', 'same-origin'), this.site, 'index.html');
  }
}

const nameForm = /^[A-Za-z0-9_-]+(\.[A-Za-z0-9_-]+)*\.(js|css|woff2?|svg|png)$/;
/** What is worth packing, and was packed when it was built. */
const packed = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const;

/** Scripts, styles and fonts of the app: nothing in them is anybody's, and names change with contents. */
@OpenController('app/assets')
export class SiteAssetsController {
  constructor(private readonly site: Site) {}

  @Get(':name')
  async asset(@Param('name') name: string, @Req() request: Request, @Res() response: Response): Promise<void> {
    if (!nameForm.test(name)) throw new ServiceError('not_found', 'There is nothing at this path.');
    const hasHash = /-[A-Za-z0-9_-]{8}\.\w+$/.test(name);
    response.set({
      'Cache-Control': hasHash ? 'public, max-age=31536000, immutable' : 'no-cache',
      'X-Content-Type-Options': 'nosniff',
      Vary: 'Accept-Encoding',
    });
    const root = join(this.site.folder, 'assets');
    const [encoding, ending] = /\.(js|css|svg)$/.test(name)
      ? (packed.find(([one]) => request.acceptsEncodings(one) !== false) ?? [])
      : [];
    if (encoding && ending && (await sent(response.type(name).set('Content-Encoding', encoding), name + ending, root)))
      return;
    response.removeHeader('Content-Encoding');
    if (await sent(response, name, root)) return;
    response.removeHeader('Cache-Control');
    throw new ServiceError('not_found', 'There is nothing at this path.');
  }
}

/** Whether there was such a file. */
function sent(response: Response, name: string, root: string): Promise<boolean> {
  return new Promise((resolve, reject) => {
    response.sendFile(name, { root, cacheControl: false, dotfiles: 'deny' }, (error?: Error & { status?: number }) => {
      if (!error || response.headersSent) resolve(true);
      else if (error.status === 404) resolve(false);
      else reject(error);
    });
  });
}
