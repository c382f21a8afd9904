import fc from 'fast-check';
import type { Asset } from '../assets/assets.js';
import type { StoryboardScene, Storyboard } from '../storyboard/storyboard.js';
import { TimelineSchema, type Timeline } from './timeline.js';
import { stylePack } from '../style/packs.js';
import { spreadWords } from '../timing/word-times.js';
import { buildBrief } from '../brief/build-brief.js';
import { parseCreateRequest } from '../requests/parse-create-request.js';
import { buildTimeline, type TimelineInput, type SceneSpeech } from './build-timeline.js';

const asset = (key: string, kind: Asset['kind'], seconds: number): Asset => ({
  key,
  kind,
  digest: 'a'.repeat(64),
  mimeType: 'audio/wav',
  bytes: 1,
  seconds,
});

function briefOf(body: object) {
  const parsed = parseCreateRequest({ prompt: 'Tides', ...body }, { styles: [], voices: [] });
  if ('error' in parsed) throw new Error(JSON.stringify(parsed.error));
  return buildBrief(parsed.ok);
}
function storyboardOf(scenes: Partial<StoryboardScene>[], over: Partial<Storyboard> = {}): Storyboard {
  return {
    version: 1,
    title: 'Tides',
    language: 'en',
    narrationLanguage: 'en',
    direction: 'ltr',
    style: 'swiss',
    mood: 'calm',
    narrated: true,
    music: true,
    effects: true,
    captions: { skin: 'plain', position: 'bottom' },
    warnings: [],
    ...over,
    scenes: scenes.map(
      (scene, index) =>
        ({
          id: `s${index}`,
          intent: 'evidence',
          narration: null,
          cues: [],
          subject: '',
          weight: 1,
          seed: index * 7919,
          kind: 'title',
          content: { title: `Scene ${index}` },
          ...scene,
        }) as StoryboardScene,
    ),
  };
}
const spoken = (id: string, narration: string, seconds: number): SceneSpeech => ({
  asset: asset(`speech-${id}`, 'speech', seconds),
  seconds,
  words: spreadWords(narration, seconds),
});

const word = fc.constantFrom(
  'tides',
  'rise,',
  'and',
  'fall.',
  'Why?',
  '24%',
  '$4.2M',
  'the',
  'extraordinarily',
  '潮の満ち引き',
  'المد',
);
const narration = fc.array(word, { minLength: 1, maxLength: 40 }).map((words) => words.join(' '));
const sceneWish = fc.record({
  narration: fc.option(narration, { freq: 4 }),
  seconds: fc.double({ min: 0.2, max: 9, noNaN: true }),
  weight: fc.double({ min: 0.1, max: 5, noNaN: true }),
  subject: fc.constantFrom('', 'sea', 'moon'),
  seed: fc.nat(),
  title: fc.string({ minLength: 1, maxLength: 110 }),
  kind: fc.constantFrom('title', 'callout', 'end-card'),
  cueAt: fc.nat(),
});
type SceneWish = typeof sceneWish extends fc.Arbitrary<infer T> ? T : never;

function inputOf(wishes: SceneWish[], body: object, extra: Partial<TimelineInput> = {}): TimelineInput {
  const storyboard = storyboardOf(
    wishes.map(({ narration: text, weight, subject, seed, title, kind, cueAt }) => {
      const words = text?.split(' ') ?? [];
      return {
        narration: text,
        weight,
        subject,
        seed,
        kind,
        content: kind === 'callout' ? { text: title } : { title },
        cues: words.length > 0 ? [{ element: 'title', phrase: words[cueAt % words.length]! }] : [],
      } as Partial<StoryboardScene>;
    }),
  );
  const speech = Object.fromEntries(
    wishes.flatMap(({ narration: text, seconds }, index) =>
      text ? [[`s${index}`, spoken(`s${index}`, text, seconds)]] : [],
    ),
  );
  return { brief: briefOf(body), storyboard, stylePack: stylePack('swiss'), speech, ...extra };
}

const scenes = fc.array(sceneWish, { minLength: 1, maxLength: 12 });
const body = fc.record({
  duration: fc.double({ min: 5, max: 60, noNaN: true }),
  aspect_ratio: fc.constantFrom('16:9', '9:16', '1:1', '4:5'),
  model: fc.constantFrom('gen-6-fast', 'gen-4'),
});
const beats = fc.option(
  fc.double({ min: 0.3, max: 1.2, noNaN: true }).map((gap) => Array.from({ length: 200 }, (_, i) => i * gap)),
);
const withBeats = (gaps: number[] | null): Partial<TimelineInput> =>
  gaps ? { userAudio: [{ role: 'music', asset: asset('track', 'recording', 200), beats: gaps }] } : {};

