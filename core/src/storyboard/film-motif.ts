import type { Drawing } from '../drawings/drawing.js';
import { isActivity, isFace } from '../drawings/faces.js';
import { verdicts } from '../drawings/verdicts.js';
import { sceneKindOf } from '../scenes/scene-content.js';
import { namedDrawings } from './scene-drawings.js';
import type { StoryboardScene } from './storyboard.js';

/**
 * The picture that a film comes back to: the one that it opens with, else one that two scenes or more show. A picture
 * that one later scene alone is about says nothing of the others. A ticket or a sheet that opens a film shows no picture,
 * and may hold the one of what the film is about all the same.
 */
export function filmMotif(scenes: readonly StoryboardScene[]): Drawing | undefined {
  const shown = scenes.map((scene) => comingBack(mainDrawing(scene)));
  const opening = shown[0] ?? comingBack(unshown(scenes[0]));
  if (opening) return opening;
  const seen = new Set<string>();
  return shown.find((drawing) => {
    if (!drawing) return false;
    if (seen.has(drawing.name)) return true;
    seen.add(drawing.name);
    return false;
  });
}

/** How often the picture that a film comes back to stands large in it: more is one and the same picture again and again. */
export const mostLarge = 2;

/**
 * The scenes without a drawing of their own in which the film's stands large: its last one, then the first that have room.
 * In the others only pale copies of it do.
 */
export function scenesWithMotif(
  scenes: readonly StoryboardScene[],
  motif: Drawing | undefined,
  isTall: boolean,
): ReadonlySet<string> {
  if (!motif) return new Set();
  const shown = scenes.filter((scene) => mainDrawing(scene)?.name === motif.name).length;
  // On a tall canvas any scene has room for it, at its foot.
  const open = scenes.filter((scene) => !hasDrawing(scene) && (isTall || sceneKindOf(scene.kind).holdsMotif === true));
  const last = scenes.at(-1);
  const inOrder = open.toSorted((a, b) => Number(b === last) - Number(a === last));
  return new Set(inOrder.slice(0, Math.max(0, mostLarge - shown)).map(({ id }) => id));
}

/** A cross for the mistakes that a film opens with says the wrong thing beside its last call, and a face who it is for. */
const comingBack = (drawing: Drawing | undefined): Drawing | undefined =>
  drawing && !verdicts.has(drawing.name) && (!isFace(drawing.name) || isActivity(drawing.name)) ? drawing : undefined;

/** The picture of a scene as a whole, not of one of its parts. */
function mainDrawing(scene: StoryboardScene): Drawing | undefined {
  const { picture } = scene.content;
  return scene.shows ? undefined : scene.drawings?.find(({ name }) => name === picture);
}

function unshown(scene: StoryboardScene | undefined): Drawing | undefined {
  if (!scene || scene.shows) return undefined;
  const named = new Set(namedDrawings(scene));
  return scene.drawings?.find((drawing) => !named.has(drawing));
}

/** Whether a scene has a drawing of its own, in whole or in its parts; beside a measure there is room for the film's. */
export const hasDrawing = (scene: StoryboardScene): boolean => namedDrawings(scene).length > 0;
