import { isPicture } from '../from-beat.js';
import { headline } from '../headline.js';
import { sceneKind } from '../scene-kind.js';

/** Opens the video with what it is about. */
export const title = sceneKind({
  content: headline,
  names: ['title card', 'title scene', 'title slide', 'title screen'],
  seconds: [1.8, 4.5],
  arc: 'opens',
  saysItsTitle: true,
  standsOnPicture: true,
  filmable: true,
  reading: 'glance',
  weight: 0.7,
  illustrated: true,
  ending: 'words',
  typeAlone: true,
  bearsMotif: 'words',
  inWords: 'opening',
  offers: ({ claim, kicker, support, purpose, evidence }) =>
    purpose === 'open' && isPicture(evidence)
      ? [{ content: { title: claim, ...(support ? { subtitle: support } : {}), kicker }, score: 0.9 }]
      : [],
});
