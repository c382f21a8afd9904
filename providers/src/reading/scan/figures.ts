import type { Figure } from '@scenewright/core/figures';
import { lexiconOf, wordPattern } from '../../planner/words/lexicon.js';
import { isMoney } from './ambiguous-money.js';
import { isLettered, isNumbered, isOneOfRow } from './numbered-names.js';
import { numberFormatOf, type NumberFormat } from './number-format.js';
import { readNumberText, type NumberText } from './number-text.js';
import { asciiDigits } from './digits.js';
import {
  counters,
  currencySigns,
  multipleWords,
  multiplierLetters,
  multipliers,
  percentWords,
  tenthWords,
} from './units.js';
import { currenciesOf, unitsOf } from './unit-table.js';
import { wordTable, type WordTable } from './word-table.js';
import { isYear } from './years.js';
import { alternatives, wordsOfAll } from '../../languages/any-word.js';
import { packOf } from '../../languages/registry.js';
import { escapePattern } from '../../languages/escape-pattern.js';

export type FigureKind = 'percent' | 'money' | 'multiple' | 'measure' | 'rating' | 'count';

/** A figure where it stands in its text: `text.slice(start, end) === figure.display`. */
export interface FoundFigure {
  figure: Figure;
  start: number;
  end: number;
  kind: FigureKind;
  /** Whether it belongs to the name of whom something is for: "children from 5 to 15". */
  inName?: true;
}

