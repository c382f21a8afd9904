import fc from 'fast-check';
import type { StoryboardScene } from '../storyboard/storyboard.js';
import { cueSeconds } from './cues.js';
import { fastestPace, fitScenes, toleratedOverrun } from './fit-scenes.js';
import { onScreenText, sceneReadingSeconds } from './on-screen-text.js';
import { shareFrames } from './share-frames.js';
import { snapToBeats } from './snap-to-beats.js';
import { stylePack } from '../style/packs.js';
import { chooseTransitions } from './transitions.js';
import { spreadWords } from './word-times.js';

const figure = (display: string) => ({
  value: 1,
  magnitude: 1,
  display,
  prefix: '',
  suffix: '',
  decimals: 0,
  unit: '',
});
const transitions = { pack: 'swiss', direction: 'ltr', fps: 30, multiScene: true, onBeat: false } as const;

function sceneOf(over: Partial<StoryboardScene>): StoryboardScene {
  return {
    id: 's',
    intent: 'evidence',
    narration: 'x',
    cues: [],
    subject: '',
    weight: 1,
    seed: 1,
    kind: 'title',
    content: { title: 'T' },
    ...over,
  } as StoryboardScene;
}

describe('cues', () => {
  const words = (text: string) => text.split(' ').map((each, index) => ({ text: each, start: index, end: index + 1 }));

  test.each<[string, string, string, number]>([
    ['punctuation and case', 'Revenue grew, to “$4.2M” today.', '$4.2m', 3],
    ['several words', 'We open in Japan in May 2027.', 'japan in May', 3],
    ['accents written apart', 'Le cafe\u0301 ouvre', 'café', 1],
    ['Arabic digits and vowel marks', 'نَمَت الإيرادات ٢٤ بالمئة', '24', 2],
    ['full-width letters', 'ＡＢＣ grew', 'abc', 0],
    ['a phrase that begins inside a word without spaces', '売上は増加しました', '増加', 3 / 9],
    ['the word itself before a part of another', 'Marketing and market', 'market', 2],
  ])('%s', (_, text, phrase, at) => {
    expect(cueSeconds([{ element: 'e', phrase }], words(text)).e).toBeCloseTo(at, 5);
  });

  test('the same phrase twice means its two places', () => {
    const cues = [
      { element: 'items.0', phrase: '24%' },
      { element: 'items.1', phrase: '24%' },
    ];
    expect(cueSeconds(cues, words('First 24% then 24% again'))).toEqual({ 'items.0': 1, 'items.1': 3 });
  });

  test('words that are not spoken give no time', () => {
    expect(
      cueSeconds(
        [
          { element: 'a', phrase: 'sun' },
          { element: 'b', phrase: '…' },
        ],
        words('The moon'),
      ),
    ).toEqual({});
  });
});

describe('shares of a length', () => {
  const share = fc
    .record({
      min: fc.integer({ min: 1, max: 300 }),
      room: fc.integer({ min: 0, max: 200 }),
      weight: fc.double({ min: 0.1, max: 5, noNaN: true }),
    })
    .map(({ min, room, weight }) => ({ min, comfort: min + room, weight }));

  test('add up exactly, whole, none below its minimum', () => {
    fc.assert(
      fc.property(
        fc.array(share, { minLength: 1, maxLength: 30 }),
        fc.integer({ min: 0, max: 9000 }),
        (shares, total) => {
          const sizes = shareFrames(total, shares);
          const least = shares.reduce((sum, { min }) => sum + min, 0);
          expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(Math.max(total, least));
          for (const [index, size] of sizes.entries()) {
            expect(Number.isInteger(size)).toBe(true);
            expect(size).toBeGreaterThanOrEqual(shares[index]!.min);
          }
        },
      ),
    );
  });

  test('spare time goes by weight, and past its comfort to the others first', () => {
    const a = { min: 100, comfort: 400, weight: 2 };
    const b = { min: 100, comfort: 400, weight: 1 };
    expect(shareFrames(290, [a, b])).toEqual([160, 130]);
    expect(shareFrames(500, [{ ...a, comfort: 150 }, b])).toEqual([150, 350]);
  });

  test('time that all have enough of goes to those that are not dull yet', () => {
    const plain = { min: 100, comfort: 120, ceiling: 160, weight: 1 };
    const parts = { min: 100, comfort: 120, ceiling: 400, weight: 1 };
    expect(shareFrames(500, [plain, parts])).toEqual([160, 340]);
    expect(shareFrames(600, [plain, parts]).every((size, index) => size >= [160, 400][index]!)).toBe(true);
  });
});

