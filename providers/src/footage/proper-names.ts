import { actionVerb, animalNouns, personNouns, thingNouns } from './figure-words.js';
import { ages, creatures, nouns, people } from './named-nouns.js';

const notNames = new Set(
  (
    'The A An And But Then When While After Before She He They It Her His Their Our We I You In On At To From With One Once Every Each This That These Those There Here ' +
    'Now Later Meanwhile Together Suddenly Finally At Night Morning Evening Spring Summer Autumn Winter Monday Tuesday Wednesday Thursday Friday Saturday Sunday January February March April May June July August September October November December ' +
    'Make Create Show Tell Film Shot Scene For Of As By No Not So If Next First Last Two Three Four Five All Some Many Most Inside Outside Under Over Through Far Deep High Le La Les Un Une Der Die Das Ein Eine El Los Las Una'
  )
    .split(' ')
    .map((word) => word.toLowerCase()),
);

/** Capitalised words that act like somebody: apposed to a noun, named, or doing things more than once. */
export function properNames(sentences: readonly string[]): ReadonlySet<string> {
  const whole = sentences.join('\n');
  const names = new Set<string>();
  for (const match of whole.matchAll(/(?<!\p{L})(\p{Lu}\p{Ll}{1,14})(?!\p{L})/gu)) {
    const name = match[1]!;
    if (
      names.has(name) ||
      notNames.has(name.toLowerCase()) ||
      personNouns[name.toLowerCase()] ||
      animalNouns[name.toLowerCase()] ||
      thingNouns[name.toLowerCase()]
    )
      continue;
    const noun = [...people, ...creatures, 'robot'].join('|');
    const apposed = new RegExp(
      `(?<!\\p{L})${name},\\s+(?:an?|the|our|his|her|une?|le|la|eine?|un|una)\\s+(?:[\\p{L}-]+\\s+){0,4}(?:${noun})(?!\\p{L})`,
      'iu',
    ).test(whole);
    const named = new RegExp(
      `(?:named|called|namens|llamad[oa]|nommée?|${people.join('|')})\\s+${name}(?!\\p{L})`,
      'u',
    ).test(whole);
    // "Lumo is a blue water bottle."
    const introduced = new RegExp(
      `(?<!\\p{L})${name}\\s+(?:is|was)\\s+(?:an?|the|our)\\s+(?:[\\p{L}-]+\\s+){0,3}(?:${nouns})(?!\\p{L})`,
      'u',
    ).test(whole);
    const times = whole.match(new RegExp(`(?<!\\p{L})${name}(?!\\p{L})`, 'gu'))?.length ?? 0;
    const acts = new RegExp(
      `(?:^|\\n|[.!?]\\s|,\\s|and\\s)${name}(?:\\s+and\\s+\\p{L}+(?:\\s\\p{L}+)?)?\\s+(?:\\p{Ll}+ly\\s+)?(\\p{Ll}+)`,
      'u',
    ).exec(whole)?.[1];
    // "Old Tomas repairs boats."
    const does = new RegExp(
      `(?:^|[.!?]\\s+|\\n)(?:${ages})\\s+${name}(?:\\s+and\\s+\\p{L}+)?\\s+(\\p{Ll}+)`,
      'iu',
    ).exec(whole)?.[1];
    const aged = does !== undefined && actionVerb.test(does);
    const placed = new RegExp(`(?:in|at|to|from|near|of)\\s+${name}(?!\\p{L})`, 'u').test(whole);
    if (
      apposed ||
      named ||
      introduced ||
      aged ||
      (times >= 2 && acts !== undefined && actionVerb.test(acts) && !placed)
    )
      names.add(name);
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
