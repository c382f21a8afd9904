import type { JobEvent } from './job-event.js';
import type { JobStatus } from './video-job.js';

export interface Transition {
  from: JobStatus;
  event: JobEvent['kind'];
  /** Every status that the event can lead to. */
  to: readonly JobStatus[];
  note: string;
}

/**
 * The moves of a video job. Interface 3.1 with the section "Video jobs" and fine point 4 of the
 * decisions. Whatever is not listed is refused.
 */
export const videoJobTransitions: readonly Transition[] = [
  { from: 'queued', event: 'started', to: ['processing'], note: 'generation starts' },
  { from: 'queued', event: 'cancel_requested', to: ['canceled'], note: 'instant' },
  { from: 'queued', event: 'work_failed', to: ['failed'], note: 'no worker could take it' },
  { from: 'queued', event: 'delete_requested', to: ['canceled'], note: 'canceled, and erased' },

  { from: 'processing', event: 'started', to: ['processing'], note: 'another worker takes over' },
  { from: 'processing', event: 'activity', to: ['processing'], note: 'progress; updated_at stays' },
  { from: 'processing', event: 'gate_reached', to: ['awaiting_approval', 'canceled'], note: 'storyboard review' },
  {
    from: 'processing',
    event: 'generation_finished',
    to: ['rendering', 'completed', 'canceled'],
    note: 'renders when the request asked for it; canceled when that was asked for meanwhile',
  },
  { from: 'processing', event: 'work_failed', to: ['failed', 'canceled'], note: 'committed scenes are charged' },
  { from: 'processing', event: 'cancel_requested', to: ['processing'], note: 'cooperative' },
  { from: 'processing', event: 'work_stopped', to: ['canceled'], note: 'the worker has stopped as asked' },
  {
    from: 'processing',
    event: 'delete_requested',
    to: ['processing'],
    note: 'cooperative; erased when it has stopped',
  },

  { from: 'rendering', event: 'started', to: ['rendering'], note: 'another worker takes over' },
  { from: 'rendering', event: 'activity', to: ['rendering'], note: 'progress; updated_at stays' },
  { from: 'rendering', event: 'render_finished', to: ['completed', 'canceled'], note: 'MP4 is there' },
  {
    from: 'rendering',
    event: 'work_failed',
    to: ['failed', 'canceled', 'completed'],
    note: 'a re-render goes back to completed with its error',
  },
  { from: 'rendering', event: 'cancel_requested', to: ['rendering'], note: 'cooperative' },
  {
    from: 'rendering',
    event: 'work_stopped',
    to: ['canceled', 'completed'],
    note: 'a re-render goes back to completed',
  },
  { from: 'rendering', event: 'delete_requested', to: ['rendering'], note: 'cooperative; erased when it has stopped' },

  { from: 'awaiting_approval', event: 'approved', to: ['processing'], note: 'the build continues' },
  {
    from: 'awaiting_approval',
    event: 'changes_requested',
    to: ['processing'],
    note: 'phase revising, then paused again',
  },
  { from: 'awaiting_approval', event: 'cancel_requested', to: ['canceled'], note: 'instant' },
  { from: 'awaiting_approval', event: 'delete_requested', to: ['canceled'], note: 'canceled, and erased' },

  { from: 'completed', event: 'render_requested', to: ['rendering'], note: 're-render on the same id' },

  { from: 'completed', event: 'delete_requested', to: ['completed'], note: 'erased' },
  { from: 'failed', event: 'delete_requested', to: ['failed'], note: 'erased' },
  { from: 'canceled', event: 'delete_requested', to: ['canceled'], note: 'erased' },
];
