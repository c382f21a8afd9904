import { unspacedLetter } from '../language/unspaced-letters.js';
import { sceneFields, type WalkedScene } from '../scenes/walk-scene-text.js';
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

/** Words that lead to what is shown at most: "First, …", "This is …". */
const mostLeading = 2;
/** Words behind them that a screen must hold at least. */
const leastShown = 2;

/**
 * Whether the screen holds what is spoken over it: its headline every word in order, or its parts together every word. A
 * caption would say it twice. Words that only lead to it, and the one that joins the last of a list, need not stand there.
 */
export function isSaidOnScreen(
  scene: Pick<StoryboardScene, 'kind' | 'content' | 'narration'>,
  language: string,
): boolean {
  const spoken = wordPlaces(scene.narration ?? '').map(({ word }) => word);
  if (spoken.length === 0) return false;
  const { phrases } = scene.content as { phrases?: string[] };
  const headline = wordPlaces(phrases?.join(' ') ?? headlineField(scene.content)?.text ?? '').map(({ word }) => word);
  const parts = sceneFields(scene as WalkedScene, 'shown', 'figure').map(({ value }) => wordPlaces(typeof value === 'string' ? value : value.display).map(({ word }) => word)); // prettier-ignore
  const joins = joiningWord(language);
  const shown = new Set(parts.flat());
  const holdsParts = (words: readonly string[]): boolean => parts.length > 1 && words.every((word) => shown.has(word) || word === joins); // prettier-ignore
  for (
    let leading = 0;
    leading <= mostLeading && (leading === 0 || spoken.length - leading >= leastShown);
    leading += 1
  ) {
    const rest = spoken.slice(leading);
    if (holdsInOrder(headline, rest) || holdsParts(rest)) return true;
  }
  return false;
}

function holdsInOrder(shown: readonly string[], spoken: readonly string[]): boolean {
  let at = 0;
  for (const word of shown) if (word === spoken[at]) at += 1;
  return at === spoken.length;
}

/** What joins the last two of a list: "and", "und"; "" where a language writes none. */
function joiningWord(language: string): string {
  const parts = new Intl.ListFormat(language, { type: 'conjunction' }).formatToParts(['1', '2']);
  return (
    parts
      .find(({ type }) => type === 'literal')
      ?.value.trim()
      .toLowerCase() ?? ''
  );
}
