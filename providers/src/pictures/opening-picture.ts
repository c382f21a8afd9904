import { verdicts, type Drawing } from '@scenewright/core/drawings';
import { sceneKindOf } from '@scenewright/core/scenes';
import type { StoryboardScene } from '@scenewright/core/storyboard';
import { isOfTime } from './alike.js';
import { arrange } from './arrange.js';
import { isActivity, isFace } from './people.js';
import { sceneWords } from './scene-words.js';
import { holdsImage, withPicture } from './with-picture.js';

/**
 * The opening of a film that is type alone, with a thing that a later scene shows where its own words name none: sooner one that does not
 * follow at once, and sooner the picture of a whole scene than that of a part of one.
 */
export function asOpening(opening: StoryboardScene, others: readonly StoryboardScene[]): StoryboardScene {
  const isShown = opening.drawings !== undefined || opening.content.picture !== undefined || opening.shows || holdsImage(opening); // prettier-ignore
  if (isShown || !sceneKindOf(opening.kind).typeAlone || !sceneWords(opening)) return opening;
  const [next, ...later] = others;
  const offered = [...later.flatMap(wholeOf), ...(next ? wholeOf(next) : []), ...later.flatMap(partsOf), ...(next ? partsOf(next) : [])]; // prettier-ignore
  const drawing = offered.find(isThing);
  if (!drawing) return opening;
  if (sceneKindOf(opening.kind).placesPicture) return withPicture(opening, drawing.name, drawing);
  const arrangement = arrange(opening, next?.arrangement ? [next.arrangement] : [], 'own');
  return withPicture({ ...opening, arrangement }, drawing.name, drawing);
}

/** What a scene shows beside all its words; a figure's object says nothing without its figure. */
const wholeOf = ({ content, drawings = [], shows }: StoryboardScene): Drawing[] =>
  shows ? [] : drawings.filter(({ name }) => name === content.picture);

const partsOf = ({ content, drawings = [], shows }: StoryboardScene): readonly Drawing[] =>
  shows || content.picture !== undefined ? [] : drawings;

/** Neither somebody's face, nor a clock, nor a sign. */
const isThing = ({ name }: Drawing): boolean =>
  !verdicts.has(name) && !isOfTime(name) && (!isFace(name) || isActivity(name));
