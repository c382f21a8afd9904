import { isPicture } from '../from-beat.js';
import { headline } from '../headline.js';
import { sceneKind } from '../scene-kind.js';

/** Something new is shown: the curtain opens on its name, and on the thing itself where there is a picture of it. */
export const stageCurtain = sceneKind({
  content: headline,
  names: ['curtain', 'stage', 'reveal', 'stage curtain'],
  seconds: [2.2, 5],
  arc: 'opens',
  saysItsTitle: true,
  reading: 'glance',
  illustrated: true,
  placesPicture: true,
  surface: true,
  inWords: 'opening',
  offers: ({ claim: title, kicker: above, support, purpose, evidence }, { genre, words }) =>
    purpose === 'open' && isPicture(evidence) && evidence.type !== 'question' && genre === 'promo' && words(title) <= 4
      ? [{ content: { title, ...(support ? { subtitle: support } : {}), kicker: above }, score: 0.93 }]
      : [],
});
