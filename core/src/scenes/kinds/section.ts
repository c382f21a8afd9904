import { z } from 'zod';
import { claim, kicker } from '../../fields/content-parts.js';
import { isPicture, statedBy } from '../from-beat.js';
import { sceneKind } from '../scene-kind.js';

/** Says that a new chapter begins. */
export const section = sceneKind({
  content: z.object({ title: claim, index: z.number().int().min(1).max(99).optional(), kicker }),
  seconds: [1.5, 3.5],
  arc: 'divides',
  saysItsTitle: true,
  standsOnPicture: true,
  filmable: true,
  illustrated: true,
  ending: 'words',
  typeAlone: true,
  bearsMotif: 'words',
  inWords: 'opening',
  offers: (beat) => {
    const { claim, kicker, support, purpose, evidence } = beat;
    if (isPicture(evidence))
      return purpose === 'open' || purpose === 'close' ? [] : [{ content: { title: claim, kicker }, score: 0.6 }];
    // One step at a time: all of them in one form, its number above each.
    if (evidence.type === 'steps' && evidence.steps.length < 2)
      return [{ content: { title: claim, kicker, index: evidence.from }, score: 0.9 }];
    const stated = statedBy(beat);
    return stated ? [{ content: { title: stated.claim, kicker }, score: support ? 0.3 : 0.52 }] : [];
  },
});