const overlapOf = (timeline: Timeline, index: number): number => timeline.scenes[index]?.transition?.frames ?? 0;

test('any storyboard gives a timeline that holds to its schema, without gaps, of exactly the asked length or longer', () => {
  fc.assert(
    fc.property(scenes, body, beats, (wishes, request, gaps) => {
      const timeline = buildTimeline(inputOf(wishes, request, withBeats(gaps)));
      expect(TimelineSchema.safeParse(timeline).error).toBeUndefined();
      for (const [index, scene] of timeline.scenes.entries()) {
        const before = timeline.scenes[index - 1];
        expect(scene.from).toBe(before ? before.from + before.frames - scene.transition!.frames : 0);
        // Two transitions never meet in one scene.
        expect(scene.frames).toBeGreaterThan(overlapOf(timeline, index) + overlapOf(timeline, index + 1));
        expect(scene.frames).toBeGreaterThanOrEqual(45);
      }
      const last = timeline.scenes.at(-1)!;
      expect(last.from + last.frames).toBe(timeline.frames);
      expect(timeline.frames).toBeGreaterThanOrEqual(Math.round(request.duration * 30));
    }),
  );
});

test('when the voice leaves room the length is exact to the frame', () => {
  fc.assert(
    fc.property(fc.array(sceneWish, { minLength: 1, maxLength: 6 }), beats, (wishes, gaps) => {
      const timeline = buildTimeline(
        inputOf(
          wishes.map((wish) => ({ ...wish, seconds: wish.seconds / 2, title: 'Short' })),
          { duration: 60 },
          withBeats(gaps),
        ),
      );
      expect(timeline.frames).toBe(1800);
    }),
  );
});

test('a scene’s voice is over before the next scene comes in, and voices never overlap', () => {
  fc.assert(
    fc.property(scenes, body, beats, (wishes, request, gaps) => {
      const timeline = buildTimeline(inputOf(wishes, { ...request, model: 'gen-5' }, withBeats(gaps)));
      const voices = timeline.sound.filter((clip) => clip.role === 'narration');
      expect(voices).toHaveLength(wishes.filter((wish) => wish.narration).length);
      for (const clip of voices) {
        const index = Number(clip.asset.slice('speech-s'.length));
        const scene = timeline.scenes[index]!;
        const end = (clip.at + clip.seconds) * timeline.fps;
        expect(clip.at * timeline.fps).toBeGreaterThanOrEqual(scene.from);
        expect(end).toBeLessThanOrEqual(scene.from + scene.frames - overlapOf(timeline, index + 1) + 1e-6);
        // A breath after the last word (motion design: 0.3 s at least).
        expect(scene.from + scene.frames - end).toBeGreaterThanOrEqual(0.3 * timeline.fps - 1e-6);
      }
    }),
  );
});

test('captions lie inside the voice’s scene, apart from one another, with all words in order', () => {
  fc.assert(
    fc.property(scenes, body, (wishes, request) => {
      const timeline = buildTimeline(inputOf(wishes, { ...request, model: 'gen-5' }));
      const { pages } = timeline.captions!;
      let end = 0;
      for (const page of pages) {
        expect(page.from).toBeGreaterThanOrEqual(end);
        expect(page.to).toBeGreaterThan(page.from);
        end = page.to;
        const inside = timeline.scenes.some(
          (scene, index) =>
            page.from >= scene.from && page.to <= scene.from + scene.frames - overlapOf(timeline, index + 1),
        );
        expect(inside).toBe(true);
        for (const each of page.words) {
          expect(each.from).toBeGreaterThanOrEqual(page.from);
          expect(each.to).toBeLessThanOrEqual(page.to);
        }
      }
      const letters = (text: string): string => text.replace(/\s/gu, '');
      expect(letters(pages.flatMap((page) => page.words.map((each) => each.text)).join(''))).toBe(
        letters(wishes.map((wish) => wish.narration ?? '').join('')),
      );
    }),
  );
});

