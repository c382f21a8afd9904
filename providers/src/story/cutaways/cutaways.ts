import type { Brief, Drawing, Storyboard, StoryboardScene } from '@scenewright/core';
import { hashOf } from '../hash-of.js';
import { holdOf, manyParts, partsOf, toldSeconds, viewSeconds } from './holds.js';
import { breathOf } from './phrases.js';
import { variedRows } from './rows.js';
import { closeUp, inPhrases, isCloseUp, isInPhrases, nearerShot, otherDrawing, ownDrawing } from './shots.js';

/** Seconds of a shot that goes on with what another has begun. */
const shotSeconds = 3.8;
/** Shots behind one scene at most. */
const mostBehind = 3;
/** Close-ups of what the film is about, where nothing else can be shown. */
const mostRecalled = 3;
/** A sentence that is spoken for longer than this goes on over the next shot. */
const longTold = 4.5;

type Asked = Pick<Brief, 'durationSeconds' | 'multiScene' | 'aiVideo' | 'seed'>;

/**
 * Cuts a film that has more time than things to say, as an editor does: a view that would be held too long is followed by
 * close-ups of what it names, its words phrase by phrase, or its place from nearer, while its sentence goes on. Nothing new
 * is said. Of three scenes alike in a row the one in the middle is shown as a close-up.
 */
export function withCutaways(storyboard: Storyboard, brief: Asked): Storyboard {
  if (!brief.multiScene || brief.aiVideo === 'full') return storyboard;
  const scenes = variedRows(storyboard.scenes);
  const shots = shotsFor({ ...storyboard, scenes }, brief);
  if (shots.every((behind) => behind.length === 0)) return { ...storyboard, scenes };
  return {
    ...storyboard,
    scenes: scenes
      // The last scene stays the last: what leads to it stands before it.
      .flatMap((scene, at) =>
        at > 0 && at === scenes.length - 1
          ? [...shots[at]!, scene]
          : speechOver(scene, shots[at]!, storyboard.narrationLanguage),
      ) // prettier-ignore
      .map((scene, at) => ({ ...scene, id: `s${at + 1}` })),
  };
}

/** A way to go on with a scene, for films whose shots would each be held so many seconds too long: the plainest last. */
interface Form {
  over: number;
  shoot: (scene: StoryboardScene, at: number) => StoryboardScene | undefined;
}

/** Shots behind each scene, while there is time for them. */
function shotsFor(
  { scenes, language, narrationLanguage }: Storyboard,
  { durationSeconds, seed }: Asked,
): StoryboardScene[][] {
  const shots: StoryboardScene[][] = scenes.map(() => []);
  let spare = durationSeconds - scenes.reduce((sum, scene) => sum + holdOf(scene, narrationLanguage), 0);
  const seen = new Set(scenes.flatMap(({ drawings = [] }) => drawings.map(({ name }) => name)));
  const subject = scenes.map(ownDrawing).find((drawing) => drawing !== undefined);
  let recalled = 0;
  const seedOf = (at: number, what: string): number => hashOf(`${seed}|${what}|${at}|${shots[at]!.length}`);
  const near = (drawing: Drawing | undefined, at: number): StoryboardScene | undefined => {
    if (drawing) seen.add(drawing.name);
    return drawing && closeUp(drawing, scenes[at]!, seedOf(at, drawing.name));
  };
  const views = scenes
    .map((scene, at) => ({ scene, at }))
    .filter(({ scene }) => partsOf(scene) < manyParts)
    .sort((a, b) => toldSeconds(b.scene, narrationLanguage) - toldSeconds(a.scene, narrationLanguage));
  const isFresh = (at: number): boolean => shots[at]!.length === 0;
  const forms: Form[] = [
    { over: 0.4, shoot: (scene, at) => (isFresh(at) ? (nearerShot(scene, seedOf(at, 'nearer')) ?? near(otherDrawing(scene, language, seen), at)) : undefined) }, // prettier-ignore
    { over: 0.8, shoot: (scene, at) => near(otherDrawing(scene, language, seen), at) },
    { over: 1.2, shoot: (scene, at) => (shots[at]!.some(isCloseUp) ? undefined : near(ownDrawing(scene), at)) },
    { over: 1.6, shoot: (scene, at) => (isFresh(at) && scene.kind !== 'footage' && (recalled += 1) <= mostRecalled ? near(subject, at) : undefined) }, // prettier-ignore
    { over: 1.8, shoot: (scene, at) => (shots[at]!.some(isInPhrases) ? undefined : inPhrases(scene, language, ownDrawing(scene) ?? subject, seedOf(at, 'phrases'))) }, // prettier-ignore
  ];
  for (const { over, shoot } of forms)
    for (const { scene, at } of views) {
      // What every shot would be held for too long.
      if (spare / (scenes.length + shots.flat().length) < over) break;
      if (shots[at]!.length >= mostBehind) continue;
      const shot = shoot(scene, at);
      if (!shot) continue;
      shots[at]!.push(shot);
      spare -= isInPhrases(shot) ? viewSeconds : shotSeconds;
    }
  return shots;
}

/** A scene and its shots: a long sentence, or the last of several, is told over the first of them. */
function speechOver(scene: StoryboardScene, shots: readonly StoryboardScene[], language: string): StoryboardScene[] {
  const [first, ...others] = shots;
  if (!first || scene.narration === null || isInPhrases(first)) return [scene, ...shots];
  const phrases = scene.cues.map(({ phrase }) => phrase);
  const parts = lastSentenceOf(scene.narration, phrases) ?? (toldSeconds(scene, language) > longTold ? breathOf(scene.narration, language, phrases) : undefined); // prettier-ignore
  if (!parts) return [scene, ...shots];
  return [
    { ...scene, narration: parts[0] },
    { ...first, narration: parts[1], ...(scene.origin ? { origin: scene.origin } : {}) },
    ...others,
  ];
}

function lastSentenceOf(narration: string, kept: readonly string[]): [string, string] | undefined {
  const at = narration.search(/(?<=[.!?؟。！？।])\s*[^.!?؟。！？।]+[.!?؟。！？।]*$/u);
  if (at <= 0) return undefined;
  const [head, tail] = [narration.slice(0, at).trim(), narration.slice(at).trim()];
  return head.length >= 8 && tail.length >= 8 && kept.every((phrase) => head.includes(phrase)) ? [head, tail] : undefined; // prettier-ignore
}
