import { verbsIn } from '../reading/grammar/english-verbs.js';
import { deeds } from './concepts.js';
import { isDeniedVerb } from './denied.js';
import { leastScore, type Hit } from './hit.js';
import { keywordsOf } from './keywords.js';
import { wordsOf } from './words-of.js';

/** A thing that is named says more than what is done with it; "write down" is surer than "write". */
const ofVerb = 0.86;
const ofPhrase = 0.9;
const longestPhrase = 4;
/** A verb with one of these that the table lacks is another verb: "look after", "run into". */
const particle = /^(?:up|down|out|off|over|away|back|along|around|through|after|into|apart|for)$/u;
const negation = /^(?:not|never|nobody|nothing|none|without|no|cannot|.*n['’]t)$/iu;

/** The pictures of what an English text says is done, in the order of its verbs. */
export function deedsIn(text: string): Hit[] {
  const words = wordsOf(text.replaceAll('’', "'"));
  const lower = words.map(({ word }) => word.toLowerCase());
  const asked = words.flatMap(({ start }, at) => (isImperative(lower, at) ? [{ start, plain: lower[at]! }] : []));
  // "Train" alone, or before its figure, is the name of a thing.
  if (words.length === 1 && (keywordsOf('en').get(lower[0]!)?.[0]?.score ?? 0) >= leastScore) return [];
  const verbs = verbsIn(text);
  return [...verbs, ...asked.filter(({ start }) => verbs.every((verb) => verb.start !== start))].flatMap(({ start, plain }) => {
    const at = words.findIndex((word) => word.start === start);
    // "Don't paint", "she published nothing", "heavier than you'd think": what is not done is not shown.
    const around = [...lower.slice(Math.max(0, at - 2), at), ...lower.slice(at + 1, at + 3).filter((word) => word.startsWith('no'))]; // prettier-ignore
    if (at < 0 || isDeniedVerb(text, start, 'en') || around.some((word) => negation.test(word)) || lower.slice(Math.max(0, at - 3), at).includes('than')) return [];
    const found = deedAt(plain, lower.slice(at + 1));
    return found ? [{ ...found, score: found.score * (1 - Math.min(0.06, at * 0.004)) }] : [];
  }); // prettier-ignore
}

const determiner =
  /^(?:the|a|an|one|two|three|both|all|each|every|some|any|your|his|her|its|their|our|it|them|this|that|these|those|\d+)$/u;

/** "Lever one side of the tyre": a word for a deed that begins a sentence, with its object behind it, asks for that deed, whatever else it can be. */
const isImperative = (words: readonly string[], at: number): boolean =>
  (at === 0 || /^[.!?:]$/u.test(words[at - 1]!)) && deeds.has(words[at]!) && determiner.test(words[at + 1] ?? '');

/** "Finish with spreading it", "start by cutting": the deed comes behind, and this says when. */
const leadsToDeed = (after: readonly string[]): boolean => /^(?:with|by)$/u.test(after[0] ?? '') && /.{3}ing$/u.test(after[1] ?? ''); // prettier-ignore

function deedAt(plain: string, after: readonly string[]): Hit | undefined {
  if (leadsToDeed(after)) return undefined;
  for (let more = longestPhrase - 1; more > 0; more -= 1) {
    const name = deeds.get([plain, ...after.slice(0, more)].join(' '));
    if (name !== undefined) return { name, score: ofPhrase };
  }
  // "Write them down", "throw the peel away".
  for (const behind of after.slice(1, 4)) {
    if (/[.!?:]/u.test(behind)) break;
    const name = particle.test(behind) ? deeds.get(`${plain} ${behind}`) : undefined;
    if (name !== undefined) return { name, score: ofPhrase };
  }
  const name = particle.test(after[0] ?? '') ? undefined : deeds.get(plain);
  return name === undefined ? undefined : { name, score: ofVerb };
}
