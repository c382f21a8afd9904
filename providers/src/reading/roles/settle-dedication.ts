import { alternatives, anyWord, contextWords, wordsOfAll } from '../../languages/any-word.js';
import { genreNames } from '../../languages/genre-words.js';
import { packOf } from '../../languages/registry.js';
import type { RoleMarker } from './role-marker.js';

const own = alternatives(`${contextWords('own')} ${contextWords('articles')}`);
const made = alternatives(wordsOfAll(({ prompts }) => prompts.request?.for));
/** Behind the film: "for my grandparents Rosa and Emil", "für unsere Kollegin Anja", "for our sweeping firm, Blackcap Sweeps". */
const forSomebody = new RegExp(String.raw`^\s+(?:\p{L}+\s+)?(?:${made}|für)\s+(?=(?:${own})\s)`, 'iu');
/** Whose they are and what they are to who asks, before their names; in German that has a capital too. */
const kin = /^\S+\s(?:\p{Ll}[\p{L}’'-]*,?\s){1,5}(?=\p{Lu}\p{Ll})/u;
const germanKin = /^\S+\s(?:\p{Ll}[\p{L}’'-]*\s){0,2}\p{Lu}[\p{L}-]*,?\s(?=\p{Lu}\p{Ll})/u;
const isLed = (words: string, language: string): boolean => new RegExp(`\\s(?:${alternatives(packOf(language)?.prompts.clauses.leading ?? '')})\\s`, 'iu').test(words); // prettier-ignore
const kinds = new RegExp(`(?<!\\p{L})(?:${alternatives(wordsOfAll(({ prompts }) => Object.values(prompts.genres).map(genreNames).join(' ')))})(?!\\p{L})`, 'giu'); // prettier-ignore
const invites = anyWord(wordsOfAll(({ prompts }) => genreNames(prompts.genres.invitation ?? '')));
const greets = anyWord(wordsOfAll(({ telling }) => telling?.greets));
const ofFilm = /^(?:shape|voice|music|captioned|effects|spoken|seconds|minutes|platform|tone|look)/u;

/**
 * For whose sake a film is made, by name: the people of a greeting, the firm of an advert. "For my customers" names its
 * viewers, and says nothing.
 */
export function settleDedication(text: string, language: string, marker: RoleMarker): void {
  const opening = text.slice(0, 90);
  const called = [...opening.matchAll(kinds)].map(({ index, 0: kind }) => ({ from: index, to: index + kind.length }));
  const film = [...marker.filmsIn(0, opening.length), ...called].find(({ to }) => forSomebody.test(text.slice(to)));
  if (!film || /[.!?\n:]/u.test(text.slice(0, film.from))) return;
  const whose = film.to + forSomebody.exec(text.slice(film.to))![0].length;
  const related = (language === 'de' ? germanKin : kin).exec(text.slice(whose))?.[0];
  // "For our workshop in Ghent": a place is no name of it.
  if (related === undefined || isLed(related, language)) return;
  const place = { whose, from: whose + related.length };
  const { within, cuesIn, set } = marker;
  const isInvitation = invites.test(text.slice(film.from, film.to));
  if (
    isInvitation &&
    /\p{L}{3}/u.test(text.slice(0, film.from)) &&
    !cuesIn(0, film.from).some((name) => ofFilm.test(name))
  ) {
    // "Baby shower invite for my friend Zuri!": to what it invites is told with whose it is.
    set(within(0, film.from), 'content');
    set(within(film.to, whose), 'content');
  }
  if (isInvitation || greets.test(text.slice(0, whose))) settlePeople(text, place, marker);
  else settleFirm(text, place, marker);
}

interface Named {
  /** Where it says whose they are, and where their name begins. */
  whose: number;
  from: number;
}

/** "Video card for my grandparents Rosa and Emil, 40th wedding anniversary, from all of us": all of it is said to them. */
function settlePeople(text: string, { whose, from }: Named, { within, cuesIn, set }: RoleMarker): void {
  const end = from + (/[.!?。！？]+(?=\s|$)|\n/u.exec(text.slice(from))?.index ?? text.length - from);
  let to = from;
  for (const { index, 0: part } of text.slice(from, end).matchAll(/[^,;()]+[,;()]*\s*/gu)) {
    if (cuesIn(from + index, from + index + part.length).some((name) => ofFilm.test(name))) break;
    to = from + index + part.length;
  }
  // They know what they are to those who write to them.
  set(within(whose, from), 'direction');
  set(within(from, to === end ? Math.min(text.length, end + 1) : to), 'content');
}

/** "Advert for my repair van Spoke & Wagon, …": what it is and how it is called; what else is said of it stands apart. */
function settleFirm(text: string, { whose, from }: Named, { within, cuesIn, set }: RoleMarker): void {
  const clause = /^[^.,;:!?\n。！？、，；：()–—]+/u.exec(text.slice(from))![0];
  const isOf = (to: number): boolean => !cuesIn(whose, to).some((name) => ofFilm.test(name));
  const name = /^\p{Lu}\S*(?:\s(?:&|\p{Lu}\S*))*/u.exec(clause)![0];
  const to = [clause, name].map(({ length }) => from + length).find(isOf);
  if (to === undefined) return;
  set(within(0, whose), 'direction');
  set(within(whose, Math.min(text.length, to + 1)), 'content');
}
