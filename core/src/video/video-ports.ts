import type { Effects } from '../generation/effects.js';
import type { Music } from '../generation/music.js';
import type { Planner } from '../generation/planner.js';
import type { Speech } from '../generation/speech.js';
import type { FootageSet } from '../footage/footage-maker.js';
import type { AssetIndex, AssetStore, Digest } from '../assets/storage.js';
import type { CommittedScenes, ScenePart } from './committed-scenes.js';
import type { StylePack } from '../style/style-pack.js';

/** What planning a video needs of the world. */
export interface PlanPorts {
  planner: Planner;
  /** Takes over, with a warning, when the planner fails. */
  fallbackPlanner?: Planner | null;
  /** null: the video stays silent. */
  speech: Speech | null;
  /** Takes over, with a warning, when a text cannot be spoken. */
  fallbackSpeech?: Speech | null;
  music: Music | null;
  effects: Effects | null;
  /** Films the shots; absent or null: they are drawn. */
  footage?: FootageSet | null;
  assets: AssetStore;
  index: AssetIndex;
  digest: Digest;
  stylePack: (id: string) => StylePack;
  /** Seconds on any steady clock, for the timings. */
  now: () => number;
}

export type VideoStage = 'plan' | 'speech' | 'music' | 'effects' | 'layout' | 'footage' | 'render';

export interface VideoProgress {
  stage: VideoStage;
  /** Of `total` steps of the stage: scenes that are spoken, frames that are drawn. */
  done: number;
  total: number;
  /** A sentence for a person. */
  message: string;
  /** From the plan on. */
  committed?: CommittedScenes;
}

export interface RunOptions {
  signal?: AbortSignal;
  onProgress?: (progress: VideoProgress) => void;
}

/** The same for the stages of one plan. */
export interface StageOptions extends RunOptions {
  /** A part of a scene was made. Called before the progress that tells of it. */
  onMade?: (sceneId: string, part: ScenePart) => void;
}
