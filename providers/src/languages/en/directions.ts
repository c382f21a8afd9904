import { tones, type DirectionWords } from '../direction-words.js';

/** English sentences that say how a scene is to be seen. */
export const directions: DirectionWords = {
  quote: (text) => `“${text}”`,
  and: 'and',
  opening: (title) => `Open on ${title}, set large over an almost bare ground`,
  openingPicture: (title) => `Open on a full picture that sets the mood for ${title}`,
  figure: (figure, title) => `Let ${figure} count up as the largest thing on screen${title && `, under ${title}`}`,
  change: (before, after) => `Put ${before} next to ${after}, so that the change is seen before it is read`,
  shares: (labels) => `Show ${labels} as parts of one whole, the largest first, each with its own label`,
  chart: (claim) =>
    `Draw the values as a chart that proves its headline, ${claim}; mark what matters and mute the rest`,
  points: (points) => `Bring in ${points} one after another, each with the word that names it`,
  stages: (stages) => `Walk through ${stages} in their order, along one line`,
  sides: (left, right) => `Set ${left} against ${right}, side by side and point by point`,
  place: (place) => `Travel to ${place} on a map and mark it`,
  quotation: (author) => `Let the quotation stand alone${author && `, with ${author} under it`}`,
  picture: (title) => `Let the picture of ${title} fill the frame and drift slowly`,
  statement: (text) => `Give ${text} a frame of its own`,
  recap: 'Gather the figures once more on a single board, so that they can be taken in together',
  closing: (title) => `Close quietly on ${title}`,
  tone: (mood) =>
    `Keep the tone ${tones(['bright and optimistic', 'calm and unhurried', 'brisk and energetic', 'sober and exact', 'light and playful', 'elegant and restrained', 'tense and focused', 'warm and personal'])(mood)}`,
};
