import type { Figure } from '../figures/figure.js';
import { sceneFields, sceneFiles } from '../scenes/walk-scene-text.js';
import type { Storyboard, StoryboardScene } from '../storyboard/storyboard.js';
import { plannedSeconds } from '../timing/planned-seconds.js';
import type { StorySource } from './story-source.js';

export interface CheckedText {
  /** Way to it, as `walkSceneText` names it. */
  field: string;
  text: string;
}

/** A scene with what the rules look at, taken from it once. */
export interface CheckedScene {
  scene: StoryboardScene;
  id: string;
  /** Counted from 1. */
  number: number;
  /** Every text that the viewer reads; a figure is its display. */
  shown: readonly CheckedText[];
  /** All of them, a line each. */
  shownText: string;
  /** What the scene says first and largest; undefined for one without words. */
  headline: CheckedText | undefined;
  /** '' where nothing is spoken. */
  narration: string;
  hasPicture: boolean;
  /** Things that appear one after the other. */
  parts: number;
  /** Its expected share of the video. */
  seconds: number;
}

export interface CheckedStory {
  storyboard: Storyboard;
  scenes: readonly CheckedScene[];
}

export function checkedStory(storyboard: Storyboard, { durationSeconds }: StorySource): CheckedStory {
  const lengths = plannedSeconds(storyboard, durationSeconds);
  return {
    storyboard,
    scenes: storyboard.scenes.map((scene, index) => {
      const shown = sceneFields(scene, 'shown', 'figure').map(({ path, value }) => ({
        field: path,
        text: typeof value === 'string' ? value : (value as Figure).display,
      }));
      return {
        ...{ scene, id: scene.id, number: index + 1, shown, shownText: shown.map(({ text }) => text).join('\n') },
        headline: headlineOf(shown),
        narration: storyboard.narrated ? (scene.narration ?? '') : '',
        hasPicture: scene.kind === 'footage' || sceneFiles(scene).length > 0,
        parts: Math.max(0, ...Object.values(scene.content).map((value) => (Array.isArray(value) ? value.length : 0))),
        seconds: lengths[index]!,
      };
    }),
  };
}

/** Names of the field that a kind sets largest, where it has one. */
const headlines = ['title', 'headline', 'claim', 'text', 'term', 'quote'];

function headlineOf(shown: readonly CheckedText[]): CheckedText | undefined {
  for (const name of headlines) {
    const found = shown.find(({ field, text }) => field === name && text.trim() !== '');
    if (found) return found;
  }
  return shown[0];
}
