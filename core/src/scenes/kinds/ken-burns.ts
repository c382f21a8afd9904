import { z } from 'zod';
import { shown } from '../../fields/field-roles.js';
import { claim, kicker, assetKey } from '../../fields/content-parts.js';
import { sceneKind } from '../scene-kind.js';

/** The user's own picture, over which the camera moves. */
export const kenBurns = sceneKind({
  content: z.object({
    image: assetKey,
    title: claim.optional(),
    kicker,
    caption: shown().max(140).optional(),
    focus: z.enum(['center', 'top', 'bottom', 'left', 'right']).default('center'),
  }),
  names: ['picture', 'pictures', 'photo', 'photos', 'image', 'images'],
  saysItsTitle: true,
  standsOnPicture: true,
  pictorial: true,
  ownGround: true,
  inWords: 'picture',
  offers: ({ evidence, claim: title, kicker }) =>
    evidence.type === 'image'
      ? [
          {
            content: { image: evidence.image, ...(title ? { title } : {}), kicker, focus: 'center' as const },
            score: 0.95,
          },
        ]
      : [],
});
