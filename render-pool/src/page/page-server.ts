import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { randomBytes } from 'node:crypto';
import { extname, join, normalize } from 'node:path';
import { clipPictures } from '../clips/clip-picture.js';

/** What one page may read. It is looked up at each request: what a page shows may be known after it was opened. */
export interface Mount {
  bundleFolder: string;
  assetFolder?: string | undefined;
  /** Media type by digest, for assets that are files without an extension. */
  mediaTypes?: ReadonlyMap<string, string> | undefined;
  /** Small files that the capture scripts need, by name. */
  extras?: ReadonlyMap<string, { body: Uint8Array; type: string }> | undefined;
  /** Pages of other origins may read too: for benchmarks, whose pages another server has. */
  allowAnyOrigin?: boolean;
  /** Takes a frame that the page sent over HTTP. */
  onFrame?: ((query: URLSearchParams, body: Buffer) => Promise<void>) | undefined;
}

export interface PageServer {
  readonly port: number;
  /**
   * Serves a mount below a path nobody can guess; gives its address. The bundle has an address of its own, the same for
   * all its mounts: the browser keeps what it has read and compiled.
   */
  mount(mount: Mount): { url: string; bundleUrl: string; unmount: () => void };
  close(): Promise<void>;
}

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.woff': 'font/woff',
  '.wasm': 'application/wasm',
};

/** A page runs our bundle, reads from its own mount, and nothing else. */
const POLICY = [
  "default-src 'self' data: blob:",
  "script-src 'self' 'unsafe-inline' 'unsafe-eval' blob:",
  "style-src 'self' 'unsafe-inline'",
  "frame-src 'none'",
  "object-src 'none'",
  "form-action 'none'",
  "base-uri 'none'",
].join('; ');

const DIGEST = /^[0-9a-f]{64}$/;

export interface PageServerOptions {
  /** Where clips lie as pictures; without it there are none. */
  clips?: string;
}

/** Our own server for pages: this machine only, on a port of the system's choice. */
export async function startPageServer(options: PageServerOptions = {}): Promise<PageServer> {
  const pictures = options.clips === undefined ? null : clipPictures(options.clips);
  const mounts = new Map<string, Mount>();
  const server = createServer((request, response) => {
    answer(mounts, pictures, request, response).catch(() => {
      if (!response.headersSent) response.writeHead(500);
      response.end();
    });
  });
  server.keepAliveTimeout = 60_000;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  const addressOf = (token: string): string => `http://127.0.0.1:${port}/${token}`;
  const add = (mount: Mount): string => {
    const token = randomBytes(16).toString('hex');
    mounts.set(token, mount);
    return token;
  };
  const bundles = new Map<string, string>();
  return {
    port,
    mount(mount) {
      const { bundleFolder } = mount;
      const bundle = bundles.get(bundleFolder) ?? add({ bundleFolder });
      bundles.set(bundleFolder, bundle);
      const token = add(mount);
      return {
        url: addressOf(token),
        bundleUrl: `${addressOf(bundle)}/page`,
        unmount: () => mounts.delete(token),
      };
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function answer(
  mounts: Map<string, Mount>,
  pictures: ReturnType<typeof clipPictures> | null,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const url = new URL(request.url ?? '/', 'http://127.0.0.1');
  const [, token = '', area = '', ...rest] = decodeURIComponent(url.pathname).split('/');
  const mount = mounts.get(token);
  const name = rest.join('/');
  if (!mount) return refuse(response, 404);
  if (request.method === 'POST') {
    if (area !== 'frame' || !mount.onFrame) return refuse(response, 405);
    await mount.onFrame(url.searchParams, await readBody(request));
    response.writeHead(204).end();
    return;
  }
  if (request.method !== 'GET' && request.method !== 'HEAD') return refuse(response, 405);
  if (area === 'extra') {
    const extra = mount.extras?.get(name);
    if (!extra) return refuse(response, 404);
    response.writeHead(200, { 'content-type': extra.type, 'content-length': extra.body.length });
    response.end(extra.body);
    return;
  }
  if (area === 'asset') {
    // A frame of a clip, as `<digest>/<fps>/<frame>`.
    const picture = pictures && name.includes('/') ? await pictures(name) : null;
    if (picture) return sendFile(request, response, picture, 'image/jpeg');
    if (!mount.assetFolder || !DIGEST.test(name)) return refuse(response, 404);
    if (mount.allowAnyOrigin) response.setHeader('access-control-allow-origin', '*');
    return sendFile(request, response, join(mount.assetFolder, name), mount.mediaTypes?.get(name));
  }
  if (area !== 'page') return refuse(response, 404);
  const path = normalize(join(mount.bundleFolder, name || 'index.html'));
  if (path !== mount.bundleFolder && !path.startsWith(join(mount.bundleFolder, '/'))) return refuse(response, 404);
  return sendFile(request, response, path, undefined);
}

async function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
  type: string | undefined,
): Promise<void> {
  const facts = await stat(path).catch(() => null);
  if (!facts?.isFile()) return refuse(response, 404);
  const range = /^bytes=(\d+)-(\d*)$/.exec(request.headers.range ?? '');
  const start = range ? Number(range[1]) : 0;
  const end = range?.[2] ? Math.min(Number(range[2]), facts.size - 1) : facts.size - 1;
  if (range && start > end) return refuse(response, 416);
  response.writeHead(range ? 206 : 200, {
    'content-type': type ?? TYPES[extname(path).toLowerCase()] ?? 'application/octet-stream',
    'content-length': end - start + 1,
    'accept-ranges': 'bytes',
    'cache-control': 'max-age=31536000, immutable',
    'content-security-policy': POLICY,
    'x-content-type-options': 'nosniff',
    ...(range ? { 'content-range': `bytes ${start}-${end}/${facts.size}` } : {}),
  });
  if (request.method === 'HEAD' || facts.size === 0) {
    response.end();
    return;
  }
  const file = createReadStream(path, { start, end });
  file.on('error', () => response.destroy());
  response.on('close', () => file.destroy());
  file.pipe(response);
}

async function readBody(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

function refuse(response: ServerResponse, status: number): void {
  response.writeHead(status).end();
}
