import type { Warning } from '../errors/warning.js';
import type { FinishedRender, JobEdit, JobError, JobScene, RenderTarget, ReviewGate, WorkPhase } from './video-job.js';

export const workerEvents = [
  'activity',
  'gate_reached',
  'generation_finished',
  'render_finished',
  'work_failed',
  'work_stopped',
] as const;
export const accountEvents = [
  'cancel_requested',
  'delete_requested',
  'approved',
  'changes_requested',
  'render_requested',
] as const;

/**
 * What can happen to a job. `started` takes the work over and raises the fence; every other event of a
 * worker carries the fence it was given, so that one presumed dead can change nothing.
 */
export type JobEvent =
  | { kind: 'started' }
  | {
      kind: 'activity';
      fence: number;
      phase?: WorkPhase;
      detail?: string;
      progress?: { scenesCommitted: number; scenesPlanned: number };
      scenes?: JobScene[];
      /** Credits of the scenes committed so far. */
      spentCredits?: number;
      enhancedPrompt?: string;
      aspectRatio?: string;
      dimensions?: { width: number; height: number };
    }
  | {
      kind: 'gate_reached';
      fence: number;
      gate: ReviewGate;
      /** The shots as they are planned. */
      scenes?: JobScene[];
      /** What the board shows otherwise than asked, and which words of a change were not understood. */
      warnings?: Warning[];
      aspectRatio?: string;
      dimensions?: { width: number; height: number };
    }
  | {
      kind: 'generation_finished';
      fence: number;
      scenes: JobScene[];
      durationSeconds: number;
      /** What the job costs when it completes, and when it fails or is canceled from here on. */
      credits: { completed: number; stopped: number };
      /** The size of the MP4, when the plan has decided the shape; else the one of the request. */
      target?: RenderTarget;
      warnings: Warning[];
      /** What was changed and made again, of an edit job. */
      edit?: JobEdit;
    }
  | { kind: 'render_finished'; fence: number; render: FinishedRender }
  | { kind: 'work_failed'; fence: number; error: JobError }
  | { kind: 'work_stopped'; fence: number }
  | { kind: 'cancel_requested' }
  | { kind: 'delete_requested' }
  | { kind: 'approved' }
  | { kind: 'changes_requested'; changes: string }
  | {
      kind: 'render_requested';
      target: RenderTarget;
      exportMinutes: number;
      /** Id of the hold that the ledger will know it by. */
      holdId: string;
      webhookUrl: string | null;
    };

/** What the host does in the same transaction (ledger, outbox) or after it. Plain data. */
export type JobEffect =
  | { kind: 'hold'; unit: 'credits' | 'export_minutes'; holdId: string; amount: number }
  | { kind: 'settle'; unit: 'credits' | 'export_minutes'; holdId: string; amount: number }
  | { kind: 'release'; unit: 'credits' | 'export_minutes'; holdId: string }
  | { kind: 'enqueue'; task: 'build' | 'render'; jobId: string }
  /** Record, documents, files and events of the job go. */
  | { kind: 'erase'; jobId: string }
  | {
      kind: 'sendWebhook';
      event: 'video.completed' | 'video.failed' | 'video.canceled';
      data: Record<string, unknown>;
      /** Adds a fresh short-lived `downloadUrl` of this file when the event is written. */
      file: string | null;
      /** Overrides the URL of the job. */
      url: string | null;
    };
