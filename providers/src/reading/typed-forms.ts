/**
 * What keyboards and chats make of marks, as they are set in print, so that everything behind reads one form: half-width
 * marks between Chinese and Japanese signs, the many marks of list points, numbered lines without a stop, labels in heavy
 * brackets, and rows whose parts are typed apart by strokes.
 */
export function asPrinted(text: string): string {
  if (text.includes('```')) return text;
  return withListMarks(withOwnLines(withLabels(withFullWidth(withDoubleMarks(withoutRanks(text))))));
}

/** "5 Tate Modern 4.7 million, 4 Met 5.4, 3 British Museum 5.8": the places of a row that is told by its figures. */
function withoutRanks(text: string): string {
  const row =
    /(?<=[:：]\s*|[.!?\n]\s*|^)\p{Nd}{1,2}\.?\s\p{Lu}[^\p{Nd},;\n]{1,30}\s[\p{Nd}][^,;\n]{0,24}(?:[,;]\s\p{Nd}{1,2}\.?\s\p{Lu}[^\p{Nd},;\n]{1,30}\s\p{Nd}(?:[^,;.\n]|\.(?=\p{Nd})){0,24}){2,}/gu;
  return text.replace(row, (whole) => {
    const parts = whole.split(/[,;]\s(?=\p{Nd}{1,2}\.?\s\p{Lu})/u);
    const places = parts.map((part) => Number(/^\p{Nd}+/u.exec(part)![0]));
    const step = places[1]! - places[0]!;
    const isRow = Math.abs(step) === 1 && places.every((place, at) => at === 0 || place - places[at - 1]! === step);
    return isRow ? parts.map((part) => part.replace(/^\p{Nd}{1,2}\.?\s/u, '')).join(', ') : whole;
  });
}

