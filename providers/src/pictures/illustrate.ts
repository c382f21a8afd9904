import { onScreenText, sceneKindOf, type Arrangement, type Storyboard, type StoryboardScene } from '@scenewright/core';
import { findFigures } from '../reading/scan/figures.js';
import { arrange } from './arrange.js';
import { drawingOf } from './drawing-set.js';
import { findPicture, type Told } from './find-picture.js';
import { shownBy } from './shown-figure.js';

/** Shapes of the most detailed drawing that is taken: more are a frame's cost, and crumbs at a small size. */
const mostShapes = 120;

/**
 * Gives each scene that stands on words the picture of what they mean, none twice. Where no picture means them for sure
 * the film's own subject comes back, as it opens and closes the film; without a subject the type stands alone. How the
 * picture and the words share the canvas is settled here, where the neighbours are known, and kept with the scene.
 */
export function illustrate(storyboard: Storyboard): Storyboard {
  const { language, scenes } = storyboard;
  const foreign = foreignMoney(storyboard);
  const taken = new Set<string>(foreign);
  const drawn = new Set<string>();
  const before: Arrangement[] = [];
  const opening = (scenes[0] && toldBy(scenes[0])) ?? [];
  const subject =
    pictureOf([{ text: storyboard.title, weight: 1 }], language, taken) ?? pictureOf(opening, language, taken);
  return {
    ...storyboard,
    scenes: scenes.map((scene) => {
      const told = scene.picture || scene.shows || holdsImage(scene) ? null : toldBy(scene);
      if (!told) return scene;
      const marks = marksOf(scene, language, foreign);
      if (marks) return { ...scene, marks };
      const shown = shownBy(scene, language);
      // An object that says what is measured without its size is no news the second time.
      const shows = shown && (shown.exact || !drawn.has(shown.depiction)) ? shown : undefined;
      const own = shows?.exact ? undefined : (pictureOf(told, language, taken) ?? (shown ? undefined : pictureOfUnit(scene, taken))); // prettier-ignore
      if (shows && !own) {
        drawn.add(shows.depiction);
        const arrangement = arrange(scene, before, 'figure');
        before.push(arrangement);
        const counted = shows.counted && drawingOf(shows.counted);
        return { ...scene, shows: shows.figure, arrangement, ...(counted ? { picture: counted } : {}) };
      }
      const picture = own ?? subject;
      if (!picture) return scene;
      const arrangement = arrange(scene, before, taken.has(picture.name) ? 'recalled' : 'own');
      taken.add(picture.name);
      before.push(arrangement);
      return { ...scene, picture, arrangement };
    }),
  };
}

/** Pictures with the sign of a currency. */
const signed: Readonly<Record<string, string>> = {
  'money-bag': 'USD',
  'dollar-banknote': 'USD',
  'heavy-dollar-sign': 'USD',
  'money-with-wings': 'USD',
  'money-mouth-face': 'USD',
  'euro-banknote': 'EUR',
  'pound-banknote': 'GBP',
  'yen-banknote': 'JPY',
  'chart-increasing-with-yen': 'JPY',
};

/** Pictures of money that the film doesn't speak of: no dollar stands beside its euros. */
function foreignMoney({ scenes, language }: Storyboard): Set<string> {
  const own = new Set(
    scenes
      .flatMap((scene) => findFigures(onScreenText(scene).join('\n'), language))
      .map(({ figure }) => figure.unit)
      .filter((unit) => unit.startsWith('currency:'))
      .map((unit) => unit.slice('currency:'.length)),
  );
  return new Set(own.size === 0 ? [] : Object.keys(signed).filter((name) => !own.has(signed[name]!)));
}

function pictureOf(
  told: readonly Told[],
  language: string,
  taken: ReadonlySet<string>,
): StoryboardScene['picture'] | undefined {
  const passed = new Set(taken);
  // One that the set draws with more than flat shapes gives way to the next best.
  for (let found = findPicture(told, language, passed); found; found = findPicture(told, language, passed)) {
    const drawing = drawingOf(found.name);
    if (drawing && drawing.shapes.length <= mostShapes) return drawing;
    passed.add(found.name);
  }
  return undefined;
}

/** A picture for each item of a list, none twice; nothing unless most have one, since a gap looks like a fault. */
function marksOf(scene: StoryboardScene, language: string, foreign: ReadonlySet<string>): StoryboardScene['marks'] {
  if (scene.kind !== 'list') return undefined;
  const { items } = scene.content;
  const shown = new Set<string>(foreign);
  const marks = items.flatMap(({ text, icon }) => {
    const drawing = icon ? undefined : pictureOf([{ text, weight: 1 }], language, shown);
    if (!drawing) return [];
    shown.add(drawing.name);
    return [{ of: text, drawing }];
  });
  return marks.length >= 2 && marks.length >= items.length * 0.6 ? marks : undefined;
}

/** What a lone number is counted in: time, money, warmth, weight. */
function pictureOfUnit(scene: StoryboardScene, taken: ReadonlySet<string>): StoryboardScene['picture'] | undefined {
  if (!('figure' in scene.content)) return undefined;
  const { unit } = scene.content.figure;
  const name = units.find(([form]) => form.test(unit))?.[1];
  return name === undefined || taken.has(name) ? undefined : drawingOf(name);
}

const units: readonly (readonly [RegExp, string])[] = [
  [/^(?:s|min|h)$/u, 'stopwatch'],
  [/^(?:day|week|month|year)$/u, 'calendar'],
  [/^currency:/u, 'money-bag'],
  [/^(?:t|kg|g|mg|lb|oz)$/u, 'balance-scale'],
  [/^(?:km|miles)$/u, 'motorway'],
  [/^(?:m|cm|mm|ft|inches)$/u, 'straight-ruler'],
  [/^(?:l|cl|dl|ml|pints|gallons)$/u, 'droplet'],
  [/^(?:[kMGT]?Wh|V|A)$/u, 'high-voltage'],
  [/^(?:km\/h|mph)$/u, 'racing-car'],
];

/** A scene that shows a photo or a logo of the user has its picture. */
const holdsImage = ({ content }: StoryboardScene): boolean =>
  ('image' in content && Boolean(content.image)) || ('logo' in content && Boolean(content.logo));

const headWords = ['title', 'text', 'term'] as const;
const sideWords = ['subtitle', 'caption', 'support', 'definition', 'label'] as const;

/** What the picture beside a scene is to show; null where there is no room for one. */
function toldBy(scene: StoryboardScene): Told[] | null {
  const { illustrated } = sceneKindOf(scene.kind);
  if (!illustrated) return null;
  if (illustrated !== true) return illustrated(scene.content)?.map((text) => ({ text, weight: 1 })) ?? null;
  const content: Record<string, unknown> = scene.content;
  const words = (names: readonly string[], weight: number): Told[] =>
    names.flatMap((name) => (typeof content[name] === 'string' ? [{ text: content[name], weight }] : []));
  const items = Array.isArray(content.items)
    ? content.items.flatMap((item: unknown) =>
        typeof item === 'object' && item !== null && 'text' in item && typeof item.text === 'string'
          ? [{ text: item.text, weight: 0.85 }]
          : [],
      )
    : [];
  return [
    ...words(headWords, 1),
    ...words(sideWords, 0.92),
    ...items,
    ...(scene.narration ? [{ text: scene.narration, weight: 0.88 }] : []),
  ];
}
