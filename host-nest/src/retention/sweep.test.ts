import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { jest } from '@jest/globals';
import type { Kysely } from 'kysely';
import { startBucket } from '../../testing/bucket.js';
import { makeDataDir } from '../../testing/data-dir.js';
import { keepAssets } from '../assets/asset-uses.js';
import { BucketAssetStore } from '../assets/bucket-asset-store.js';
import { DiskAssets } from '../assets/disk-assets.js';
import type { LocalAssets } from '../assets/local-assets.js';
import { openEmbeddedDatabase, type OpenDatabase } from '../database/open-database.js';
import type { Database } from '../database/schema.js';
import { DiskFileStore } from '../files/disk-file-store.js';
import type { FileStore } from '../files/file-store.js';
import { S3FileStore } from '../files/s3-file-store.js';
import { FileSegmentExchange } from '../files/segment-exchange.js';
import { LinkSigner } from '../files/signed-link.js';
import { putDocument } from '../jobs/job-documents.js';
import { sweep } from './sweep.js';

// Databases and storages start slowly on a busy machine.
jest.setTimeout(120_000);

const day = 24 * 3600 * 1000;
/** All that a test puts is this old when it is swept. */
const later = () => Date.now() + 4 * day;

let root: string;
let opened: OpenDatabase;
let db: Kysely<Database>;
beforeAll(async () => {
  root = await makeDataDir();
  opened = await openEmbeddedDatabase(root);
  ({ db } = opened);
  await db
    .insertInto('accounts')
    .values({
      id: 'acc_1',
      name: 'A',
      email: null,
      plan: 'creator',
      unlimited: true,
      renewed_period: '',
      created_at: 0,
    })
    .execute();
  await writeFile(join(root, 'a.mp4'), 'pictures');
}, 120_000);
afterAll(async () => {
  await opened.close();
  await rm(root, { recursive: true, force: true });
});

interface Stores {
  files: FileStore;
  assets: LocalAssets;
  end(): Promise<void>;
}
let count = 0;
async function onDisk(): Promise<Stores> {
  const folder = join(root, `disk-${++count}`);
  const files = new DiskFileStore(join(folder, 'files'), new LinkSigner('secret'), () => 'http://files.test');
  return { files, assets: new DiskAssets(join(folder, 'assets')), end: async () => undefined };
}
async function onS3(): Promise<Stores> {
  const bucket = await startBucket();
  const files = new S3FileStore(bucket.configuration);
  const own = new S3FileStore(bucket.configuration);
  const assets = new BucketAssetStore(own, join(root, `node-${++count}`), { maxBytes: 1e9 });
  return {
    ...{ files, assets },
    async end() {
      await assets.close();
      await files.close();
      await bucket.close();
    },
  };
}

