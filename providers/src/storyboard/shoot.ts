import type { Brief } from '@scenewright/core/brief';
import type { Storyboard } from '@scenewright/core/storyboard';
import { filmStoryboard } from '../footage/film-storyboard.js';
import { illustrate } from '../pictures/illustrate.js';
import { withCutaways } from './cutaways/cutaways.js';

/** What a story is shown with, whoever planned it: footage, pictures, and close-ups where a view would be held too long. */
export const shoot = (storyboard: Storyboard, brief: Brief): Storyboard =>
  withCutaways(illustrate(filmStoryboard(storyboard, brief), brief.prompt), brief);
