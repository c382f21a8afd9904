import type { Genre } from '@scenewright/core/outline';
import { alternatives } from '../../languages/any-word.js';
import type { TellingWords } from '../../languages/telling-words.js';
import { enumerate } from '../../planner/words/spoken-sentence.js';
import { lexiconOf, wordPattern } from '../../planner/words/lexicon.js';
import { scan } from '../../reading/scan/scan.js';
import type { StoryContext } from '../story-context.js';
import { formOf } from '../../reading/grammar/english-clauses.js';
import { filled, inSentence, opensWith, tellingOf } from './frame.js';

/** Films that offer something: a bare price in them is what it costs. */
const selling: ReadonlySet<Genre> = new Set(['promo', 'place', 'event', 'invitation', 'announcement', 'testimonial', 'lesson', 'listicle']); // prettier-ignore

/** "£14 a month, free shipping, cancel any time": a price and what goes with it, as one sentence. */
export function offerSentence(text: string, words: TellingWords, context: StoryContext): string | undefined {
  const [price, ...rest] = text.split(/\s*[,，、](?!\p{Nd})\s*/u);
  const said = priceOf(price!, words, context);
  if (said === undefined) return undefined;
  const clauses = rest.map((part) => offerOf(part, words));
  if (rest.length > 0 && clauses.every((clause) => clause !== undefined)) return enumerate([said, ...clauses], context);
  // In apposition what goes with it holds as it is written.
  return [said, ...rest].join(', ');
}

/** A price alone, with nothing but the time or the piece that it is asked for. */
function priceOf(text: string, words: TellingWords, { genre, language, topic }: StoryContext): string | undefined {
  const [found, ...others] = scan(text, language).figures;
  if (!found || found.kind !== 'money' || others.length > 0 || topic === '') return undefined;
  const before = text.slice(0, found.start).trim();
  const after = text.slice(found.end).trim();
  const per = new RegExp(`^(?:(?:${alternatives(words.per ?? '')})(?!\\p{L})\\s?[\\p{L}\\p{M} ]{0,24})?$`, 'iu');
  if (!per.test(after)) return undefined;
  const whole = text.slice(found.start);
  if (genre === 'job-ad') return before === '' && words.pay ? filled(words.pay, whole) : undefined;
  if (!selling.has(genre)) return undefined;
  if (before === '') return words.price && filled(words.price, whole);
  const { fromPrice } = words;
  return fromPrice && new RegExp(`^(?:${alternatives(fromPrice[0])})$`, 'iu').test(before) ? filled(fromPrice[1], whole) : undefined; // prettier-ignore
}

/** Whether a text opens with a price that stands by itself, and goes on with what is offered with it. */
export function opensWithPrice(parts: readonly string[], context: StoryContext): boolean {
  const words = tellingOf(context.language);
  return words !== undefined && priceOf(parts[0]!, words, context) !== undefined;
}

function offerOf(part: string, { offers }: TellingWords): string | undefined {
  for (const [known, clause] of Object.entries(offers ?? {})) {
    const pattern = new RegExp(`^${known}$`, 'iu');
    if (pattern.test(part)) return part.replace(pattern, clause).replace(/^\p{Lu}/u, (letter) => letter.toLowerCase());
  }
  return undefined;
}

/** Some things, each with its price, in one breath. */
export function pricesSentence(
  things: readonly string[],
  words: TellingWords,
  context: StoryContext,
): string | undefined {
  if (things.length > 4 || !selling.has(context.genre)) return undefined;
  const said = things.map((thing) => priceSentence(thing, words, context));
  if (said.some((one) => one === undefined)) return undefined;
  return enumerate(said.map((one, at) => (at === 0 ? one! : (inSentence(one!, context) ?? one!))), context); // prettier-ignore
}

/** "Sourdough £4": a thing with its price. */
export function priceSentence(text: string, words: TellingWords, { language }: StoryContext): string | undefined {
  const { priced, pricedMany, costs } = words;
  const [found, ...others] = scan(text, language).figures;
  if (!priced || !found || found.kind !== 'money' || others.length > 0 || found.end < text.length) return undefined;
  const name = text.slice(0, found.start).replace(/[\s:,–—-]+$/u, '');
  const isName = /^[\p{L}\p{M}’' ]{3,40}$/u.test(name) && name.split(/\s/u).length <= 3;
  if (!isName || (language === 'en' && (formOf(name).isSaid || formOf(name).isOrder)) || endsOpen(name, language)) return undefined; // prettier-ignore
  // "I'd £11", "we £3": who has or pays it is no thing with a price.
  if (wordPattern(lexiconOf(language).pronoun, language, 'start').test(name)) return undefined;
  // "A new roof costs £9,000" is a sentence already.
  if (costs && new RegExp(`\\s(?:${alternatives(costs)})$`, 'iu').test(name)) return undefined;
  const isMany = pricedMany && new RegExp(`${pricedMany[0]}$`, 'iu').test(name);
  return filled(isMany ? pricedMany[1] : priced, name, text.slice(found.start)).replace(/\.$/u, '');
}

/** "Refills for £6", "ab 12 €": a small word before the price says more than that. */
const endsOpen = (name: string, language: string): boolean =>
  opensWith('for from at to of with only just ab für von bis mit nur från för med till').test(
    name.split(/\s/u).at(-1)!,
  ) ||
  (language === 'de' && /^\p{Ll}/u.test(name.split(/\s/u).at(-1)!));
