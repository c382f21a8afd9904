import type { Brief, FetchedInputs } from '@scenewright/core/brief';
import type { EditImage } from '@scenewright/core/edit';
import type { Warning } from '@scenewright/core/errors';
import type { FinishedRender, JobEdit, JobScene, ReviewGate, RenderTarget, WorkPhase } from '@scenewright/core/jobs';
import type { CreateRequest } from '@scenewright/core/requests';
import type { Storyboard } from '@scenewright/core/storyboard';
import type { Timeline } from '@scenewright/core/timeline';
import type { CommittedScenes } from '@scenewright/core/video';
import type { GatheredLink } from '@scenewright/providers';
import type { SegmentSession, SegmentShare } from '@scenewright/render-pool';
import type { Planning } from './planning-parts.js';

export interface BuildProgress {
  phase?: WorkPhase;
  detail?: string;
  /** What is made, in scenes and in the seconds that are charged for it. */
  committed?: CommittedScenes;
  scenes?: JobScene[];
}

export interface BuiltVideo {
  storyboard: Storyboard;
  timeline: Timeline;
  scenes: JobScene[];
  durationSeconds: number;
  aspectRatio: string | null;
  /** The shape in pixels at the resolution of the request, for a record whose request names no exact canvas. */
  dimensions: { width: number; height: number };
  footageSeconds: number;
  warnings: Warning[];
  enhancedPrompt: string | null;
  /** What an edit of it starts from, beside storyboard and timeline. */
  plan?: VideoPlan;
}

/** The wishes that a video was planned from, and how fast it is spoken. */
export interface VideoPlan {
  brief: Brief;
  pace: number;
}

/** The video that an edit starts from. */
export interface EditSource {
  request: CreateRequest;
  /** The files of the source, and those that came with the edit. */
  inputs: FetchedInputs;
  /** null: it failed before it was planned, and is made from its request. */
  video: { plan: VideoPlan | null; storyboard: Storyboard; timeline: Timeline } | null;
}

/** A change in words, with its images. */
export interface EditWish {
  instruction: string;
  images: readonly EditImage[];
  /** What lies behind the links of the instruction. */
  links?: readonly GatheredLink[];
}

/** Seconds of scenes; `changed` is false when the words lead to nothing. */
export interface EditEstimate {
  changed: boolean;
  renewedSeconds: number;
  restyledSeconds: number;
}

export interface EditedBuild extends BuiltVideo {
  edit: JobEdit;
  /** Seconds of scenes with new words, pictures or voice, and of those that only look different. */
  work: { renewedSeconds: number; restyledSeconds: number };
  /** The exact canvas that the edited wishes name, if they do. */
  exactDimensions: { width: number; height: number } | null;
}

export interface VoiceEntry {
  id: string;
  name: string;
  description: string;
  gender: string;
  accent: string;
  age: string;
  use_case: string;
  languages: string[];
}

export interface StyleCatalogue {
  defaultStyle: string;
  noStyle: string;
  styles: { id: string; name: string; vibe: string; palette: { label: string; hex: string }[] }[];
}

export interface WorkOptions<P> {
  signal: AbortSignal;
  onProgress: (progress: P) => void;
}

export type RenderOutcome = Pick<FinishedRender, 'bytes' | 'fps' | 'durationSeconds'> & {
  width: number;
  height: number;
};

/** What is to be shown at a review gate. */
export interface BoardWish {
  request: CreateRequest;
  inputs: FetchedInputs;
  gate: ReviewGate;
  /** The board before; null: nothing is planned yet. */
  storyboard: Storyboard | null;
  /** The reviewer's words; only what they name is redone. */
  changes: string | null;
}

export interface DrawnBoard {
  storyboard: Storyboard;
  /** A timeline of stills; see `reviewBoard` of core. */
  pictures: Timeline;
  scenes: JobScene[];
  warnings: Warning[];
  aspectRatio: string | null;
  dimensions: { width: number; height: number };
}

/** What the service needs of the pipeline. Failures are `StageFailure`s of core. */
export abstract class Studio {
  /** `storyboard`: one that was reviewed, to be made as it is. */
  abstract build(
    request: CreateRequest,
    inputs: FetchedInputs,
    options: WorkOptions<BuildProgress> & { storyboard?: Storyboard },
  ): Promise<BuiltVideo>;
  /** Makes a prompt fuller. Interface 4.2, `enhance_prompt`; absent where the studio can't. */
  enhance?(request: CreateRequest, options: { signal?: AbortSignal }): Promise<{ prompt: string; warnings: Warning[] }>;
  /** Casts and boards a filmed story for review; absent where nothing is filmed. */
  board?(wish: BoardWish, options: WorkOptions<BuildProgress>): Promise<DrawnBoard>;
  /** A new version from a change in words: what is not named stays as it was. */
  abstract edit(source: EditSource, wish: EditWish, options: WorkOptions<BuildProgress>): Promise<EditedBuild>;
  /** What such an edit is expected to make again, without making anything; null when all of it is. */
  abstract estimateEdit(source: EditSource, wish: EditWish): Promise<EditEstimate | null>;
  abstract render(
    timeline: Timeline,
    target: RenderTarget,
    outFile: string,
    options: WorkOptions<{ framesDone: number; framesTotal: number; detail: string }> & { share?: SegmentShare },
  ): Promise<RenderOutcome>;
  /** Draws single segments of a video that another node puts together. A studio without it works alone. */
  openSession?(timeline: Timeline, target: { width: number; height: number }): Promise<SegmentSession>;
  /** Segments that are drawn here at the same time. */
  capacity?(): Promise<number>;
  /** JPEG pictures of the timeline at the given frames. */
  abstract stills(
    timeline: Timeline,
    frames: number[],
    width: number,
  ): Promise<{ bytes: Uint8Array; width: number; height: number }[]>;
  /** @throws when the catalogue can't be reached just now. */
  abstract voices(): Promise<VoiceEntry[]>;
  /** A sentence in a voice, to be listened to. */
  say?(
    sentence: { text: string; language: string; voice: string },
    options: { signal?: AbortSignal },
  ): Promise<{ bytes: Uint8Array; mimeType: string }>;
  /** The same, with something else that thinks videos out. */
  withPlanning?(planning: Planning): Studio;
  abstract styles(): StyleCatalogue;
  abstract close(): Promise<void>;
}