/** 'We lost calls. Now we don't.' of several words, told as somebody's: in marks that no apostrophe is taken for. */
const withDoubleMarks = (text: string): string =>
  text.replace(/(?<=^|[\s(:：])['‘](?=\p{Lu}|\p{Lo})((?:[^'’"“”„\n]|(?<=\p{L})['’](?=\p{L})){12,320})['’](?![\p{L}\p{Nd}])/gu, (whole, words: string) => (words.trim().split(/\s+/u).length >= fewestQuoted ? `“${words}”` : whole)); // prettier-ignore
const fewestQuoted = 4;

const ideograph = '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\u30FC\\u3005\\u3007';
const closing = '」』）》〉】”’"';
const isKana = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;
const ideographs = new RegExp(`[${ideograph}]`, 'gu');
const wide = new Map([[';', '；'], [':', '：'], ['!', '！'], ['?', '？']]); // prettier-ignore
/** Of the letters of a text in Chinese or Japanese signs, at least. */
const mostlySigns = 0.4;

/** Brackets behind a sign or around one, marks of a cry or a question behind one, and other marks beside one: never between figures. */
const bracketed = new RegExp(`(?<=[${ideograph}])\\(([^()\\n]*)\\)|\\(([^()\\n]*[${ideograph}][^()\\n]*)\\)`, 'gu'); // prettier-ignore
const cries = new RegExp(`(?<=[${ideograph}${closing}）])[!?]+`, 'gu');
const marks = new RegExp(`(?<=[${ideograph}${closing})]) ?[,;:](?=\\s|$|[^\\p{Nd}/])\\s?|(?<=[${ideograph}${closing})])[,;:](?=\\p{Nd})|(?<=[\\p{Nd}\\p{L}%])[,;:!?](?=[${ideograph}])`, 'gu'); // prettier-ignore

/** "新增5站,全长9.4公里" → "新增5站，全长9.4公里": times and numbers stay. */
function withFullWidth(text: string): string {
  const signs = text.match(ideographs)?.length ?? 0;
  if (signs === 0 || signs < (text.match(/\p{L}/gu)?.length ?? 0) * mostlySigns) return text;
  const comma = isKana.test(text) ? '、' : '，';
  const asWide = (line: string): string =>
    line
      .replace(bracketed, (_, own?: string, other?: string) => `（${own ?? other ?? ''}）`)
      .replace(cries, (cry) => [...cry].map((mark) => wide.get(mark)).join(''))
      .replace(marks, (mark) => (mark.trim() === ',' ? comma : (wide.get(mark.trim()) ?? mark.trim())));
  return text.split('\n').map(asWide).join('\n');
}

/** "【日時】11月18日" → "日時：11月18日". */
const withLabels = (text: string): string =>
  text.replace(
    /^([\s・■●-]*)【([^【】\n]{1,20})】\s*(?=\S)/gmu,
    (_, before: string, label: string) => `${before}${label}：`,
  );

/** Marks that begin a point of a list wherever a line begins with them. */
const pointMark =
  /^\s*(?:[・･■□▪▫◆◇●○◎▶►▸➤➔→✔✓✅☑★☆※❖✦‣⁃]|\p{Extended_Pictographic}\uFE0F?)+\s*(?=[\p{L}\p{Nd}"“„«「『(（])/u;

/** "・対象：A棟", "✅ free", each above or below another one, → "- 対象：A棟"; a lone sign above a text stands before its heading. */
function withListMarks(text: string): string {
  const lines = text.split('\n');
  const signs = lines.map((line) => pointMark.exec(line)?.[0].trim());
  const times = new Map<string, number>();
  for (const sign of signs) if (sign !== undefined) times.set(sign, (times.get(sign) ?? 0) + 1);
  const points = signs.filter((sign) => sign !== undefined).length;
  const isNumbered = numberedLines(lines);
  return lines
    .map((line, index) => {
      const sign = signs[index];
      if (sign === undefined) return isNumbered[index] ? line.replace(numberMark, '$1. ') : line;
      const isAlike = times.get(sign)! > 1;
      const hasNeighbour = signs[index - 1] !== undefined || signs[index + 1] !== undefined;
      const isPoint = hasNeighbour && (isAlike || (points > 2 && !/[■□◆◇★☆※]/u.test(sign)));
      return line.replace(pointMark, isPoint ? '- ' : '');
    })
    .join('\n');
}

/** A number before words, with a stroke or a colon behind it or nothing. */
const lineNumber = /^\s*(\p{Nd}{1,2})(?:\s*[-–—:：/]\s+|\s+)(?=[\p{L}"“„«])/u;
const numberMark = /^\s*(\p{Nd}{1,2})\s*[-–—:：/]?\s+/u;
/** Lines that count up from one, so that their numbers are no figures. */
const fewestNumbered = 3;

/** Whether each line is one of several that count up from one, or down to it: "1 Turn the heating off", "2 Hold a cloth …". */
function numberedLines(lines: readonly string[]): boolean[] {
  const numbers = lines.map((line) => Number(lineNumber.exec(line)?.[1] ?? Number.NaN));
  const isNumbered = lines.map(() => false);
  for (let first = 0, end = 1; first < lines.length; first = end, end += 1) {
    const step = numbers[end] === numbers[first]! - 1 ? -1 : 1;
    while (numbers[end] === numbers[end - 1]! + step) end += 1;
    const least = step > 0 ? numbers[first] : numbers[end - 1];
    if (least === 1 && end - first >= fewestNumbered) isNumbered.fill(true, first, end);
  }
  return isNumbered;
}

/** Parts between strokes at least, so that they are a row. */
const [fewestBars, fewestSlashes] = [3, 4];
const measured = /^[\p{L}\p{M}][\p{L}\p{M}\p{Nd}.' -]{0,24}?\s+[$€£¥₹]?\p{Nd}[\p{Nd}.,]*\s?\S{0,4}$/u;

/** "Jan 812 | Feb 905 | …", "check the sender / hover before you click / …": each part on a line of its own, behind what leads to them. */
function withOwnLines(text: string): string {
  const lines = text.split('\n');
  const bars = (line: string | undefined): number => (line ?? '').split('|').length;
  return lines
    .map((line, index) => {
      // A line like its neighbours is a row of a table.
      const isAlone = bars(line) !== bars(lines[index - 1]) && bars(line) !== bars(lines[index + 1]);
      if (bars(line) >= fewestBars && isAlone && !/^\s*\|.*\|\s*$/u.test(line)) return ownLines(line, /\s*\|\s*/u);
      return line.split(/\s\/\s/u).length >= fewestSlashes ? ownLines(line, /\s\/\s/u, true) : line;
    })
    .join('\n');
}

/** "Length: 50 s": a row of a form. */
const labelled = /^[^\s:：][^:：]{0,30}[:：]\s*\S/u;

function ownLines(line: string, between: RegExp, areSentences = false): string {
  const parts = line.split(between).map((part) => part.trim()).filter(Boolean); // prettier-ignore
  if (parts.every((part) => labelled.test(part))) return parts.join('\n');
  const [, head = '', first = parts[0]!] = /^(.*[:：])\s*(\S[^:：]*)$/u.exec(parts[0]!) ?? [];
  const end = /^(.*?[\p{L}\p{Nd})%][.!?。])\s+(\S.*)$/u.exec(parts.at(-1)!);
  const points = [first, ...parts.slice(1, -1), end?.[1] ?? parts.at(-1)!];
  // "and/or" and names apart: parts of a word or two between strokes are a row in their sentence.
  if (areSentences && points.filter((point) => /\S\s+\S+\s+\S/u.test(point)).length < points.length * 0.75) return line;
  const areMeasured = points.every((point) => measured.test(point.replace(/[.]$/u, '')));
  const listed = points.map((point) => (areMeasured ? point.replace(/[.]$/u, '') : `- ${point}`));
  return [...(head ? [head] : []), ...listed, ...(end ? ['', end[2]!] : [])].join('\n');
}
