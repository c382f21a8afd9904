// @cost 9
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { TimelineFrame } from '@scenewright/compositions';
import {
  applySettings,
  infographicTimeline,
  settingsSchema,
  type Infographic,
  type Setting,
} from '@scenewright/core/infographics';
import { stylePacks } from '@scenewright/core/style';
import type { Timeline } from '@scenewright/core/timeline';
import { planInfographic, readDocument } from '@scenewright/providers';
import type { Stage } from '@scenewright/render-pool';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { crowded } from './crowded-infographic.js';
import { findLayoutProblems, type LayoutProblem } from './layout-problems.js';
import { openTestStage } from './stage-for-tests.js';

const fixtures = join(dirname(fileURLToPath(import.meta.url)), '..', '..', 'fixtures');
const shapes = [
  { width: 1280, height: 720 },
  { width: 720, height: 1280 },
  { width: 720, height: 720 },
  { width: 1600, height: 500 },
];
const brief = { images: [], brand: null, backgroundColor: null, seed: 7 };

async function planned(
  name: string,
  style: string | null = null,
  visualStyle: '2d' | '3d' = '2d',
): Promise<Infographic> {
  const { prompt, documents: names = [] } = JSON.parse(
    readFileSync(join(fixtures, 'infographics', `${name}.json`), 'utf8'),
  ) as {
    prompt: string;
    documents?: string[];
  };
  const documents = await Promise.all(
    names.map((file) => readDocument(readFileSync(join(fixtures, 'documents', file)), 'text/csv', file)),
  );
  return planInfographic({ ...brief, prompt, documents, style, visualStyle });
}
const names = readdirSync(join(fixtures, 'infographics')).map((file) => file.replace('.json', ''));
const timelineOf = (graphic: Infographic, dimensions = shapes[0]!, fps = 30) =>
  infographicTimeline(graphic, { dimensions, fps, duration: 15 });

let stage: Stage;
beforeAll(async () => {
  stage = await openTestStage();
}, 300_000);
afterAll(() => stage?.close());

/** Every panel on its stage, shortly before it goes back, and the whole at the end: on the way plates lie over each other. */
function momentsOf({ frames, fps, scenes }: Timeline): number[] {
  const { cues } = scenes[0]!;
  const ends = Object.entries(cues).flatMap(([name, at]) => (name === 'panels.0' ? [] : [at - Math.round(fps * 0.45)]));
  return [...ends, frames - 1];
}

async function problemsOf(graphic: Infographic, dimensions: { width: number; height: number }): Promise<string[]> {
  const timeline = timelineOf(graphic, dimensions);
  const shown = await stage.show(timeline, dimensions);
  try {
    const frames = momentsOf(timeline);
    const found = await shown.evaluateAt<LayoutProblem[]>(frames, `(${findLayoutProblems.toString()})()`);
    return found.flatMap((problems, index) =>
      problems.map(({ kind, block, detail }) => `${frames[index]}: ${kind} of ${block}: ${detail}`),
    );
  } finally {
    await shown.close();
  }
}

test.each(names)(
  '%s: nothing overflows or overlaps, in any shape, flat and in depth',
  async (name) => {
    // Two shapes a fixture, in turn: every shape meets four of them.
    for (const [index, dimensions] of shapes.entries()) {
      if (index % 2 !== names.indexOf(name) % 2) continue;
      const pack = stylePacks[(names.indexOf(name) + index * 3) % stylePacks.length]!.id;
      const graphic = await planned(name, pack, index < 2 ? '2d' : '3d');
      expect({ pack, dimensions, problems: await problemsOf(graphic, dimensions) }).toEqual({
        pack,
        dimensions,
        problems: [],
      });
    }
  },
  240_000,
);

test.each(shapes)(
  'every kind of panel with its longest texts stays in its place at %j',
  async (dimensions) => {
    for (const graphic of crowded) expect(await problemsOf(graphic, dimensions)).toEqual([]);
  },
  240_000,
);

test.each([
  'Coffee',
  'إنفوجرافيك عن نوردويند. ارتفعت الإيرادات بنسبة 24% إلى 4.2 مليون دولار. الحصص: أوروبا 41%، أمريكا 38%، آسيا 21%.',
  '解約率は5.1%から3.4%に下がりました。地域別の割合：欧州41%、北米38%、アジア21%。',
])(
  '%s',
  async (prompt) => {
    const graphic = planInfographic({ ...brief, prompt, documents: [], style: null, visualStyle: null });
    for (const dimensions of shapes) expect(await problemsOf(graphic, dimensions)).toEqual([]);
  },
  240_000,
);

