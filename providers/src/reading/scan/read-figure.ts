import { alternatives, contextWords, wholeWords, wordsOfAll } from '../../languages/any-word.js';
import { escapePattern } from '../../languages/escape-pattern.js';
import { packOf } from '../../languages/registry.js';
import { isMoney } from './ambiguous-money.js';
import { asciiDigits } from './digits.js';
import type { FigureKind, FoundFigure } from './found-figure.js';
import { isFrequency } from './frequency.js';
import type { NumberFormat } from './number-format.js';
import { readNumberText, type NumberText } from './number-text.js';
import { isLettered, isNumbered, isOneOfRow } from './numbered-names.js';
import { scaleAt } from './scales.js';
import { currenciesOf, unitsOf } from './unit-table.js';
import { counters, currencySigns, multipleWords, percentWords, tenthWords } from './units.js';
import { isVersion } from './versions.js';
import { wordTable, type WordTable } from './word-table.js';
import { isYear } from './years.js';

const gap = '[\\u00a0\\u202f\\u2009 ]?';
const sticky = (source: string): RegExp => new RegExp(source, 'uy');

const optionalGap = sticky(gap);
const percentMarks = wordTable(percentWords);
const percentOpening = new RegExp(`(?:(?<![\\p{L}\\p{N}])[%٪]|${wholeWords(wordsOfAll(({ prompts }) => prompts.figures.percentBefore))})\\s?$`, 'iu'); // prettier-ignore
const tenthMarks = wordTable(tenthWords);
const ofCurrency = sticky(`\\s?(?:de|di|d[’'])\\s?`);
/** Minutes after hours, seconds after minutes: two digits at the end of what is said, or with their unit. */
const smallerUnits = alternatives(wordsOfAll(({ prompts }) => `${prompts.figures.units?.min ?? ''} ${prompts.figures.units?.s ?? ''}`)).split('|').sort((a, b) => b.length - a.length).join('|'); // prettier-ignore
const alsoSaid = `(?:\\s|(?<=\\p{sc=Han}))(?:(?:${alternatives(contextWords('and'))})\\s?)?`;
const smallerTime = sticky(
  `${alsoSaid}(\\p{Nd}{1,2})\\s?(?:min|mins|Min\\.?|m|minutes|s|sec|secs|seconds|${smallerUnits})(?:(?<=\\p{sc=Han})|(?![\\p{L}\\p{N}]))|\\s(\\p{Nd}{1,2})(?:(?=\\s?(?:$|[,.;)]|(?!(?:km|kg|mg|ml|cl|cm|mm|g|m|l)\\s)\\p{Ll}{1,4}\\s\\p{L})))`,
);
const multiples = wordTable(multipleWords);
const hyphen = /-/uy;
const andMore = sticky(`\\+${gap}`);
const counter = sticky(`(${counters.join('|')})`);
const ovenDegrees = sticky('\\s?([CF])(?![\\p{L}\\p{N}]|\\sCFA)');
const penny = sticky('(p)(?![\\p{L}\\p{N}])');
const never = sticky('(?!)');
/** Hundredths behind tenths: 25 % are two tenths and five of them. */
const hundredths = sticky('([1-9])\\u5206(?!\\u9593)');
const rating = sticky('\\/(5|10|100)(?![\\p{N}/])');
const prefixSign = new RegExp(`(${currencySigns.map(([sign]) => escapePattern(sign)).join('|')})${gap}$`, 'u');

/** "2½", "¾" and "2 1/2". */
function readFraction(written: string): NumberText | undefined {
  const sign = /^(\p{Nd}*)\s?([½¼¾⅓⅔⅛]|(?<!\p{Nd})\p{Nd}\/\p{Nd})$/u.exec(written);
  const [part, whole] = sign ? asciiDigits(sign[2]!.normalize('NFKD')).split(/[⁄/]/u).map(Number) : [];
  return sign ? { value: Number(asciiDigits(sign[1]!)) + part! / whole!, decimals: 2 } : undefined;
}

/**
 * The quantity whose digits stand at `at`, with its sign, scale and unit; undefined where they are a part of a name, a
 * version, a bare year or one of a row.
 */
