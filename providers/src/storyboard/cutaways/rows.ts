import type { StoryboardScene } from '@scenewright/core/storyboard';

/** The ways in which a scene can be shown as another kind, the best first; its words and its voice stay. */
export type Recast = (scene: StoryboardScene) => readonly StoryboardScene[];

/** A film of so many scenes has at least so many kinds of them, or it looks like one slide. */
const manyScenes = 6;
const fewestKinds = 4;

/** A film whose scenes don't look alike: no three of a kind in a row, and four kinds where there are many. */
export const varied = (scenes: readonly StoryboardScene[], recast: Recast): StoryboardScene[] =>
  withFurtherKinds(withoutRows(scenes, recast), recast);

/** Of three scenes alike in a row one is shown as another kind: the one in the middle, else the one after it or before it. */
function withoutRows(scenes: readonly StoryboardScene[], recast: Recast): StoryboardScene[] {
  const out = [...scenes];
  for (let at = 1; at + 1 < out.length; at += 1) {
    if (!isRow(out, at)) continue;
    for (const place of [at, at + 1, at - 1]) {
      const other = recast(out[place]!).find((each) => fits(out, place, each));
      if (other === undefined) continue;
      out[place] = other;
      break;
    }
  }
  return out;
}

/** A film of few kinds with more of them: what stands in its midst is shown as one that it has not yet. */
function withFurtherKinds(scenes: readonly StoryboardScene[], recast: Recast): StoryboardScene[] {
  const out = [...scenes];
  const middle = scenes.map((_, at) => at).slice(1, -1).sort((a, b) => Math.abs(a - scenes.length / 2) - Math.abs(b - scenes.length / 2)); // prettier-ignore
  while (scenes.length >= manyScenes && new Set(out.map(({ kind }) => kind)).size < fewestKinds) {
    const [change] = middle.flatMap((at) => {
      const { kind } = out[at]!;
      // The only one of its kind would be lost for the new one.
      if (out.filter((other) => other.kind === kind).length < 2) return [];
      const other = recast(out[at]!).find((each) => out.every((scene) => scene.kind !== each.kind) && fits(out, at, each)); // prettier-ignore
      return other ? [{ at, other }] : [];
    });
    if (!change) return out;
    out[change.at] = change.other;
  }
  return out;
}

/** Whether a scene and its neighbours are of one kind. Film is cut within a place. */
const isRow = (scenes: readonly StoryboardScene[], at: number): boolean =>
  scenes[at]!.kind !== 'footage' && scenes[at - 1]?.kind === scenes[at]!.kind && scenes[at + 1]?.kind === scenes[at]!.kind; // prettier-ignore

/** Whether a scene makes no row where it is put. */
function fits(scenes: readonly StoryboardScene[], at: number, scene: StoryboardScene): boolean {
  const next = scenes.map((each, place) => (place === at ? scene : each));
  return [at - 1, at, at + 1].every((place) => next[place] === undefined || !isRow(next, place));
}
