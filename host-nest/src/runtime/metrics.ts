import { Counter, Gauge, Histogram, Registry } from 'prom-client';

/** Counters of one runtime, in a registry of its own, so that two in one process stay apart. */
export function createMetrics(read: { jobs: () => Promise<Record<string, number>>; waiting: () => Promise<number> }) {
  const registry = new Registry();
  const registers = [registry];
  new Gauge({
    name: 'scenewright_jobs_in_flight',
    help: 'Video jobs that have not ended, by status.',
    labelNames: ['status'],
    registers,
    async collect() {
      this.reset();
      for (const [status, count] of Object.entries(await read.jobs())) this.set({ status }, count);
    },
  });
  new Gauge({
    name: 'scenewright_queue_tasks',
    help: 'Tasks that wait or are in work.',
    registers,
    async collect() {
      this.set(await read.waiting());
    },
  });
  return {
    registry,
    requests: new Histogram({
      name: 'scenewright_http_request_seconds',
      help: 'Time to answer a request.',
      labelNames: ['method', 'status'],
      buckets: [0.005, 0.02, 0.05, 0.1, 0.5, 2, 10],
      registers,
    }),
    webhooks: new Counter({
      name: 'scenewright_webhook_tries_total',
      help: 'Tries to deliver a webhook, by outcome.',
      labelNames: ['outcome'],
      registers,
    }),
    segments: new Counter({
      name: 'scenewright_segments_drawn_total',
      help: 'Segments of videos that several nodes draw, drawn by this node: for its own videos and for others.',
      labelNames: ['for'],
      registers,
    }),
    videos: new Histogram({
      name: 'scenewright_video_seconds',
      help: 'Wall-clock time of the work on a video.',
      buckets: [5, 15, 30, 60, 120, 300, 600, 1800],
      registers,
    }),
  };
}
export type Metrics = ReturnType<typeof createMetrics>;
