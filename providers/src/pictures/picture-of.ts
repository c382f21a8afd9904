import type { Drawing } from '@scenewright/core/drawings';
import type { Storyboard } from '@scenewright/core/storyboard';
import { onScreenText } from '@scenewright/core/timing';
import { findFigures } from '../reading/scan/figures.js';
import { drawingOf } from './drawing-set.js';
import { findPicture, findThing, type WeightedText } from './find-picture.js';
import { forbiddenIn, thingForbidden, underBan } from './forbidden.js';

/** Shapes of the most detailed drawing that is taken: more are a frame's cost, and crumbs at a small size. */
const mostShapes = 120;

/** The drawing of what some words mean, none of `taken`; undefined where none is sure. */
export function pictureOf(
  texts: readonly WeightedText[],
  language: string,
  taken: ReadonlySet<string>,
): Drawing | undefined {
  const banned = bannedIn(texts, language, taken);
  if (banned) return banned;
  const passed = new Set(taken);
  // One that the set draws with more than flat shapes gives way to the next best.
  for (let found = findPicture(texts, language, passed); found; found = findPicture(texts, language, passed)) {
    const drawing = named(found.name);
    if (drawing) return drawing;
    passed.add(found.name);
  }
  return undefined;
}

/** What the words say may not be, under its ban: it is what they are about, whatever else they name. */
function bannedIn(texts: readonly WeightedText[], language: string, taken: ReadonlySet<string>): Drawing | undefined {
  for (const { text, weight } of texts) {
    const clause = forbiddenIn(text);
    const thing = clause === undefined ? undefined : findThing([{ text: clause, weight }], language);
    const drawing = thing && named(thing.name);
    const banned = drawing && underBan(drawing);
    if (banned && !taken.has(banned.name)) return banned;
  }
  return undefined;
}

/** The drawing of a name, where the set has a plain one. */
export function named(name: string): Drawing | undefined {
  const banned = thingForbidden(name);
  if (banned !== undefined) {
    const thing = named(banned);
    return thing && underBan(thing);
  }
  const drawing = drawingOf(name);
  return drawing && drawing.shapes.length <= mostShapes ? drawing : undefined;
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
export const foreignMoney = ({ scenes, language }: Storyboard): Set<string> =>
  foreignMoneyIn(
    scenes.map((scene) => onScreenText(scene).join('\n')),
    language,
  );

/** The same of any texts. */
export function foreignMoneyIn(texts: readonly string[], language: string): Set<string> {
  const own = new Set(
    texts
      .flatMap((text) => findFigures(text, language))
      .map(({ figure }) => figure.unit)
      .filter((unit) => unit.startsWith('currency:'))
      .map((unit) => unit.slice('currency:'.length)),
  );
  return new Set(own.size === 0 ? [] : Object.keys(signed).filter((name) => !own.has(signed[name]!)));
}
