import {
  counted,
  CURRENCY,
  currencyName,
  currencyOf,
  NUMBER,
  percentWord,
  plainNumber,
  readNumber,
  scaledNumber,
  scaleOf,
  spokenMoney,
  spokenPercent,
  unitOf,
  unitWord,
  type WrittenNumber,
} from './figure-reading.js';
import { spokenLexicons } from './spoken-lexicon.js';

const EDGES = /^([\s("'«„“‘¿¡[{‚—–]*)(.*?)([\s)\]}"'»”’“…]*[.,;:!?،؛؟。、，；：！？…]*[\s)\]}"'»”’“—–-]*)$/su;
const PAUSES = /[.,;:!?،؛؟。、，；：！？…]/gu;

const sum = new RegExp(`^(${CURRENCY})(${NUMBER})\\s?([a-z]{1,3})?$`, 'iu');
const sumAfter = new RegExp(`^(${NUMBER})\\s?([a-z]{1,3})?(${CURRENCY})$`, 'iu');
const percent = new RegExp(`^(?:(${NUMBER})\\s?[%٪]|[%٪](${NUMBER}))$`, 'u');
const range = new RegExp(
  `^((?:${CURRENCY})?)(${NUMBER})([a-z]{1,3}|%)?\\s?[-–—]\\s?((?:${CURRENCY})?${NUMBER}.*)$`,
  'iu',
);
const scaled = new RegExp(`^(${NUMBER})([a-z]{1,3})$`, 'iu');
const measured = new RegExp(`^(${NUMBER})\\s?(°?[a-z][a-z/]*)$`, 'iu');
const plain = new RegExp(`^${NUMBER}$`, 'u');
const multiple = new RegExp(`^(${NUMBER})[x×]$`, 'iu');

/**
 * What is said for each word, in the order of the words. The spelling of the text is not what a voice can
 * read well: "$4.2M" is "4.2 million dollars", "Q3" is "third quarter". Numbers stay digits, in the form
 * that the voice of the language reads. A language without rules of its own uses those of Intl.
 */
export function spokenForms(words: string[], language: string): string[] {
  const cores = joinGroups(words.map((word) => EDGES.exec(latinDigits(word))!.slice(0, 4)));
  return cores.map(([, before = '', core = '', after = ''], index) => {
    const marks = (after.match(PAUSES) ?? []).join('');
    // The dot of "Mio." or "z.B." ends no sentence.
    const pauses = marks === '.' && index < words.length - 1 && isShortForm(core, language) ? '' : marks;
    const opens = /[—–]/u.test(before) ? ', ' : '';
    const dashed = /[—–]\s*$/u.test(after) || /\s-\s*$/u.test(after) ? ',' : '';
    const said = sayCore(core, {
      language,
      before: cores[index - 1]?.[2] ?? '',
      // Only words of the same breath belong together.
      after: pauses === '' ? (cores[index + 1]?.[2] ?? '') : '',
    });
    return `${opens}${said}${pauses || dashed}`;
  });
}

function isShortForm(core: string, language: string): boolean {
  const short = spokenLexicons[language]?.shortForms[core.toLowerCase()];
  return short !== undefined || (core.length > 1 && scaleOf(core, language) !== undefined);
}

/** "1 234 567" is one number: the first word says it all, the others nothing. */
function joinGroups(parts: string[][]): string[][] {
  for (let i = 0; i < parts.length; i++) {
    const first = parts[i]!;
    if (!/^[+\-−]?[1-9]\d{0,2}$/u.test(first[2]!)) continue;
    for (let next = i + 1; first[3] === '' && /^\d{3}([.,]\d+)?$/u.test(parts[next]?.[2] ?? ''); next++) {
      first[2] += parts[next]![2]!;
      first[3] = parts[next]![3]!;
      parts[next] = ['', '', '', ''];
    }
  }
  return parts;
}

interface Around {
  language: string;
  before: string;
  after: string;
}

function sayCore(core: string, around: Around): string {
  const { language } = around;
  const lexicon = spokenLexicons[language];
  const signed = /^([+\-−–])(?=[\d$€£¥])(.*)$/u.exec(core);
  if (signed) {
    const sign = signed[1] === '+' ? (lexicon?.plus ?? '+') : (lexicon?.minus ?? '-');
    const rest = sayCore(signed[2]!, around);
    return lexicon ? `${sign} ${rest}` : `${sign}${rest}`;
  }
  return (
    sayRange(core, around) ??
    sayPeriod(core, around) ??
    sayFigure(core, around) ??
    saySign(core, around) ??
    sayLetters(core, around)
  );
}

function sayRange(core: string, around: Around): string | undefined {
  const match = range.exec(core);
  const lexicon = spokenLexicons[around.language];
  if (!match || /^\d{4}-\d{2}-\d{2}$/u.test(core) || core.split(/[-–—]/u).length > 2) return undefined;
  const [, sign = '', low = '', , high = ''] = match;
  const end = sayCore(sign && !new RegExp(CURRENCY, 'u').test(high) ? sign + high : high, { ...around, before: '' });
  const start = sayCore(low, { ...around, before: '', after: '' });
  return `${start} ${lexicon?.to ?? ','} ${end}`;
}

function sayFigure(core: string, around: Around): string | undefined {
  const { language } = around;
  let match = sum.exec(core);
  if (match) {
    const number = readNumber(match[2]!, language);
    const code = currencyOf(match[1]!.toUpperCase())!;
    const power = match[3] ? scaleOf(match[3], language) : 0;
    if (power !== undefined) {
      // "$4.2 million": the name of the currency is said with the next word.
      if (power === 0 && scaleWord(around.after, language)) return plainNumber(number, language);
      return spokenMoney(number, power, code, language);
    }
  }
  match = sumAfter.exec(core);
  if (match) {
    const power = match[2] ? scaleOf(match[2], language) : 0;
    if (power !== undefined) {
      return spokenMoney(readNumber(match[1]!, language), power, currencyOf(match[3]!.toUpperCase())!, language);
    }
  }
  match = percent.exec(core);
  if (match) return spokenPercent(readNumber(match[1] ?? match[2]!, language), language);
  match = multiple.exec(core);
  const lexicon = spokenLexicons[language];
  if (match && lexicon)
    return `${plainNumber(readNumber(match[1]!, language), language)} ${counted(lexicon.times, readNumber(match[1]!, language), language)}`;
  match = scaled.exec(core);
  if (match) {
    const power = scaleOf(match[2]!, language);
    const metric = /^(m|t)$/u.test(match[2]!);
    if (power !== undefined && !metric) return scaledNumber(readNumber(match[1]!, language), power, language);
  }
  match = measured.exec(core);
  if (match) {
    const number = readNumber(match[1]!, language);
    const unit = unitOf(match[2]!);
    const word = unit && unitWord(unit, number, language);
    if (word) return `${plainNumber(number, language)} ${word}`;
  }
  if (!plain.test(core)) return undefined;
  return sayPlain(core, around);
}

function sayPlain(core: string, { language, before }: Around): string {
  // A year of this century is said in two halves in English.
  if (language === 'en' && /^20[1-9]\d$/u.test(core)) return `20 ${core.slice(2)}`;
  if (/^\d{4}$/u.test(core) || /^0\d/u.test(core)) return core;
  // Version numbers and addresses are not decimals.
  if (/^(v|version)$/iu.test(before) || core.split('.').length > 3) return core;
  return plainNumber(readNumber(core, language), language);
}

const scaleWords =
  /^(millions?|billions?|trillions?|thousand|milliards?|mille|Millionen|Milliarden?|Million|Tausend|millones|mill[oó]n|mil|milion[ei]|miliard[oi]|milh(ões|ão)|bilh(ões|ão)|miljoen|miljard)$/iu;
const scaleWord = (word: string, language: string) => scaleWords.test(word) || scaleOf(word, language) !== undefined;

/** Signs and short words that stand apart from the number before them: "24 %", "4,2 Mio. €", "$3 billion". */
function saySign(core: string, { language, before, after }: Around): string | undefined {
  const lexicon = spokenLexicons[language];
  const sumBefore = new RegExp(`^[+\\-−]?(${CURRENCY})(${NUMBER})$`, 'iu').exec(before);
  const numberBefore = new RegExp(`^[+\\-−]?(${NUMBER})$`, 'u').exec(before);
  const number: WrittenNumber = numberBefore ? readNumber(numberBefore[1]!, language) : { value: 2, decimals: 0 };
  const power = scaleOf(core, language);
  const large = scaleWords.test(core) || power !== undefined;
  if (sumBefore && large) {
    const said = power === undefined ? core : scaleName(power, readNumber(sumBefore[2]!, language), language);
    return `${said} ${currencyName(currencyOf(sumBefore[1]!.toUpperCase())!, { number, power: 6, said }, language)}`;
  }
  if (numberBefore && power !== undefined && core.length > 1) return scaleName(power, number, language);
  const joined = new RegExp(`^([a-z]{1,3})(${CURRENCY})$`, 'iu').exec(core);
  if (joined && numberBefore) {
    const tens = scaleOf(joined[1]!, language);
    if (tens !== undefined) {
      const said = scaleName(tens, number, language);
      return `${said} ${currencyName(currencyOf(joined[2]!.toUpperCase())!, { number, power: tens, said }, language)}`;
    }
  }
  const currency = currencyOf(core.toUpperCase());
  if (currency && (numberBefore || scaleWord(before, language))) {
    const said = scaleWord(before, language) ? (scaleOf(before, language) ? 'millions' : before) : '';
    return currencyName(currency, { number, power: said ? 6 : 0, said }, language);
  }
  if (/^[%٪]$/u.test(core)) return percentWord(number, language);
  const unit = numberBefore && unitOf(core);
  if (unit) return unitWord(unit, number, language) ?? core;
  if (!lexicon) return undefined;
  if (/^(pp|pts?)$/iu.test(core) && /\d$/u.test(before))
    return counted(lexicon.points, readNumber(before.replace(/^\D+/u, ''), language), language);
  const short = lexicon.shortForms[core.toLowerCase()];
  if (short) return short;
  switch (core) {
    case '&':
      return lexicon.and;
    case '+':
      return lexicon.plus;
    case '→':
      return after ? lexicon.to : '';
    case '@':
      return lexicon.at;
  }
  const ranked = /^(?:#|№)(\d+)$/u.exec(core);
  return ranked ? `${lexicon.number} ${ranked[1]}` : undefined;
}

/** The word alone: "million" of "4.2 million". */
function scaleName(power: number, number: WrittenNumber, language: string): string {
  return new Intl.NumberFormat(`${language}-u-nu-latn`, {
    notation: 'compact',
    compactDisplay: 'long',
    maximumFractionDigits: 3,
  })
    .formatToParts(Number(`${number.value >= 1000 || number.value < 1 ? 2 : number.value}e${power}`))
    .filter((part) => part.type === 'compact')
    .map((part) => part.value)
    .join('');
}

/** Quarters, halves, fiscal years and calendar days. */
function sayPeriod(core: string, { language, before }: Around): string | undefined {
  const lexicon = spokenLexicons[language];
  const day = /^(\d{4})-(\d{2})-(\d{2})$/u.exec(core) ?? undefined;
  const german = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/u.exec(core);
  const date = day ? [day[1]!, day[2]!, day[3]!] : german ? [german[3]!, german[2]!, german[1]!] : undefined;
  if (date && Number(date[1]) >= 1 && Number(date[1]) <= 12 && Number(date[2]) >= 1 && Number(date[2]) <= 31) {
    const at = new Date(Date.UTC(Number(date[0]), Number(date[1]) - 1, Number(date[2])));
    return new Intl.DateTimeFormat(`${language}-u-nu-latn`, { dateStyle: 'long', timeZone: 'UTC' }).format(at);
  }
  if (!lexicon) return undefined;
  const period = /^(?:([QT])([1-4])|([HS])([12]))(?:[/'’-]?(?:FY)?(\d{2}|\d{4}))?$/u.exec(core);
  // T3 is a quarter and S1 a half in French, Spanish, Italian and Portuguese.
  const romance = ['fr', 'es', 'it', 'pt'].includes(language);
  if (period && (romance || period[1] === 'Q' || period[3] === 'H')) {
    const year = period[5] ? ` ${period[5].length === 2 ? `20${period[5]}` : period[5]}` : '';
    const name = period[1] ? lexicon.quarters[Number(period[2]) - 1]! : lexicon.halves[Number(period[4]) - 1]!;
    const dative = language === 'de' && /^(im|am|vom|zum|dem|des|das|diesem|letzten)$/iu.test(before);
    const noun = dative ? name.replace(/es (?=Quartal|Halbjahr)/u, before === 'das' ? 'e ' : 'en ') : name;
    return noun + year;
  }
  const fiscal = /^FY'?(\d{2}|\d{4})$/u.exec(core);
  if (fiscal) return `${lexicon.fiscalYear} ${fiscal[1]!.length === 2 ? `20${fiscal[1]}` : fiscal[1]}`;
  return undefined;
}

/** Addresses by their dots, and joined words without the signs that a voice would name. */
function sayLetters(core: string, { language }: Around): string {
  const lexicon = spokenLexicons[language];
  if (lexicon && /^(https?:\/\/)?[\p{L}\d-]+(\.[\p{L}\d-]+)*\.[a-z]{2,}(\/\S*)?$/iu.test(core)) {
    return core
      .replace(/^https?:\/\//u, '')
      .replace(/\/$/u, '')
      .replaceAll('.', ` ${lexicon.dot} `)
      .replaceAll('/', ' / ');
  }
  if (lexicon && /^[^@\s]+@[^@\s]+\.[a-z]+$/iu.test(core)) {
    return core.replace('@', ` ${lexicon.at} `).replaceAll('.', ` ${lexicon.dot} `);
  }
  // "AI-first/cloud" is read as words; underscores and stars are not named.
  return core
    .replace(/[*_#~^|\\<>{}[\]]+/gu, ' ')
    .replace(/(?<=\p{L})[/–—](?=\p{L})/gu, ' ')
    .trim();
}

const ZEROS = [0x660, 0x6f0, 0x966, 0x9e6, 0xff10];

/** Digits of other scripts as 0 to 9, with "." and "," between them. */
function latinDigits(word: string): string {
  return word
    .replace(/[٠-٩۰-۹०-९০-৯０-９]/gu, (digit) => {
      const code = digit.codePointAt(0)!;
      const zero = ZEROS.find((first) => code >= first && code < first + 10)!;
      return String(code - zero);
    })
    .replace(/(?<=\d)٫(?=\d)/gu, '.')
    .replace(/(?<=\d)٬(?=\d)/gu, '');
}
