import { alternatives, anyWord, contextWords, wordsOfAll } from '../../languages/any-word.js';
import type { RoleMarker } from './role-marker.js';

const own = alternatives(contextWords('own'));
const made = alternatives(wordsOfAll(({ prompts }) => prompts.request?.for));
/** Behind the film: "for my grandparents Rosa and Emil", "für unsere Kollegin Anja". */
const forSomebody = new RegExp(
  String.raw`^\s+(?:\p{L}+\s+)?(?:${made}|für)\s+(?=(?:${own})\s(?:[\p{L}’'-]+\s){1,3}\p{Lu}\p{Ll})`,
  'iu',
);
/** Whose they are and what they are to who asks, before their names; in German that has a capital too. */
const kin = /^\S+\s(?:\p{Ll}[\p{L}’'-]*\s){1,3}(?=\p{Lu}\p{Ll})/u;
const germanKin = /^\S+\s(?:\p{Ll}[\p{L}’'-]*\s){0,2}\p{Lu}[\p{L}-]*\s(?=\p{Lu}\p{Ll})/u;
const greets = anyWord(wordsOfAll(({ telling }) => telling?.greets));
const ofFilm = /^(?:shape|voice|music|captioned|effects|spoken|seconds|minutes|platform|tone|look)/u;

/**
 * "Video card for my grandparents Rosa and Emil, 40th wedding anniversary, from all of us": whom a film is made for by
 * name, what for and from whom is what it says; only "for my customers" names its viewers.
 */
export function settleDedication(text: string, language: string, { within, cuesIn, filmsIn, set }: RoleMarker): void {
  const film = filmsIn(0, Math.min(text.length, 90)).find(({ to }) => forSomebody.test(text.slice(to)));
  if (!film || /[.!?\n:]/u.test(text.slice(0, film.from))) return;
  // "Promo for my bakery Lark & Son" is about a shop.
  if (!greets.test(text.slice(0, film.to + forSomebody.exec(text.slice(film.to))![0].length))) return;
  const whose = film.to + forSomebody.exec(text.slice(film.to))![0].length;
  const related = (language === 'de' ? germanKin : kin).exec(text.slice(whose))?.[0];
  if (related === undefined) return;
  const from = whose + related.length;
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