test('every cue lies in its scene with half a second left to see it', () => {
  fc.assert(
    fc.property(scenes, body, (wishes, request) => {
      const timeline = buildTimeline(inputOf(wishes, { ...request, model: 'gen-5' }));
      for (const [index, scene] of timeline.scenes.entries()) {
        if (wishes[index]!.narration) expect(Object.keys(scene.cues)).toEqual(['title']);
        for (const frame of Object.values(scene.cues)) {
          expect(frame).toBeGreaterThanOrEqual(0);
          expect(frame + 15).toBeLessThanOrEqual(scene.frames - overlapOf(timeline, index + 1));
        }
      }
    }),
  );
});

test('with beats, cuts lie on them to a frame wherever a beat is in reach', () => {
  const wishes = [3, 2.5, 4, 3.2, 2.8].map((seconds, index) => ({
    narration: 'tides rise, and fall.',
    seconds,
    weight: 1,
    subject: '',
    seed: index,
    title: 'Short',
    kind: 'title' as const,
    cueAt: 0,
  }));
  const gaps = Array.from({ length: 100 }, (_, index) => 0.11 + index * 0.5);
  const timeline = buildTimeline(inputOf(wishes, { duration: 30 }, withBeats(gaps)));
  for (const scene of timeline.scenes.slice(1)) {
    const cut = scene.from + scene.transition!.frames / 2;
    const off = Math.min(...gaps.map((beat) => Math.abs(beat * 30 - cut)));
    expect(off).toBeLessThanOrEqual(1);
  }
  expect(timeline.frames).toBe(900);
});

test('the same input gives the same timeline', () => {
  fc.assert(
    fc.property(scenes, body, (wishes, request) => {
      expect(buildTimeline(inputOf(wishes, request))).toEqual(buildTimeline(inputOf(wishes, request)));
    }),
    { numRuns: 20 },
  );
});

test('transitions overlap by 8 to 16 frames and are chosen by meaning', () => {
  const timeline = buildTimeline(
    inputOf(
      [
        { subject: 'sea', kind: 'title' },
        { subject: 'sea', kind: 'title' },
        { subject: 'moon', kind: 'title' },
        { subject: 'moon', kind: 'end-card' },
      ].map((wish, seed) => ({
        ...wish,
        narration: null,
        seconds: 1,
        weight: 1,
        seed,
        title: 'T',
        cueAt: 0,
      })) as SceneWish[],
      {},
    ),
  );
  const kinds = timeline.scenes.map((scene) => scene.transition?.kind ?? null);
  expect(kinds[0]).toBeNull();
  expect(stylePack(timeline.style.pack).transitions.same).toContain(kinds[1]);
  expect(stylePack(timeline.style.pack).transitions.fresh).toContain(kinds[2]);
  expect(kinds[3]).toBe('fade');
  for (const scene of timeline.scenes.slice(1)) {
    expect(scene.transition!.frames).toBeGreaterThanOrEqual(8);
    expect(scene.transition!.frames).toBeLessThanOrEqual(16);
  }
});

describe('a headline that is spoken word for word', () => {
  const narration = 'Tides rise twice a day.';
  const timelineWith = (captions: Storyboard['captions']) =>
    buildTimeline({
      brief: briefOf({}),
      storyboard: storyboardOf(
        [
          { narration, content: { title: 'Tides rise twice a day' } },
          { narration: 'The moon pulls.', content: { title: 'Why?' } },
        ],
        { captions },
      ),
      stylePack: stylePack('swiss'),
      speech: { s0: spoken('s0', narration, 2), s1: spoken('s1', 'The moon pulls.', 2) },
    });
  const said = ({ captions }: Timeline) => captions!.pages.flatMap(({ words }) => words.map(({ text }) => text));

  test('has no caption where nobody asked for captions, and is read along with the voice', () => {
    const timeline = timelineWith({ skin: 'plain', position: 'bottom', sparing: true });
    expect(said(timeline).join(' ')).toBe('The moon pulls.');
    expect(timeline.captions).not.toHaveProperty('sparing');
    const read = timeline.scenes[0]!.stresses!.filter(({ at }) => at !== undefined);
    expect(read.map(({ words, at }) => [words, at])).toEqual([
      ['Tides', 0],
      ['rise', 6],
      ['twice', 11],
      ['a', 17],
      ['day', 19],
    ]);
    expect(timeline.scenes[1]!.stresses ?? []).not.toContainEqual(expect.objectContaining({ at: expect.any(Number) }));
    expect(TimelineSchema.safeParse(timeline).success).toBe(true);
  });

  test('keeps its captions where they were asked for', () => {
    expect(said(timelineWith({ skin: 'plain', position: 'bottom' })).join(' ')).toBe(`${narration} The moon pulls.`);
  });
});

