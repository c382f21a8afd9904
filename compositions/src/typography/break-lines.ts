import { syllablesOf } from './syllables.js';

/** A piece of text that stays on one line; `space` says that a space stands before it when it is not first. */
export interface Piece {
  text: string;
  space: boolean;
  /** The word goes on behind it: at the end of a line it has a hyphen. */
  goesOn?: true;
}

/** Letters of a word that is parted where it would make its text too small. */
const partedFrom = 18;

/** The same pieces with their very long words parted at syllables; null where there are none. */
export function withPartedWords(pieces: readonly Piece[]): Piece[] | null {
  const out = pieces.flatMap((piece): Piece[] => {
    // Quotes and stops around a word stay with its first and its last part.
    const [, ahead = '', word = '', behind = ''] = /^([^\p{L}]*)([\p{L}]+)([^\p{L}]*)$/u.exec(piece.text) ?? [];
    const parts = word.length >= partedFrom ? syllablesOf(word) : [];
    if (parts.length < 2) return [piece];
    return parts.map((part, at) => ({
      text: `${at === 0 ? ahead : ''}${part}${at === parts.length - 1 ? behind : ''}`,
      space: at === 0 && piece.space,
      ...(at < parts.length - 1 ? { goesOn: true as const } : {}),
    }));
  });
  return out.length > pieces.length ? out : null;
}

/** A line as it is drawn: parts of one word as one piece, with a hyphen where the word goes on in the next line. */
export function drawnLine(line: readonly Piece[]): Piece[] {
  const drawn: Piece[] = [];
  for (const [at, { text, space, goesOn }] of line.entries()) {
    const said = goesOn && at === line.length - 1 ? `${text}-` : text;
    if (at > 0 && line[at - 1]!.goesOn) drawn[drawn.length - 1] = { ...drawn.at(-1)!, text: drawn.at(-1)!.text + said };
    else drawn.push({ text: said, space });
  }
  return drawn;
}

/** Characters that may not begin or end a line (JIS X 4051, the common ones). */
const notFirst =
  /^[、。，．・：；？！゛゜ヽヾゝゞ々ー’”）〕］｝〉》」』】°′″℃％‰ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮヵヶ,.:;?!)\]}%]/u;
