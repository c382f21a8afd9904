import type { MusicMood } from '@scenewright/core/style';

/** Sentences that say how a scene is to be seen. What is quoted comes from the prompt; no sentence holds a number. */
export interface DirectionWords {
  quote: (text: string) => string;
  and: string;
  opening: (title: string) => string;
  openingPicture: (title: string) => string;
  figure: (figure: string, title: string) => string;
  change: (before: string, after: string) => string;
  shares: (labels: string) => string;
  chart: (claim: string) => string;
  points: (points: string) => string;
  stages: (stages: string) => string;
  sides: (left: string, right: string) => string;
  place: (place: string) => string;
  quotation: (author: string) => string;
  picture: (title: string) => string;
  statement: (text: string) => string;
  recap: string;
  closing: (title: string) => string;
  tone: (mood: MusicMood) => string;
}

/** The words of a language for the moods, in the order of the list. */
export const tones = (row: readonly [string, string, string, string, string, string, string, string]) => {
  const moods: readonly MusicMood[] = ['bright', 'calm', 'driving', 'serious', 'playful', 'elegant', 'tense', 'warm'];
  return (mood: MusicMood): string => row[moods.indexOf(mood)]!;
};
