import { Inject, Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { Configuration } from '../configuration/configuration.js';
import { InfographicWorker } from '../infographics/render-worker.js';
import { RENDER_CLUSTER, type RenderCluster } from '../cluster/render-cluster.js';
import { WorksInHand } from '../nodes/work-in-hand.js';
import { WorkQueue } from '../queue/work-queue.js';
import { VideoWorker } from './video-worker.js';

/** Takes work from the queue, unless this process answers requests alone (`ROLE=api`). */
@Injectable()
export class Workers implements OnApplicationBootstrap, OnApplicationShutdown {
  constructor(
    private readonly configuration: Configuration,
    private readonly queue: WorkQueue,
    private readonly videos: VideoWorker,
    private readonly infographics: InfographicWorker,
    private readonly works: WorksInHand,
    @Inject(RENDER_CLUSTER) private readonly cluster: RenderCluster | null,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    const { role, concurrency } = this.configuration;
    if (role === 'api') return;
    await this.cluster?.start();
    const videos = this.works.watch(this.videos);
    this.queue.work('build', concurrency, videos);
    this.queue.work('render', concurrency, videos);
    this.queue.work('infographics', concurrency, this.works.watch(this.infographics));
  }

  /** The queue was closed before. */
  async onApplicationShutdown(): Promise<void> {
    await this.cluster?.close();
  }
}
