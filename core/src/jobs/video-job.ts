import type { Warning } from '../errors/warning.js';

export const jobStatuses = [
  'queued',
  'processing',
  'rendering',
  'awaiting_approval',
  'completed',
  'failed',
  'canceled',
] as const;
/** Interface 3.1. */
export type JobStatus = (typeof jobStatuses)[number];

export const inFlightStatuses = ['queued', 'processing', 'rendering', 'awaiting_approval'] as const;
export const terminalStatuses = ['completed', 'failed', 'canceled'] as const;

export type WorkPhase = 'planning' | 'casting' | 'boarding' | 'generating' | 'finishing' | 'rendering' | 'revising';
export type ReviewGate = 'cast_sheets' | 'storyboard';

export interface JobScene {
  id: string;
  title: string;
  durationSeconds: number;
}

/** What an MP4 is to be: `resolution` is null when exact dimensions were asked for. Pixels. */
export interface RenderTarget {
  resolution: string | null;
  width: number;
  height: number;
}

/** Pictures of an MP4, taken when it was rendered: JPEGs one behind the other in one file, whose key in the file store is `file`. */
export interface RenderStills {
  file: string;
  /** Pixels of each picture. */
  width: number;
  height: number;
  /** In the order of the file. `frame` counts those of the timeline. */
  pictures: { frame: number; bytes: number }[];
}

/** An MP4 that exists. `file` is its key in the file store. */
export interface FinishedRender extends RenderTarget {
  id: string;
  file: string;
  /** Absent when none could be taken, and on a render of before they were. */
  stills?: RenderStills;
  bytes: number;
  fps: number;
  durationSeconds: number;
  exportMinutes: number;
  createdAt: number;
}

export interface JobError {
  code: string;
  message: string;
}

/** What an edit job did, once it is built. */
export interface JobEdit {
  changes: { what: string; scenes: string[] }[];
  /** Ids of the scenes that were made again. */
  regeneratedScenes: string[];
}

/** What every job has, whatever its status. Times are milliseconds since 1970, UTC. */
export interface JobFacts {
  id: string;
  accountId: string;
  /** The API key that made it: names the webhook secret and the default webhook URL. */
  keyId: string;
  projectId: string;
  /** The job that this one edits. */
  sourceVideoId: string | null;
  model: string;
  multiScene: boolean;
  prompt: string;
  enhancedPrompt: string | null;
  /** The validated request in its wire form; the build reads its wishes from here. */
  request: Record<string, unknown>;
  aspectRatio: string | null;
  /** Pixels of the canvas; null until the plan has decided the shape. */
  dimensions: { width: number; height: number } | null;
  /** The length asked for, then the real one. */
  durationSeconds: number;
  /** The MP4 that the request asked for, or null when it wants none. */
  autoRender: RenderTarget | null;
  /** Pauses at the review gates (storyboard with full footage). */
  gated: boolean;
  /** Gates that were approved, in order. */
  passedGates: ReviewGate[];
  webhookUrl: string | null;
  estimatedCredits: number;
  estimatedExportMinutes: number | null;
  /** Open holds of the ledger; null when there is none, or it is resolved. */
  creditHold: string | null;
  minuteHold: string | null;
  /** Credits of the scenes committed so far: what a stopped or failed job pays. */
  spentCredits: number;
  /** Rises when new work begins and each time a worker takes it over; a worker with an older number can't change it. */
  fence: number;
  progress: { scenesCommitted: number; scenesPlanned: number };
  scenes: JobScene[];
  /** Newest first. */
  renders: FinishedRender[];
  warnings: Warning[];
  /** Absent on a job that is no edit, and before an edit is built. */
  edit?: JobEdit;
  /** Its account has deleted it: nobody is told of it any more, and its traces go as soon as no worker has it. */
  deleted?: true;
  phaseDetail: string;
  createdAt: number;
  /** Interface 2.1: frozen while the job works. */
  updatedAt: number;
  lastActivityAt: number;
}

interface Ended {
  creditsCost: number;
  endedAt: number;
}
export type QueuedJob = JobFacts & { status: 'queued' };
export type ProcessingJob = JobFacts & {
  status: 'processing';
  phase: Exclude<WorkPhase, 'rendering'>;
  cancelRequested: boolean;
  /** The redo that the reviewer asked for at `gate`, until the board is shown again. */
  revision: { gate: ReviewGate; number: number; changes: string } | null;
};
export type RenderingJob = JobFacts & {
  status: 'rendering';
  cancelRequested: boolean;
  target: RenderTarget;
  /** `first`: part of the job. `again`: asked for when the job was completed; it goes back there. */
  work: { purpose: 'first'; credits: number } | ({ purpose: 'again'; webhookUrl: string | null } & Ended);
};
export type PausedJob = JobFacts & { status: 'awaiting_approval'; review: { gate: ReviewGate; revision: number } };
/** `error` is that of the last re-render, when it failed. */
export type CompletedJob = JobFacts & { status: 'completed'; error: JobError | null } & Ended;
export type FailedJob = JobFacts & { status: 'failed'; error: JobError } & Ended;
export type CanceledJob = JobFacts & { status: 'canceled' } & Ended;

export type VideoJob = QueuedJob | ProcessingJob | RenderingJob | PausedJob | CompletedJob | FailedJob | CanceledJob;

/** Keys of all that is stored of a render. */
export function filesOfRender({ file, stills }: FinishedRender): string[] {
  return stills ? [file, stills.file] : [file];
}

export function isInFlight(job: VideoJob): boolean {
  return (inFlightStatuses as readonly string[]).includes(job.status);
}

export function isTerminal(job: VideoJob): job is CompletedJob | FailedJob | CanceledJob {
  return (terminalStatuses as readonly string[]).includes(job.status);
}
