import { lexiconOf, wordPattern } from '../../planner/words/lexicon.js';
import { currencySigns } from './units.js';
import { currenciesOf, unitsOf } from './unit-table.js';

/** Words before the unit that a label ends on, which make a rate of it: "sales per day". */
const rate = /^(?:per|par|por|pro|al|a|à|na|za|om)$/iu;
/** Units of which a word in a label says when rather than how much: "visitors last year". */
const periods: ReadonlySet<string> = new Set(['day', 'week', 'month', 'year']);
const trimmed = (text: string): string => text.trim().replace(/[.:：]+$/u, '');

/** The unit that a word or sign names by itself; '' for others. */
function unitOf(word: string, language: string): string {
  const said = trimmed(word);
  if (said === '') return '';
  if (/^[%％٪]$/u.test(said) || /^(?:percent|per cent|prozent|pour cent|por ciento|per cento|por cento|procent)$/iu.test(said)) return 'percent'; // prettier-ignore
  const sign = currencySigns.find(([one]) => one === said);
  if (sign) return `currency:${currenciesOf(language).nameOf(said) || sign[1]}`;
  const units = unitsOf(language);
  if (units.table.at(said, 0) === said) return units.nameOf(said);
  const lower = said.toLowerCase();
  if (units.table.at(lower, 0) === lower) return units.nameOf(lower);
  const money = currenciesOf(language);
  const code = money.table.at(lower, 0) === lower ? money.nameOf(lower) : '';
  return code ? `currency:${code}` : '';
}

/**
 * The unit that a label gives the numbers under it, as figures name it: "Revenue (€)", "Rainfall in mm", "Dauer, Minuten",
 * "Hours in the water"; '' where it names none. What only says when ("visitors last year", "sales per day") is no unit.
 */
export function unitInLabel(label: string, language: string): string {
  const bracketed = [...label.matchAll(/[([（]([^()[\]（）]{1,16})[)\]）]/gu)].map((match) => match[1]!);
  for (const inside of bracketed) {
    const unit = unitOf(inside.replace(/^in\s/iu, ''), language);
    if (unit) return unit;
  }
  const whole = trimmed(label.replace(/[([（][^()[\]（）]*[)\]）]/gu, ' '));
  // "How much coffee people drink, kg per person": of whom each is.
  const plain = whole.replace(/(?<=,\s\p{L}{1,12})\s(?:per|par|por|pro)\s\p{L}+$/iu, '');
  // "Rainfall in mm", "Temps en minutes", "Länge, km": behind a short word or a comma.
  const behind = /(?:[,/]\s?|\s(\p{L}{1,3})\s)([^\s,/]{1,14})$/u.exec(plain);
  if (behind && !rate.test(behind[1] ?? '')) {
    const unit = unitOf(behind[2]!, language);
    const isUnit = unit !== '' && (!periods.has(unit) || /^(?:in|en|em|i|w)$/iu.test(behind[1] ?? ''));
    if (isUnit) return unit;
  }
  const sign = /[%$€£¥₹]/u.exec(plain)?.[0];
  if (sign) return unitOf(sign, language);
  // "Hours in the water", "de minuten onderweg": a word for the unit, written out. "Second floor" counts floors.
  const words = plain.split(/\s+/u);
  const { sequence } = lexiconOf(language);
  for (const [at, word] of words.entries()) {
    if (!/^\p{L}{4,}$/u.test(word) || wordPattern(sequence, language, 'whole').test(word)) continue;
    const unit = unitOf(word, language);
    if (unit && !periods.has(unit) && !/^\p{Nd}/u.test(words[at - 1] ?? '') && !rate.test(words[at - 1] ?? ''))
      return unit;
  }
  return '';
}
