import type { WordTime } from '../assets/assets.js';
import type { CaptionPage } from './timeline.js';
import type { ShapeClass } from '../canvas/canvas.js';
import { unspacedLetter } from '../language/unspaced-letters.js';

/** Widths in Latin letters; a CJK character is two wide. */
const lineWidth: Readonly<Record<ShapeClass, number>> = { wide: 36, square: 26, tall: 22 };
const linesOfPage = 2;
/** Seconds that a page stays after its last word, and below which it only flickers. */
const lingerSeconds = 0.3;
const flickerSeconds = 0.8;
/** A pause in the voice at which a page should end. */
const pauseSeconds = 0.45;

const fullWidth = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u303f\uff00-\uff60]/u;
const sentenceEnd = /[.!?…。！？॥।؟][\p{Pe}\p{Pf}"'»”]*$/u;
/** Articles and prepositions of many languages: letters, three at most. */
const particle = /^\p{L}{1,3}$/u;
const clauseEnd = /[,;:–—،؛、，；：][\p{Pe}\p{Pf}"'»”]*$/u;

/** Width of a text in Latin letters. */
export function textWidth(text: string): number {
  let width = 0;
  for (const character of text.normalize('NFC')) {
    if (/\p{M}/u.test(character)) continue;
    width += fullWidth.test(character) ? 2 : 1;
  }
  return width;
}

/**
 * Words of scripts without spaces cut into the words of their language, with times in proportion;
 * punctuation stays with the word before it.
 */
export function captionWords(words: readonly WordTime[], language: string): WordTime[] {
  return words.flatMap((word) => {
    if (!unspacedLetter.test(word.text)) return [word];
    const parts: string[] = [];
    for (const { segment, isWordLike } of new Intl.Segmenter(language, { granularity: 'word' }).segment(word.text)) {
      if (isWordLike || parts.length === 0) parts.push(segment);
      else parts[parts.length - 1] += segment;
    }
    const length = [...word.text].length;
    let at = 0;
    return parts.map((text) => {
      const start = word.start + (at / length) * (word.end - word.start);
      at += [...text].length;
      return { text, start, end: word.start + (at / length) * (word.end - word.start) };
    });
  });
}

export interface CaptionScene {
  words: readonly WordTime[];
  /** Frame of the video at which the recording begins. */
  voiceFrom: number;
  /** First frame of the scene, and the frame by which its captions are gone. */
  from: number;
  to: number;
}

/** Pages of one scene, in frames of the video: at most two lines each, apart from one another, inside the scene. */
export function captionPages(
  scene: CaptionScene,
  options: { fps: number; language: string; shape: ShapeClass },
): CaptionPage[] {
  const words = captionWords(scene.words, options.language).filter((word) => word.text.trim() !== '');
  const frame = (seconds: number): number => scene.voiceFrom + Math.round(seconds * options.fps);
  const clamp = (value: number, low: number): number => Math.min(scene.to, Math.max(scene.from, low, value));
  const groups = pageGroups(words, lineWidth[options.shape]);
  const pages: CaptionPage[] = [];
  for (const [index, group] of groups.entries()) {
    const first = group[0]!;
    const nextStart = groups[index + 1] ? frame(groups[index + 1]![0]!.start) : scene.to;
    const from = clamp(frame(first.start), pages.at(-1)?.to ?? scene.from);
    const spoken = frame(group.at(-1)!.end) + Math.round(lingerSeconds * options.fps);
    const to = clamp(Math.min(nextStart, spoken), from);
    if (to <= from) {
      // No frame of its own is left: its words join the page before, or are not shown at all.
      pages
        .at(-1)
        ?.words.push(...group.map((word) => ({ text: word.text, from: pages.at(-1)!.to, to: pages.at(-1)!.to })));
      continue;
    }
    const inPage = (value: number): number => Math.min(to, Math.max(from, value));
    pages.push({
      from,
      to,
      words: group.map((word) => {
        const start = Math.min(to - 1, inPage(frame(word.start)));
        return { text: word.text, from: start, to: Math.max(start + 1, inPage(frame(word.end))) };
      }),
    });
  }
  return pages;
}

/** The words in pages, broken where that costs the reader least: at sentences, clauses and pauses, evenly filled. */
function pageGroups(words: readonly WordTime[], width: number): WordTime[][] {
  const best: { cost: number; start: number }[] = [{ cost: 0, start: 0 }];
  for (let end = 1; end <= words.length; end++) {
    let choice = { cost: Number.POSITIVE_INFINITY, start: end - 1 };
    for (let start = end - 1; start >= 0; start--) {
      const page = words.slice(start, end);
      if (page.length > 1 && linesNeeded(page, width) > linesOfPage) break;
      const cost = best[start]!.cost + pageCost(page, words[end], width);
      if (cost < choice.cost) choice = { cost, start };
    }
    best[end] = choice;
  }
  const groups: WordTime[][] = [];
  for (let end = words.length; end > 0; end = best[end]!.start) groups.unshift(words.slice(best[end]!.start, end));
  return groups;
}

function pageCost(page: readonly WordTime[], next: WordTime | undefined, width: number): number {
  const last = page.at(-1)!;
  const first = page[0]!;
  const pauseAfter = next ? next.start - last.end : Number.POSITIVE_INFINITY;
  const rests = !next || sentenceEnd.test(last.text);
  const halfRests = clauseEnd.test(last.text) || pauseAfter >= pauseSeconds;
  // "from 12 to | 17": a short word belongs to what follows it.
  const ending = rests ? 0 : halfRests ? 0.5 : particle.test(last.text) ? 2.4 : 1.6;
  const crossed = page.slice(0, -1).reduce((sum, word, index) => {
    const pause = page[index + 1]!.start - word.end;
    // A page that shows the next sentence in a pause gives it away.
    if (pause >= pauseSeconds) return sum + 2 + 1.5 * (pause - pauseSeconds);
    return sum + (sentenceEnd.test(word.text) ? 2 : 0);
  }, 0);
  const fill = textWidth(page.map((word) => word.text).join(' ')) / (width * linesOfPage);
  const flicker = last.end - first.start < flickerSeconds ? 1.5 : 0;
  return 1 + ending + crossed + flicker + (1 - Math.min(1, fill)) ** 2 * 0.8;
}

function linesNeeded(page: readonly WordTime[], width: number): number {
  let [lines, used] = [1, 0];
  for (const [index, word] of page.entries()) {
    const own = textWidth(word.text);
    const space = index > 0 && !unspacedLetter.test(word.text) ? 1 : 0;
    if (used > 0 && used + space + own > width) {
      lines += 1;
      used = own;
    } else used += (used > 0 ? space : 0) + own;
    // A word wider than a line is broken by the drawing.
    lines += Math.max(0, Math.ceil(own / width) - 1);
  }
  return lines;
}
