import type { Brief } from '@scenewright/core/brief';
import type { Storyboard } from '@scenewright/core/storyboard';
import { directFilm } from '../art-direction/direct-film.js';
import { filmStoryboard } from '../footage/film-storyboard.js';
import { illustrate } from '../pictures/illustrate.js';
import { inSaidColors } from '../pictures/said-colors.js';
import { inSubjectColors } from '../pictures/subject-colors.js';
import { withCutaways } from './cutaways/cutaways.js';

/**
 * What a story is shown with, whoever planned it: footage, pictures, close-ups where a view would be held too long, and the
 * colours of its subject where no style was asked for.
 */
export function shoot(storyboard: Storyboard, brief: Brief): Storyboard {
  const illustrated = illustrate(filmStoryboard(storyboard, brief), brief.prompt);
  const cut = withCutaways(brief.style === null ? inSubjectColors(illustrated) : illustrated, brief);
  const colored = inSaidColors(cut);
  return brief.multiScene ? directFilm(colored, brief.prompt) : colored;
}
