import type { PhraseTable } from '../../languages/phrase-table.js';
import { packOf } from '../../languages/registry.js';

/**
 * The few texts that the planner adds to the words of the prompt, by language. Every one is a frame
 * around given words; none states anything by itself.
 */
export interface Phrases {
  /** Spoken over the opening title of a video with figures. */
  glance(topic: string): string;
  /** Title of a recap. */
  inShort: string;
  /** Over what a dish is made of, and over how it is made. */
  ingredients: string;
  method: string;
  next: string;
  leads(label: string, figure: string): string;
  /** A claim on a table column: "Sales rose from 120 to 310 between January and December". */
  rose(what: string, from: string, to: string, first: string, last: string): string;
  fell(what: string, from: string, to: string, first: string, last: string): string;
  highest(what: string, label: string, figure: string): string;
  lowest(what: string, label: string, figure: string): string;
  /** The sum of a measure: "Total revenue". */
  total(what: string): string;
  grewMost(label: string, change: string): string;
  fellMost(label: string, change: string): string;
  by(measure: string, category: string): string;
  and: string;
  pros: string;
  cons: string;
  source(name: string): string;
  to: string;
  /** Spoken between two moments of one measure: "Churn: from 5.1% to 3.4%". */
  fromTo(what: string, from: string, to: string): string;
  ofTotal(count: string, total: string): string;
  up: string;
  down: string;
}

/** Phrases of a table of frames; `{0}`, `{1}` … are filled with the words of the prompt. */
function phrasesFrom(table: PhraseTable): Phrases {
  const fill = (frame: string, ...values: string[]): string =>
    frame.replace(/\{(\d)\}/g, (_, index: string) => values[Number(index)] ?? '').trim();
  const { inShort, ingredients, method, next, and, pros, cons, to, up, down } = table;
  return {
    ...{ inShort, ingredients, method, next, and, pros, cons, to, up, down },
    glance: (topic) => fill(table.glance, topic),
    leads: (label, figure) =>
      fill(isPlural(label) ? table.leads.replace(' leads ', ' lead ') : table.leads, label, figure),
    rose: (what, from, end, first, last) => fill(table.rose, what, from, end, first, last),
    fell: (what, from, end, first, last) => fill(table.fell, what, from, end, first, last),
    highest: (what, label, figure) => fill(table.highest, what, label, figure),
    lowest: (what, label, figure) => fill(table.lowest, what, label, figure),
    total: (what) => fill(table.total, table.total.startsWith('{0}') ? what : inSentence(what)),
    grewMost: (label, change) => fill(table.grewMost, label, change),
    fellMost: (label, change) => fill(table.fellMost, label, change),
    by: (measure, category) => fill(table.by, measure, category),
    source: (name) => fill(table.source, name),
    fromTo: (what, from, end) => fill(table.fromTo, what, from, end),
    ofTotal: (count, total) => fill(table.ofTotal, count, total),
  };
}

/** A name of a column as it stands within a line; short forms keep their capitals. */
const inSentence = (text: string): string =>
  /^\p{Lu}\p{Ll}/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;

/** English: "Card payments lead", "News leads". */
const isPlural = (label: string): boolean =>
  /^[\x20-\x7e]+$/u.test(label) && /[^su\Wi]s$/iu.test(label) && !/\b(?:yes|news|series|means|plus)$/iu.test(label);

/** Languages without a table get frames of punctuation alone, which hold in every language. */
const bare: PhraseTable = {
  glance: '{0}.',
  inShort: '•',
  ingredients: '•',
  method: '→',
  next: '→',
  leads: '{0}: {1}',
  rose: '{0}: {1} → {2} ({3} – {4})',
  fell: '{0}: {1} → {2} ({3} – {4})',
  highest: '{0}: {1}, {2}',
  lowest: '{0}: {1}, {2}',
  total: 'Σ {0}',
  grewMost: '{0}: {1}',
  fellMost: '{0}: {1}',
  by: '{0} / {1}',
  and: '',
  pros: '+',
  cons: '−',
  source: '{0}',
  to: '→',
  fromTo: '{0}: {1} → {2}',
  ofTotal: '{0} / {1}',
  up: '↑',
  down: '↓',
};

const made = new Map<PhraseTable, Phrases>();

export function phrasesOf(language: string): Phrases {
  const table = packOf(language)?.phrases ?? bare;
  const known = made.get(table) ?? phrasesFrom(table);
  made.set(table, known);
  return known;
}
export const hasPhrases = (language: string): boolean => packOf(language)?.phrases !== undefined;
