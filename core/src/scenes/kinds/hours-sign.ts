import { rowsOfValues, valuesOf, valuesPanel } from '../rows-of-values.js';
import { sceneKind } from '../scene-kind.js';

/** When it is open, on the sign that hangs in the door. */
export const hoursSign = sceneKind({
  content: rowsOfValues,
  names: ['opening hours', 'hours sign', 'hours', 'timetable'],
  partNames: ['day', 'row'],
  reading: 'sentences',
  weight: 1.4,
  inWords: 'chart',
  offers: ({ evidence, claim: title, kicker }, { read }) => {
    if (evidence.type !== 'table') return [];
    const rows = valuesOf(evidence, (value) => read(value).times.length > 0);
    return rows ? [{ content: { title, kicker, rows }, score: 0.97 }] : [];
  },
  panels: valuesPanel,
});
