export { decide, openVideoJob } from '../video-job/decide.js';
export type { JobDecision, JobRefusal } from '../video-job/job-decision.js';
export type { JobEffect, JobEvent } from '../video-job/job-event.js';
export { videoJobTransitions } from '../video-job/transition-table.js';
export {
  type CompletedJob,
  type FinishedRender,
  inFlightStatuses,
  isInFlight,
  isTerminal,
  type JobEdit,
  type JobError,
  type JobFacts,
  type JobScene,
  type JobStatus,
  jobStatuses,
  type PausedJob,
  type ProcessingJob,
  type QueuedJob,
  type RenderingJob,
  type RenderTarget,
  type ReviewGate,
  terminalStatuses,
  type VideoJob,
  type WorkPhase,
} from '../video-job/video-job.js';
