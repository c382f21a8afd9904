import { Inject, Injectable } from '@nestjs/common';
import type { Kysely } from 'kysely';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { DATABASE } from '../database/database.js';
import type { Database } from '../database/schema.js';
import { JobStore } from '../jobs/job-store.js';
import { countTurns } from '../queue/fair-turns.js';
import { WorkQueue } from '../queue/work-queue.js';

/** Counters of one application, in a registry of its own, so that two in one process stay apart. */
@Injectable()
export class Metrics {
  readonly registry = new Registry();
  private readonly registers = [this.registry];

  readonly requests = new Histogram({
    name: 'scenewright_http_request_seconds',
    help: 'Time to answer a request.',
    labelNames: ['method', 'status'],
    buckets: [0.005, 0.02, 0.05, 0.1, 0.5, 2, 10],
    registers: this.registers,
  });
  readonly webhooks = new Counter({
    name: 'scenewright_webhook_tries_total',
    help: 'Tries to deliver a webhook, by outcome.',
    labelNames: ['outcome'],
    registers: this.registers,
  });
  readonly segments = new Counter({
    name: 'scenewright_segments_drawn_total',
    help: 'Segments of videos that several nodes draw, drawn by this node: for its own videos and for others.',
    labelNames: ['for'],
    registers: this.registers,
  });
  readonly videos = new Histogram({
    name: 'scenewright_video_seconds',
    help: 'Wall-clock time of the work on a video.',
    buckets: [5, 15, 30, 60, 120, 300, 600, 1800],
    registers: this.registers,
  });

  readonly ended = new Counter({
    name: 'scenewright_jobs_ended_total',
    help: 'Videos and renders of infographics that ended, by outcome; `error` is the code of one that failed.',
    labelNames: ['kind', 'outcome', 'error'],
    registers: this.registers,
  });
  readonly queueWait = new Histogram({
    name: 'scenewright_queue_wait_seconds',
    help: 'Time from asking for work until a worker takes it up.',
    labelNames: ['kind'],
    buckets: [0.1, 0.5, 1, 5, 15, 60, 300, 900, 3600],
    registers: this.registers,
  });
  readonly renderPace = new Histogram({
    name: 'scenewright_render_seconds_per_video_second',
    help: 'Wall-clock seconds of rendering for a second of video.',
    buckets: [0.05, 0.1, 0.2, 0.3, 0.5, 1, 2, 5, 10],
    registers: this.registers,
  });

  constructor(jobs: JobStore, queue: WorkQueue, @Inject(DATABASE) db: Kysely<Database>) {
    // Of the process: CPU, memory, open files, garbage collection, delay of the event loop.
    collectDefaultMetrics({ register: this.registry });
    new Gauge({
      name: 'scenewright_jobs_in_flight',
      help: 'Video jobs that have not ended, by status.',
      labelNames: ['status'],
      registers: this.registers,
      async collect() {
        this.reset();
        for (const [status, count] of Object.entries(await jobs.countByStatus())) this.set({ status }, count);
      },
    });
    new Gauge({
      name: 'scenewright_queue_tasks',
      help: 'Tasks that wait, for their turn or in the queue, or are in work.',
      registers: this.registers,
      async collect() {
        // Redis may be away; the other figures stay.
        const queued = await queue.waiting().catch(() => Number.NaN);
        this.set(queued + (await countTurns(db)));
      },
    });
  }
}
