import type { StoryboardScene } from '../storyboard/storyboard.js';
import type { VoiceTrack } from './voice-track.js';
import type { Transition } from '../timing/transition.js';

export interface PlacedScene {
  scene: StoryboardScene;
  transition: Transition | null;
  from: number;
  frames: number;
  /** Local frame at which the voice begins. */
  lead: number;
  /** Frames at the end in which the next scene comes in. */
  out: number;
}

export interface PlaceOptions {
  scenes: readonly StoryboardScene[];
  transitions: readonly (Transition | null)[];
  fps: number;
  seconds: number;
  speechSeconds: (sceneId: string) => number | null;
  /** Seconds of the beats of the user's own music, or none. */
  beats: readonly number[];
  /** The user's own voice, which the scenes follow; null without one. */
  voice?: VoiceTrack | null;
  /** Where the scenes stood in an earlier version of the video, by id. */
  keep?: ReadonlyMap<string, EarlierPlace>;
  /** The whole is as long as its scenes then make it, whatever `seconds` says. */
  anyLength?: boolean;
}

/** What a scene had of the video before an edit. */
export interface EarlierPlace {
  from: number;
  frames: number;
  /** The length that had been asked for it, in seconds, when that is known. */
  asked?: number;
  /** Local frame at which its voice began; null when it was silent. */
  lead: number | null;
  /** Its kind and content, as canonical JSON. */
  shows: string;
}
