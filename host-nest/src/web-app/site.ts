import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { Injectable } from '@nestjs/common';
import { ServiceError } from '@scenewright/core/errors';
import type { Response } from 'express';
import { PublicUrl } from '../configuration/public-url.js';
import { FileStore } from '../files/file-store.js';
import { html } from '../pages/html.js';

/**
 * The one style that a script puts into the page: the boxes of `@remotion/player`. Another version of it may have another; the
 * browser then refuses it, and the tests of the app say so.
 */
const playerStyle = "'sha256-gv/jBVmnD9LQSRVG0n8AQ31cGwpFmZCCHvcOF0Z+Em8='";

/** The built pages of the package `web-app`. */
@Injectable()
export class Site {
  readonly folder = join(
    dirname(createRequire(import.meta.url).resolve('@scenewright/web-app/package.json')),
    'dist/site',
  );

  constructor(
    private readonly publicUrl: PublicUrl,
    private readonly files: FileStore,
  ) {}

  /** The path before those of the service, empty at the root. */
  base(): string {
    return new URL(this.publicUrl.get()).pathname.replace(/\/$/, '');
  }

  /** A page as it was built, told under which prefix it lies. @throws ServiceError not_found */
  async page(name: 'index.html' | 'shared.html'): Promise<string> {
    const built = await readFile(join(this.folder, name), 'utf8').catch(() => null);
    if (built === null) throw new ServiceError('not_found', 'The web app is not built yet. Run "npm run setup".');
    const base = this.base();
    return built
      .replaceAll('"./assets/', `"${base}/app/assets/`)
      .replace('<meta name="base" content="" />', `<meta name="base" content="${base}" />`);
  }

  /** Where films come from: this service, or the bucket that its links lead to. */
  private async mediaOrigin(): Promise<string> {
    return new URL(await this.files.link('videos/x.mp4', { name: 'x.mp4', seconds: 1 })).origin;
  }

  /** Nothing runs, loads or is sent anywhere but what the service itself serves. */
  async policy(): Promise<string> {
    const media = await this.mediaOrigin();
    return [
      "default-src 'none'",
      "script-src 'self'",
      `style-src 'self' ${playerStyle}`,
      "font-src 'self'",
      `img-src 'self' data: blob: ${media}`,
      `media-src 'self' data: blob: ${media}`,
      "connect-src 'self'",
      "manifest-src 'self'",
      "form-action 'self'",
      "frame-ancestors 'none'",
      "base-uri 'none'",
    ].join('; ');
  }
}

/** Answers with a page of the app, under the policy that lets nothing run or load but what the service serves. */
export async function sendSite(
  response: Response,
  site: Site,
  name: Parameters<Site['page']>[0],
  title?: string,
): Promise<void> {
  const page = await site.page(name);
  response
    .set({
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': await site.policy(),
      'X-Frame-Options': 'DENY',
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': 'no-store',
    })
    // By a function: "$&" in a title would mean something in a text.
    .send(
      title === undefined ? page : page.replace('<title>Scenewright</title>', () => html`<title>${title}</title>`.text),
    );
}
