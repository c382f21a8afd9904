import { lexiconOf, wordPattern } from '../words/lexicon.js';
import { monthsOf } from '../../reading/scan/dates.js';
import type { Trend } from '@scenewright/core/figures';
import { asLabel, cleanLabel, figureParts, narrowLabel, type Part } from './labels.js';
import type { Labelled, Statement } from './fact.js';

export interface Group {
  items: Labelled[];
  /** What the first label's sentence was about, when it could be parted: "Traffic". */
  title: string;
  dated: boolean;
  /** Whether the figures measure the same thing, so that bars can stand beside each other. */
  comparable: boolean;
  /** Whether each part can stand as a sentence of its own. */
  separable: boolean;
}

export function trendOf(text: string, language: string): Trend | undefined {
  const { up, down } = lexiconOf(language);
  const turned = language === 'ja' ? /[%％倍]\s*の?(?:(増|アップ|上昇)|(?:減|ダウン|低下))/u.exec(text) : null;
  if (turned) return turned[1] ? 'up' : 'down';
  // "Women made up 47%" rises nowhere.
  const said =
    language === 'en' ? text.replace(/\b(?:ma(?:de|kes?)|sign(?:ed)?|set|start|pick(?:ed)?)\s+up\b/giu, ' ') : text;
  if (wordPattern(down, language).test(said)) return 'down';
  return wordPattern(up, language).test(said) ? 'up' : undefined;
}

/** What stands before a figure, from its own comma on. */
const ownWords = (text: string): string => text.split(/[,;，、]\s/u).pop() ?? '';

