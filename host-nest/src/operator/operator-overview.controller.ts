import { Get, HttpCode, Inject, Param, Post, Query } from '@nestjs/common';
import type { Plan } from '@scenewright/core/billing';
import { ServiceError } from '@scenewright/core/errors';
import { AccountStore } from '../accounts/account-store.js';
import { PLANS } from '../accounts/plans.js';
import { Configuration } from '../configuration/configuration.js';
import { OperatorController } from '../http/service-controllers.js';
import { JobStore } from '../jobs/job-store.js';
import { ServiceNodes } from '../nodes/service-nodes.js';
import { Failures } from './failures.js';
import { presentAnyJob } from './operator-answers.js';
import {
  presentFailure,
  presentFailureCause,
  presentNode,
  presentPlanOfAccounts,
  presentStorage,
} from './overview-answers.js';
import { FailuresQuery } from './operator-queries.js';
import { QueueStates } from './queue-state.js';
import { StorageMeter } from './storage-use.js';

/** How the installation gets on: what its plans give, what waits, who works, what is full, and what failed. */
@OperatorController('admin/v1')
export class OperatorOverviewController {
  constructor(
    @Inject(PLANS) private readonly plans: readonly Plan[],
    private readonly accounts: AccountStore,
    private readonly jobs: JobStore,
    private readonly queue: QueueStates,
    private readonly nodes: ServiceNodes,
    private readonly storage: StorageMeter,
    private readonly failures: Failures,
    private readonly configuration: Configuration,
  ) {}

  @Get('plans')
  async listPlans(): Promise<unknown> {
    const accounts = await this.accounts.countByPlan();
    return { plans: this.plans.map((plan) => presentPlanOfAccounts(plan, accounts[plan.id] ?? 0)) };
  }

  @Get('queue')
  async queueState(): Promise<unknown> {
    const { kind, jobs, topics, oldestTurnMs } = await this.queue.look();
    return { kind, jobs, topics, oldest_turn_seconds: oldestTurnMs === null ? null : Math.round(oldestTurnMs / 1000) };
  }

  @Get('nodes')
  async listNodes(): Promise<unknown> {
    return { nodes: (await this.nodes.list()).map(presentNode) };
  }

  @Get('storage')
  async storageUse(): Promise<unknown> {
    return presentStorage(await this.storage.measure(), this.configuration.retentionDays);
  }

  @Get('failures')
  async listFailures(@Query() { days, limit }: FailuresQuery): Promise<unknown> {
    const { causes, latest } = await this.failures.lately(days, limit);
    return { days, causes: causes.map(presentFailureCause), latest: latest.map(presentFailure) };
  }

  /** Stops the work on a video, as its account could. @throws ServiceError not_found, not_cancelable */
  @Post('jobs/:id/cancel')
  @HttpCode(200)
  async cancelJob(@Param('id') id: string): Promise<unknown> {
    const job = await this.jobs.find(id);
    if (!job) throw new ServiceError('not_found', `No video ${id}.`);
    return presentAnyJob(await this.jobs.applyForAccount(job.accountId, id, { kind: 'cancel_requested' }));
  }
}
