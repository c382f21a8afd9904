import { alternatives, contextWords, wordsOfAll } from '../../languages/any-word.js';
import { lazyPattern } from '../../languages/lazily.js';
import { lengthIn, lengthSource } from '../wished-length.js';
import { isShown, type Role } from './role.js';
import type { Token } from './tokens.js';

/** Seconds that a film lasts whose request names its length right behind its topic. */
const [shortest, longest] = [10, 300];
/** Words of a topic at most, behind which a length is that of the film: "the history of tea in 60 seconds". */
const mostOfTopic = 6;

/** "In", "in under", "di": the words that lead to a length. */
export const lengthLead = (): string => `(?<![\\p{L}\\p{Nd}])(?:(?:${alternatives(wordsOfAll(({ prompts, tables }) => `${prompts.clauses.leading} ${tables?.of ?? ''} ${prompts.request?.for ?? ''}`))})\\s+){1,2}(?:(?:${alternatives(contextWords('articles'))})\\s+)?`; // prettier-ignore
const leading = lazyPattern(() => `${lengthLead()}$`, 'iu');
const length = lazyPattern(() => lengthSource, 'giu');

/**
 * "Explain photosynthesis in 30 seconds for 5th graders": how long a film lasts that a request names behind its topic. What
 * takes so long itself ("how to fold a shirt in 20 seconds") is a question or holds a figure or a verb of its own more often.
 */
export function settleAskedLength(text: string, tokens: readonly Token[], found: Role[]): void {
  if (found[0] !== 'direction') return;
  const end = tokens.findIndex(({ sentence }) => sentence !== tokens[0]!.sentence);
  const last = tokens[end < 0 ? tokens.length - 1 : end - 1]!;
  const first = tokens.findIndex((_, at) => isShown(found[at]!));
  if (first < 0 || tokens[first]!.from >= last.to || found[first] !== 'content' || opensHow.test(text.slice(tokens[first]!.from))) return; // prettier-ignore
  for (const match of length.matchAll(text.slice(0, last.to))) {
    const lead = leading.exec(text.slice(tokens[first]!.from, match.index));
    const seconds = lengthIn(match[0]);
    if (!lead || !seconds || seconds < shortest || seconds > longest) continue;
    const from = tokens[first]!.from + lead.index;
    const places = tokens.flatMap((token, at) => (token.from >= from && token.to <= match.index + match[0].length ? [at] : [])); // prettier-ignore
    const topic = tokens.filter((token, at) => at >= first && token.isWord && token.to <= from);
    const next = places.at(-1)! + 1;
    const isLast = tokens[next] === undefined || tokens[next]!.from >= last.to || !tokens[next]!.isWord || !isShown(found[next]!); // prettier-ignore
    if (topic.length === 0 || topic.length > mostOfTopic || !isLast || /\p{Nd}/u.test(text.slice(tokens[first]!.from, from))) continue; // prettier-ignore
    for (const place of places) found[place] = 'direction';
  }
}

/** "How", "comment", "cómo": the words of all languages that open what is shown. */
export const howWords = (): string => alternatives(wordsOfAll(({ telling }) => telling?.how?.[0]));
/** "How to …": what it shows is done within that time. */
const opensHow = lazyPattern(() => `^(?:${howWords()})(?!\\p{L})`, 'iu');
