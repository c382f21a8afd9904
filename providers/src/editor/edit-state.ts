import type { Brief } from '@scenewright/core/brief';
import type { EditChange, EditImage, EditLink } from '@scenewright/core/edit';
import type { Storyboard, StoryboardScene } from '@scenewright/core/storyboard';
import { sceneKindOf } from '@scenewright/core/scenes';
import type { Planner } from '@scenewright/core/generation';

/**
 * What one part of an instruction led to: something done, or a reason why not. `score` says how sure that is, when it
 * is not as sure as the rule usually is; `plan` is work that is left until it is carried out.
 */
export type Outcome =
  { done: string; scenes?: string[]; score?: number; plan?: PlannedWork } | { refused: string; score?: number };

/** The video while an instruction is worked in. Rules change a copy of it in place. */
export interface EditState {
  /** As it was: people count scenes in the video that they saw. */
  readonly original: Storyboard;
  storyboard: Storyboard;
  /** With the wishes of the instruction put in so far. */
  brief: Brief;
  /** The wishes that changed. */
  wishes: Partial<Brief>;
  changes: EditChange[];
  readonly images: readonly EditImage[];
  /** Films and sounds behind the links of the instruction. */
  readonly links: readonly EditLink[];
  /** Keys of the images that found their place. */
  usedImages: Set<string>;
  readonly sceneSeconds: Readonly<Record<string, number>>;
  /** Ids of the scenes named last: what "it" means. */
  named: string[];
}

/** A copy to work in. */
export const copyOf = (state: EditState): EditState => ({
  ...state,
  storyboard: structuredClone(state.storyboard),
  wishes: { ...state.wishes },
  changes: [...state.changes],
  usedImages: new Set(state.usedImages),
});

export function sceneOf(state: EditState, id: string): StoryboardScene | undefined {
  return state.storyboard.scenes.find((scene) => scene.id === id);
}

/** "Scene 3", by the place that the scene had in the video that was seen. */
export function nameOf(state: EditState, id: string): string {
  const index = state.original.scenes.findIndex((scene) => scene.id === id);
  return index < 0 ? 'The new scene' : `Scene ${index + 1}`;
}

export function listOf(state: EditState, ids: readonly string[]): string {
  const names = ids.map((id, index) => (index === 0 ? nameOf(state, id) : nameOf(state, id).toLowerCase()));
  return names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}

export function wish<K extends keyof Brief>(state: EditState, key: K, value: Brief[K]): void {
  state.wishes[key] = value;
  state.brief = { ...state.brief, [key]: value };
}

export function brandWish(state: EditState, changes: Partial<NonNullable<Brief['brand']>>): void {
  const merged = Object.entries({ ...state.brief.brand, ...changes }).filter(([, value]) => value !== undefined);
  wish(state, 'brand', merged.length === 0 ? null : (Object.fromEntries(merged) as NonNullable<Brief['brand']>));
}

/** An id that no scene has or had. */
export function newSceneId(state: EditState): string {
  const taken = new Set([...state.original.scenes, ...state.storyboard.scenes].map(({ id }) => id));
  for (let number = taken.size + 1; ; number += 1) if (!taken.has(`s${number}`)) return `s${number}`;
}

/** Where a scene goes that was given no place: before the scenes that close the video. */
export function indexBeforeClosing({ scenes }: Storyboard): number {
  let index = scenes.length;
  while (index > 1 && sceneKindOf(scenes[index - 1]!.kind).arc === 'closes') index -= 1;
  return index;
}
export type PlannedWork = (draft: EditState, planner: Planner) => Promise<Outcome>;
