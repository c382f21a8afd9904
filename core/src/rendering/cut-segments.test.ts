import { createHash } from 'node:crypto';
import fc from 'fast-check';
import type { Timeline, TimelineScene } from '../timeline/timeline.js';
import { cutSegments } from './cut-segments.js';

const sha256 = (data: string | Uint8Array): string => createHash('sha256').update(data).digest('hex');
const options = {
  output: { width: 1280, height: 720 },
  encodingKey: 'x264-standard',
  rendererVersion: 'r1',
  digest: sha256,
  maxFrames: 120,
};

/** A timeline of title scenes from their lengths and the overlaps between them. */
function timelineOf(plan: { text: string; frames: number; overlap: number; image?: string }[]): Timeline {
  let end = 0;
  const scenes = plan.map(({ text, frames, overlap, image }, index): TimelineScene => {
    const from = index === 0 ? 0 : end - overlap;
    end = from + frames;
    return {
      id: `s${index}`,
      from,
      frames,
      transition: index === 0 ? null : { kind: 'slide', frames: overlap, direction: 'left' },
      cues: { title: 5 },
      seed: index,
      ...(image
        ? { kind: 'ken-burns', content: { image, title: text, focus: 'center' } }
        : { kind: 'title', content: { title: text } }),
    };
  });
  const colour = '#101010';
  return {
    version: 1,
    title: 'T',
    fps: 30,
    frames: end,
    canvas: { width: 1920, height: 1080 },
    output: { width: 1280, height: 720 },
    language: 'en',
    direction: 'ltr',
    style: {
      pack: 'swiss',
      palette: {
        background: colour,
        surface: colour,
        text: colour,
        muted: colour,
        accent: colour,
        onAccent: colour,
        data: [colour, colour, colour, colour, colour],
        positive: colour,
        negative: colour,
      },
      fonts: { heading: 'Inter', body: 'Inter', mono: 'Inter' },
      logo: null,
    },
    scenes,
    captions: {
      skin: 'plain',
      position: 'bottom',
      pages: scenes.map((scene) => ({
        from: scene.from + 10,
        to: scene.from + 25,
        words: [{ text: 'word', from: scene.from + 10, to: scene.from + 25 }],
      })),
    },
    sound: [],
    assets: {
      photo: { key: 'photo', kind: 'image', digest: 'a'.repeat(64), mimeType: 'image/png', bytes: 1 },
    },
  };
}

const plan = fc.array(
  fc.record({
    text: fc.string({ minLength: 1, maxLength: 10 }),
    frames: fc.integer({ min: 45, max: 400 }),
    overlap: fc.integer({ min: 0, max: 20 }),
  }),
  { minLength: 1, maxLength: 8 },
);

const four = [
  { text: 'one', frames: 100, overlap: 0 },
  { text: 'two', frames: 200, overlap: 12 },
  { text: 'three', frames: 90, overlap: 10 },
  { text: 'four', frames: 150, overlap: 8 },
];
const keysByRange = (timeline: Timeline, over: Partial<typeof options> = {}) =>
  new Map(cutSegments(timeline, { ...options, ...over }).map(({ from, to, key }) => [`${from}-${to}`, key]));

test('scenes, their transitions and their two-second marks are the cuts', () => {
  expect(cutSegments(timelineOf(four), options).map(({ from, to }) => [from, to])).toEqual([
    [0, 77],
    [77, 104], // one → two, with what is left of half a second on either side, and the frames in which one leaves
    [104, 208], // two, cut 120 frames after its start
    [208, 265],
    [265, 294], // two → three
    [294, 345],
    [345, 376], // three → four
    [376, 480], // four, whose 120th frame is 480
    [480, 510],
  ]);
});

test('segments cover every frame once, in order, none longer than asked', () => {
  fc.assert(
    fc.property(plan, fc.integer({ min: 1, max: 700 }), (scenes, maxFrames) => {
      const timeline = timelineOf(scenes);
      const segments = cutSegments(timeline, { ...options, maxFrames });
      let next = 0;
      for (const [index, segment] of segments.entries()) {
        expect(segment.index).toBe(index);
        expect(segment.from).toBe(next);
        expect(segment.to).toBeGreaterThan(segment.from);
        expect(segment.to - segment.from).toBeLessThanOrEqual(maxFrames);
        next = segment.to;
      }
      expect(next).toBe(timeline.frames);
    }),
  );
});

