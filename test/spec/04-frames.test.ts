// @cost 8
import { buffer } from 'node:stream/consumers';
import { jest } from '@jest/globals';
import type { FinishedRender } from '@scenewright/core/jobs';
import { partsOf } from './support/parts-of.js';
import { startTestServer, type TestServer } from './support/test-server.js';

let at: TestServer;
beforeAll(async () => {
  at = await startTestServer();
});
afterEach(() => jest.restoreAllMocks());
afterAll(() => at.close());

interface Frames {
  source: string;
  frames: { scene_id: string; width: number; height: number; time_seconds: number; data: string }[];
}
const framesOf = async (id: string, max = 12) =>
  (await at.call('GET', `/v1/videos/${id}/frames?max_frames=${max}`)).body as Frames;

/** A finished video with its MP4. */
async function rendered(): Promise<string> {
  const { body } = await at.call('POST', '/v1/videos', { body: { prompt: 'Lakes', render: true } });
  expect((await at.waitFor(body.id, at.owner.apiKey)).body).toMatchObject({ status: 'completed', renders: [{}] });
  return body.id as string;
}

async function renderedAgain(id: string, resolution: string): Promise<void> {
  expect((await at.call('POST', `/v1/videos/${id}/render`, { body: { resolution } })).status).toBe(202);
  await at.waitFor(id, at.owner.apiKey);
}

/** Newest first. */
async function rendersOf(id: string): Promise<FinishedRender[]> {
  return (await partsOf(at.server).jobs.find(id))!.renders;
}

/** The JPEGs that are stored, in order. */
async function storedPictures({ stills }: FinishedRender): Promise<string[]> {
  const file = await partsOf(at.server).files.find(stills!.file);
  const whole = await buffer(file!.open());
  let end = 0;
  return stills!.pictures.map(({ bytes }) => whole.subarray(end, (end += bytes)).toString('base64'));
}

const endingsOf = async (id: string): Promise<string[]> => {
  const endings: string[] = [];
  for await (const page of partsOf(at.server).files.list(`videos/${id}`))
    endings.push(...page.map(({ key }) => key.slice(key.lastIndexOf('.'))));
  return endings.toSorted();
};

/** The record as it was stored before renders had stills. */
async function asBefore(id: string): Promise<void> {
  const { db, files } = partsOf(at.server);
  const { record } = await db.selectFrom('video_jobs').select('record').where('id', '=', id).executeTakeFirstOrThrow();
  const { v: _v, renders, ...job } = JSON.parse(record) as { v: number; renders: FinishedRender[] };
  for (const { stills } of renders) if (stills) await files.remove(stills.file);
  const older = { v: 1, ...job, renders: renders.map(({ stills: _stills, ...render }) => render) };
  await db
    .updateTable('video_jobs')
    .set({ record: JSON.stringify(older) })
    .where('id', '=', id)
    .execute();
}

