// @cost 60
import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { packsInTurn, samples } from '@scenewright/compositions';
import { stylePacks, type TransitionKind, transitionKinds } from '@scenewright/core/style';
import type { Timeline, TimelineScene } from '@scenewright/core/timeline';
import { buildBundle } from '@scenewright/render-pool';
import { openStrategyFrames, structuralSimilarity, type StrategyFrames } from '@scenewright/render-pool/fidelity';
import { choreographyReel, restsOf } from '../compositions/choreography-reel.js';
import { sampleReels } from '../compositions/sample-reel.js';
import { differenceOf } from './difference-of.js';

/**
 * Two frames of every scene kind in every style, one as it enters and its last, by the fast strategy and by the one that photographs the page:
 * the same picture. A kind that the fast one says it cannot draw fails too: every kind is to be drawn fast.
 */
const size = { width: 640, height: 360 };
/** As shares of a scene: neighbours enter at different moments. */
const momentsOf = (shot: number): [number, number] => [shot % 2 === 0 ? 0.08 : 0.28, 1];
/** Frames before each, so that what stays from them is judged too: the first is drawn whole, the others where they change. */
const LEAD = 3;

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
const cacheRoot = process.env['SCENEWRIGHT_CACHE'] ?? join(root, '.cache');
const typical = samples.filter((sample) => sample.case === 'typical');
const kinds = [...new Set(typical.map(({ scene }) => scene.kind))];

let assetFolder: string;
let pictures: Timeline['assets'];
let strategies: StrategyFrames;
beforeAll(async () => {
  assetFolder = await mkdtemp(join(tmpdir(), 'scenewright-fidelity-'));
  const bytes = await readFile(join(root, 'fixtures/media/photo.png'));
  const digest = createHash('sha256').update(bytes).digest('hex');
  await writeFile(join(assetFolder, digest), bytes);
  const photo = {
    kind: 'image' as const,
    mimeType: 'image/png',
    digest,
    bytes: bytes.length,
    width: 1200,
    height: 800,
  };
  pictures = Object.fromEntries(
    ['logo', ...Array.from({ length: 9 }, (_, index) => `photo-${index + 1}`)].map((key) => [key, { ...photo, key }]),
  );
  const bundleFolder = await buildBundle({ entry: join(root, 'compositions/src/entry.tsx'), cacheRoot });
  strategies = await openStrategyFrames({
    cacheRoot,
    bundleFolder,
    assetFolder,
    browser: process.env['SCENEWRIGHT_BROWSER'],
  });
}, 300_000);
afterAll(async () => {
  await strategies?.close();
  await rm(assetFolder, { recursive: true, force: true });
});

/** Every kind in one pack, and every pack with five kinds: more meetings cost minutes. `FIDELITY_PACKS=19` has all meet all. */
const meetings = Number(process.env['FIDELITY_PACKS'] ?? 1);
const turnOf = (pack: string): string[] =>
  kinds.filter((_, at) => packsInTurn(at, meetings).some(({ id }) => id === pack));

/** The voice names a part and a word, so that the last frame is in the middle of it. */
function withStress(scene: TimelineScene): TimelineScene {
  const { content, frames } = scene;
  const [path] = Object.entries(content).find(([, value]) => Array.isArray(value) && value.length > 1) ?? [];
  const title = (content as { title?: unknown }).title;
  const span = { from: frames - 3, to: frames + 20 };
  const word = typeof title === 'string' ? [{ of: 'title', words: title.split(' ')[0]!, ...span }] : [];
  return { ...scene, stresses: [...(path ? [{ of: `${path}.1`, ...span }] : []), ...word] };
}

describe.each(stylePacks.map(({ id }) => id))('the fast strategy draws %s as the reference does', (pack) => {
  const kinds = turnOf(pack);
  const said = new Map<string, string[]>(kinds.map((kind) => [kind, []]));
  const compared = new Map<string, number>();
  beforeAll(async () => {
    for (const reel of sampleReels(
      typical.filter(({ scene }) => kinds.includes(scene.kind)),
      { pack },
    )) {
      const timeline: Timeline = {
        ...reel.timeline,
        scenes: reel.timeline.scenes.map(withStress),
        assets: { ...pictures, ...reel.timeline.assets },
      };
      const frames = reel.shots.flatMap(({ from, frames }, shot) =>
        momentsOf(shot).map((moment) => from + Math.min(frames - 1, Math.round(moment * frames))),
      );
      const wanted = await strategies.draw('reference', timeline, size, frames);
      const found = await strategies.draw('html-in-canvas', timeline, size, frames, LEAD);
      reel.shots.forEach(({ sample, from }, shot) => {
        const { kind } = sample.scene;
        momentsOf(shot).forEach((_, moment, all) => {
          const at = shot * all.length + moment;
          const [want, got] = [wanted[at]!, found[at]!];
          const where = `frame ${frames[at]! - from}`;
          compared.set(kind, (compared.get(kind) ?? 0) + 1);
          const difference = differenceOf(want, got, size);
          if (difference) said.get(kind)!.push(`${where}: ${difference}`);
        });
      });
    }
  }, 600_000);

  test.each(kinds)('%s', (kind) => {
    expect(compared.get(kind)).toBeGreaterThanOrEqual(momentsOf(0).length);
    expect(said.get(kind)).toEqual([]);
  });
});

