import { unspacedLetter } from '../language/unspaced-letters.js';
import type { StoryboardScene } from '../storyboard/storyboard.js';

/** A word, or a letter of a script that sets no spaces; signs between them are not said. */
const said = new RegExp(`${unspacedLetter.source}|(?:(?!${unspacedLetter.source})[\\p{L}\\p{N}\\p{M}])+`, 'gu');

/** The words of a text in lower case, each with its place. */
export const wordPlaces = (text: string): { word: string; at: number; end: number }[] =>
  [...text.matchAll(said)].map((match) => ({
    word: match[0].normalize('NFKC').toLowerCase(),
    at: match.index,
    end: match.index + match[0].length,
  }));

/** The field that a scene shows as its headline. */
export function headlineField(content: object): { of: string; text: string } | null {
  for (const name of ['title', 'text']) {
    const text = (content as Record<string, unknown>)[name];
    if (typeof text === 'string') return { of: name, text };
  }
  return null;
}

/** Whether the headline holds every word that is spoken over it, in order: a caption would say it twice. */
export function isSaidOnScreen({ content, narration }: Pick<StoryboardScene, 'content' | 'narration'>): boolean {
  const spoken = wordPlaces(narration ?? '');
  if (spoken.length === 0) return false;
  const { phrases } = content as { phrases?: string[] };
  let at = 0;
  for (const { word } of wordPlaces(phrases?.join(' ') ?? headlineField(content)?.text ?? ''))
    if (word === spoken[at]?.word) at += 1;
  return at === spoken.length;
}
