import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { createMemoryAssetStore } from '@scenewright/core/testing';
import { FontLibrary } from './font-library.js';
import { createFontsourcePackages } from './fontsource-packages.js';
import { createGoogleFonts } from './google-fonts.js';

const anton = readFileSync(
  createRequire(import.meta.url).resolve('@fontsource/anton/files/anton-latin-400-normal.woff2'),
);

function tar(files: Record<string, Buffer | string>): Buffer {
  const blocks = Object.entries(files).flatMap(([path, content]) => {
    const data = Buffer.from(content as Buffer);
    const head = Buffer.alloc(512);
    head.write(`package/${path}`, 0);
    head.write(data.length.toString(8).padStart(11, '0'), 124);
    head.write('0', 156);
    return [head, data, Buffer.alloc((512 - (data.length % 512)) % 512)];
  });
  return gzipSync(Buffer.concat([...blocks, Buffer.alloc(1024)]));
}

const lora = tar({
  'metadata.json': JSON.stringify({ family: 'Lora', license: { type: 'OFL-1.1', attribution: 'The Lora Project' } }),
  'unicode.json': JSON.stringify({ latin: 'U+0000-00FF', cyrillic: 'U+0400-045F' }),
  LICENSE: 'The text of the licence.',
  'files/lora-latin-400-normal.woff2': anton,
  'files/lora-latin-700-normal.woff2': anton,
  'files/lora-latin-100-normal.woff2': anton,
  'files/lora-cyrillic-400-normal.woff2': anton,
  'files/lora-latin-400-italic.woff2': anton,
  'files/lora-14-400-normal.woff2': anton,
});
const css = `@font-face { font-family: 'Noname'; font-style: normal; font-weight: 400; src: url(/file.woff2) format('woff2'); unicode-range: U+0000-00FF; }`;

let server: Server;
let asked: string[];
let answers: Record<string, { status?: number; body: Buffer | string }>;
let base: string;
let folder: string;

beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(request.url as string);
    const { status = 200, body } = answers[request.url as string] ?? { status: 404, body: '' };
    response.writeHead(status).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());
beforeEach(() => {
  asked = [];
  folder = mkdtempSync(join(tmpdir(), 'scenewright-fonts-'));
  const integrity = `sha512-${createHash('sha512').update(lora).digest('base64')}`;
  const dist = { tarball: `${base}/lora.tgz`, integrity };
  answers = {
    '/@fontsource%2flora': {
      body: JSON.stringify({ 'dist-tags': { latest: '5.0.0' }, versions: { '5.0.0': { dist } } }),
    },
    '/lora.tgz': { body: lora },
    '/css2?family=Noname:wght@400;700': { status: 400, body: '' },
    '/css2?family=Noname': { body: css },
    '/file.woff2': { body: anton },
  };
});
afterEach(() => rmSync(folder, { recursive: true }));

const library = () =>
  new FontLibrary({
    folder,
    sources: [createFontsourcePackages({ url: base }), createGoogleFonts(base)],
    timeoutMs: 5000,
  });

describe('a font by its name', () => {
  it('comes from the registry in the weights of films, by its subsets, and stays with its licence', async () => {
    const faces = await library().bring('Lora', createMemoryAssetStore());
    expect(faces?.map(({ font }) => font)).toEqual([
      { family: 'Lora', weight: '400', style: 'normal', range: 'U+0000-00FF' },
      { family: 'Lora', weight: '700', style: 'normal', range: 'U+0000-00FF' },
      { family: 'Lora', weight: '400', style: 'normal', range: 'U+0400-045F' },
    ]);
    expect(readFileSync(join(folder, 'lora/LICENSE'), 'utf8')).toContain('The text of the licence.');
    expect(JSON.parse(readFileSync(join(folder, 'lora/family.json'), 'utf8'))).toMatchObject({
      origin: '@fontsource/lora 5.0.0',
      licence: 'OFL-1.1, The Lora Project',
    });
  });

  it('is asked for once: another process finds it in the folder, with nothing in reach', async () => {
    await Promise.all([1, 2].map(() => library().bring('Lora', createMemoryAssetStore())));
    asked = [];
    answers = {};
    expect(await library().bring('lora', createMemoryAssetStore())).toHaveLength(3);
    expect(asked).toEqual([]);
  });

  it('comes from Google Fonts where the registry has no package', async () => {
    const faces = await library().bring('Noname', createMemoryAssetStore());
    expect(faces?.map(({ font }) => font)).toEqual([
      { family: 'Noname', weight: '400', style: 'normal', range: 'U+0000-00FF' },
    ]);
  });

  it('is nothing when nobody has it, and nobody is asked again at once', async () => {
    const fonts = library();
    expect(await fonts.bring('Nobody', createMemoryAssetStore())).toBeNull();
    const first = asked.length;
    expect(first).toBeGreaterThan(0);
    expect(await fonts.bring('Nobody', createMemoryAssetStore())).toBeNull();
    expect(asked).toHaveLength(first);
  });

  it('is not taken when it is not what the registry says, or no font', async () => {
    answers['/lora.tgz'] = { body: tar({ 'metadata.json': '{}' }) };
    expect(await library().bring('Lora', createMemoryAssetStore())).toBeNull();
    answers['/css2?family=Noname'] = { body: css };
    answers['/file.woff2'] = { body: 'no font' };
    expect(await library().bring('Noname', createMemoryAssetStore())).toBeNull();
    expect(existsSync(join(folder, 'lora')) || existsSync(join(folder, 'noname'))).toBe(false);
  });

  it('names nothing outside the folder', async () => {
    for (const name of ['../../etc', '..', '/', '\u0000'])
      expect(await library().bring(name, createMemoryAssetStore())).toBeNull();
    for (const url of asked) expect(url).toMatch(/^\/(@fontsource(-variable)?%2f[a-z0-9-]+|css2\?family=.+)$/);
  });
});