describe('the frames of a finished video', () => {
  it('are the stored pictures: no request copies or decodes the MP4', async () => {
    const id = await rendered();
    const [render] = await rendersOf(id);
    await partsOf(at.server).files.remove(render!.file);
    const drawn = jest.spyOn(at.studio, 'stills');
    const stored = await storedPictures(render!);
    const strip = await framesOf(id);
    expect(strip).toMatchObject({ source: 'render', frames: [{ scene_id: 's1' }, { scene_id: 's2' }, {}] });
    expect(strip.frames.map(({ data }) => data)).toEqual(stored);
    expect(strip.frames.map(({ width, height, time_seconds: time }) => [width, height, time])).toEqual([
      [640, 360, 5],
      [640, 360, 15],
      [640, 360, 25],
    ]);
    const two = await framesOf(id, 2);
    expect(two.frames.map(({ scene_id: scene, data }) => [scene, data])).toEqual([
      ['s1', stored[0]],
      ['s3', stored[2]],
    ]);
    expect((await framesOf(id, 1)).frames.map(({ data }) => data)).toEqual([stored[0]]);
    expect(drawn).not.toHaveBeenCalled();
  });

  it('leave no trace in the record that clients read', async () => {
    const id = await rendered();
    const { body } = await at.call('GET', `/v1/videos/${id}`);
    expect(JSON.stringify(body)).not.toMatch(/stills|mjpeg/);
    expect(await endingsOf(id)).toEqual(['.mjpeg', '.mp4']);
  });

  it('are stored with each render; where one cannot be read, those of another do', async () => {
    const id = await rendered();
    await renderedAgain(id, '1080p');
    expect(await endingsOf(id)).toEqual(['.mjpeg', '.mjpeg', '.mp4', '.mp4']);
    const { files } = partsOf(at.server);
    const renders = await rendersOf(id);
    for (const { file } of renders) await files.remove(file);
    const [newer, older] = renders;
    await files.remove(older!.stills!.file);
    expect((await framesOf(id)).frames.map(({ data }) => data)).toEqual(await storedPictures(newer!));
    await files.remove(newer!.stills!.file);
    expect((await framesOf(id)).source).toBe('composition');
  });

  it('are taken of the MP4 where an earlier version has stored none, and drawn where that is gone too', async () => {
    const id = await rendered();
    const { frames } = await framesOf(id);
    await asBefore(id);
    expect(await framesOf(id)).toMatchObject({ source: 'render', frames });
    const [render] = await rendersOf(id);
    expect(render).not.toHaveProperty('stills');
    await partsOf(at.server).files.remove(render!.file);
    expect(await framesOf(id)).toMatchObject({ source: 'composition', frames: [{ width: 64 }, {}, {}] });
    // The next MP4 has them again.
    await renderedAgain(id, '720p');
    expect((await rendersOf(id)).map(({ stills }) => stills?.pictures.length)).toEqual([3, undefined]);
  });
});

describe('a video whose pictures', () => {
  const { SCENEWRIGHT_FFMPEG: ffmpeg } = process.env;
  afterEach(() => {
    if (ffmpeg === undefined) delete process.env['SCENEWRIGHT_FFMPEG'];
    else process.env['SCENEWRIGHT_FFMPEG'] = ffmpeg;
  });

  it('cannot be taken is finished without them', async () => {
    process.env['SCENEWRIGHT_FFMPEG'] = '/nowhere/ffmpeg';
    const id = await rendered();
    expect(await endingsOf(id)).toEqual(['.mp4']);
    expect((await framesOf(id)).source).toBe('composition');
    delete process.env['SCENEWRIGHT_FFMPEG'];
    expect((await framesOf(id)).source).toBe('render');
  });

  it('cannot be stored is finished without them', async () => {
    const { files } = partsOf(at.server);
    const put = files.putFile.bind(files);
    jest.spyOn(files, 'putFile').mockImplementation(async (key, path) => {
      if (key.endsWith('.mjpeg')) throw new Error('The disk is full.');
      await put(key, path);
    });
    const id = await rendered();
    expect(await endingsOf(id)).toEqual(['.mp4']);
    expect((await framesOf(id)).source).toBe('render');
  });

  it('are stored when it is canceled leaves none of its files', async () => {
    const { files, jobs } = partsOf(at.server);
    const put = files.putFile.bind(files);
    const id = await rendered();
    const cancel = () => at.call('POST', `/v1/videos/${id}/cancel`);
    // Between the files and the record.
    jest.spyOn(files, 'putFile').mockImplementation(async (key, path) => {
      await put(key, path);
      if (key.endsWith('.mjpeg')) await cancel();
    });
    await renderedAgain(id, '1080p');
    expect((await jobs.find(id))!.renders).toHaveLength(1);
    while ((await endingsOf(id)).length > 2) await new Promise(setImmediate);
    expect(await endingsOf(id)).toEqual(['.mjpeg', '.mp4']);
  });
});