test('changing the text of a scene changes the keys of its segments and transitions alone', () => {
  fc.assert(
    fc.property(plan, fc.nat(), (scenes, pick) => {
      const changedAt = pick % scenes.length;
      const timeline = timelineOf(scenes);
      const after = structuredClone(timeline);
      (after.scenes[changedAt]!.content as { title: string }).title += '!';
      const { from, frames } = timeline.scenes[changedAt]!;
      const keys = keysByRange(timeline);
      for (const segment of cutSegments(after, options)) {
        const touches = segment.from < from + frames && segment.to > from;
        const same = keys.get(`${segment.from}-${segment.to}`) === segment.key;
        expect(same).toBe(!touches);
      }
    }),
  );
});

test('scenes that only moved in time keep their keys', () => {
  fc.assert(
    fc.property(plan, fc.integer({ min: 45, max: 300 }), (scenes, frames) => {
      const longer = timelineOf([{ ...scenes[0]!, frames }, ...scenes.slice(1)]);
      const firstEnd = (timeline: Timeline) => timeline.scenes[0]!.frames;
      const later = (timeline: Timeline) =>
        cutSegments(timeline, options)
          .filter((segment) => segment.from >= firstEnd(timeline))
          .map((segment) => segment.key);
      expect(later(longer)).toEqual(later(timelineOf(scenes)));
    }),
  );
});

test.each([
  ['the output size', { output: { width: 1920, height: 1080 } }],
  ['the encoding', { encodingKey: 'x264-draft' }],
  ['the renderer', { rendererVersion: 'r2' }],
])('%s changes every key', (_, over) => {
  const timeline = timelineOf(four);
  const before = new Set(keysByRange(timeline).values());
  for (const key of keysByRange(timeline, over).values()) expect(before.has(key)).toBe(false);
});

test('sound and the title of the video change no key', () => {
  const timeline = timelineOf(four);
  const other: Timeline = {
    ...timeline,
    title: 'Other',
    sound: [{ asset: 'm', role: 'music', at: 0, offset: 0, seconds: 3, gainDb: 0, fadeIn: 0, fadeOut: 0 }],
  };
  expect(keysByRange(other)).toEqual(keysByRange(timeline));
});

test('a caption changes the keys of the segments in which it stands', () => {
  const timeline = timelineOf(four);
  const other = structuredClone(timeline);
  other.captions!.pages[0]!.words[0]!.text = 'other';
  const before = keysByRange(timeline);
  const changed = [...keysByRange(other)].filter(([range, key]) => before.get(range) !== key).map(([range]) => range);
  expect(changed).toEqual(['0-77']);
});

test('a scene with another neighbour keeps its keys but for the seam', () => {
  const keys = new Set(cutSegments(timelineOf(four), options).map(({ key }) => key));
  const three = timelineOf([four[0]!, four[1]!, { ...four[3]!, overlap: 16 }]);
  Object.assign(three.scenes[2]!, { id: 's3', seed: 3 });
  const without = cutSegments(three, options);
  const isNew = without.filter(({ key }) => !keys.has(key)).map(({ from, to }) => [from, to]);
  expect(isNew).toEqual([[265, 288]]);
});

test('an image with other bytes changes the scenes that show it and no other', () => {
  const scenes = four.map((scene, index) => (index === 2 ? { ...scene, image: 'photo' } : scene));
  const timeline = timelineOf(scenes);
  const other = structuredClone(timeline);
  other.assets.photo!.digest = 'b'.repeat(64);
  const before = keysByRange(timeline);
  const changed = [...keysByRange(other)].filter(([range, key]) => before.get(range) !== key).map(([range]) => range);
  expect(changed).toEqual(['265-294', '294-345', '345-376']);
});

test('a segment length below one frame is refused', () => {
  expect(() => cutSegments(timelineOf(four), { ...options, maxFrames: 0 })).toThrow(RangeError);
});