describe.each([
  ['disk', onDisk],
  ['S3', onS3],
])('the sweep on %s', (_name, open) => {
  let stores: Stores;
  beforeAll(async () => {
    stores = await open();
  });
  afterAll(async () => {
    await db.deleteFrom('video_jobs').execute();
    await stores.end();
  });
  const swept = (now: number, retentionDays = 0) => {
    const { files, assets } = stores;
    return sweep({ db, files, assets, segments: new FileSegmentExchange(files) }, { now, retentionDays });
  };
  const put = (key: string) => stores.files.putFile(key, join(root, 'a.mp4'));
  const left = async (...keys: string[]) => {
    const found = await Promise.all(keys.map(async (key) => ((await stores.files.find(key)) ? [key] : [])));
    return found.flat();
  };

  it('removes the times of requests of who has not asked for an hour', async () => {
    const now = Date.now();
    await db
      .insertInto('rate_times')
      .values([
        { subject: 'requests quiet', at: now - 2 * 3600_000 },
        { subject: 'requests asking', at: now },
      ])
      .execute();
    await swept(now);
    const rows = await db.selectFrom('rate_times').select('subject').execute();
    expect(rows).toEqual([{ subject: 'requests asking' }]);
    await db.deleteFrom('rate_times').execute();
  });

  it('keeps assets that a document, a version or a brand kit names, and removes the others when they are old', async () => {
    const { assets } = stores;
    const digests: string[] = [];
    for (const word of ['input', 'recording', 'logo', 'refused', 'superseded'])
      digests.push((await assets.put(Buffer.from(`${_name} ${word}`))).digest);
    const [input, recording, logo, refused, superseded] = digests as [string, string, string, string, string];
    const asset = (digest: string) => ({ key: 'image-0', kind: 'image', digest });
    await db.transaction().execute(async (trx) => {
      await putDocument(trx, 'vid_1', 'inputs', { images: [{ asset: asset(input) }] });
      await putDocument(trx, 'vid_1', 'timeline', { assets: { a: asset(superseded) } });
      // A later plan takes the place of the earlier one.
      await putDocument(trx, 'vid_1', 'timeline', { assets: { b: asset(recording), c: asset(input) } });
      await keepAssets(trx, 'bkt_1', JSON.stringify({ logo: asset(logo) }));
    });
    const here = async () => {
      const found: string[] = [];
      for (const digest of digests) if (await stores.assets.has(digest)) found.push(digest);
      return found;
    };
    expect((await swept(Date.now() + day)).assets).toBe(0);
    expect(await here()).toEqual(digests);
    expect((await swept(later())).assets).toBe(2);
    expect(await here()).toEqual([input, recording, logo]);
    await expect(stores.assets.read(refused)).rejects.toMatchObject({ kind: 'missing_asset' });
    // What was removed can be put again.
    expect((await assets.put(Buffer.from(`${_name} refused`))).digest).toBe(refused);
    expect(Buffer.from(await assets.read(refused)).toString()).toBe(`${_name} refused`);
    await db.deleteFrom('asset_uses').execute();
  });

  it('removes the MP4s of infographics that are older than RETENTION_DAYS, and no picture and no younger one', async () => {
    const at = Date.now();
    const project = { id: `prj_${_name}`, account_id: 'acc_1', record: '{}', created_at: at };
    await db.insertInto('infographic_projects').values(project).execute();
    const thumbnail = `infographics/ver_${_name}.jpg`;
    await db
      .insertInto('infographic_versions')
      .values({ id: `ver_${_name}`, project_id: project.id, record: JSON.stringify({ thumbnail }), created_at: at })
      .execute();
    const render = async (id: string, status: string, created_at: number) => {
      const file = `infographics/${id}-1.mp4`;
      const record = JSON.stringify({ id, status, file: status === 'completed' ? file : null });
      const stored = status === 'completed' ? file : null;
      const row = { id, project_id: project.id, version_id: `ver_${_name}`, status, record, created_at, file: stored };
      await db.insertInto('infographic_renders').values(row).execute();
      await put(file);
      return file;
    };
    const old = await render(`rnd_${_name}1`, 'completed', at);
    const young = await render(`rnd_${_name}2`, 'completed', at + 3 * day);
    await put(thumbnail);
    await put(`infographics/rnd_${_name}2-7.mp4`);
    // Nothing is old yet, and retention is off: all stay.
    expect(await swept(at + day / 2)).toMatchObject({ renders: 0, strays: 0 });
    // A worker that was presumed dead left the seventh.
    expect(await swept(later())).toMatchObject({ renders: 0, strays: 1 });
    expect(await left(old, young, thumbnail)).toEqual([old, young, thumbnail]);
    expect(await swept(later(), 2)).toMatchObject({ renders: 1, strays: 0 });
    expect(await left(old, young, thumbnail)).toEqual([young, thumbnail]);
    const { record } = await db
      .selectFrom('infographic_renders')
      .select('record')
      .where('id', '=', `rnd_${_name}1`)
      .executeTakeFirstOrThrow();
    expect(JSON.parse(record)).toEqual({ v: 1, id: `rnd_${_name}1`, status: 'completed', file: null });
  });

  it('removes MP4s of videos and their stills that no job names', async () => {
    const id = `vid_${_name}`;
    const [file, stills, older] = [`videos/${id}/rnd_1.mp4`, `videos/${id}/rnd_1.mjpeg`, `videos/${id}/rnd_0.mp4`];
    const createdAt = Date.now();
    const renders = [
      { id: 'rnd_1', file, stills: { file: stills }, createdAt },
      { id: 'rnd_0', file: older, createdAt },
    ];
    const record = JSON.stringify({ id, renders });
    const kept = [file, stills, older];
    const row = { id, account_id: 'acc_1', status: 'completed', in_flight: false, fence: 1, record };
    await db
      .insertInto('video_jobs')
      .values({ ...row, created_at: Date.now() })
      .execute();
    const strays = ['vid_gone/rnd_1.mp4', 'vid_gone/rnd_1.mjpeg', `${id}/rnd_2.mp4`, `${id}/rnd_0.mjpeg`].map(
      (name) => `videos/${name}`,
    );
    for (const key of [...kept, ...strays]) await put(key);
    expect(await swept(later())).toMatchObject({ strays: 4 });
    expect(await left(...kept, ...strays)).toEqual(kept);
  });

  it('removes uploads after a day, whose requests have copied them', async () => {
    await put('uploads/token.bin');
    await swept(Date.now());
    expect(await left('uploads/token.bin')).toEqual(['uploads/token.bin']);
    await swept(later());
    expect(await left('uploads/token.bin')).toEqual([]);
  });

  it('counts a file as put again when it was found again', async () => {
    await put('videos/vid_x/rnd_9.mp4');
    await stores.files.renew('videos/vid_x/rnd_9.mp4');
    expect((await stores.files.find('videos/vid_x/rnd_9.mp4'))?.bytes).toBe(8);
    await stores.files.renew('videos/vid_x/none.mp4');
    expect(await stores.files.find('videos/vid_x/none.mp4')).toBeNull();
  });
});
