import { z } from 'zod';
import { claim, kicker, assetKey } from '../../fields/content-parts.js';
import { sceneKind } from '../scene-kind.js';

/** Several pictures of the user's. */
export const collage = sceneKind({
  content: z.object({ images: z.array(assetKey).min(2).max(6), title: claim.optional(), kicker }),
  names: ['collage', 'picture', 'pictures', 'photo', 'photos', 'image', 'images'],
  saysItsTitle: true,
  standsOnPicture: true,
  pictorial: true,
  inWords: 'picture',
});
