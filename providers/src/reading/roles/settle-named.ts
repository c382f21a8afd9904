import { alternatives, wordsOfAll } from '../../languages/any-word.js';
import { genreNames } from '../../languages/genre-words.js';
import { packOf } from '../../languages/registry.js';
import type { RoleMarker } from './role-marker.js';

const kinds = new RegExp(`(?<!\\p{L})(?:${alternatives(wordsOfAll(({ prompts }) => Object.values(prompts.genres).map(genreNames).join(' ')))})(?!\\p{L})`, 'iu'); // prettier-ignore
const whose = alternatives(
  wordsOfAll(({ prompts }) => prompts.request && `${prompts.request.for ?? ''} ${prompts.request.forNamed ?? ''}`),
);
const named = new RegExp(
  String.raw`^([^.,;:!?\n。！？]{0,70}?)\s(?:${whose})\s+([«“„"]?\p{Lu}[^.,;:!?\n。！？]{0,50}),\s+`,
  'iu',
);
/** What is said of the film itself behind what the name is: "…, a snack box in 20 seconds". */
const ofFilm = /^(?:shape|voice|music|captioned|effects|spoken|seconds|minutes|platform)/u;

/**
 * "Promo for Tidewell, a subscription box with snacks from Cornwall.": a name and what it is belong together, and all of
 * it is the topic, whatever its single words may mean in requests.
 */
export function settleNamed(text: string, language: string, { within, cuesIn, filmsIn, set }: RoleMarker): void {
  const match = named.exec(text);
  const is = packOf(language)?.telling?.is?.[0];
  if (!match || !is || !/^[«“„"]?\p{Lu}/u.test(match[2]!)) return;
  if (!kinds.test(match[1]!) && filmsIn(0, match[1]!.length).length === 0) return;
  const from = match[0].length;
  if (!new RegExp(`^(?:${alternatives(is)})\\s`, 'iu').test(text.slice(from))) return;
  const what = /^[^.,;:!?\n。！？]+/u.exec(text.slice(from))![0];
  // "…, a snack box for Instagram": from the phrase on that speaks of the film.
  const cut = [...what.matchAll(new RegExp(`\\s(?=(?:${alternatives(packOf(language)?.prompts.clauses.leading ?? '')})\\s)`, 'giu'))].find(({ index }) => cuesIn(from + index, from + what.length).some((name) => ofFilm.test(name)) && !cuesIn(from, from + index).some((name) => ofFilm.test(name)) && isLast(what, index)); // prettier-ignore
  const to = from + (cut?.index ?? what.length);
  const start = match[0].lastIndexOf(match[2]!);
  set(within(0, start), 'direction');
  set(within(start, to), 'content');
  if (cut) set(within(to, from + what.length), 'direction');
  else set(within(to, to + 1), 'content');
}

/** Whether no other phrase begins behind a place. */
const isLast = (what: string, index: number): boolean => what.slice(index + 1).split(/\s/u).length <= 5;
