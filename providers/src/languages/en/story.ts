import type { StoryWords } from '../story-words.js';

/** Who is drawn in English stories. */
export const story: StoryWords = {
  called: 'named called by_the_name_of',
  undrawn:
    'house ship ferry mill tower tree rock cloud star moon lamp lantern train tram bus tractor plane ' +
    'kettle teapot cup book town village island river lake mountain hill valley castle bridge school ' +
    'café shop studio company app planet comet drop seed leaf flower pebble stone button sock shoe hat ' +
    'clock bell violin cello piano guitar drum pencil crayon kite balloon wind storm wave snowflake',
};
