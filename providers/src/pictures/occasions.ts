import type { Drawing } from '@scenewright/core/drawings';
import type { StoryboardScene } from '@scenewright/core/storyboard';
import { onScreenText } from '@scenewright/core/timing';
import { findDates } from '../reading/scan/dates.js';
import { findFigures } from '../reading/scan/figures.js';
import { findTimes } from '../reading/scan/times.js';
import { named } from './picture-of.js';

const units: readonly (readonly [RegExp, string])[] = [
  [/^(?:s|min|h)$/u, 'stopwatch'],
  [/^(?:s|min|h)$/u, 'timer-clock'],
  [/^(?:s|min|h)$/u, 'hourglass-not-done'],
  [/^(?:day|week|month|year)$/u, 'calendar'],
  [/^currency:USD$/u, 'money-bag'],
  [/^currency:EUR$/u, 'euro-banknote'],
  [/^currency:GBP$/u, 'pound-banknote'],
  [/^currency:JPY$/u, 'yen-banknote'],
  [/^currency:/u, 'coin'],
  [/^°[CF]$/u, 'thermometer'],
  [/^(?:t|kg|g|mg|lb|oz)$/u, 'balance-scale'],
  [/^(?:km|miles)$/u, 'motorway'],
  [/^(?:m|cm|mm|ft|inches)$/u, 'straight-ruler'],
  [/^(?:l|cl|dl|ml|pints|gallons)$/u, 'droplet'],
  [/^(?:[kMGT]?Wh|V|A)$/u, 'high-voltage'],
  [/^(?:km\/h|mph)$/u, 'racing-car'],
];

/** What a number is counted in: time, money, warmth, weight. */
export function pictureOfUnit(unit: string, taken: ReadonlySet<string>): Drawing | undefined {
  const name = units.find(([form, shown]) => form.test(unit) && !taken.has(shown))?.[1];
  return name === undefined ? undefined : named(name);
}

/** When it is and what it costs, where a scene's words say that and nothing else that can be drawn: in every language. */
export function pictureOfOccasion(
  scene: StoryboardScene,
  language: string,
  taken: ReadonlySet<string>,
): Drawing | undefined {
  if ('figure' in scene.content && scene.content.figure) return pictureOfUnit(scene.content.figure.unit, taken);
  return pictureOfMoment(onScreenText(scene).join('\n'), language, taken);
}

/** The day, the time or the sum that a text names. */
export function pictureOfMoment(text: string, language: string, taken: ReadonlySet<string>): Drawing | undefined {
  const days = findDates(text, language).filter(({ text: said }) => /\p{L}|\p{Nd}[./-]\p{Nd}/u.test(said));
  const first = [
    ...(days.length > 0 ? ['spiral-calendar', 'tear-off-calendar'] : []),
    ...(findTimes(text, language).length > 0 ? ['alarm-clock', 'mantelpiece-clock'] : []),
  ].find((name) => !taken.has(name));
  if (first !== undefined) return named(first);
  for (const { figure } of findFigures(text, language)) {
    const drawing = pictureOfUnit(figure.unit, taken);
    if (drawing) return drawing;
  }
  return undefined;
}