// Strokes are many pixels wide there: what they paint beside their shapes is to be drawn again in the middle of the motion.
describe('at 4K, in the middle of the motion', () => {
  const large = { width: 3840, height: 2160 };
  const chosen = ['stat-ring', 'donut-chart', 'gauge', 'line-chart', 'bar-chart', 'scatter', 'freeform', 'waterfall'];

  test.each(chosen.map((kind, index) => [kind, stylePacks[(3 * index) % stylePacks.length]!.id] as const))(
    '%s in %s',
    async (kind, pack) => {
      const sample = typical.find(({ scene, language }) => scene.kind === kind && language === 'en')!;
      const reel = sampleReels([sample], { pack })[0]!;
      const timeline: Timeline = { ...reel.timeline, assets: { ...pictures, ...reel.timeline.assets } };
      const [{ from, frames }] = reel.shots as [(typeof reel.shots)[number]];
      const seen = [from + Math.round(0.2 * frames)];
      const [want] = await strategies.draw('reference', timeline, large, seen);
      const [got] = await strategies.draw('html-in-canvas', timeline, large, seen, LEAD);
      expect(differenceOf(want!, got!, large)).toBeNull();
    },
    120_000,
  );
});

test('a label that is missing is told, though the picture as a whole is as good as the same', async () => {
  const sample = typical.find(({ scene, language }) => scene.kind === 'bar-chart' && language === 'en')!;
  const { timeline, shots } = sampleReels([sample], { pack: 'taste-default' })[0]!;
  const last = [shots[0]!.from + shots[0]!.frames - 1];
  const label = (sample.scene.content as { items: { label: string }[] }).items[1]!.label;
  const other = JSON.parse(
    JSON.stringify(timeline).replaceAll(JSON.stringify(label), JSON.stringify('\u00a0')),
  ) as Timeline;
  const [want] = await strategies.draw('reference', timeline, size, last);
  const [got] = await strategies.draw('reference', other, size, last);
  expect(structuralSimilarity(want as Buffer, got as Buffer, size)).toBeGreaterThan(0.995);
  expect(differenceOf(want!, got!, size)).toMatch(/in the 32 pixels/);
}, 120_000);

describe('frame by frame through transitions', () => {
  const chosen = ['footage', 'counter', 'backdrop', 'bar-chart', 'ken-burns', 'place-map', 'list', 'kpi-tiles'];
  const kinds = (Object.keys(transitionKinds) as TransitionKind[]).filter((kind) => kind !== 'cut');
  const length = 60;
  const overlap = 12;

  // Each kind once, in as many styles as it takes for the scenes chosen.
  const each = chosen.length - 1;
  const inPacks = ['taste-default', 'dark-data', 'luxury'].map(
    (pack, at) => [pack, kinds.slice(at * each, (at + 1) * each)] as const,
  );

  test('every kind of transition is seen', () => {
    expect(inPacks.flatMap(([, seen]) => seen)).toEqual(kinds);
  });

  test.each(inPacks)(
    '%s: %j',
    async (pack, kinds) => {
      const reel = sampleReels(
        chosen
          .slice(0, kinds.length + 1)
          .map((kind) => typical.find((sample) => sample.scene.kind === kind && sample.language === 'en')!),
        { pack },
      )[0]!;
      const scenes = reel.timeline.scenes.map((scene, index) => ({
        ...scene,
        from: index * (length - overlap),
        frames: length,
        transition:
          index === 0
            ? null
            : { kind: kinds[index - 1]!, frames: overlap, direction: (['left', 'up'] as const)[index % 2]! },
      }));
      const timeline: Timeline = {
        ...reel.timeline,
        scenes,
        frames: scenes.at(-1)!.from + length,
        captions: null,
        assets: { ...pictures, ...reel.timeline.assets },
      };
      // In it, at its end, and a little after: in runs that begin before it does and before it ends.
      const seen = scenes
        .slice(1)
        .flatMap(({ from, kind, transition }) =>
          [5, overlap - 1, overlap + 6].map((at) => ({ frame: from + at, at, kind, by: transition!.kind })),
        );
      const frames = seen.map(({ frame }) => frame);
      const wanted = await strategies.draw('reference', timeline, size, frames);
      const found = await strategies.draw('html-in-canvas', timeline, size, frames, 8);
      const said = seen.flatMap(({ at, kind, by }, index) => {
        const difference = differenceOf(wanted[index]!, found[index]!, size);
        return difference ? [`${by} into ${kind}, frame ${at}: ${difference}`] : [];
      });
      expect(said).toEqual([]);
    },
    300_000,
  );
});

// A canvas of scaled stations under a camera: Chromium leaves out what it does not leave out in a scene of its own.
describe('stations of a choreography at rest, and its board', () => {
  const able = kinds.filter((kind) => kind !== 'choreography' && kind !== 'infographic');
  const groups = Array.from({ length: Math.ceil(able.length / 6) }, (_, index) => able.slice(6 * index, 6 * index + 6));

  test.each(groups.map((group, index) => [stylePacks[index % stylePacks.length]!.id, group] as const))(
    '%s: %s',
    async (pack, group) => {
      const reel = choreographyReel(group, pack, '16:9');
      const timeline: Timeline = { ...reel, assets: { ...pictures, ...reel.assets } };
      const frames = [...restsOf(group), timeline.frames - 1];
      const wanted = await strategies.draw('reference', timeline, size, frames);
      const found = await strategies.draw('html-in-canvas', timeline, size, frames, LEAD);
      const said = frames.flatMap((_, at) => {
        const [want, got] = [wanted[at]!, found[at]!];
        const where = group[at] ?? 'board';
        const difference = differenceOf(want, got, size);
        return difference ? [`${where}: ${difference}`] : [];
      });
      expect(said).toEqual([]);
    },
    300_000,
  );
});
