import { alternatives, lettersAndSigns, spacedWords, wholeWords } from '../../languages/any-word.js';
import { filmWordsOf, packsOfFilm } from './film-words-of.js';
import { isSortOfFilm } from './opening-label.js';
import type { RoleMarker } from './role-marker.js';

const known = new Map<string, readonly RegExp[]>();

/**
 * "Clip for the waiting room of a dentist: brush for two minutes.": where a film is shown and who watches it is no
 * topic. What stands before it is one, but for the name of the film itself.
 * @param labels takes the places of what says nothing else
 */
export function settleOutlets(
  text: string,
  language: string,
  { within, cuesIn, set }: RoleMarker,
  labels: Set<number>,
): void {
  // prettier-ignore
  const opening = /^\s*([^.!?\n:：。！？]{6,90})[:：.。\n]\s*(?=\S.{7})/su.exec(text);
  if (!opening) return;
  const [before, after, form] = outletsOf(language);
  const from = opening[0].indexOf(opening[1]!);
  const label = opening[1]!;
  const match = before!.exec(label) ?? after!.exec(label);
  const isFilm = form!.exec(label.slice(0, match?.groups?.['ahead']?.length ?? 0));
  // Without a film and a colon it is a sentence like others: "The quiz is for beginners."
  const isLabel = /[:：]/u.test(opening[0].slice(from + label.length)) || isFilm !== null || after!.test(label);
  if (!match || !isLabel) return;
  const ahead = match.groups?.['ahead'] ?? '';
  const topic = isFilm ? ahead.slice(0, isFilm.index) : ahead;
  const names = /\p{L}{3}/u.test(topic.replace(/^(?:\p{L}{1,3}\s)+/u, '')) && !isSortOfFilm(topic);
  // "Fire drill film for the parents"
  if (names && isFilm && cuesIn(from, from + topic.length).length === 0) set(within(from, from + topic.length), 'content'); // prettier-ignore
  const places = within(from + (names ? topic.length : 0), opening[0].length);
  set(places, 'direction');
  // Behind it the topic may stand: "for kids about a small tugboat".
  if ((match.groups?.['tail'] ?? '').trim().split(/\s+/u).length <= 4) for (const at of places) labels.add(at);
}

function outletsOf(language: string): readonly RegExp[] {
  const found = known.get(language);
  if (found) return found;
  const all = filmWordsOf(packsOfFilm(language));
  const outlets = wholeWords(all('outlets'), lettersAndSigns);
  const made = [
    new RegExp(`^(?<ahead>.{0,40}?)(?<!\\p{L})(?:${alternatives(spacedWords(all('for')))})\\s(?:[\\p{L}’'-]+\\s){0,4}?(?:\\p{L}['’])?(?:${outlets})(?<tail>.*)$`, 'iu'), // prettier-ignore
    new RegExp(`^(?<ahead>).{0,30}?(?:${outlets})\\p{M}*\\s?(?:${alternatives(all('for'))})\\s?(?:${wholeWords(all('forms'), lettersAndSigns)})\\s*$`, 'iu'), // prettier-ignore
    new RegExp(
      `(?:${alternatives(all('manners'))}|${alternatives(all('qualities'))}|\\s)*(?:${wholeWords(all('forms'), lettersAndSigns)})\\s*$`,
      'iu',
    ),
  ];
  known.set(language, made);
  return made;
}
