import type { Beat, Outline } from '@scenewright/core/outline';
import { verdicts } from '@scenewright/core/drawings';
import { pictureOf } from '../pictures/picture-of.js';
import { askedSubject } from '../pictures/subject.js';

/**
 * Tells which beats of an outline would stand as type alone: their words name nothing of which there is a picture, and
 * neither does the film's title, whose picture would come back behind them.
 */
export function bareBeats({ title, language, beats }: Outline, prompt: string): (beat: Beat) => boolean {
  const draws = (text: string): boolean => pictureOf([{ text, weight: 1 }], language, verdicts) !== undefined;
  const [opening] = beats;
  const about = draws(title) || (opening !== undefined && draws(opening.claim)) || askedSubject(prompt, language, new Set()) !== undefined; // prettier-ignore
  return ({ claim, support, picture, spoken }) =>
    !about && ![claim, support, picture, spoken].some((text) => typeof text === 'string' && text !== '' && draws(text));
}
