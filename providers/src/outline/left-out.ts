import type { Beat } from '@scenewright/core/outline';

/** Words that say something by themselves, and figures; of scripts without spaces, two letters at a time. */
const telling = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}]{2}|[\p{L}\p{M}]{4,}|\p{Nd}+/gu;
/** A sentence that is told in other words may lose so many of its own: "then", "after that". */
const mostTurned = 1;
/** Parts of evidence that name its form and are never seen. */
const unseen: ReadonlySet<string> = new Set(['type', 'kind', 'icon', 'origin', 'sentiment', 'trend']);

/**
 * How many beats a shorter telling does no justice to: words of theirs are neither shown nor spoken any more.
 * @param whole the beats as they would be told with time enough
 */
export function leftOut(whole: readonly Beat[], kept: readonly Beat[]): number {
  const text = kept.map(textOf).join(' ');
  return whole.filter((one) => missing(textOf(one), text) > mostTurned).length;
}

const missing = (own: string, text: string): number => tellingWords(own).filter((word) => !text.includes(word)).length;

/** The words of a text that say something by themselves, each once. */
export const tellingWords = (text: string): string[] => [...new Set(text.toLowerCase().match(telling) ?? [])];

/** All that a viewer sees of a beat. */
export const shownOf = (one: Beat): string => textOf({ ...one, spoken: null });

/** All that a viewer sees and hears of a beat. */
function textOf({ claim, kicker, support, evidence, spoken }: Beat): string {
  const texts: string[] = [];
  const gather = (value: unknown): void => {
    if (typeof value === 'string') texts.push(value);
    else if (Array.isArray(value)) value.forEach(gather);
    else if (value !== null && typeof value === 'object')
      for (const [key, inner] of Object.entries(value)) if (!unseen.has(key)) gather(inner);
  };
  gather([claim, kicker, support, evidence, spoken]);
  return texts.join(' ').toLowerCase();
}
