import { canonicalJson } from '../determinism/canonical-json.js';
import type { EditResult } from './editor.js';
import type { Storyboard, StoryboardScene } from '../storyboard/storyboard.js';

/** Seconds that are taken for a scene that was never laid out. */
export const usualSceneSeconds = 6;
/** Wishes that are heard or decide what fits: all scenes are made again. */
const wholeWishes = ['durationSeconds', 'narration', 'narrationVoice', 'narrationLanguage'] as const;
/** Wishes that change how every scene looks, and nothing that it says. */
const lookWishes = ['style', 'backgroundColor', 'brand', 'aspectRatio', 'dimensions'] as const;

/** What an edit is expected to make again, before anything is made. */
export function estimateEdit(
  before: Storyboard,
  edited: Pick<EditResult, 'storyboard' | 'brief' | 'changes'>,
  sceneSeconds: Readonly<Record<string, number>>,
): { renewedSeconds: number; restyledSeconds: number } {
  const wishes = edited.brief;
  const after = edited.storyboard;
  const earlier = new Map(before.scenes.map((scene) => [scene.id, said(scene)]));
  const isNew = (scene: StoryboardScene): boolean =>
    wholeWishes.some((wish) => wish in wishes) || earlier.get(scene.id) !== said(scene);
  const looksNew =
    lookWishes.some((wish) => wish in wishes) || canonicalJson(before.captions) !== canonicalJson(after.captions);
  let [renewedSeconds, restyledSeconds] = [0, 0];
  for (const scene of after.scenes) {
    const seconds = scene.seconds ?? sceneSeconds[scene.id] ?? usualSceneSeconds;
    if (isNew(scene)) renewedSeconds += seconds;
    else if (looksNew || lasts(before, scene)) restyledSeconds += seconds;
  }
  return { renewedSeconds, restyledSeconds };
}

const said = ({ kind, content, narration }: StoryboardScene): string => canonicalJson({ kind, content, narration });

const lasts = (before: Storyboard, scene: StoryboardScene): boolean =>
  before.scenes.find(({ id }) => id === scene.id)?.seconds !== scene.seconds;
