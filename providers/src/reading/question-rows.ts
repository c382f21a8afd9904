import { alternatives, contextWords } from '../languages/any-word.js';

/** "Q", "Q1:", "F:" before a question at the start of a line. */
const asked = `(?:${alternatives(contextWords('asked'))})(?:\\p{Nd}{1,2})?(?![\\p{L}\\p{M}])\\s?[.:：)]?`;
/** Between a question and its answer on one line. */
const arrow = '(?:→|⇒|->|=>|[–—](?=\\s))';
/** "A:", "R:" before an answer. */
const answered = `(?:${alternatives(contextWords('answered'))})(?:\\p{Nd}{1,2})?\\s?[.:：)]`;

const opening = new RegExp(`^(\\s*(?:[-*•]\\s+)?)${asked}\\s*(?=\\S.*[?？؟])`, 'u');
const between = new RegExp(`([?？؟])\\s*(?:${arrow}\\s*|${answered}\\s+)`, 'gu');
/** "- How long can it stay? 72 hours": a bullet that asks and answers. */
const bullet = /^\s*(?:[-–—*•]|\p{Nd}{1,2}[.)])\s+(?=[^?？؟]{2,90}[?？؟]\s*[\p{L}\p{Nd}])/u;
const answerLine = new RegExp(`^(\\s*)${answered}\\s+(?=\\S)`, 'u');
const closed = /[.!?。！？…:：;；،؟]["”»」』）)]?\s*$/u;

/**
 * Questions with their answers as people type them in rows ("Q How long? → About 90 minutes", "Q: … A: …"), as the
 * sentences that they are: without the letters and arrows, each answer closed. A text without two such rows stays as it is.
 */
export function withoutQuestionMarks(text: string): string {
  const lines = text.split('\n');
  const rows = lines.filter((line, at) => /[?？؟]/u.test(line) && (opening.test(line) || bullet.test(line) || new RegExp(between.source, 'u').test(line) || answerLine.test(lines[at + 1] ?? ''))); // prettier-ignore
  const inline = [...text.matchAll(between)].length;
  if (Math.max(rows.length, inline) < 2) return text;
  const stop = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}]/u.test(text) ? '。' : '.';
  return lines
    .map((line, at) => {
      const isAnswer = /[?？؟]\s*$/u.test(lines[at - 1]?.trimEnd() ?? '') && answerLine.test(line);
      const isRow = rows.includes(line) || isAnswer;
      if (!isRow) return line;
      const before = lines[at - 1]?.trim() ?? '';
      const gap = before !== '' && !rows.includes(lines[at - 1]!) && !isAnswer ? '\n' : '';
      const plain = (
        isAnswer ? line.replace(answerLine, '$1') : line.replace(bullet, '').replace(opening, '$1')
      ).replace(between, '$1 ');
      return `${gap}${plain.trimEnd()}${closed.test(plain) ? '' : stop}`;
    })
    .join('\n');
}