test('a single-scene model is silent, without captions, joined by pushes and cuts', () => {
  fc.assert(
    fc.property(scenes, (wishes) => {
      const timeline = buildTimeline(
        inputOf(wishes, { model: 'gen-4' }, { music: asset('music', 'music', 30), ...withBeats([1, 2]) }),
      );
      expect(timeline.sound).toEqual([]);
      expect(timeline.captions).toBeNull();
      for (const scene of timeline.scenes.slice(1)) expect(['push', 'cut']).toContain(scene.transition!.kind);
    }),
  );
});

describe('sound', () => {
  const wishes: SceneWish[] = [0, 1, 2].map((seed) => ({
    narration: 'tides rise,',
    seconds: 2,
    weight: 1,
    subject: '',
    seed,
    title: 'T',
    kind: 'title',
    cueAt: 1,
  }));
  const music = asset('music', 'music', 12);
  const effects = { whoosh: asset('effect-whoosh', 'effect', 0.5), pop: asset('effect-pop', 'effect', 0.2) };

  test('music runs the whole length, from the start again when it is shorter, with fades at both ends', () => {
    const timeline = buildTimeline(inputOf(wishes, { duration: 30 }, { music }));
    const clips = timeline.sound.filter((clip) => clip.role === 'music');
    expect(clips.map(({ at, seconds }) => [at, seconds])).toEqual([
      [0, 12],
      [12, 12],
      [24, 6],
    ]);
    expect(clips[0]!.fadeIn).toBeGreaterThan(0.2);
    expect(clips.at(-1)!.fadeOut).toBeGreaterThan(1);
    expect(timeline.assets).toHaveProperty('music');
  });

  test('the user’s track takes the place of the score', () => {
    const timeline = buildTimeline(
      inputOf(wishes, {}, { music, userAudio: [{ role: 'music', asset: asset('mine', 'recording', 90) }] }),
    );
    expect(timeline.sound.filter((clip) => clip.role === 'music').map((clip) => clip.asset)).toEqual(['mine']);
    expect(timeline.assets).not.toHaveProperty('music');
  });

  test('effects stand at transitions and entrances when the storyboard has them, and not otherwise', () => {
    const input = inputOf(wishes, {}, { effects });
    const timeline = buildTimeline(input);
    const whooshes = timeline.sound.filter((clip) => clip.asset === 'effect-whoosh');
    expect(whooshes.map((clip) => Math.round(clip.at * 30))).toEqual(
      timeline.scenes.slice(1).map((scene) => scene.from),
    );
    expect(timeline.sound.some((clip) => clip.asset === 'effect-pop')).toBe(true);
    const silent = buildTimeline({ ...input, storyboard: { ...input.storyboard, effects: false } });
    expect(silent.sound.filter((clip) => clip.role === 'effect')).toEqual([]);
  });
});

test('changing the text on screen of one scene leaves every other scene of a told video as it is', () => {
  const wishes: SceneWish[] = [0, 1, 2, 3].map((seed) => ({
    narration: 'tides rise, and fall. Why? the tides',
    seconds: 4,
    weight: 1,
    subject: '',
    seed,
    title: 'One two',
    kind: 'title',
    cueAt: 0,
  }));
  const before = buildTimeline(inputOf(wishes, {}));
  const after = buildTimeline(
    inputOf(
      wishes.map((wish, index) => (index === 2 ? { ...wish, title: 'Three four' } : wish)),
      {},
    ),
  );
  expect(
    after.scenes
      .filter((scene, index) => JSON.stringify(scene) !== JSON.stringify(before.scenes[index]))
      .map((scene) => scene.id),
  ).toEqual(['s2']);
});

test('what a scene is about appears within a second, however late its word comes; the rest waits for its word', () => {
  const narration = 'In the third quarter of the year and after a long and very cold winter churn reached 3.4% in EMEA';
  const storyboard = storyboardOf([
    {
      narration,
      cues: [
        { element: 'items.0', phrase: '3.4%' },
        { element: 'items.1', phrase: 'EMEA' },
      ],
    },
  ]);
  const speech = { s0: spoken('s0', narration, 9) };
  const { scenes, fps } = buildTimeline({
    brief: briefOf({ duration: 10 }),
    storyboard,
    stylePack: stylePack('swiss'),
    speech,
  });
  expect(scenes[0]!.cues['items.0']).toBeLessThanOrEqual(fps);
  expect(scenes[0]!.cues['items.1']).toBeGreaterThan(5 * fps);
});
