import type { CaptionPage } from '@scenewright/core/timeline';
import { emWidth } from '../typography/measure.js';
import type { SetText } from '../typography/set-text.js';

/** A piece of a caption's line, with the frames of the video in which it is spoken. */
export interface CaptionWord {
  text: string;
  /** A space stands before it. */
  gap: boolean;
  from: number;
  to: number;
  /** Where it begins and ends on its line, in em from the reading side. */
  start: number;
  end: number;
}

export interface CaptionLine {
  words: readonly CaptionWord[];
  /** Em. */
  width: number;
}

/** Scripts that set no spaces between words. */
const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\u3000-\u303f\uff00-\uff60]/u;

/** The words of a page as they are written: no space where both sides belong to a script without spaces, whatever the language. */
export function pageText(page: CaptionPage): string {
  const words = page.words.map((word) => word.text.trim()).filter((text) => text !== '');
  return words.reduce((text, word) => {
    const joined = unspaced.test(text.slice(-1)) && unspaced.test(word.charAt(0));
    return text === '' || joined ? text + word : `${text} ${word}`;
  }, '');
}

/** The side from which a page is read: captions follow the voice, which may speak another language than the texts. */
export function directionOf(text: string): 'ltr' | 'rtl' {
  const letter = /\p{L}/u.exec(text)?.[0] ?? '';
  return /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u.test(letter)
    ? 'rtl'
    : 'ltr';
}

/** The lines that were set, each piece with the time of the words that it holds. */
export function captionLines(page: CaptionPage, set: SetText): CaptionLine[] {
  const spans = wordSpans(page);
  const spanAt = (position: number) => spans.find(({ end }) => position < end) ?? spans.at(-1)!;
  let position = 0;
  return set.lines.map((line) => {
    let text = '';
    const words = line.map((piece, at): CaptionWord => {
      const length = piece.text.replace(/\s/g, '').length;
      const first = spanAt(position);
      const last = spanAt(position + Math.max(0, length - 1));
      position += length;
      const gap = piece.space && at > 0;
      const start = emWidth(`${text}${gap ? ' ' : ''}`, set.face);
      text += `${gap ? ' ' : ''}${piece.text}`;
      return { text: piece.text, gap, from: first.from, to: last.to, start, end: emWidth(text, set.face) };
    });
    return { words, width: emWidth(text, set.face) };
  });
}

/** Ends of the words, counted in characters without spaces: pieces of a line are found by it again. */
function wordSpans(page: CaptionPage): { end: number; from: number; to: number }[] {
  let end = 0;
  return page.words.map(({ text, from, to }) => ({ end: (end += text.replace(/\s/g, '').length), from, to }));
}
