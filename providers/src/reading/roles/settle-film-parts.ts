import { alternatives, lettersAndSigns, wholeWords } from '../../languages/any-word.js';
import { lengthSource } from '../wished-length.js';
import { filmWordsOf, packsOfFilm } from './film-words-of.js';
import type { RoleMarker } from './role-marker.js';

/**
 * Sentences about the film that name no film: where a name stands, what each item gets, the colours of the house, how
 * to begin, how long, and who signs the message.
 */
export function settleFilmParts(text: string, language: string, marker: RoleMarker): void {
  const words = partWordsOf(language);
  const sentences = sentencesIn(text);
  for (const [at, { from, to }] of sentences.entries()) {
    const said = text.slice(from, to);
    const count = (said.match(/[\p{L}\p{Nd}]+/gu) ?? []).length;
    const isOfPart = at > 0 && words.parts.test(said) && count <= 24;
    const isPace = at > 0 && count <= 7 && words.pace.test(said) && asksForFilm(marker, text.length);
    const isLength = words.length.test(said) && !/[?？؟]/u.test(text.slice(sentences[at - 1]?.from ?? 0, from)) && !/^\s*[-*•\p{Nd}]+[.)]?\s/u.test(said); // prettier-ignore
    if (isOfPart) settlePart(from, said);
    else if (isPace || (isLength && sentences.length > 1)) marker.set(marker.within(from, to), 'direction');
  }
  settleFarewell();

  /** "Put the address on the last card: 4 Abbey Close.": what is to stand there is shown. */
  function settlePart(from: number, said: string): void {
    const named = /[:：]\s*(?=\S)|["“„«「『]|(?<![\p{L}\p{Nd}])['‘](?=\p{L})/u.exec(said);
    const end = named && words.parts.exec(said)!.index < named.index ? named.index + (/[:：]/u.test(named[0]) ? named[0].length : 0) : said.length; // prettier-ignore
    const places = marker.within(from, from + end).filter((at) => marker.roleOf(at) !== 'exclusion');
    marker.set(places, 'direction');
    if (end < said.length) marker.set(marker.within(from + end, from + said.length), 'ending');
  }

  /** "Kind regards, The Orchard Team" is said to who makes the film, but where the film itself is a greeting. */
  function settleFarewell(): void {
    const match = words.farewell.exec(text);
    const name = match?.groups?.['name'];
    // "Thanks to all who came" says something; so does "Thank you, Petra!".
    if (name && !isName(name, language)) return;
    if (!match || match.index < 20) return;
    const places = marker.within(match.index + match[1]!.length, text.length);
    marker.set(places, words.greeting.test(text.slice(0, match.index)) ? 'content' : 'direction');
  }
}

/** Whether a sentence says of a part of the film how or where it is. */
export const isOfFilmPart = (said: string, language: string): boolean => partWordsOf(language).parts.test(said);

/** "The Orchard Team", "T. Okafor"; in scripts without capitals one or two words. */
const isName = (name: string, language: string): boolean =>
  name.split(/\s+/u).length <= (/^(?:ar|hi|he|ja|zh|ko)/u.test(language) ? 2 : 4) && name.split(/\s+/u).every((word) => !/^\p{Ll}/u.test(word) || word.length <= 3); // prettier-ignore

const asksForFilm = ({ cuesIn }: RoleMarker, length: number): boolean =>
  cuesIn(0, length).some((name) => /^(?:video|seconds|minutes|glued|voice|captioned)/u.test(name));

interface PartWords {
  parts: RegExp;
  pace: RegExp;
  length: RegExp;
  /** From the mark before it to the end of the text. */
  farewell: RegExp;
  greeting: RegExp;
}

const known = new Map<string, PartWords>();

function partWordsOf(language: string): PartWords {
  const found = known.get(language);
  if (found) return found;
  const packs = packsOfFilm(language);
  const all = filmWordsOf(packs);
  const made: PartWords = {
    parts: new RegExp(wholeWords(all('parts'), lettersAndSigns), 'iu'),
    pace: new RegExp(wholeWords(all('pace'), lettersAndSigns), 'iu'),
    length: new RegExp(`^\\s*(?:${lengthSource})\\s*[.。!।]?\\s*$`, 'iu'),
    farewell: new RegExp(
      `((?:[.!?。！？।]|\\n)\\s*)(?:[–—-]\\s*)?(?:${alternatives(all('farewells'))})(?:[,\\s.–—-]+(?<name>[\\p{L}\\p{M}.’'-]+(?:\\s[\\p{L}\\p{M}.’'&-]+){0,4}))?[\\s.]*$`,
      'iu',
    ),
    greeting: new RegExp(
      alternatives(packs.map(({ prompts }) => (prompts.genres.greeting ?? '').replace('|', ' ')).join(' ')),
      'iu',
    ),
  };
  known.set(language, made);
  return made;
}

function sentencesIn(text: string): { from: number; to: number }[] {
  return [...text.matchAll(/(?:[^.!?。！？।؟\n]|\.(?=\S))+[.!?。！？।؟]*/gu)]
    .map(({ 0: said, index }) => ({ from: index + said.length - said.trimStart().length, to: index + said.length }))
    .filter(({ from, to }) => /[\p{L}\p{Nd}]/u.test(text.slice(from, to)));
}