export function readFigure(
  text: string,
  at: number,
  written: string,
  language: string,
  format: NumberFormat,
): FoundFigure | undefined {
  // A plain space groups thousands only where the language writes so, or when it does so twice.
  const spaced = written.includes('/') ? -1 : written.search(/ /);
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

  const sign = prefixSign.exec(before);
  // "会费¥50": where words stand without spaces, a sign follows one closely; "Rp" would be its end.
  const joins = sign && /^\p{L}/u.test(sign[1]!) ? /[\p{L}\p{N}]$/u : /[\p{sc=Latin}\p{N}]$/u;
  if (sign && !joins.test(before.slice(0, sign.index))) {
    start = at - sign[0].length;
    // "¥" is another currency in Chinese than in Japanese.
    unit = `currency:${currenciesOf(language).nameOf(sign[1]!) || (currencySigns.find(([s]) => s === sign[1])?.[1] ?? '')}`;
    kind = 'money';
  } else if (
    /[\p{L}\p{N}_#/@]$/u.test(before) &&
    !/(?<![\p{L}\p{N}])\p{Nd}+\s?[x×]$/u.test(before) &&
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

  const takeCurrencyWord = (factor: number): string | undefined => {
    const from = end;
    const word = takeWord(currenciesOf(language).table, optionalGap, ofCurrency);
    if (!word || isMoney(word, text, start, end, language, factor)) return word;
    end = from;
    return undefined;
  };

  const scale = scaleAt(text, end, kind === 'money', unitsOf(language).table);
  let { factor, rest } = scale;
  end = scale.end;
  if (kind !== 'money') {
    const tenths = factor === 1 ? takeWord(tenthMarks, optionalGap) : undefined;
    if (tenths) factor = 10;
    const more = tenths ? take(hundredths) : null;
    if (more) rest = Number(more[1]);
    const percent = percentBefore ?? tenths ?? (factor === 1 ? takeWord(percentMarks, optionalGap) : null);
    const money = percent ? undefined : takeCurrencyWord(factor);
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
      // "220C", "350F": an oven's, where a seat would be "12C"; "50p" is no picture of 720 lines.
      const short = measured || number.decimals > 0 ? null : take(number.value >= 100 && number.value <= 600 ? ovenDegrees : number.value < 100 && language === 'en' ? penny : never); // prettier-ignore
      if (short) [kind, unit] = ['measure', short[1] === 'p' ? 'pence' : `°${short[1]!}`];
      else if (measured) {
        [kind, unit] = ['measure', nameOf(measured)];
        // "3 min 10", "2 hrs 10 min": a smaller part of the same length of time.
        const finer = unit === 'h' || unit === 'min' ? take(smallerTime) : null;
        if (finer) rest = Number(asciiDigits(finer[1] ?? finer[2]!)) / 60;
      } else if (before) {
        [kind, unit] = ['measure', before];
      } else {
        // "120 x 80 cm" has two sides.
        const times = /^\s?[x×]\s?\p{Nd}/u.test(text.slice(end)) ? undefined : takeWord(multiples, optionalGap);
        // People and things are counted by different words; they don't share an axis.
        const counted = times ? null : take(counter);
        if (times && !isFrequency(text, { start, end }, times, language)) [kind, unit] = ['multiple', 'multiple'];
        if (counted) unit = counted[1]!;
        if (!times) take(/\+(?![\p{N}])/uy);
      }
    }
  }
  const following = text.slice(end, end + 2);
  if (kind === 'count' && end === at + written.length) {
    if (
      /^[\p{L}_]/u.test(following) &&
      !/^[x×]\p{Nd}/u.test(following) &&
      !/^[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}\p{sc=Arab}\p{sc=Hebr}\p{sc=Deva}]/u.test(following)
    )
      return undefined;
    if (/^[:/]\p{N}/u.test(following) || /^-\p{L}/u.test(following)) return undefined;
    // "1/3" alone is a day or a place in a row.
    if (/^\p{Nd}\//u.test(written) && !/^\s(?:of|de|di|der|des|van|av)\s/u.test(text.slice(end))) return undefined;
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
