import type { Genre } from '../../outline/genre.js';
import { isPicture, statedBy } from '../from-beat.js';
import { headline, headlinePanels } from '../headline.js';
import { sceneKind } from '../scene-kind.js';

/** Films that call out to passers-by. */
const called: readonly Genre[] = 'promo event fundraising announcement invitation greeting place listicle ranking job-ad tips testimonial'.split(' ') as Genre[]; // prettier-ignore

/** A few words in large type on a poster that is pasted to a wall: what has no picture of its own is seen as a thing. */
export const poster = sceneKind({
  content: headline,
  names: ['poster', 'placard', 'billboard', 'bill'],
  seconds: [2, 5],
  saysItsTitle: true,
  reading: 'glance',
  holdsMotif: true,
  illustrated: true,
  placesPicture: true,
  surface: true,
  inWords: 'statement',
  offers: (beat, { genre, opens, words }) => {
    const { claim: said, kicker: above, support, purpose, evidence } = beat;
    const subtitle = support ? { subtitle: support } : {};
    const fits = genre !== null && called.includes(genre);
    if (isPicture(evidence))
      return purpose === 'open' && evidence.type !== 'question'
        ? [{ content: { title: said, ...subtitle, kicker: above }, score: fits ? 0.8 : 0.7 }]
        : [];
    const stated = statedBy(beat);
    if (!stated || words(`${stated.claim} ${support ?? ''}`) > 18) return [];
    return [{ content: { title: stated.claim, ...subtitle, kicker: above }, score: opens && fits ? 0.5 : fits ? 0.47 : 0.4 }];
  },
  panels: headlinePanels,
}); // prettier-ignore