const notLast = /[‘“（〔［｛〈《「『【￥＄£([{$]$/u;

/** Splits text where a line may end: at spaces, after hyphens and slashes of long words, and between words of unspaced scripts. */
export function piecesOf(text: string, language: string, unspaced: boolean): Piece[] {
  const pieces: Piece[] = [];
  for (const word of text.trim().split(/[ \t\n]+/u)) {
    const parts = unspaced ? segmentWords(word, language) : hyphenParts(word);
    for (const [index, part] of parts.entries()) {
      const last = pieces.at(-1);
      // A number keeps its unit: "1.5 °C", "1.2 million".
      if (last && index === 0 && /\p{Nd}$/u.test(last.text) && unit.test(part)) last.text += ` ${part}`;
      // "Ce communiqué : après", "« oui »": French sets its signs apart, and none begins or ends a line alone.
      else if (last && index === 0 && (/^[:;!?»›]+$/u.test(part) || /^[«‹]$/u.test(last.text))) last.text += ` ${part}`;
      else pieces.push({ text: part, space: index === 0 && pieces.length > 0 });
    }
  }
  return pieces.filter((piece) => piece.text !== '');
}

/** Signs of units, which are written in one case whatever stands around them: "m" is no "M". */
const signs =
  'km|kg|mg|g|m|cm|mm|nm|t|ha|l|cl|dl|ml|h|min|kWh|MWh|GWh|TWh|Wh|kW|MW|GW|kB|MB|GB|TB|Hz|kHz|MHz|GHz|dB|hPa|mAh';
const signBehindNumber = new RegExp(`(?<=\\p{Nd}[ \\u00a0\\u202f]?)(?:${signs})(?:[²³]|/(?:h|s|min|m[²³]?|l|kg|km))?(?![\\p{L}\\p{Nd}])`, 'gu'); // prettier-ignore

/** A text in capitals, with the units of its figures as they are written. */
export function inCapitals(text: string, locale: string): string {
  let [out, from] = ['', 0];
  for (const { 0: sign, index } of text.matchAll(signBehindNumber)) {
    out += text.slice(from, index).toLocaleUpperCase(locale) + sign;
    from = index + sign.length;
  }
  return out + text.slice(from).toLocaleUpperCase(locale);
}

/** Signs and short words that a line does not begin with after their number. */
const unit =
  /^(?:°[CF]?|[%€£$₹]|km|kg|g|m|cm|mm|t|ha|l|ml|h|min|kWh|MWh|GWh|TWh|MW|GW|GB|TB|MB|Mio\.?|Mrd\.?|M€|mil|mille|million|billion|millones|millions|milliards|Millionen|Milliarden|milioni|miliardi|milhões)(?=$|[.,;:!?)])/u;

/** An article, a preposition, a pronoun, a number of one or two digits. */
const isShort = ({ text }: Piece): boolean => /^(?:\p{L}{1,3}|\p{Nd}{1,2})$/u.test(text);

/** A short word that has a line to itself: "for" between "Lesson" and "year 5". */
export const isLonely = (line: readonly Piece[]): boolean => line.length === 1 && isShort(line[0]!);

/** Share of the longest line from which on a word fills a line of its own. */
const fillsLine = 0.5;

/** Whether one of several lines holds a single word that does not fill it: "The five highest / mountains on / Earth". */
export function leavesAlone(lines: readonly (readonly Piece[])[], measure: Measure): boolean {
  if (lines.length < 2 || lines.reduce((sum, line) => sum + line.length, 0) < 3) return false;
  const widths = lines.map((line) => measure(joined(line)));
  const widest = Math.max(...widths);
  return lines.some((line, at) => isLonely(line) || (line.length === 1 && widths[at]! < fillsLine * widest));
}

/** The same pieces with short words joined to the word behind them, or to the one before. */
export function keptTogether(pieces: readonly Piece[], to: 'next' | 'previous'): Piece[] {
  const kept: Piece[] = [];
  let wasShort = false;
  for (const piece of pieces) {
    const last = kept.at(-1);
    const joins = last !== undefined && piece.space && (to === 'next' ? wasShort : isShort(piece));
    if (joins) last.text += ` ${piece.text}`;
    else kept.push({ ...piece });
    wasShort = isShort(piece);
  }
  return kept;
}

/** A double name or "end-to-end" stays whole; only what is long for a line may end one at its hyphen. */
function hyphenParts(word: string): string[] {
  return word.length > longWord ? word.split(/(?<=\p{L}[-–—/])(?=\p{L})/u) : [word];
}
const longWord = 16;

function segmentWords(word: string, language: string): string[] {
  const parts: string[] = [];
  for (const { segment } of new Intl.Segmenter(language, { granularity: 'word' }).segment(word)) {
    const last = parts.at(-1);
    const number =
      last !== undefined && /\p{Nd}$/u.test(last) && /^[\p{Script=Han}\p{L}%]/u.test(segment) && segment.length === 1;
    // A particle belongs to the word before it, 第3 and 3か to what they count, the month to its year.
    const particle = last !== undefined && /^\p{Script=Hiragana}$/u.test(segment);
    const counted =
      last !== undefined &&
      ((last === '第' && /^\p{Nd}/u.test(segment)) ||
        /^第\p{Nd}+$/u.test(last) ||
        (/\p{Nd}[かカヵケヶ箇]$/u.test(last) && /^\p{Script=Han}/u.test(segment)) ||
        (/\p{Nd}年$/u.test(last) && /^\p{Nd}/u.test(segment)));
    if (last !== undefined && (notFirst.test(segment) || notLast.test(last) || number || particle || counted))
      parts[parts.length - 1] = last + segment;
    else parts.push(segment);
  }
  return bracketed(parts);
}

/** Letters of a bracketed name that stays on one line. */
const shortName = 10;

/** 「つちのね」: a short name in brackets stays whole, and so does what leads up to its bracket. */
function bracketed(parts: readonly string[]): string[] {
  const out: string[] = [];
  for (let at = 0; at < parts.length; at += 1) {
    const opens = /[「『（《〈【“]/u.exec(parts[at]!);
    const closes = opens ? parts.findIndex((part, index) => index >= at && /[」』）》〉】”]/u.test(part)) : -1;
    const whole = closes > at ? parts.slice(at, closes + 1).join('') : '';
    if (whole !== '' && [...whole].length <= shortName + (opens?.index ?? 0)) {
      out.push(whole);
      at = closes;
    } else out.push(parts[at]!);
  }
  return out;
}

export type Measure = (text: string) => number;

/** Joined text of pieces, as it stands on a line. */
export function joined(pieces: readonly Piece[]): string {
  const text = pieces.map((piece, index) => (piece.space && index > 0 ? ' ' : '') + piece.text).join('');
  return pieces.at(-1)?.goesOn ? `${text}-` : text;
}

/** First-fit lines no wider than `width`; a piece that is wider alone takes a line of its own. */
export function greedyLines(pieces: readonly Piece[], width: number, measure: Measure): Piece[][] {
  const lines: Piece[][] = [];
  for (const piece of pieces) {
    const line = lines.at(-1);
    if (line !== undefined && measure(joined([...line, piece])) <= width) line.push(piece);
    else lines.push([piece]);
  }
  return lines;
}

/** The same number of lines, with their lengths as even as can be: the narrowest width that still holds them. */
export function balancedLines(pieces: readonly Piece[], width: number, measure: Measure): Piece[][] {
  const lines = greedyLines(pieces, width, measure);
  if (lines.length < 2) return lines;
  let [low, high, best] = [width / 2, width, lines];
  for (let step = 0; step < 9; step++) {
    const middle = (low + high) / 2;
    const attempt = greedyLines(pieces, middle, measure);
    const fits = attempt.length === lines.length && attempt.every((line) => measure(joined(line)) <= middle);
    if (fits) [high, best] = [middle, attempt];
    else low = middle;
  }
  if (!leavesAlone(best, measure)) return best;
  const even = evenLines(pieces, lines.length, width, measure);
  return even && !leavesAlone(even, measure) ? even : best;
}

/** The pieces on so many lines whose widths differ least, each no wider than `width`; null where they don't fit. */
function evenLines(pieces: readonly Piece[], count: number, width: number, measure: Measure): Piece[][] | null {
  const aim = measure(joined(pieces)) / count;
  /** By lines, then by the number of pieces on them: what it costs, and where the last line begins. */
  const table: { cost: number; from: number }[][] = [[{ cost: 0, from: 0 }]];
  for (let line = 1; line <= count; line++) {
    const row: { cost: number; from: number }[] = [];
    for (let end = line; end <= pieces.length - (count - line); end++) {
      for (let from = end - 1; from >= line - 1; from--) {
        const before = table[line - 1]![from];
        const wide = measure(joined(pieces.slice(from, end)));
        if (wide > width) break;
        // A line of one word is as bad as one that is empty.
        const off = end - from === 1 && wide < fillsLine * width ? aim : aim - wide;
        const cost = before ? before.cost + off ** 2 : Infinity;
        if (cost < (row[end]?.cost ?? Infinity)) row[end] = { cost, from };
      }
    }
    table.push(row);
  }
  const out: Piece[][] = [];
  for (let line = count, end = pieces.length; line > 0; line--) {
    const best = table[line]![end];
    if (best === undefined) return null;
    out.unshift(pieces.slice(best.from, end));
    end = best.from;
  }
  return out;
}