describe('beats', () => {
  test('cuts go to the nearest beat that leaves every scene its minimum', () => {
    expect(snapToBeats([0, 100, 200], [0, 6, 6], [60, 60, 60], 300, [50, 104, 190, 210, 290])).toEqual([0, 98, 204]);
    // The beat at 50 is too early for the first scene, so its cut stays.
    expect(snapToBeats([0, 70], [0, 0], [60, 60], 140, [50, 139])).toEqual([0, 70]);
  });

  test('with any beats every scene keeps its minimum', () => {
    const scene = fc.record({ min: fc.integer({ min: 20, max: 90 }), extra: fc.integer({ min: 0, max: 90 }) });
    const beats = fc.array(fc.double({ min: 0, max: 2000, noNaN: true }), { maxLength: 60 });
    fc.assert(
      fc.property(fc.array(scene, { minLength: 1, maxLength: 10 }), beats, (scenes, beatFrames) => {
        const lengths = scenes.map(({ min, extra }) => min + extra);
        const starts = lengths.map((_, index) => lengths.slice(0, index).reduce((a, b) => a + b, 0));
        const total = lengths.reduce((a, b) => a + b, 0);
        const minima = scenes.map(({ min }) => min);
        const snapped = snapToBeats(
          starts,
          scenes.map(() => 5),
          minima,
          total,
          beatFrames,
        );
        const end = Math.max(total, snapped.at(-1)! + minima.at(-1)!);
        for (const [index, start] of snapped.entries()) {
          expect((snapped[index + 1] ?? end) - start).toBeGreaterThanOrEqual(minima[index]!);
        }
      }),
    );
  });
});

describe('reading', () => {
  test('texts and displays of figures are read; ids, icons, colours and raw values are not', () => {
    const scene = {
      kind: 'kpi-tiles',
      content: {
        title: 'Good year',
        tiles: [{ label: 'Revenue', figure: figure('$4.2M'), trend: 'up', sentiment: 'good' }],
      },
    } as never;
    expect(onScreenText(scene)).toEqual(['Good year', 'Revenue', '$4.2M']);
    const flow = {
      kind: 'flow',
      content: {
        nodes: [
          { id: 'a', label: 'Ask' },
          { id: 'b', label: 'Build' },
        ],
        links: [{ from: 'a', to: 'b', label: 'then' }],
      },
    } as never;
    expect(onScreenText(flow)).toEqual(['Ask', 'Build', 'then']);
  });

  test('five words take 1.75 s, and a table of many cells stays below 12 s', () => {
    expect(sceneReadingSeconds({ kind: 'title', content: { title: 'One two three four five' } })).toBeCloseTo(1.75, 5);
    const row = Array(6).fill('three words here');
    expect(
      sceneReadingSeconds({ kind: 'table', content: { columns: row, rows: Array(8).fill(row) } }),
    ).toBeLessThanOrEqual(12);
  });
});

