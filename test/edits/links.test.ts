import { existsSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { encodeWav } from '@scenewright/core/audio';
import type { EditedVideo, EditLink } from '@scenewright/core/edit';
import type { PlannedVideo } from '@scenewright/core/video';
import { createStudio, type Studio } from '@scenewright/host-local';
import { createRuleEditor } from '@scenewright/providers';
import sharp from 'sharp';
import { createBarcodeMaker, readBarcode } from '../footage/support/barcode-maker.js';
import { drums } from '../sound/drums.js';
import { briefOf, eightScenes, sceneSeconds } from './eight-scenes.js';

/** Interface 4.4: links in the words of an edit. */

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
const shared = process.env['SCENEWRIGHT_CACHE'] ?? join(root, '.cache');
const cacheRoot = mkdtempSync(join(tmpdir(), 'scenewright-links-'));
// A cache of its own, so that nothing was made before; browser and bundle are borrowed.
for (const part of ['browser', 'bundle', 'probe'])
  if (existsSync(join(shared, part))) symlinkSync(join(shared, part), join(cacheRoot, part));

const files = new Map<string, Uint8Array | string>();
let server: Server;
let base: string;
let studio: Studio;
let made: PlannedVideo;
beforeAll(async () => {
  const clip = await createBarcodeMaker().film({ seconds: 4, fps: 30, seed: 1 } as never);
  const { samples, beats } = drums(96, 0.31, 12);
  files.set('/numbers.mp4', (clip as { bytes: Uint8Array }).bytes);
  files.set('/drums.wav', encodeWav({ sampleRate: 48_000, channels: [samples, samples] }));
  const still = new Float32Array(48_000 * 8);
  files.set('/still.wav', encodeWav({ sampleRate: 48_000, channels: [still, still] }));
  files.set('/page', '<!doctype html><html><body>Watch</body></html>');
  files.set('/fake.mp4', 'This is no film at all.');
  expect(beats.length).toBeGreaterThan(4);
  server = createServer(({ url }, response) => {
    const found = files.get(url ?? '');
    response.writeHead(found === undefined ? 404 : 200, { 'content-type': 'video/mp4' }).end(found);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  studio = createStudio({
    ...{ cacheRoot, workers: 1, allowPrivateUrls: true, socialAudio: null },
    browser: process.env['SCENEWRIGHT_BROWSER'],
  });
  made = await studio.plan({
    prompt: 'Tides rise twice a day. The moon pulls the sea. Boats wait for the flood.',
    dimensions: { width: 320, height: 180 },
    narration: false,
    duration: 20,
  });
}, 120_000);
afterAll(async () => {
  await studio?.close();
  server?.close();
  rmSync(cacheRoot, { recursive: true, force: true });
});

const clipOf = ({ timeline }: EditedVideo) => timeline.scenes.find(({ film }) => film !== undefined)!;

test('a film becomes a scene that shows its frames, without sound, and stays through the next edit', async () => {
  const edited = await studio.edit(made, `Add the clip ${base}/numbers.mp4 after scene 1`);
  expect(edited.changes.map(({ what }) => what)).toEqual(['Clip numbers.mp4 shown after scene 1']);
  expect(edited.warnings).toEqual([]);
  const scene = clipOf(edited);
  expect(edited.timeline.scenes.indexOf(scene)).toBe(1);
  expect(scene.frames / 30).toBeCloseTo(4, 0);
  const asset = edited.timeline.assets[scene.film![0]!.asset]!;
  expect(asset).toMatchObject({ kind: 'footage', mimeType: 'video/mp4', width: 320, height: 180 });
  expect(asset.seconds).toBeCloseTo(4, 1);
  expect(edited.timeline.sound.every(({ asset: key }) => key !== asset.key)).toBe(true);

  const later = await studio.edit(edited, 'Remove scene 1');
  expect(later.warnings).toEqual([]);
  const kept = clipOf(later);
  expect([kept.film, kept.frames]).toEqual([scene.film, scene.frames]);
  const picture = await studio.still(later.timeline, kept.from + 45);
  const { data, info } = await sharp(picture).greyscale().raw().toBuffer({ resolveWithObject: true });
  expect(readBarcode(data, info.width, info.height)).toBe(45);
}, 120_000);

test('a film is put behind the words of a scene that is named', async () => {
  const edited = await studio.edit(made, `Use ${base}/numbers.mp4 as footage in scene 1`);
  const [first] = edited.timeline.scenes;
  expect(first).toMatchObject({ kind: 'footage', film: [{ from: 0 }] });
  const { title, text } = made.storyboard.scenes[0]!.content as { title?: string; text?: string };
  expect((first!.content as { title?: string }).title).toBe(title ?? text);
  expect(edited.timeline.scenes).toHaveLength(made.timeline.scenes.length);
});

test('music takes the place of the score, cuts follow its beat, and it stays until it is turned off', async () => {
  expect(made.timeline.sound.map(({ role }) => role)).toContain('music');
  const edited = await studio.edit(made, `Use ${base}/drums.wav as the music`);
  expect(edited.changes.map(({ what }) => what)).toEqual(['Music replaced by drums.wav']);
  const music = (video: EditedVideo) =>
    new Set(video.timeline.sound.flatMap(({ role, asset }) => (role === 'music' ? [asset] : [])));
  const [key] = music(edited);
  expect(music(edited).size).toBe(1);
  expect(edited.timeline.assets[key!]).toMatchObject({ kind: 'recording', mimeType: 'audio/wav' });
  expect(edited.brief.audio).toMatchObject([{ asset: key, role: 'music', name: 'drums.wav' }]);
  // 96 a minute: a beat each 0.625 s from 0.31 s on.
  for (const { from, transition } of edited.timeline.scenes.slice(1)) {
    const beat = ((from + Math.floor(transition!.frames / 2)) / 30 - 0.31) / 0.625;
    expect(Math.abs(beat - Math.round(beat)) * 0.625).toBeLessThan(0.06);
  }
  const later = await studio.edit(edited, 'Remove scene 2');
  expect(music(later)).toEqual(music(edited));
  const silent = await studio.edit(later, 'Turn off the music');
  expect(silent.timeline.sound).toEqual([]);
}, 120_000);

test('music without a beat is taken all the same, and its lack is told', async () => {
  const edited = await studio.edit(made, `Use ${base}/still.wav as the music`);
  expect(edited.brief.audio).toMatchObject([{ role: 'music', name: 'still.wav' }]);
  expect(edited.warnings.map(({ code }) => code)).toEqual(['no_beat_found']);
});

test.each([
  ['add the clip BASE/page', 'is a web page; a link to the video file itself is accepted'],
  ['use BASE/page as the music', 'is a web page; a link to the audio file itself is accepted'],
  ['add the clip BASE/fake.mp4', 'is no video; MP4, MOV, WebM, MKV and AVI are accepted'],
  ['use BASE/fake.mp4 as the music', 'holds no sound that can be decoded'],
  ['add the clip BASE/gone.mp4', 'was answered with 404 by its server'],
  [
    'add https://youtu.be/abc',
    'leads to a video or social platform, and nothing is set up here that fetches from there',
  ],
  ['use https://youtu.be/abc as the music', 'Link to the audio file itself'],
])('%s is refused: %s', async (said, reason) => {
  const refused = studio.edit(made, `Remove scene 1. Then ${said.replace('BASE', base)}.`);
  await expect(refused).rejects.toMatchObject({
    errors: [{ field: 'prompt', message: expect.stringContaining(reason) as string }],
  });
});

test('a studio that may not reach private addresses asks nobody there', async () => {
  const open = createStudio({ cacheRoot, allowPrivateUrls: false, socialAudio: null });
  try {
    await expect(open.edit(made, `Add the clip ${base}/numbers.mp4`)).rejects.toMatchObject({
      errors: [{ field: 'prompt', message: expect.stringContaining('is not on a public address') as string }],
    });
  } finally {
    await open.close();
  }
});

describe('the editor', () => {
  const editor = createRuleEditor();
  const link = (role: EditLink['role'], url: string): EditLink => ({
    ...{ role, url, asset: `link-${role}`, name: 'file', seconds: 40 },
  });
  const film = link('footage', 'https://example.com/clip.mp4');
  const edit = (instruction: string, links: EditLink[] = [film]) =>
    editor.edit({ storyboard: eightScenes, brief: briefOf(), instruction, images: [], links, sceneSeconds });
  const ids = async (instruction: string) => {
    const { storyboard, warnings } = await edit(instruction);
    expect(warnings).toEqual([]);
    return storyboard.scenes.map(({ id, kind }) => (kind === 'footage' ? 'film' : id)).join(' ');
  };

  test.each([
    ['add https://example.com/clip.mp4', 's1 s2 s3 s4 s5 s6 s7 film s8'],
    ['add https://example.com/clip.mp4 at the beginning', 'film s1 s2 s3 s4 s5 s6 s7 s8'],
    ['show "https://example.com/clip.mp4" before scene 3', 's1 s2 film s3 s4 s5 s6 s7 s8'],
    ['use https://example.com/clip.mp4 as the background of scene 1', 'film s2 s3 s4 s5 s6 s7 s8'],
    ['replace scene 3 with https://example.com/clip.mp4', 's1 s2 film s4 s5 s6 s7 s8'],
    ['in scene 3, show https://example.com/clip.mp4', 's1 s2 s3 film s4 s5 s6 s7 s8'],
    ['füge https://example.com/clip.mp4 nach Szene 2 hinzu', 's1 s2 film s3 s4 s5 s6 s7 s8'],
  ])('%s', async (said, scenes) => {
    expect(await ids(said)).toBe(scenes);
  });

  test('a clip lasts ten seconds at most, and its scene says what it is', async () => {
    const { storyboard } = await edit('add https://example.com/clip.mp4 at the beginning');
    expect(storyboard.scenes[0]).toMatchObject({
      ...{ kind: 'footage', seconds: 10, narration: null },
      content: { clip: 'link-footage', action: 'The clip file' },
    });
  });

  test.each(['play "Bohemian Rhapsody" by Queen as the music', 'play Yesterday by The Beatles as background music'])(
    '%s: what would be needed is told, and nothing is invented',
    async (said) => {
      const { changes, warnings, storyboard, brief } = await edit(said, []);
      expect([changes, brief]).toEqual([[], {}]);
      expect(storyboard).toEqual(eightScenes);
      expect(warnings).toMatchObject([{ code: 'edit_not_done' }]);
      expect(warnings[0]!.message).toMatch(/(Bohemian Rhapsody|Yesterday).*link to its audio file/u);
    },
  );
});
