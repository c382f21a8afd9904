export { decide, openVideoJob } from './decide.js';
export type { JobDecision, JobRefusal } from './job-decision.js';
export type { JobEffect, JobEvent } from './job-event.js';
export { videoJobTransitions } from './transition-table.js';
export {
  type CompletedJob,
  filesOfRender,
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
  type RenderStills,
  type RenderTarget,
  type ReviewGate,
  terminalStatuses,
  type VideoJob,
  type WorkPhase,
} from './video-job.js';