const numberRun =
  /[½¼¾⅓⅔⅛]|\p{Nd}+(?:(?:[.,'’٬٫·]|[\u00a0\u202f\u2009 ](?=\p{Nd}{3}(?!\p{Nd})))\p{Nd}+)*(?:\s?[½¼¾⅓⅔⅛])?/gu;
const gap = '[\\u00a0\\u202f\\u2009 ]?';
const sticky = (source: string): RegExp => new RegExp(source, 'uy');

const optionalGap = sticky(gap);
const multiplierWords = wordTable(multipliers.flatMap(([list]) => list));
const multiplierLetter = sticky('(Md|[kKMBT])(?![\\p{L}\\p{N}])');
const spacedLetter = sticky(`${gap}(Md|[kKM])(?=\\s?[€$£])`);
const smallMultiplier = sticky('(m|b|bn|mn|t|tn)(?![\\p{L}\\p{N}])');
const percentMarks = wordTable(percentWords);
const percentOpening = new RegExp(`(?<![\\p{L}\\p{N}])(?:[%٪]|${alternatives(wordsOfAll(({ prompts }) => prompts.figures.percentBefore))})\\s?$`, 'iu'); // prettier-ignore
const tenthMarks = wordTable(tenthWords);
const ofCurrency = sticky(`\\s?(?:de|di|d[’'])\\s?`);
/** What may go on with ten thousands: a number and the sign behind it. */
const myriadRest = sticky('\\s?(\\p{Nd}[\\p{Nd},，]*)([\\p{sc=Han}\\p{sc=Hang}]?)');

/** Minutes after hours, seconds after minutes: two digits at the end of what is said, or with their unit. */
const smallerUnits = alternatives(wordsOfAll(({ prompts }) => `${prompts.figures.units?.min ?? ''} ${prompts.figures.units?.s ?? ''}`)); // prettier-ignore
const smallerTime = sticky(
  `\\s(\\p{Nd}{1,2})(?:\\s?(?:min|mins|Min\\.?|m|minutes|s|sec|secs|seconds|${smallerUnits})(?![\\p{L}\\p{N}])|(?=\\s?(?:$|[,.;)]|(?!(?:km|kg|mg|ml|cl|cm|mm|g|m|l)\\s)\\p{Ll}{1,4}\\s\\p{L})))`,
);
const multiples = wordTable(multipleWords);
const hyphen = /-/uy;
const andMore = sticky(`\\+${gap}`);
const counter = sticky(`(${counters.join('|')})`);
const rating = sticky('\\/(5|10|100)(?![\\p{N}/])');
const prefixSign = new RegExp(`(${currencySigns.map(([sign]) => escapePattern(sign)).join('|')})${gap}$`, 'u');

/**
 * All quantities in a text: money, percentages, multiples, measures and plain counts, in the spellings of
 * any script. Parts of names and versions ("Q3", "v2.0", "gen-4", "5G"), bare years and clock times are
 * not quantities. `taken` are spans already read as something else (dates, addresses).
 */
export function findFigures(
  text: string,
  language: string,
  taken: readonly { start: number; end: number }[] = [],
  format: NumberFormat = numberFormatOf(text, language),
): FoundFigure[] {
  const found: FoundFigure[] = [];
  let resume = 0;
  for (const run of text.matchAll(numberRun)) {
    if (run.index < resume) continue;
    if (taken.some((span) => run.index < span.end && run.index + run[0].length > span.start)) continue;
    const read = readRun(text, run.index, run[0], language, format);
    if (!read) continue;
    const joined = joinRange(text, found[found.length - 1], read, language);
    const last = found.at(-1);
    if (joined) found[found.length - 1] = joined;
    else found.push(read);
    if (last && !joined)
      for (let at = found.length - 2; at >= 0; at -= 1)
        found[at] = sharedUnit(text, found[at]!, found[at + 1]!, language);
    resume = read.end;
  }
  return found;
}

/** "2½" and "¾". */
function readFraction(written: string): NumberText | undefined {
  const sign = /^(\p{Nd}*)\s?([½¼¾⅓⅔⅛])$/u.exec(written);
  const [part, whole] = sign ? sign[2]!.normalize('NFKD').split('⁄').map(Number) : [];
  return sign ? { value: Number(asciiDigits(sign[1]!)) + part! / whole!, decimals: 2 } : undefined;
}

function readRun(
  text: string,
  at: number,
  written: string,
  language: string,
  format: NumberFormat,
): FoundFigure | undefined {
  // A plain space groups thousands only where the language writes so, or when it does so twice.
  const spaced = written.search(/ /);
  if (spaced >= 0) {
    const usual = !['en', 'zh', 'ja', 'ko', 'hi', 'th', 'he', 'ar'].includes(language);
    const leads = /^\p{Nd}{1,3}$/u.test(written.slice(0, spaced));
    if (!leads || !(usual || (written.match(/ /g) ?? []).length > 1)) written = written.slice(0, spaced);
  }
  let number = readFraction(written) ?? readNumberText(written, language, format);
  while (!number && /[.,'’٬٫· \u00a0\u202f\u2009]/.test(written)) {
    written = written.replace(/[.,'’٬٫· \u00a0\u202f\u2009]\p{Nd}+$/u, '');
    number = readNumberText(written, language, format);
  }
  if (!number || asciiDigits(written).replace(/\D/g, '').length > 18) return undefined;

  // "第3回", "№7": which one of a row, even before a word that counts.
  if (isOneOfRow(text.slice(0, at))) return undefined;
  let start = at;
  let end = at + written.length;
  const before = text.slice(Math.max(0, at - 8), at);
  let unit = '';
  let kind: FigureKind = 'count';
  let factor = 1;
  /** What a second part adds, as in 420 millions written as 4 of a hundred million and 2000 of ten thousand. */
  let rest = 0;

  const sign = prefixSign.exec(before);
  if (sign && !/[\p{L}\p{N}]$/u.test(before.slice(0, sign.index))) {
    start = at - sign[0].length;
    unit = `currency:${currencySigns.find(([s]) => s === sign[1])?.[1] ?? ''}`;
    kind = 'money';
  } else if (
    /[\p{L}\p{N}_#/@]$/u.test(before) &&
    !/[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}\p{sc=Arab}\p{sc=Hebr}]$/u.test(before)
  ) {
    return undefined; // Q3, v2, #1
  } else if (/[\p{L}\p{N}][-‑:.]$/u.test(before) && !/(?:\p{Nd}|\p{sc=Hebr})[-‑]$/u.test(before)) {
    return undefined; // COVID-19, gen-4, 10:30
  } else if (/(?<![\p{L}\p{N}])\p{Lu}–$/u.test(before)) {
    return undefined; // F–6: from one letter to a number
  }
  // Turkish sets the sign before the number: "%24".
  const percentBefore = percentOpening.exec(before);
  if (percentBefore) start = at - percentBefore[0].length;
  const signed = /(^|[\s(（])([+−–-])$/u.exec(text.slice(Math.max(0, start - 2), start));
  const negative = signed !== null && signed[2] !== '+';
  if (signed) start -= 1;

  const take = (pattern: RegExp): RegExpExecArray | null => {
    pattern.lastIndex = end;
    const hit = pattern.exec(text);
    if (hit) end = pattern.lastIndex;
    return hit;
  };

  /** A word of a table at the end of what is read, with what may join it: a space, a hyphen, "di". */
  const takeWord = (table: WordTable, ...joints: RegExp[]): string | undefined => {
    for (const joint of joints) {
      joint.lastIndex = end;
      if (!joint.test(text)) continue;
      const from = joint.lastIndex;
      const word = table.at(text, from);
      if (!word) continue;
      end = from + word.length;
      return word;
    }
    return undefined;
  };

  const takeCurrencyWord = (): string | undefined => {
    const from = end;
    const word = takeWord(currenciesOf(language).table, optionalGap, ofCurrency);
    if (!word || isMoney(word, text, start, end, language, factor)) return word;
    end = from;
    return undefined;
  };

  const word = takeWord(multiplierWords, optionalGap);
  if (word) factor = multipliers.find(([list]) => list.includes(word))?.[1] ?? 1;
  else {
    const letter = take(spacedLetter) ?? take(multiplierLetter) ?? (kind === 'money' ? take(smallMultiplier) : null);
    if (letter)
      factor =
        multiplierLetters[letter[1]!] ?? { m: 1e6, mn: 1e6, b: 1e9, bn: 1e9, t: 1e12, tn: 1e12 }[letter[1]!] ?? 1;
  }
  // 4億2000万: the parts after the first belong to the same number.
  if (word && /[億亿兆억조]/.test(word)) {
    const more = take(sticky('\\s?([0-9０-９,，]+)([\\p{sc=Han}\\p{sc=Hang}]?)[万萬만]'));
    const thousands = multipliers.find(([words]) => words.includes(more?.[2] ?? ''))?.[1] ?? 1;
    if (more) rest = Number(asciiDigits(more[1]!).replace(/[,，]/g, '')) * thousands * 1e4;
  }
  // What is under ten thousand stands behind it, in thousands ("86…4…") or with all its digits ("3…5000").
  if (word && factor === 1e4) {
    const thousand = multipliers.find(([, size]) => size === 1000)?.[0] ?? [];
    myriadRest.lastIndex = end;
    const more = myriadRest.exec(text);
    const isCounted = more?.[2] !== undefined && thousand.includes(more[2]);
    const digits = asciiDigits(more?.[1] ?? '').replace(/[,，]/g, '');
    if (more && (isCounted ? digits.length === 1 : digits.length === 4)) {
      end = isCounted || !more[2] ? myriadRest.lastIndex : myriadRest.lastIndex - more[2].length;
      rest = Number(digits) * (isCounted ? 1000 : 1);
    }
  }
  if (kind !== 'money') {
    const tenths = factor === 1 ? takeWord(tenthMarks, optionalGap) : undefined;
    if (tenths) factor = 10;
    const percent = percentBefore ?? tenths ?? (factor === 1 ? takeWord(percentMarks, optionalGap) : null);
    const money = percent ? undefined : takeCurrencyWord();
    if (percent) [kind, unit] = ['percent', 'percent'];
    else if (money) {
      [kind, unit] = ['money', `currency:${currenciesOf(language).nameOf(money)}`];
    } else if (factor === 1 && take(rating)) [kind, unit] = ['rating', 'rating'];
    else {
      const { table, nameOf } = unitsOf(language);
      const from = end;
      // "10+ years"
      let measured = takeWord(table, optionalGap, hyphen, andMore);
      const before = measured ? undefined : unitBefore(text.slice(0, start), language);
      // A kana and a number after it make a fraction of the two ("3 parts' 1").
      if (measured && nameOf(measured) === 'min' && /^\p{sc=Hira}\p{Nd}/u.test(text.slice(end)))
        [measured, end] = [undefined, from];
      if (measured) {
        [kind, unit] = ['measure', nameOf(measured)];
        // "3 min 10", "2 hrs 10 min": a smaller part of the same length of time.
        const finer = unit === 'h' || unit === 'min' ? take(smallerTime) : null;
        if (finer) rest = Number(asciiDigits(finer[1]!)) / 60;
      } else if (before) {
        [kind, unit] = ['measure', before];
      } else {
        const times = takeWord(multiples, optionalGap);
        // People and things are counted by different words; they don't share an axis.
        const counted = times ? null : take(counter);
        if (times && !isFrequency(text, end, times, language)) [kind, unit] = ['multiple', 'multiple'];
        if (counted) unit = counted[1]!;
        if (!times) take(/\+(?![\p{N}])/uy);
      }
    }
  }
  const following = text.slice(end, end + 2);
  if (kind === 'count' && end === at + written.length) {
    if (
      /^[\p{L}_]/u.test(following) &&
      !/^[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}\p{sc=Arab}\p{sc=Hebr}\p{sc=Deva}]/u.test(following)
    )
      return undefined;
    if (/^[:/]\p{N}/u.test(following) || /^-\p{L}/u.test(following)) return undefined;
    const bare = asciiDigits(written);
    if (!signed && isYear(text, at, end, bare, language)) return undefined;
    // "The book bus 6,115": a number in groups is nobody's name.
    if (
      !/\p{Nd}[,.'’\s]\p{Nd}{3}/u.test(written) &&
      isNumbered(text.slice(0, at), text.slice(end), language, number.value <= 20)
    )
      return undefined;
    if (isVersion(text, at, end, number.decimals)) return undefined;
  }
  // "5 min." at the end: the stop is the sentence's.
  if (text[end - 1] === '.' && /^\s*$/u.test(text.slice(end))) end -= 1;
  const display = text.slice(start, end);
  if (isLettered(text.slice(0, at), display, language)) return undefined;
  const numberAt = at - start;
  const prefix = display.slice(0, numberAt);
  const suffix = display.slice(numberAt + written.length);
  if (display.length > 40 || prefix.length > 12 || suffix.length > 24) return undefined;
  const value = number.value;
  return {
    figure: {
      value,
      magnitude: (negative ? -1 : 1) * (value * factor + rest),
      display,
      prefix,
      suffix,
      decimals: number.decimals,
      unit,
    },
    start,
    end,
    kind,
  };
}

/** "小さじ1": the unit that stands before its number in some languages. */
function unitBefore(head: string, language: string): string | undefined {
  const named = Object.entries(packOf(language)?.prompts.figures.unitsBefore ?? {});
  return named.find(([, words]) => words.split(' ').some((word) => head.endsWith(word)))?.[0];
}

/** "Launched 63 times.", "6 times a year": how often, where nothing is compared and nothing grew. */
function isFrequency(text: string, end: number, word: string, language: string): boolean {
  const { up, down } = lexiconOf(language);
  return (
    word.length > 1 &&
    /^\s*(?:$|[.,;!?)])|^\s(?:an?|per|par|pro|por|al|alla)\s/u.test(text.slice(end)) &&
    !wordPattern(`${up}|${down}`, language).test(text)
  );
}

/** "Nimbus 2.0", "the iPhone 15,": a number that belongs to the name before it. */
function isVersion(text: string, at: number, end: number, decimals: number): boolean {
  // "Norway 9.9, Iceland 9, Denmark 8.7": names with their figures, one after the other, have no versions.
  if ((text.match(/\p{Lu}[\p{L}'’-]+\s\p{Nd}+(?:[.,]\p{Nd}+)?(?=\s*(?:[,;]|$|\.(?:\s|$)))/gu) ?? []).length >= 2)
    return false;
  if (
    /(?:step|étape|schritt|paso|passo|passaggio|phase|fase|stage|stufe|chapter|chapitre|kapitel|capítulo|capitolo|part|tip|day|level|version|class|room|шаг|этап|الخطوة|שלב|चरण|stap)\s$/iu.test(
      text.slice(Math.max(0, at - 16), at),
    ) &&
    /^\s*(?:$|[:.,)–—-])/u.test(text.slice(end))
  )
    return true;
  const name = /(^|\s)(\p{Lu}[\p{L}\p{N}]+|\p{Ll}\p{Lu}\p{L}+)\s$/u.exec(text.slice(Math.max(0, at - 40), at));
  if (
    !name ||
    /^(?:In|Over|About|With|From|At|To|By|For|Only|Just|Our|The|A|Nearly|Almost|Around|And|Up|Top|Step|Les|Des|Près|Plus|Rund|Etwa|Über|Mit|Von|Die|Nur|Más|Cerca|Casi|Circa|Oltre|Quasi)$/u.test(
      name[2]!,
    )
  )
    return false;
  const opens = name.index === 0 && at <= 40 && name[1] === '';
  const after = text.slice(end);
  const closed = /^(?:\s*$|[,.;:!?)]|\s[-–—(])/u.test(after);
  if (decimals === 1 && (closed || !opens)) return true;
  return (
    !opens &&
    closed &&
    end - at <= 2 &&
    decimals === 0 &&
    !/[,;:.]\s\p{Lu}\p{L}+\s$/u.test(text.slice(Math.max(0, at - 40), at)) &&
    /(?:^|\s)(?:the|an?|le|la|das|der|die|el|iPhone|Windows|Apollo|Phase|Version)\s?(?:\p{L}+\s)?$/u.test(
      text.slice(0, at),
    )
  );
}

/** Whether the words between two figures make them the ends of something: "to", "or", "bis". */
function isUntil(between: string, language: string): boolean {
  const { to, or } = lexiconOf(language);
  return (
    [to, or].some((words) => words !== '' && wordPattern(words, language, 'whole').test(between)) ||
    new RegExp(`^\\s*(?:${alternatives(packOf(language)?.context?.spanned ?? '')})\\s*$`, 'iu').test(between)
  );
}

/** "from 310 to 165 euros", "14 / 15 / 17 °C": what is measured with a unit at its end, is measured in it before. */
function sharedUnit(text: string, lower: FoundFigure, upper: FoundFigure, language: string): FoundFigure {
  const isBare = lower.kind === 'count' && lower.figure.unit === '' && lower.figure.suffix === '' && lower.inName !== true; // prettier-ignore
  const isMeasured = upper.kind === 'percent' || upper.kind === 'measure' || upper.kind === 'money';
  const between = text.slice(lower.end, upper.start);
  // An arrow is no span, but a change in one unit.
  const isOfOne = isUntil(between, language) || /^\s*(?:[→⇒➜]|->|=>)\s*$/u.test(between) || /^\s?\/\s?$/u.test(between) || wordPattern(lexiconOf(language).and, language, 'whole').test(between); // prettier-ignore
  const factor = upper.figure.value === 0 ? 1 : Math.abs(upper.figure.magnitude) / upper.figure.value;
  // "from 8 to 11 million": eight are millions, too.
  const isScaled = factor > 1 && upper.kind !== 'percent' && lower.figure.value < 1000 && lower.figure.value === lower.figure.magnitude; // prettier-ignore
  if (!isBare || !isOfOne || !(isMeasured || isScaled)) return lower;
  if (isScaled)
    return {
      ...lower,
      kind: upper.kind,
      figure: { ...lower.figure, unit: upper.figure.unit, magnitude: lower.figure.magnitude * factor },
    };
  return { ...lower, kind: upper.kind, figure: { ...lower.figure, unit: upper.figure.unit } };
}

/** "3 to 5 years", "€78,000 to €96,000": two ends joined by a word; "from 5 to 12%" and "rose 5% to 12%" are changes. */
function isSpan(text: string, lower: FoundFigure, upper: FoundFigure, language: string): boolean {
  const { from, up, down } = lexiconOf(language);
  if (!isUntil(text.slice(lower.end, upper.start), language)) return false;
  const before = text.slice(0, lower.start);
  if (lower.figure.magnitude >= upper.figure.magnitude || wordPattern(from, language, 'end').test(before)) return false;
  // "₹14 to 17 lakh", "6 to 8 million": the word for many counts for both ends.
  const isMany = upper.kind === 'count' && upper.figure.unit === '' && upper.figure.magnitude > upper.figure.value && lower.figure.magnitude === lower.figure.value && lower.figure.value < upper.figure.value; // prettier-ignore
  if (isMany && (lower.kind === 'money' || lower.figure.unit === '')) return true;
  if (lower.kind === 'count' && lower.figure.unit === '') return upper.kind === 'percent' || upper.kind === 'measure' || upper.kind === 'money'; // prettier-ignore
  const isSame = lower.kind === upper.kind && lower.figure.unit === upper.figure.unit;
  return isSame && lower.kind === 'money' && !wordPattern(`${up}|${down}`, language).test(text);
}

/** "5–10%", "$10-14M" and "3 to 5 years" are one figure: the upper end runs, the lower stands before it. */
function joinRange(
  text: string,
  lower: FoundFigure | undefined,
  upper: FoundFigure,
  language: string,
): FoundFigure | undefined {
  if (!lower || lower.kind === 'rating') return undefined;
  const between = text.slice(lower.end, upper.start);
  const isWord = isSpan(text, lower, upper, language);
  const dash =
    /^\s?[–‑-]\s?$/u.test(between) || (between === '' && /^[-–−]/.test(upper.figure.display) && !/^\s/.test(between));
  if (!isWord && (!dash || /\s/.test(text.slice(lower.end, lower.end + 1)))) return undefined;
  if (lower.kind !== upper.kind && !(lower.kind === 'count' || upper.kind === 'count')) return undefined;
  const display = text.slice(lower.start, upper.end);
  const prefix = text.slice(lower.start, upper.start) + upper.figure.prefix;
  if (prefix.length > (isWord ? 24 : 12) || display.length > 40) return undefined;
  // "60-75k": the letter counts for both ends.
  const factor = upper.figure.value === 0 ? 1 : Math.abs(upper.figure.magnitude) / upper.figure.value;
  const bare = Math.abs(lower.figure.magnitude) === lower.figure.value;
  return {
    ...upper,
    start: lower.start,
    kind: upper.kind === 'count' ? lower.kind : upper.kind,
    figure: {
      ...upper.figure,
      display,
      prefix,
      unit: upper.figure.unit || lower.figure.unit,
      magnitude: Math.abs(upper.figure.magnitude),
      low: bare ? lower.figure.value * factor : Math.abs(lower.figure.magnitude),
    },
  };
}
