import { alternatives, contextWords } from '../../languages/any-word.js';
import { cuesOf } from './cues.js';
import { isShown, type Role } from './role.js';
import { meanOf, runsOf } from './runs.js';
import type { Token } from './tokens.js';

/** Of parts that the tagger hides with less certainty, and that name nothing of a film, two in five are content. */
const sure = 0.98;
/** Cues that content has as often. */
const plain = /^(?:link|quoted|question|act|audience|label|not|make)$/u;
/** "… for our jubilee evening": for whom and where a film is. */
const forWhom = new RegExp(`^(?:${alternatives(contextWords('forOwn'))})(?!\\p{L})`, 'iu');
/** What goes on with a formula. */
const sign = /^[-+=×÷<>→⇌]/u;

/**
 * Leaves a sentence whole: what hangs on words that are told, without a mark around it and without a word about the film,
 * is told with them where the tagger has a doubt, and always amid told words. Half a sentence says nothing, to viewers or to who makes the film.
 * @param decoded what the tagger said: what only a turn of phrase hides stays hidden
 */
export function keepWhole(
  text: string,
  tokens: readonly Token[],
  found: Role[],
  { decoded, hidden }: { decoded: readonly Role[]; hidden: () => Float64Array },
): void {
  let beliefs: Float64Array | undefined;
  // A request for a film is parted otherwise: "Explain tides to teenagers".
  const opening = tokens.findIndex((token) => token.isWord);
  const goesOn = (first: number, place: number): boolean => tokens[place]!.sentence === tokens[first]!.sentence && found[place] === found[first]; // prettier-ignore
  for (const { at, end, words } of runsOf(tokens, goesOn)) {
    const { sentence } = tokens[at]!;
    const isShownAt = (place: number): boolean => tokens[place]?.sentence === sentence && isShown(found[place]!);
    const hangs = (sentence > 0 || (opening >= 0 && isShown(found[opening]!))) && found[at] === 'direction' && decoded[at] === 'direction' && isShownAt(at - 1) && (end === tokens.length || tokens[end]!.sentence !== sentence || isShownAt(end)); // prettier-ignore
    const isForWhom = sentence === 0 && forWhom.test(text.slice(tokens[at]!.from));
    if (hangs && !isForWhom && isPlain(text, tokens[at]!.from, tokens[end - 1]!.to)) {
      beliefs ??= hidden();
      const isSure = meanOf(beliefs, words) >= sure;
      if (isShownAt(end) || !isSure || sign.test(tokens[at]!.text)) found.fill('content', at, end);
    }
    // "FAQ video, | lockers in the lobby of | Tamarind Court": a clause of its own, whose name hangs on its small word.
    const start = tokens.findIndex(({ clause, isWord }, place) => place >= at && place < end && isWord && clause === tokens[end]?.clause); // prettier-ignore
    const leads = start > at && found[at] === 'direction' && isShownAt(end) && tokens[end]!.boundary === 0 && tokens[end - 1]!.isWord && tokens[end - 1]!.text.length <= mostOfSmall && end - start <= mostLeading; // prettier-ignore
    if (leads && isPlain(text, tokens[start]!.from, tokens[end - 1]!.to)) found.fill('content', start, end);
  }
}
/** Letters of a small word, and words before a name that belong to it. */
const mostOfSmall = 3;
const mostLeading = 7;

/** Whether a stretch names nothing of a film and stands in no brackets or dashes. */
function isPlain(text: string, from: number, to: number): boolean {
  const around = text.slice(Math.max(0, from - 2), to + 1);
  return !/[()（）[\]【】–—]/u.test(around) && cuesOf(text.slice(from, to)).every(({ name }) => plain.test(name));
}