/** Another value of the same type. */
function other(setting: Setting): string | number | boolean {
  switch (setting.type) {
    case 'color':
      return setting.default === '#7a3b9c' ? '#3b9c7a' : '#7a3b9c';
    case 'number':
      return Math.min(
        setting.max!,
        Math.max(setting.min!, Number(setting.default) === 1 ? 2 : Math.round(Number(setting.default) / 2) || 3),
      );
    case 'boolean':
      return !setting.default;
    case 'text':
      return 'Qx7'.slice(0, setting.maxLength);
    case 'font':
    case 'select':
      return setting.options!.find((option) => option !== setting.default)!;
  }
}
const markup = (graphic: Infographic): string => {
  const timeline = timelineOf(graphic);
  return renderToStaticMarkup(
    createElement(TimelineFrame, { timeline, output: timeline.output, assetBase: '', frame: timeline.frames - 1 }),
  );
};
/** A graphic without its ground, and its pictures without what they do. */
const panelsOf = (html: string): string =>
  html
    .replace(/<div data-ground.*?<\/svg><\/div>/s, '')
    .replace(/(<div data-picture="[^"]*" style="[^"]*?)transform:[^;"]*/g, '$1')
    .replace(
      /(<div data-picture="[^"]*"[^>]*><svg [^>]*?style="[^"]*?);transform-origin:[^;"]*;transform:[^;"]*/g,
      '$1',
    );
const textsOf = (html: string): string[] =>
  [...html.matchAll(/data-block="[^"]*"[^>]*>(.*?)<\/div><\/div>/gs)]
    .map(([, inner]) =>
      inner!
        .replace(/<[^>]+>/g, ' ')
        .replace(/\s+/g, ' ')
        .trim(),
    )
    .sort();

test.each(names)(
  '%s: each settings key changes the picture, and no text but its own',
  async (name) => {
    const graphic = await planned(name);
    const before = markup(graphic);
    const schema = settingsSchema(graphic);
    for (const [key, setting] of Object.entries(schema)) {
      const after = markup(applySettings(graphic, { [key]: other(setting) }));
      if (after === before) throw new Error(`${key} has no effect`);
      // Quotation marks and places are seen as text too.
      if (['text', 'number'].includes(setting.type) || /\.(quoted|arrangement)$/.test(key)) continue;
      const seen = (html: string) => new Set(textsOf(html).map((text) => text.replace(/\s/g, '')));
      expect({ key, texts: [...seen(after)].sort() }).toEqual({ key, texts: [...seen(before)].sort() });
    }
    expect(
      markup(
        applySettings(
          graphic,
          Object.fromEntries(Object.entries(schema).map(([key, { default: value }]) => [key, value])),
        ),
      ),
    ).toBe(before);
  },
  120_000,
);

test('texts of settings that need more room than was planned move the rest, and overflow nothing', async () => {
  const long = 'Measured consumption of independently administered municipal infrastructure continues to grow, '.repeat(
    3,
  );
  for (const [name, dimensions] of [
    ['figures', shapes[0]!],
    ['comparison', shapes[2]!],
    ['process', shapes[1]!],
  ] as const) {
    const graphic = await planned(name);
    const texts = Object.entries(settingsSchema(graphic)).filter(
      ([key, { type }]) => type === 'text' && !/\.(?:prefix|suffix)$/.test(key),
    );
    // Twice as long as planned, and sixty characters at least: what a person may put in.
    const values = Object.fromEntries(
      texts.map(([key, { default: text, maxLength }]) => [
        key,
        long.slice(0, Math.min(maxLength!, Math.max(60, 2 * String(text).length))).trim(),
      ]),
    );
    const changed = applySettings(graphic, values);
    expect({ name, problems: await problemsOf(changed, dimensions) }).toEqual({ name, problems: [] });
  }
}, 120_000);

test('another frame rate changes how smooth it moves, not how long it takes nor where it ends', async () => {
  const graphic = await planned('survey');
  for (const fps of [1, 24, 60]) {
    const timeline = timelineOf(graphic, shapes[0]!, fps);
    expect(timeline.frames / fps).toBe(15);
    const draw = (seconds: number): string =>
      renderToStaticMarkup(
        createElement(TimelineFrame, {
          timeline,
          output: timeline.output,
          assetBase: '',
          frame: Math.round(seconds * fps) - (seconds === 15 ? 1 : 0),
        }),
      );
    const whole = panelsOf(markup(graphic));
    expect(panelsOf(draw(15))).toBe(whole);
    // What moves is the same picture at the same second; when all has come, the ground goes on and pictures sway.
    if (fps > 1) {
      expect(panelsOf(draw(14))).toBe(whole);
      expect(draw(14)).not.toBe(draw(15));
    }
    expect(panelsOf(draw(1))).not.toBe(whole);
    expect(draw(2)).not.toMatch(/NaN|Infinity/);
  }
});
