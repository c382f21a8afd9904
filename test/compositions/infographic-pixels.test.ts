// @cost 10
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  applySettings,
  infographicTimeline,
  settingsSchema,
  type Infographic,
  type InfographicBrief,
  type Setting,
} from '@scenewright/core/infographics';
import { planInfographic } from '@scenewright/providers';
import type { Stage, StagedTimeline } from '@scenewright/render-pool';
import sharp from 'sharp';
import { openTestStage } from './stage-for-tests.js';

// Interface 4.7: what a key of `settingsValues` does to the pixels, key by key.
const fixtures = join(dirname(fileURLToPath(import.meta.url)), '..', '..', 'fixtures', 'infographics');
const size = { width: 640, height: 360 };

let stage: Stage;
beforeAll(async () => {
  stage = await openTestStage();
}, 300_000);
afterAll(() => stage?.close());

function planned(name: string, brand: InfographicBrief['brand'] = null): Infographic {
  const { prompt } = JSON.parse(readFileSync(join(fixtures, `${name}.json`), 'utf8')) as { prompt: string };
  const brief = { images: [], documents: [], brand, backgroundColor: null, seed: 7, style: null };
  return planInfographic({ ...brief, prompt, visualStyle: null });
}

/** A value of the same type that takes the same room. */
function likeIt(setting: Setting): string | number | boolean {
  const { default: value } = setting;
  switch (setting.type) {
    case 'color':
      return value === '#7a3b9c' ? '#3b9c7a' : '#7a3b9c';
    case 'number':
      return withAnotherDigit(value as number, setting);
    case 'boolean':
      return !value;
    case 'text':
      return withSwappedLetters(value as string);
    case 'font':
    case 'select':
      return setting.options!.find((option) => option !== value)!;
  }
}

function withAnotherDigit(value: number, { min, max }: Setting): number {
  const text = String(value);
  for (const digit of '5678321') {
    const other = Number(text.replace(/\d(?=\D*$)/, digit));
    if (other !== value && other >= min! && other <= max! && String(other).length === text.length) return other;
  }
  throw new Error(`no other number of ${text.length} characters from ${min} to ${max}`);
}

/** The same letters in another order within one word, or, of one letter, another one. */
function withSwappedLetters(text: string): string {
  const letters = [...text];
  const at = letters.findIndex(
    (letter, index) =>
      /\p{Letter}|\p{Number}/u.test(letter) &&
      /\p{Letter}|\p{Number}/u.test(letters[index + 1] ?? '') &&
      letter !== letters[index + 1],
  );
  if (at < 0) return text.replace(/\S/u, (sign) => (sign === '$' ? '€' : sign === 'M' ? 'K' : '$'));
  [letters[at], letters[at + 1]] = [letters[at + 1]!, letters[at]!];
  return letters.join('');
}

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}
const boxesExpression = `Object.fromEntries([...document.querySelectorAll('[data-panel], [data-block="source"]')]
  .map((element) => [element.dataset.panel ?? 'source', element.getBoundingClientRect().toJSON()]))`;

/** The finished picture of each graphic, all of one style, in one page: a timeline with a scene for each. */
async function show(graphics: readonly Infographic[]): Promise<StagedTimeline & { frames: number }> {
  const one = infographicTimeline(graphics[0]!, { dimensions: size, fps: 30, duration: 10 });
  const [scene] = one.scenes;
  const scenes = graphics.map(({ content }, index) => ({
    ...scene!,
    id: `graphic-${index}`,
    from: index * one.frames,
    content,
  }));
  const timeline = { ...one, frames: one.frames * graphics.length, scenes } as typeof one;
  return { ...(await stage.show(timeline, size)), frames: one.frames };
}

async function pictures(graphics: readonly Infographic[]): Promise<{ pixels: Buffer[]; boxes: Record<string, Box> }> {
  const shown = await show(graphics);
  try {
    const pixels: Buffer[] = [];
    let boxes: Record<string, Box> = {};
    for (let index = 0; index < graphics.length; index += 1) {
      await shown.seek((index + 1) * shown.frames - 1);
      if (index === 0) boxes = await shown.evaluate<Record<string, Box>>(boxesExpression);
      pixels.push(
        await sharp(await shown.picture())
          .removeAlpha()
          .raw()
          .toBuffer(),
      );
    }
    return { pixels, boxes };
  } finally {
    await shown.close();
  }
}

