import { Injectable } from '@nestjs/common';
import type { TaskHandler } from '../queue/work-queue.js';

/** A piece of work that this process does now. */
export interface WorkInHand {
  topic: string;
  /** Of the video, or of the infographic's version or render. */
  subject: string;
  /** Milliseconds since 1970. */
  since: number;
}

/** What this process works on. */
@Injectable()
export class WorksInHand {
  private readonly works = new Set<WorkInHand>();

  list(): WorkInHand[] {
    return [...this.works];
  }

  /** The same handler, whose turns are listed while they last. */
  watch(handler: TaskHandler): TaskHandler {
    return {
      take: (task) => handler.take(task),
      retriesExhausted: (task, reason, fence) => handler.retriesExhausted(task, reason, fence),
      run: async (task, context) => {
        const { jobId, renderId, versionId } = task.body;
        const work = { topic: task.topic, subject: String(jobId ?? renderId ?? versionId), since: Date.now() };
        this.works.add(work);
        try {
          await handler.run(task, context);
        } finally {
          this.works.delete(work);
        }
      },
    };
  }
}
