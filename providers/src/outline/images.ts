import type { Brief } from '@scenewright/core/brief';
import type { Beat } from '@scenewright/core/outline';
import { beat } from './beats.js';
import { claimOf } from './claim.js';
import { sentence } from './spoken.js';
import type { StoryContext } from './story-context.js';

/** The user's pictures, each with what the user says of it; logos are the brand's and no beats. */
export function imageBeats(brief: Brief, context: StoryContext): Beat[] {
  return brief.images
    .filter((image) => image.asset !== brief.brand?.logo)
    .map((image) => {
      const words = image.context?.trim() ?? '';
      const claim = words ? claimOf(words, context.language, 80) : context.topic;
      return beat(
        {
          claim,
          evidence: { type: 'image', image: image.asset },
          spoken: words ? sentence(words, context) : null,
          picture: words,
          importance: 0.7,
        },
        context,
      );
    });
}