/** Pixels that differ, inside a box and outside of it. */
function difference(a: Buffer, b: Buffer, box: Box): { inside: number; outside: number } {
  const found = { inside: 0, outside: 0 };
  for (let at = 0; at < a.length; at += 3) {
    if (a[at] === b[at] && a[at + 1] === b[at + 1] && a[at + 2] === b[at + 2]) continue;
    const [x, y] = [(at / 3) % size.width, Math.floor(at / 3 / size.width)];
    // Half a pixel of an edge belongs to both sides.
    const within = x >= box.left - 1 && x <= box.right && y >= box.top - 1 && y <= box.bottom;
    found[within ? 'inside' : 'outside'] += 1;
  }
  return found;
}

/** Whether a picture shows something else: from one timeline to the next, gradients are rounded one level apart. */
const isChanged = (a: Buffer, b: Buffer): boolean => a.some((level, at) => Math.abs(level - b[at]!) > 2);

/** Keys of the whole graphic; the others name a panel, or the head by its texts. */
const isGlobal = (key: string): boolean => /^(?:colors|fonts)\.|^visualStyle$/.test(key);
const regionOf = (key: string): string =>
  key === 'source' ? 'source' : /^(?:kicker|title|subtitle|hero)\b/.test(key) ? 'head' : key.split('.')[0]!;

test.each(['figures', 'ranking', 'comparison', 'map', 'survey'])(
  '%s: each key changes the pixels of what it names, and no others',
  async (name) => {
    const graphic = planned(name);
    const schema = Object.entries(settingsSchema(graphic));
    const own = schema.filter(([key]) => !isGlobal(key));
    // A value like the one that was planned, and a much shorter one: neither moves what it does not name.
    const tried = own.flatMap(([key, setting]) => [
      { key, value: likeIt(setting) },
      ...(setting.type === 'text' ? [{ key, value: 'Qx7' }] : []),
    ]);
    const changed = tried.map(({ key, value }) => applySettings(graphic, { [key]: value }));
    const { pixels, boxes } = await pictures([graphic, graphic, ...changed]);
    const [before, again, ...after] = pixels;
    expect(again!.equals(before!)).toBe(true);
    const wrong = tried.flatMap(({ key, value }, index) => {
      const box = boxes[regionOf(key)];
      if (!box) throw new Error(`${key} names nothing that is drawn`);
      const { inside, outside } = difference(before!, after[index]!, box);
      // Bars that lie ask for another place on the canvas than bars that stand.
      const moves = key.endsWith('.arrangement');
      return inside > 0 && (outside === 0 || moves) ? [] : [{ key, value, inside, outside }];
    });
    expect(wrong).toEqual([]);
  },
  120_000,
);

// A timeline each, since colours and fonts belong to the whole picture.
test.each(['figures', 'ranking'])(
  '%s: each colour, each font and the depth change the picture',
  async (name) => {
    const graphic = planned(name);
    const schema = Object.entries(settingsSchema(graphic));
    const [before] = (await pictures([graphic])).pixels;
    const silent: string[] = [];
    for (const [key, setting] of schema.filter(([key]) => isGlobal(key))) {
      const other = await pictures([applySettings(graphic, { [key]: likeIt(setting) })]);
      if (!isChanged(before!, other.pixels[0]!)) silent.push(key);
    }
    expect(silent).toEqual([]);
  },
  240_000,
);

test('each colour of a brand changes the picture', async () => {
  const brand = { primary: '#123a7a', secondary: '#e2762b', accent: '#0f9d58' };
  const graphic = planned('figures', brand);
  const schema = settingsSchema(graphic);
  const [before] = (await pictures([graphic])).pixels;
  // With a primary colour as the ground of the head, figures write nothing on the accent.
  expect(schema).not.toHaveProperty('colors.onAccent');
  for (const role of ['primary', 'onPrimary', 'secondary', 'accent']) {
    const key = `colors.${role}`;
    const other = await pictures([applySettings(graphic, { [key]: likeIt(schema[key]!) })]);
    expect([key, isChanged(before!, other.pixels[0]!)]).toEqual([key, true]);
  }
}, 120_000);
