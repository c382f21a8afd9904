import { findDates } from '../../reading/scan/dates.js';
import { findFigures } from '../../reading/scan/figures.js';
import { findPlaces } from '../../reading/scan/places.js';
import { glossaryOf } from './glossary.js';

export interface Rendered {
  text: string;
  /** Words that the glossary does not hold and that stand as they were. */
  missing: string[];
}

/** A short text by the glossary: phrases first, then words; dates and countries by the runtime's tables, names and figures kept. */
export function wordForWord(text: string, from: string, to: string): Rendered {
  const glossary = glossaryOf(from, to);
  const spans = [
    ...findDates(text, from).map((date) => ({
      start: date.start,
      end: date.end,
      text: dateIn(date.text, date.order, to),
    })),
    ...findPlaces(text, from).map((place) => ({
      start: place.start,
      end: place.end,
      text: placeIn(place.name, from, to),
    })),
    ...findFigures(text, from).map((figure) => ({ start: figure.start, end: figure.end, text: figure.figure.display })),
  ].sort((a, b) => a.start - b.start || b.end - a.end);
  const missing: string[] = [];
  const out: string[] = [];
  let at = 0;
  for (const span of spans) {
    if (span.start < at) continue;
    out.push(plain(text.slice(at, span.start), glossary, missing, at === 0), span.text);
    at = span.end;
  }
  out.push(plain(text.slice(at), glossary, missing, at === 0));
  return {
    text: out
      .map((part) => part.trim())
      .filter(Boolean)
      .join(' ')
      .replace(/\s+([,.])/g, '$1')
      .replace(/([:,])\s*,/g, '$1')
      .replace(
        /\bin (?=(?:Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember)\b)/gu,
        to === 'de' ? 'im ' : 'in ',
      ),
    missing,
  };
}

function plain(text: string, glossary: Map<string, string> | undefined, missing: string[], opens: boolean): string {
  const tokens = text.split(/(\s+|[,;:.!?()]+)/).filter((token) => token !== '');
  const words = tokens.flatMap((token, index) => (/[\p{L}\p{N}]/u.test(token) ? [index] : []));
  let out = '';
  let index = 0;
  while (index < tokens.length) {
    const token = tokens[index]!;
    if (!/[\p{L}\p{N}]/u.test(token)) {
      out += token;
      index += 1;
      continue;
    }
    let taken = 0;
    for (let length = Math.min(4, tokens.length - index); length >= 1 && taken === 0; length -= 1) {
      const end = index + length * 2 - 1;
      const phrase = tokens.slice(index, end).join('').toLowerCase();
      const found = glossary?.get(phrase);
      if (found !== undefined && end <= tokens.length) {
        out += found;
        taken = end - index;
      }
    }
    if (taken === 0) {
      // Names and abbreviations are the same in every language.
      const name =
        /\p{Lu}/u.test(token.slice(1)) ||
        /\p{N}/u.test(token) ||
        (/^\p{Lu}/u.test(token) && !(opens && index === words[0]));
      if (!name) missing.push(token);
      out += token;
      taken = 1;
    }
    index += taken;
  }
  return out;
}

function dateIn(text: string, order: number, to: string): string {
  const [year, month, day] = [Math.floor(order / 10000), Math.floor((order % 10000) / 100), order % 100];
  if (/^[QT]\d/.test(text) || !month || !/\p{L}{3}/u.test(text)) return text;
  return new Intl.DateTimeFormat(to, {
    timeZone: 'UTC',
    month: 'long',
    ...(year ? { year: 'numeric' } : {}),
    ...(day ? { day: 'numeric' } : {}),
  }).format(Date.UTC(year || 2000, month - 1, day || 1));
}

function placeIn(name: string, from: string, to: string): string {
  const codes =
    'AE AR AT AU BE BR CA CH CL CN CO CZ DE DK EG ES FI FR GB GR HU ID IE IL IN IT JP KE KR MA MX MY NG NL NO NZ PE PH PL PT RO RU SA SE SG TH TR TW UA US VN ZA'.split(
      ' ',
    );
  const own = new Intl.DisplayNames([from], { type: 'region' });
  const code = codes.find((one) => own.of(one) === name) ?? { USA: 'US', UK: 'GB', Britain: 'GB' }[name];
  return code ? (new Intl.DisplayNames([to], { type: 'region' }).of(code) ?? name) : name;
}
