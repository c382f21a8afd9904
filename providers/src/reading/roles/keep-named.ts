import { alternatives, contextWords, wordsOfAll } from '../../languages/any-word.js';
import type { RoleMarker } from './role-marker.js';

const leads = alternatives(wordsOfAll(({ prompts, tables }) => `${prompts.request?.for ?? ''} ${prompts.request?.forNamed ?? ''} ${tables?.of ?? ''}`)); // prettier-ignore
const articles = alternatives(contextWords('articles'));
/** "Promo for Nimbora, an app that …": a name, and behind a comma what it is. */
const explained = new RegExp(String.raw`^([^.,;:!?\n]{0,60}?(?:^|\s)(?:${leads})\s)(\p{Lu}[\p{L}\p{M}\p{Nd}’'.&-]*(?:\s(?:&|\p{Lu}[\p{L}\p{M}\p{Nd}’'.-]*)){0,4},\s(?:${articles})\s[^.!?。\n]+[.!?。]?)`, 'iu'); // prettier-ignore
const isNamed = /^\p{Lu}/u;
const ofFilm = /^(?:shape|voice|music|captioned|effects|spoken|look|seconds|minutes|platform|video)/u;

/**
 * A request that names what its film is for, and says behind a comma what that is, says the most important thing of the
 * film: both are told, up to a clause that speaks of the film again.
 */
export function keepNamed(text: string, { within, cuesIn, filmsIn, set }: RoleMarker): void {
  const match = explained.exec(text);
  if (!match || !isNamed.test(match[2]!) || filmsIn(0, match[1]!.length).length + genreOf(cuesIn(0, match[1]!.length)) === 0) return; // prettier-ignore
  const from = match[1]!.length;
  let to = from;
  for (const { index, 0: clause } of match[2]!.matchAll(/[^,;]+[,;]?\s*/gu)) {
    if (cuesIn(from + index, from + index + clause.length).some((name) => ofFilm.test(name))) break;
    to = from + index + clause.length;
  }
  set(within(from, to), 'content');
}

/** A request without a word for the film still asks for one: "please", "make". */
const genreOf = (cues: readonly string[]): number => cues.filter((name) => /^(?:make|please|seconds|shape)/u.test(name)).length; // prettier-ignore
