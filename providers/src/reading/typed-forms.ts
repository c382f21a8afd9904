/**
 * What keyboards and chats make of marks, as they are set in print, so that everything behind reads one form: half-width
 * marks between Chinese and Japanese signs, the many marks of list points, numbered lines without a stop, labels in heavy
 * brackets, and rows whose parts are typed apart by strokes.
 */
export function asPrinted(text: string): string {
  if (text.includes('```')) return text;
  return withListMarks(withOwnLines(withLabels(withFullWidth(text))));
}

const ideograph = '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\u30FC\\u3005\\u3007';
const closing = '」』）》〉】”’"';
const isKana = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;
const wide = new Map([[';', '；'], [':', '：'], ['!', '！'], ['?', '？']]); // prettier-ignore
/** Of the letters of a text in Chinese or Japanese signs, at least. */
const mostlySigns = 0.4;

/** "新增5站,全长9.4公里" → "新增5站，全长9.4公里": never between figures, so that times and numbers stay. */
function withFullWidth(text: string): string {
  const signs = text.match(new RegExp(`[${ideograph}]`, 'gu'))?.length ?? 0;
  if (signs === 0 || signs < (text.match(/\p{L}/gu)?.length ?? 0) * mostlySigns) return text;
  const comma = isKana.test(text) ? '、' : '，';
  const beside = new RegExp(`(?<=[${ideograph}${closing})]) ?[,;:](?=\\s|$|[^\\p{Nd}/])\\s?|(?<=[${ideograph}${closing})])[,;:](?=\\p{Nd})|(?<=[\\p{Nd}\\p{L}%])[,;:!?](?=[${ideograph}])`, 'gu'); // prettier-ignore
  return text
    .split('\n')
    .map((line) =>
      line
        .replace(
          new RegExp(`(?<=[${ideograph}])\\(([^()\\n]*)\\)|\\(([^()\\n]*[${ideograph}][^()\\n]*)\\)`, 'gu'),
          (_, own?: string, other?: string) => `（${own ?? other ?? ''}）`,
        ) // prettier-ignore
        .replace(new RegExp(`(?<=[${ideograph}${closing}）])[!?]+`, 'gu'), (marks) =>
          [...marks].map((mark) => wide.get(mark)).join(''),
        ) // prettier-ignore
        .replace(beside, (mark) => {
          const sign = mark.trim();
          return sign === ',' ? comma : (wide.get(sign) ?? sign);
        }),
    )
    .join('\n');
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
const hasPoint = (line: string | undefined): boolean => line !== undefined && pointMark.test(line);

/** "・対象：A棟", "✅ free", each above or below another one, → "- 対象：A棟"; a lone sign above a text stands before its heading. */
function withListMarks(text: string): string {
  const lines = text.split('\n');
  return lines
    .map((line, index) => {
      if (!hasPoint(line)) return numbered(lines, index);
      const points = lines.filter(hasPoint);
      const sign = pointMark.exec(line)![0].trim();
      const alike = points.filter((other) => pointMark.exec(other)![0].trim() === sign).length;
      const isPoint = (alike > 1 || points.length > 2) && (hasPoint(lines[index - 1]) || hasPoint(lines[index + 1]));
      return line.replace(pointMark, isPoint && (alike > 1 || !/[■□◆◇★☆※]/u.test(sign)) ? '- ' : '');
    })
    .join('\n');
}

const lineNumber = (line: string | undefined): number => Number(/^\s*(\p{Nd}{1,2})(?:\s*[-–—:：/]\s+|\s+)(?=[\p{L}"“„«])/u.exec(line ?? '')?.[1] ?? Number.NaN); // prettier-ignore

/** "1 Turn the heating off", "2 Hold a cloth …", each on its line and counting up from one, → "1. Turn …". */
function numbered(lines: readonly string[], index: number): string {
  const line = lines[index]!;
  const own = lineNumber(line);
  if (Number.isNaN(own)) return line;
  let first = index;
  while (first > 0 && lineNumber(lines[first - 1]) === lineNumber(lines[first]) - 1) first -= 1;
  let last = index;
  while (lineNumber(lines[last + 1]) === lineNumber(lines[last]) + 1) last += 1;
  const isRun = lineNumber(lines[first]) === 1 && last - first + 1 >= fewestNumbered;
  return isRun ? line.replace(/^\s*(\p{Nd}{1,2})\s*[-–—:：/]?\s+/u, '$1. ') : line;
}
/** Lines that count up from one, so that their numbers are no figures. */
const fewestNumbered = 3;

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
