import { alternatives, contextWords, wordsOfAll } from '../../languages/any-word.js';
import { untilCue, type RoleMarker } from './role-marker.js';

const leads = alternatives(wordsOfAll(({ prompts, tables }) => `${prompts.request?.for ?? ''} ${prompts.request?.forNamed ?? ''} ${tables?.of ?? ''}`)); // prettier-ignore
const articles = alternatives(contextWords('articles'));
/** "Promo for Nimbora, an app that …": a name, and behind a comma what it is. */
const explained = new RegExp(String.raw`^([^.,;:!?\n]{0,60}?(?:^|\s)(?:${leads})\s)(\p{Lu}[\p{L}\p{M}\p{Nd}’'.&-]*(?:\s(?:&|\p{Lu}[\p{L}\p{M}\p{Nd}’'.-]*)){0,4},\s(?:${articles})\s[^.!?。\n]+[.!?。]?)`, 'iu'); // prettier-ignore
/** A request without a word for the film still asks for one. */
const asking = /^(?:make|please|seconds|shape)/u;
const ofFilm = /^(?:shape|voice|music|captioned|effects|spoken|look|seconds|minutes|platform|video)/u;

/**
 * A request that names what its film is for, and says behind a comma what that is, says the most important thing of the
 * film: both are told, up to a clause that speaks of the film again.
 */
export function keepNamed(text: string, { within, cuesIn, filmsIn, set }: RoleMarker): void {
  const match = explained.exec(text);
  if (!match) return;
  const [, request, named] = match as unknown as [string, string, string];
  const from = request.length;
  const asks = filmsIn(0, from).length > 0 || cuesIn(0, from).some((name) => asking.test(name));
  // The pattern takes small letters for large ones.
  if (!asks || !/^\p{Lu}/u.test(named)) return;
  const to = untilCue(named, from, cuesIn, ofFilm);
  set(within(from, to), 'content');
}