/** Two or more figures, each with a label of its own, in either order of label and figure. */
export function readGroup(statement: Statement, language: string): Group | undefined {
  const parts = figureParts(statement, language);
  if (parts.length < 2 || parts.length > 12) return undefined;
  const dated = datedGroup(statement, parts);
  if (dated) return dated;
  const sides = parts.map((part) => {
    const at = part.figure!.start - part.start;
    return {
      before: cleanLabel(ownWords(part.text.slice(0, at)), language),
      after: cleanLabel(part.text.slice(at + part.figure!.figure.display.length), language),
      rawBefore: ownWords(part.text.slice(0, at)),
      rawAfter: part.text.slice(at + part.figure!.figure.display.length),
    };
  });
  const afterWins = sides.slice(1).filter((side) => side.after && !side.before).length;
  const beforeWins = sides.slice(1).filter((side) => side.before && !side.after).length;
  const useAfter =
    afterWins > beforeWins ||
    (afterWins === beforeWins && sides.filter((s) => s.after).length > sides.filter((s) => s.before).length);
  const unlike = new Set(parts.map((part) => part.figure!.figure.unit || 'count')).size > 1;
  let title = '';
  const items: Labelled[] = [];
  for (const [index, side] of sides.entries()) {
    const part = parts[index]!;
    // "ARR $12.4M (+38% YoY)": what stands in brackets qualifies the figure before it.
    const above = items[items.length - 1];
    if (above && /^\s*\(\s*$/u.test(side.rawBefore) && /^[^()]{0,24}\)/u.test(side.rawAfter)) {
      above.note = `${part.figure!.figure.display}${/^[^)]*/u.exec(side.rawAfter)![0]}`.trim();
      continue;
    }
    // "€75,000 to €95,000": the upper end of a range stays with the lower.
    if (above && wordPattern(lexiconOf(language).to, language, 'whole').test(side.rawBefore)) {
      above.note = `${side.rawBefore.trim()} ${part.figure!.figure.display}`;
      continue;
    }
    let label = useAfter ? side.after || side.before : side.before || side.after;
    const opens = wordPattern(lexiconOf(language).pronoun, language, 'start').test(side.rawBefore);
    if (!useAfter && unlike && side.before && side.after && (index > 0 || opens) && side.after.split(/\s+/).length <= 3)
      label = `${side.before} ${side.after}`;
    // Only a verb before the figure ("lasts 10 years"): the verb is the label.
    const verb = side.rawBefore
      .replace(
        wordPattern(
          `${lexiconOf(language).pronoun}|${lexiconOf(language).and}|${lexiconOf(language).whereas}`,
          language,
          'start',
        ),
        '',
      )
      .trim();
    if (unlike && !useAfter && !side.before && /\p{L}{2}/u.test(verb) && verb.split(/\s+/).length <= 2) {
      label = `${verb} ${side.rawAfter.split(/\s+/).length <= 4 ? side.rawAfter.trim() : ''}`
        .replace(/[.,;:!]+$/u, '')
        .trim();
    }
    if (!label)
      label =
        cleanLabel(`${side.rawBefore} ${side.rawAfter}`, language, true).replace(
          wordPattern(lexiconOf(language).and, language, 'start'),
          '',
        ) || `${side.rawBefore}${side.rawAfter}`.replace(/[\s,.;:()]+/g, ' ').trim();
    if (useAfter && label.split(/\s+/).length > 4) label = narrowLabel(label, language).label;
    if (!useAfter && (index === 0 || label.split(/\s+/).length > 3)) {
      const narrow = narrowLabel(label, language);
      if (narrow.label.length >= 2 && !/^\p{N}/u.test(narrow.label)) {
        if (index === 0 && narrow.head) title = narrow.head;
        label = narrow.label;
      }
    }
    // 人気スポットは清水寺が28%: what stands before は is the theme of all.
    const theme = language === 'ja' && index === 0 && parts.length >= 3 ? /^(.{2,14})は(.{1,20})$/u.exec(label) : null;
    if (theme) [title, label] = [theme[1]!, theme[2]!];
    label = label.replace(/^[\s:：,–—-]+|[\s:：,–—-]+$/gu, '');
    if (!label || !/\p{L}/u.test(label) || label.length > 64) return undefined;
    const signed = /^[+−-]/u.exec(part.figure!.figure.display)?.[0];
    const trend = signed ? (signed === '+' ? 'up' : 'down') : trendOf(part.text, language);
    items.push({
      label: asLabel(label),
      figure: part.figure!.figure,
      phrase: (part.text + part.tail).trim(),
      ...(trend ? { trend } : {}),
    });
  }
  // Labels that are the same say nothing.
  if (items.length < 2 || new Set(items.map((item) => item.label.toLowerCase())).size < items.length) return undefined;
  const monthly = !unlike && isMonthly(items, language);
  return {
    items,
    title: title && title.length <= 48 ? asLabel(title, 48) : '',
    dated: monthly,
    separable: parts.every((part) => part.own),
    comparable:
      !unlike &&
      !(
        useAfter &&
        parts.every((part) => part.figure!.kind === 'count') &&
        !sides.every((side) => wordPattern(lexiconOf(language).linking, language, 'start').test(side.rawAfter))
      ),
  };
}

/** "12,000 in January, 18,500 in April, 31,000 in July": months in their order are a course, not rivals. */
function isMonthly(items: readonly Labelled[], language: string): boolean {
  if (items.length < 3) return false;
  const months = monthsOf(language);
  const at = items.map(({ label }) => months.get(label.toLowerCase()) ?? -1);
  return at.every((month, index) => month >= 0 && (index === 0 || month > at[index - 1]!));
}

/** "5 people in 2010, 50 in 2015 and 500 in 2020": the dates are the labels. */
function datedGroup(statement: Statement, parts: Part[]): Group | undefined {
  if (parts.length < 3 || statement.dates.length < parts.length) return undefined;
  const items: Labelled[] = [];
  for (const part of parts) {
    const date = statement.dates.find((d) => d.start >= part.start && d.end <= part.start + part.text.length);
    if (!date) return undefined;
    items.push({ label: date.text, figure: part.figure!.figure, phrase: (part.text + part.tail).trim() });
  }
  const kinds = new Set(parts.map((part) => part.figure!.kind));
  return kinds.size === 1 ? { items, title: '', dated: true, comparable: true, separable: false } : undefined;
}
