import { Module } from '@nestjs/common';
import { RENDER_CLUSTER, RenderCluster } from '../cluster/render-cluster.js';
import { CLOCK, type Clock } from '../configuration/clock.js';
import { Configuration } from '../configuration/configuration.js';
import { DatabaseModule } from '../database/database.module.js';
import { OpenDatabase } from '../database/open-database.js';
import { DiskSpace } from '../files/disk-space.js';
import { FileStore } from '../files/file-store.js';
import { SegmentExchange } from '../files/segment-exchange.js';
import { StorageModule } from '../files/storage.module.js';
import { WorkFolder } from '../files/work-folder.js';
import { BrandFonts } from '../fonts/brand-fonts.js';
import { FontsModule } from '../fonts/fonts.module.js';
import { InfographicStore } from '../infographics/infographic-store.js';
import { InfographicsModule } from '../infographics/infographics.module.js';
import { InfographicWorker } from '../infographics/render-worker.js';
import { ForeignChanges } from '../jobs/foreign-changes.js';
import { JobStore } from '../jobs/job-store.js';
import { JobsModule } from '../jobs/jobs.module.js';
import { Pace } from '../jobs/pace.js';
import { LOGGER, type Logger } from '../logging/logger.js';
import { Metrics } from '../metrics/metrics.js';
import { MetricsModule } from '../metrics/metrics.module.js';
import { NodesModule } from '../nodes/nodes.module.js';
import { WorkQueue } from '../queue/work-queue.js';
import { CoordinationModule } from '../redis/coordination.module.js';
import { StudioModule } from '../studio/studio.module.js';
import { Studio } from '../studio/studio.js';
import { Studios } from '../studio/studios.js';
import { Tracing } from '../tracing/tracing.js';
import { VideoWorker } from './video-worker.js';
import { Workers } from './workers.js';

/** What works the queue: videos, infographics, and segments of other nodes' videos. */
@Module({
  imports: [
    CoordinationModule,
    DatabaseModule,
    StorageModule,
    StudioModule,
    FontsModule,
    JobsModule,
    InfographicsModule,
    MetricsModule,
    NodesModule,
  ],
  providers: [
    {
      provide: RENDER_CLUSTER,
      inject: [
        Configuration,
        OpenDatabase,
        WorkQueue,
        JobStore,
        Studio,
        SegmentExchange,
        WorkFolder,
        Metrics,
        LOGGER,
        Tracing,
      ],
      useFactory: (
        { role }: Configuration,
        { db, exclusive }: OpenDatabase,
        queue: WorkQueue,
        jobs: JobStore,
        studio: Studio,
        exchange: SegmentExchange,
        { path: temporaryDir }: WorkFolder,
        metrics: Metrics,
        logger: Logger,
        tracing: Tracing,
      ) =>
        // One process with the embedded database is alone for certain.
        exclusive || role === 'api'
          ? null
          : new RenderCluster({
              db,
              queue,
              jobs,
              studio,
              exchange,
              temporaryDir,
              tracing,
              onDrawn: (whose) => metrics.segments.inc({ for: whose }),
              onError: (error, job) => logger.error({ err: error, ...job }, 'work with other nodes failed'),
            }),
    },
    {
      provide: VideoWorker,
      inject: [
        JobStore,
        Studios,
        FileStore,
        Configuration,
        WorkFolder,
        DiskSpace,
        RENDER_CLUSTER,
        Metrics,
        Pace,
        LOGGER,
        CLOCK,
        Tracing,
        ForeignChanges,
      ],
      useFactory: (
        jobs: JobStore,
        studios: Studios,
        files: FileStore,
        { jobDeadlineSeconds }: Configuration,
        { path: temporaryDir }: WorkFolder,
        diskSpace: DiskSpace,
        cluster: RenderCluster | null,
        metrics: Metrics,
        pace: Pace,
        logger: Logger,
        now: Clock,
        tracing: Tracing,
        foreign: ForeignChanges,
      ) =>
        new VideoWorker(jobs, async (accountId) => (await studios.of(accountId)).studio, files, {
          temporaryDir,
          diskSpace,
          cluster,
          deadlineSeconds: jobDeadlineSeconds,
          heartbeatMs: 15_000,
          foreign,
          cancelPollMs: { heard: 10_000, unheard: 2000 },
          onFinished: (seconds, videoSeconds) => {
            metrics.videos.observe(seconds);
            pace.add(seconds, videoSeconds);
          },
          onRendered: (seconds, videoSeconds) => {
            if (videoSeconds > 0) metrics.renderPace.observe(seconds / videoSeconds);
          },
          onError: (error, job) => logger.error({ err: error, ...job }, 'a video failed'),
          onStillsFailed: (error, job) =>
            logger.warn({ err: error, job: job.id }, 'a video has no stored stills; its filmstrip is taken of the MP4'),
          now,
          tracing,
        }),
    },
    {
      provide: InfographicWorker,
      inject: [InfographicStore, Studio, FileStore, BrandFonts, Configuration, WorkFolder, LOGGER, Tracing],
      useFactory: (
        store: InfographicStore,
        studio: Studio,
        files: FileStore,
        fonts: BrandFonts,
        { jobDeadlineSeconds }: Configuration,
        { path: temporaryDir }: WorkFolder,
        logger: Logger,
        tracing: Tracing,
      ) =>
        new InfographicWorker(store, studio, files, fonts, {
          temporaryDir,
          tracing,
          deadlineSeconds: jobDeadlineSeconds,
          onError: (error, work) => logger.error({ err: error, ...work }, 'an infographic failed'),
        }),
    },
    Workers,
  ],
})
export class WorkerModule {}
