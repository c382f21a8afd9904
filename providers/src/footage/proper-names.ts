import { actionVerb, animalNouns, personNouns, thingNouns } from './figure-words.js';
import { ages, called, creatures, namesOfThings, nouns, people } from './named-nouns.js';

const notNames = new Set(
  (
    'The A An And But Then When While After Before She He They It Her His Their Our We I You In On At To From With One Once Every Each This That These Those There Here ' +
    'Now Later Meanwhile Together Suddenly Finally At Night Morning Evening Spring Summer Autumn Winter Monday Tuesday Wednesday Thursday Friday Saturday Sunday January February March April May June July August September October November December ' +
    'Make Create Show Tell Film Shot Scene For Of As By No Not So If Next First Last Two Three Four Five All Some Many Most Inside Outside Under Over Through Far Deep High Le La Les Un Une Der Die Das Ein Eine El Los Las Una'
  )
    .split(' ')
    .map((word) => word.toLowerCase()),
);

/** What is read before a name and after it, without the name itself: each pattern is compiled once. */
const noun = [...people, ...creatures, 'robot'].join('|');
const before = {
  word: /(?<!\p{L})/uy,
  naming: new RegExp(`(?<=(?:${called}|${people.join('|')})\\s+)`, 'uy'),
  opening: /(?<=^|\n|[.!?]\s|,\s|and\s)/uy,
  age: new RegExp(`(?<=(?:^|[.!?]\\s+|\\n)(?:${ages})\\s+)`, 'iuy'),
  place: /(?<=(?:in|at|to|from|near|of)\s+)/uy,
};
const after = {
  word: /(?!\p{L})/uy,
  apposition: new RegExp(
    `,\\s+(?:an?|the|our|his|her|une?|le|la|eine?|un|una)\\s+(?:[\\p{L}-]+\\s+){0,4}(?:${noun})(?!\\p{L})`,
    'iuy',
  ),
  // "Lumo is a blue water bottle."
  introduction: new RegExp(`\\s+(?:is|was)\\s+(?:an?|the|our)\\s+(?:[\\p{L}-]+\\s+){0,3}(?:${nouns})(?!\\p{L})`, 'uy'),
  action: /(?:\s+and\s+\p{L}+(?:\s\p{L}+)?)?\s+(?:\p{Ll}+ly\s+)?(\p{Ll}+)/uy,
  // "Old Tomas repairs boats."
  deed: /(?:\s+and\s+\p{L}+)?\s+(\p{Ll}+)/iuy,
};

/** Whether a text says of a word, in any of its places, that it is somebody. */
function isSomebody(name: string, whole: string): boolean {
  const at = (pattern: RegExp, index: number): RegExpExecArray | null => {
    pattern.lastIndex = index;
    return pattern.exec(whole);
  };
  const anyCase = [...whole.matchAll(new RegExp(name, 'giu'))].map(({ index, 0: { length } }) => ({
    from: index,
    to: index + length,
  }));
  const places = anyCase.filter(({ from }) => whole.startsWith(name, from));
  const alone = places.filter(({ from, to }) => at(before.word, from) && at(after.word, to));
  const first = (all: typeof places, opens: RegExp, goesOn: RegExp): string | undefined => {
    for (const { from, to } of all) {
      const found = at(opens, from) && at(goesOn, to)?.[1];
      if (found) return found;
    }
    return undefined;
  };
  const does = (said: string | undefined): boolean => said !== undefined && actionVerb.test(said);
  return (
    anyCase.some(({ from, to }) => at(before.word, from) && at(after.apposition, to)) ||
    places.some(({ from, to }) => at(before.naming, from) && at(after.word, to)) ||
    places.some(({ from, to }) => at(before.word, from) && at(after.introduction, to)) ||
    does(first(anyCase, before.age, after.deed)) ||
    (alone.length >= 2 &&
      does(first(places, before.opening, after.action)) &&
      !places.some(({ from, to }) => at(before.place, from) && at(after.word, to)))
  );
}

/** Capitalised words that act like somebody: apposed to a noun, named, or doing things more than once. */
export function properNames(sentences: readonly string[]): ReadonlySet<string> {
  const whole = sentences.join('\n');
  const names = new Set<string>();
  const judged = new Set<string>(namesOfThings(whole));
  for (const match of whole.matchAll(/(?<!\p{L})(\p{Lu}\p{Ll}{1,14})(?!\p{L})/gu)) {
    const name = match[1]!;
    if (
      judged.has(name) ||
      notNames.has(name.toLowerCase()) ||
      personNouns[name.toLowerCase()] ||
      animalNouns[name.toLowerCase()] ||
      thingNouns[name.toLowerCase()]
    )
      continue;
    judged.add(name);
    if (isSomebody(name, whole)) names.add(name);
  }
  // "Tomas and Lena sail": one who acts beside somebody is somebody.
  for (const [, one, other] of whole.matchAll(
    /(?<!\p{L})(\p{Lu}\p{Ll}+)\s+(?:and|und|et|y)\s+(\p{Lu}\p{Ll}+)(?!\p{L})/gu,
  ))
    if (names.has(one!) !== names.has(other!) && ![one!, other!].some((name) => notNames.has(name.toLowerCase())))
      names.add(one!).add(other!);
  return names;
}

/** What most names with this ending say, else what the story calls somebody after the first mention. */
export function guessSex(name: string, whole: string): 'f' | 'm' | null {
  // "Lena runs to him": the pronoun is another's.
  if (/^\p{Lu}\p{Ll}*a$/u.test(name)) return 'f';
  const at = whole.toLowerCase().indexOf(name.toLowerCase().replace(/^the /u, ''));
  const next = /(?<!\p{L})(she|her|he|his|him)(?!\p{L})/iu.exec(whole.slice(Math.max(0, at)))?.[1]?.toLowerCase();
  return next === undefined ? null : next.startsWith('s') || next === 'her' ? 'f' : 'm';
}
