import { alternatives } from '../../languages/any-word.js';
import { packOf } from '../../languages/registry.js';
import { lexiconOf } from '../../planner/words/lexicon.js';
import { wordsIn } from '../../reading/clauses.js';
import { sharesVerb } from '../../reading/grammar/english-clauses.js';
import { holdNames, releaseNames } from '../../reading/joined-names.js';
import { isOrder } from '../../reading/orders.js';

/** The "and" of one language is the "in" of another: things and commands are parted by their own. */
export const betweenItems = (language: string): RegExp => {
  const own = packOf(language)?.context?.and;
  const word = own ? alternatives(own) : lexiconOf(language).and;
  return new RegExp(`\\s*(?:[,，](?!(?<=\\p{Nd}.)\\p{Nd})|[;、،])\\s*(?:(?:${word})\\s)?|\\s(?:${word}|&)\\s`, 'u');
};

/** The parts of a list between its commas and its "and", without what hangs on the verb before it: "loves bouldering and bread". */
export function partsOf(text: string, between: RegExp, language: string): string[] {
  const held = holdNames(text);
  const parts: string[] = [];
  let from = 0;
  for (const match of held.matchAll(new RegExp(between, 'gu'))) {
    const before = held.slice(from, match.index);
    const end = match.index + match[0].length;
    const after = held.slice(end).split(/[,;、，،]/u)[0]!;
    const isAnd = /^\s\p{L}/u.test(match[0]);
    if (isAnd && language === 'en' && wordsIn(before) >= 2 && sharesVerb(before, after)) continue;
    // "Grate the potatoes and onions" of a language whose verbs nobody parses: what is no order shares the one before.
    if (isAnd && language !== 'en' && ((isOrder(before, language) && !isOrder(after, language)) || (wordsIn(before) >= 2 && wordsIn(after) === 1))) continue; // prettier-ignore
    parts.push(before);
    from = end;
  }
  return [...parts, held.slice(from)].filter(Boolean).map(releaseNames);
}
