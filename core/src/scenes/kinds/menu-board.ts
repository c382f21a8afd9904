import { rowsOfValues, valuesOf, valuesPanel } from '../rows-of-values.js';
import { sceneKind } from '../scene-kind.js';

/** What it costs, on the board over the counter. */
export const menuBoard = sceneKind({
  content: rowsOfValues,
  names: ['price list', 'menu board', 'menu', 'prices'],
  partNames: ['price', 'row'],
  reading: 'sentences',
  fewWords: true,
  weight: 1.4,
  bearsMotif: 'thing',
  inWords: 'chart',
  offers: ({ evidence, claim: title, kicker }, { read }) => {
    if (evidence.type !== 'table') return [];
    const rows = valuesOf(evidence, (value) => read(value).money.length > 0 || !/\p{Nd}/u.test(value));
    return rows?.some(({ value }) => read(value).money.length > 0) ? [{ content: { title, kicker, rows }, score: 0.97 }] : []; // prettier-ignore
  },
  panels: valuesPanel,
});