describe('fitting to the asked length', () => {
  const wish = fc.record({
    speech: fc.option(fc.double({ min: 0.3, max: 12, noNaN: true })),
    weight: fc.double({ min: 0.1, max: 5, noNaN: true }),
    kind: fc.constantFrom('title', 'callout', 'end-card'),
  });

  test('a second fit, after its advice was taken, asks for nothing', () => {
    fc.assert(
      fc.property(
        fc.array(wish, { minLength: 1, maxLength: 12 }),
        fc.integer({ min: 5, max: 60 }),
        (wishes, seconds) => {
          const scenes = wishes.map(({ weight, kind }, index) =>
            sceneOf({
              id: `s${index}`,
              weight,
              kind,
              content: kind === 'callout' ? { text: 'T' } : { title: 'T' },
            } as never),
          );
          const spoken = (pace: number) => (id: string) => {
            const speech = wishes[Number(id.slice(1))]!.speech;
            return speech === null ? null : speech / pace;
          };
          const fit = fitScenes({ scenes, seconds, speechSeconds: spoken(1), pace: 1, transitions });
          expect(fit.pace).toBeGreaterThanOrEqual(1);
          expect(fit.pace).toBeLessThanOrEqual(fastestPace);
          expect(fit.drop.length).toBeLessThan(scenes.length);
          const kept = scenes.filter(({ id }) => !fit.drop.includes(id));
          const speechOf = (id: string) => (fit.silence.includes(id) ? null : spoken(fit.pace)(id));
          const again = fitScenes({
            scenes: kept,
            seconds,
            speechSeconds: speechOf,
            pace: fit.pace,
            transitions,
          });
          expect([...again.drop, ...again.silence]).toEqual([]);
          if (kept.length > 1) expect(again.pace).toBeLessThanOrEqual(Math.min(fastestPace, fit.pace + 0.021));
        },
      ),
    );
  });

  test('nothing changes when there is room', () => {
    const scenes = [sceneOf({ id: 'a' }), sceneOf({ id: 'b' })];
    expect(fitScenes({ scenes, seconds: 20, speechSeconds: () => 3, pace: 1, transitions })).toEqual({
      fits: true,
      pace: 1,
      silence: [],
      drop: [],
    });
  });

  test('the voice goes faster, then a scene falls silent, then the least weighty goes, never the opening', () => {
    const scenes = [
      sceneOf({ id: 'a', weight: 0.1 }),
      sceneOf({ id: 'b', weight: 3 }),
      sceneOf({ id: 'c', weight: 1 }),
    ];
    const fit = (seconds: number) => fitScenes({ scenes, seconds, speechSeconds: () => 4, pace: 1, transitions });
    const quicker = fit(12.5);
    expect(quicker.pace).toBeGreaterThan(1.02);
    expect(quicker).toMatchObject({ drop: [], pace: expect.closeTo(1.1, 1) });
    // At most one of three falls silent, the light one; then scenes go, the opening never.
    expect(fit(10)).toMatchObject({ drop: [], silence: ['a'] });
    expect(fit(7)).toMatchObject({ drop: ['c'], silence: ['a'] });
    const endless = fitScenes({ scenes, seconds: 5, speechSeconds: () => 20, pace: 1, transitions });
    expect(endless.drop).toEqual(['c', 'b']);
    expect(toleratedOverrun).toBe(0.05);
  });
});

test('a summary of figures that stand elsewhere goes before a lighter scene with a figure of its own', () => {
  const tiles = (...displays: string[]) =>
    ({
      kind: 'kpi-tiles',
      content: { tiles: displays.map((each) => ({ label: 'L', figure: figure(each) })) },
    }) as never;
  const scenes = [
    sceneOf({ id: 'open' }),
    sceneOf({ id: 'a', weight: 1, ...tiles('24%', '$4.2M') }),
    sceneOf({ id: 'b', weight: 1, ...tiles('3.4%', '5.1%') }),
    sceneOf({ id: 'sum', weight: 4, ...tiles('24%', '3.4%') }),
    sceneOf({ id: 'close' }),
  ];
  const fit = fitScenes({ scenes, seconds: 16, speechSeconds: () => 4, pace: 1, transitions });
  expect(fit.drop[0]).toBe('sum');
});

test('right-to-left videos move the other way', () => {
  const scenes = [sceneOf({ id: 'a' }), sceneOf({ id: 'b' })];
  const direction = (side: 'ltr' | 'rtl') =>
    chooseTransitions(scenes, { ...transitions, direction: side })[1]!.direction;
  expect([direction('ltr'), direction('rtl')]).toEqual(['left', 'right']);
});

test('a film goes nearer to a thing it shows near, and leaves its subject to end', () => {
  const open = sceneOf({ id: 'a' });
  const near = sceneOf({ id: 'b', kind: 'close-up', content: { picture: 'anchor' } } as never);
  const end = sceneOf({ id: 'c', kind: 'call-to-action', content: { title: 'Come by' } } as never);
  const kinds = chooseTransitions([open, near, open, end], transitions).map((transition) => transition?.kind);
  const { same, fresh } = stylePack('swiss').transitions;
  expect(kinds[1]).toBe('zoom');
  expect(same).toContain(kinds[2]);
  expect(fresh).toContain(kinds[3]);
});

test('words spread over a recording follow one another within it', () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom('a', 'tide,', 'extraordinary', 'end.'), { maxLength: 30 }),
      fc.double({ min: 0.1, max: 60, noNaN: true }),
      (texts, seconds) => {
        const words = spreadWords(texts.join(' '), seconds);
        expect(words.map((each) => each.text)).toEqual(texts);
        let last = 0;
        for (const { start, end } of words) {
          expect(start).toBeGreaterThanOrEqual(last - 1e-9);
          expect(end).toBeGreaterThan(start);
          last = end;
        }
        expect(last).toBeLessThanOrEqual(seconds + 1e-9);
      },
    ),
  );
});
