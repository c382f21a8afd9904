import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { jobFolderName, traceProcess } from '@scenewright/render-pool';
import { startUnreaped } from '../../../render-pool/testing/unreaped-process.js';
import { startBucket } from '../../testing/bucket.js';
import { DiskFileStore } from './disk-file-store.js';
import type { FileStore } from './file-store.js';
import { openFileStore } from './open-file-store.js';
import { S3FileStore } from './s3-file-store.js';
import { FileSegmentExchange } from './segment-exchange.js';
import { LinkSigner } from './signed-link.js';

interface Made {
  store: FileStore;
  /** Loads a link as a browser would; the disk store's links are served elsewhere. */
  load?: (link: string) => Promise<Response>;
  end(): Promise<void>;
}

async function makeDisk(): Promise<Made> {
  const folder = await mkdtemp(join(tmpdir(), 'scenewright-files-'));
  return {
    store: new DiskFileStore(folder, new LinkSigner('secret'), () => 'http://files.test'),
    end: () => rm(folder, { recursive: true, force: true }),
  };
}

async function makeS3(): Promise<Made> {
  const bucket = await startBucket();
  const store = new S3FileStore(bucket.configuration);
  return {
    store,
    load: (link) => fetch(link),
    async end() {
      await store.close();
      await bucket.close();
    },
  };
}

describe.each([
  ['disk', makeDisk],
  ['S3', makeS3],
])('files on %s', (_name, make) => {
  let made: Made;
  let source: string;
  const content = Buffer.from(Array.from({ length: 200_000 }, (_, i) => i % 251));
  beforeAll(async () => {
    made = await make();
    source = join(await mkdtemp(join(tmpdir(), 'scenewright-source-')), 'video.mp4');
    await writeFile(source, content);
  });
  afterAll(async () => {
    await made.end();
    await rm(join(source, '..'), { recursive: true, force: true });
  });

  it('come back as they were put, whole and in parts', async () => {
    await made.store.putFile('videos/vid_1/rnd_1.mp4', source);
    const file = await made.store.find('videos/vid_1/rnd_1.mp4');
    expect(file?.bytes).toBe(content.length);
    expect(await buffer(file!.open())).toEqual(content);
    expect(await buffer(file!.open({ start: 1000, end: 1009 }))).toEqual(content.subarray(1000, 1010));
  });

  it('are not there before they are put and after they are removed', async () => {
    expect(await made.store.find('videos/vid_2/rnd_1.mp4')).toBeNull();
    await made.store.putFile('videos/vid_2/rnd_1.mp4', source);
    await made.store.remove('videos/vid_2/rnd_1.mp4');
    expect(await made.store.find('videos/vid_2/rnd_1.mp4')).toBeNull();
    await made.store.remove('videos/vid_2/rnd_1.mp4');
  });

  it('are removed from a folder by their age', async () => {
    const started = Date.now() - 60_000;
    await made.store.putFile('segments/a.mp4', source);
    expect(await made.store.removeOlder('segments', started)).toBe(0);
    expect(await made.store.find('segments/a.mp4')).not.toBeNull();
    expect(await made.store.removeOlder('segments', Date.now() + 60_000)).toBe(1);
    expect(await made.store.find('segments/a.mp4')).toBeNull();
    expect(await made.store.find('videos/vid_1/rnd_1.mp4')).not.toBeNull();
    expect(await made.store.removeOlder('nothing', Date.now())).toBe(0);
  });

  it('carry segments from node to node, whole or not at all', async () => {
    const exchange = new FileSegmentExchange(made.store);
    const key = 'ab'.repeat(32);
    const target = join(source, '..', 'fetched.mp4');
    expect([await exchange.has(key), await exchange.fetch(key, target)]).toEqual([false, false]);
    await Promise.all([exchange.put(key, source), exchange.put(key, source)]);
    expect([await exchange.has(key), await exchange.fetch(key, target)]).toEqual([true, true]);
    expect(await readFile(target)).toEqual(content);
    expect((await readdir(join(source, '..'))).toSorted()).toEqual(['fetched.mp4', 'video.mp4']);
    await expect(exchange.put('../x', source)).rejects.toThrow('Not the key of a segment');
    expect(await exchange.sweep(Date.now() + 60_000)).toBe(1);
    expect(await exchange.has(key)).toBe(false);
  });

  it('are answered as what they are', async () => {
    if (!made.load) return;
    const typeOf = async (key: string) => {
      await made.store.putFile(key, source);
      const answer = await made.load!(await made.store.link(key, { name: 'file', seconds: 60 }));
      await answer.body?.cancel();
      return answer.headers.get('content-type');
    };
    expect(await typeOf('infographics/ver_1.jpg')).toBe('image/jpeg');
    expect(await typeOf('infographics/rnd_1-1.mp4')).toBe('video/mp4');
    expect(await typeOf('assets/a.bin')).toBe('application/octet-stream');
  });

  it('have links that name the file', async () => {
    await made.store.putFile('videos/vid_3/rnd_1.mp4', source);
    const link = await made.store.link('videos/vid_3/rnd_1.mp4', { name: 'my film.mp4', seconds: 60 });
    expect(decodeURIComponent(link.replaceAll('+', ' '))).toContain('my film.mp4');
    if (!made.load) return;
    const answer = await made.load(link);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'video/mp4']);
    expect(answer.headers.get('content-disposition')).toContain('filename="my film.mp4"');
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(content);
  });
});

it('a key never leads out of the folder', async () => {
  const { store, end } = await makeDisk();
  for (const key of ['../x.mp4', 'a/../../x.mp4', '/etc/passwd', 'a//b.mp4', 'videos/.mp4', 'a/b']) {
    expect(await store.find(key)).toBeNull();
    await expect(store.remove(key)).rejects.toThrow('Not a file key');
  }
  await end();
});

it('a file that a killed process was putting on the disk is gone at the next start, others stay', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'scenewright-incoming-'));
  const killed = await startUnreaped();
  try {
    const open = () => openFileStore({ s3: null, dataDir }, new LinkSigner('secret'), () => '', Date.now);
    const source = join(dataDir, 'video.mp4');
    await writeFile(source, 'whole');
    await (await open()).putFile('videos/a/b.mp4', source);
    const incoming = join(dataDir, 'files', 'incoming');
    expect(await readdir(incoming)).toEqual([]);
    const [, , place, chance] = (await jobFolderName()).split('-');
    const torn = `${killed.pid}-${traceProcess(killed.pid).start}-${place}-${chance}`;
    await writeFile(join(incoming, torn), 'half');
    await open();
    expect(await readdir(incoming)).toEqual([torn]);
    await killed.kill();
    const store = await open();
    expect(await readdir(incoming)).toEqual([]);
    expect(await store.find('videos/a/b.mp4')).not.toBeNull();
  } finally {
    await killed.close();
    await rm(dataDir, { recursive: true, force: true });
  }
});
