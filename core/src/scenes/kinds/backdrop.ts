import { z } from 'zod';
import { shown } from '../../fields/field-roles.js';
import { claim, kicker } from '../../fields/content-parts.js';
import { isPicture, statedBy } from '../from-beat.js';
import { sceneKind } from '../scene-kind.js';

/** A generated, animated backdrop with words: what a topic without facts is shown with. */
export const backdrop = sceneKind({
  content: z.object({
    motif: z.enum(['landscape', 'sky', 'water', 'city', 'space', 'matter', 'growth', 'network', 'light']),
    title: claim.optional(),
    kicker,
    caption: shown().max(160).optional(),
  }),
  saysItsTitle: true,
  standsOnPicture: true,
  filmable: true,
  reading: 'glance',
  holdsMotif: true,
  pictorial: true,
  ownGround: true,
  inWords: 'picture',
  offers: (beat, { motif, anyMotif }) => {
    const { claim, kicker, support, purpose, evidence, picture } = beat;
    if (isPicture(evidence))
      return purpose === 'open' || purpose === 'close'
        ? []
        : [{ content: { motif: anyMotif(`${claim} ${picture}`), title: claim, kicker }, score: 0.8 }];
    const stated = statedBy(beat);
    const named = stated && motif(`${stated.claim} ${picture}`);
    return named
      ? [
          {
            content: { motif: named, title: stated.claim, kicker, ...(support ? { caption: support } : {}) },
            score: 0.64,
          },
        ]
      : [];
  },
});
