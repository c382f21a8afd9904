import type { Drawing } from '@scenewright/core/drawings';
import { mostLarge, type Storyboard, type StoryboardScene } from '@scenewright/core/storyboard';
import { onScreenText } from '@scenewright/core/timing';
import { motifOf } from '../../pictures/motif.js';
import { areAlike } from '../../pictures/alike.js';
import { hashOf } from '../hash-of.js';
import { phrasesOf } from './phrases.js';
import { closeUp, inPhrases, isCloseUp, lineOf, nearerShot, ofDetail, onBackdrop, otherDrawing, ownDrawing, shownThing } from './shots.js'; // prettier-ignore

/** Phrases that come one after the other and so are no single view. */
const fewestPhrases = 3;

/** What costs more is three alike in a row, or a line for the third time. */
const mostRepeated = 20;

interface Choice {
  shot: StoryboardScene;
  cost: number;
}

/**
 * A further shot of what a scene says, to stand at a place beside it: the one that repeats least of what is seen around it.
 * Where nothing can be drawn and no line can be told, forms move. Undefined where all that can be shown is seen beside it.
 * @param said what is spoken over the shot, where anything is
 */
export function furtherShot(
  film: Storyboard,
  at: number,
  place: number,
  seed: number,
  said?: string,
): StoryboardScene | undefined {
  const { scenes, language } = film;
  const scene = scenes[at]!;
  const own = hashOf(`${seed}|further|${at}|${scenes.length}`);
  const seen = new Set(scenes.flatMap(({ drawings = [] }) => drawings.map(({ name }) => name)));
  // A picture stands large twice in a film at most, and never in two shots that follow each other.
  const isWorn = ({ name }: Drawing): boolean =>
    [scenes[place - 1], scenes[place]].some(
      (beside) => beside !== undefined && areAlike(ownDrawing(beside)?.name ?? '', name),
    ) || scenes.filter((other) => ownDrawing(other)?.name === name).length >= mostLarge;
  const near = (drawing: Drawing | undefined, cost: number, isSeen = true): Choice[] =>
    drawing && !isWorn(drawing)
      ? [{ shot: isSeen ? ofDetail(closeUp(drawing, scene, own)) : closeUp(drawing, scene, own), cost }]
      : [];
  const others = scenes.flatMap((other) => (other === scene ? [] : (shownThing(other) ?? [])));
  const nearer = nearerShot(scene, own);
  const line = said ?? lineOf(scene);
  const phrases = line === undefined || (said !== undefined && film.narrationLanguage !== language) ? undefined : (phrasesOf(line, language, fewestPhrases) ?? phrasesOf(line, language)); // prettier-ignore
  const choices: Choice[] = [
    ...(nearer && scene.kind === 'footage' ? [{ shot: nearer, cost: 0 }] : []),
    ...near(otherDrawing(scene, language, seen), 0, false),
    ...near(shownThing(scene), 0.5),
    ...(phrases ? [{ shot: inPhrases(scene, phrases, undefined, own), cost: shownThing(scene) ? 1 : 2.6 }] : []),
    ...others.flatMap((drawing) => near(drawing, 1.5)),
    { shot: onBackdrop(scene, motifOf(onScreenText(scene).join(' '), language), own), cost: 2.5 },
  ];
  return choices
    .map(({ shot, cost }) => ({ shot, cost: cost + repeated(shot, scenes, place) }))
    .filter(({ cost }) => cost < mostRepeated)
    .sort((a, b) => a.cost - b.cost)[0]?.shot;
}

/** How much of a shot is seen already, beside its place most of all. */
function repeated(shot: StoryboardScene, scenes: readonly StoryboardScene[], place: number): number {
  const [before, after] = [scenes.slice(0, place).reverse(), scenes.slice(place)];
  const isAlike = (other: StoryboardScene | undefined): boolean => other?.kind === shot.kind;
  const beside = Number(isAlike(before[0])) * 3 + Number(isAlike(after[0])) * 2;
  const inRow = [before.slice(0, 2), after.slice(0, 2), [before[0], after[0]]].some((two) => two.length === 2 && two.every(isAlike)) ? 20 : 0; // prettier-ignore
  const shown = seenIn(shot);
  const times = scenes.filter((other) => isAlike(other) && seenIn(other) === shown).length;
  const isBeside = [before[0], after[0]].some((other) => other !== undefined && isCloseUp(shot) && ownDrawing(other)?.name === shown && isAlike(other)); // prettier-ignore
  // A line stands twice in a film at most.
  const isWorn = shot.kind === 'kinetic-words' && times >= 1;
  return beside + inRow + times * 1.5 + (isBeside ? 4 : 0) + (isWorn ? 30 : 0);
}

/** What is seen of a shot, apart from how near it is. */
const seenIn = ({ kind, content }: StoryboardScene): string =>
  kind === 'close-up' ? (content.picture ?? '') : kind === 'kinetic-words' ? content.phrases.join(' ') : kind === 'backdrop' ? content.motif : ''; // prettier-ignore
