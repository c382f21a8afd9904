import { bansIn } from './bans.js';
import type { RoleMarker } from './role-marker.js';

/** Questions of a film that asks and answers. */
const fewest = 3;
const answered = /(?<=[?？؟]["”»)]?\s+)(?=[^\s])[^?？؟\n]{2,120}?(?:[.!。！](?=\s|$)|(?=\n|$))/gu;
const ofFilm = /^(?:shape|voice|music|captioned|effects|spoken|seconds|glued|minutes|platform|tone|look|please|ending|mention|note|video)/u; // prettier-ignore

/**
 * "Lost the code? No, …": where several questions are asked in turn, what stands behind each is its answer, be it a refusal
 * or an order, as long as it neither speaks of the film nor forbids in so many words.
 */
export function settleAnswers(text: string, { within, cuesIn, roleOf, set }: RoleMarker): void {
  const answers = [...text.matchAll(answered)];
  if (answers.length < fewest) return;
  for (const { index, 0: words } of answers) {
    const places = within(index, index + words.length);
    const isHidden = places.some((place) => /^(?:direction|exclusion)$/u.test(roleOf(place)));
    const isStatement =
      !cuesIn(index, index + words.length).some((name) => ofFilm.test(name)) && bansIn(words).length === 0;
    if (isHidden && isStatement) set(places, 'content');
  }
}
