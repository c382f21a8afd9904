import { rowsOfValues, valuesOf, valuesPanel } from '../rows-of-values.js';
import { sceneKind } from '../scene-kind.js';

/** "9-20", "10 – 16": hours of a day without their minutes. */
function isHours(value: string): boolean {
  const [from, to] = /^(\p{Nd}{1,2})\s?[–-]\s?(\p{Nd}{1,2})$/u.exec(value.trim())?.slice(1).map(Number) ?? [];
  return from !== undefined && from < to! && to! <= 24;
}

/** When it is open, on the sign that hangs in the door. */
export const hoursSign = sceneKind({
  content: rowsOfValues,
  names: ['opening hours', 'hours sign', 'hours', 'timetable'],
  partNames: ['day', 'row'],
  reading: 'sentences',
  fewWords: true,
  weight: 1.4,
  bearsMotif: 'thing',
  inWords: 'chart',
  offers: ({ evidence, claim: title, kicker }, { read }) => {
    if (evidence.type !== 'table') return [];
    const rows = valuesOf(evidence, (value) => isHours(value) || read(value).times.length > 0);
    return rows ? [{ content: { title, kicker, rows }, score: 0.97 }] : [];
  },
  panels: valuesPanel,
});
