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
import { Operation } from '../openapi/operation.js';
import { JobFacts, presentAnyJob } from './operator-answers.js';
import {
  FailureOverview,
  NodeList,
  PlansOfAccounts,
  presentFailure,
  presentFailureCause,
  presentNode,
  presentPlanOfAccounts,
  presentQueue,
  presentStorage,
  QueueFacts,
  StorageFacts,
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
  @Operation({
    id: 'listPlans',
    tag: 'Operator',
    summary: 'What each plan gives, and how many accounts have it.',
    success: [200, PlansOfAccounts],
  })
  async listPlans(): Promise<PlansOfAccounts> {
    const accounts = await this.accounts.countByPlan();
    return { plans: this.plans.map((plan) => presentPlanOfAccounts(plan, accounts[plan.id] ?? 0)) };
  }

  @Get('queue')
  @Operation({
    id: 'queueState',
    tag: 'Operator',
    summary: 'How much waits, by topic.',
    success: [200, QueueFacts],
  })
  async queueState(): Promise<QueueFacts> {
    return presentQueue(await this.queue.look());
  }

  @Get('nodes')
  @Operation({
    id: 'listNodes',
    tag: 'Operator',
    summary: 'The processes that gave a sign within a day.',
    success: [200, NodeList],
  })
  async listNodes(): Promise<NodeList> {
    return { nodes: (await this.nodes.list()).map(presentNode) };
  }

  @Get('storage')
  @Operation({
    id: 'storageUse',
    tag: 'Operator',
    summary: 'How much room files and database take.',
    success: [200, StorageFacts],
  })
  async storageUse(): Promise<StorageFacts> {
    return presentStorage(await this.storage.measure(), this.configuration.retentionDays);
  }

  @Get('failures')
  @Operation({
    id: 'listFailures',
    tag: 'Operator',
    summary: 'What failed lately, by cause, and the newest of all kinds.',
    query: FailuresQuery,
    success: [200, FailureOverview],
    errors: ['invalid_request'],
  })
  async listFailures(@Query() { days, limit }: FailuresQuery): Promise<FailureOverview> {
    const { causes, latest } = await this.failures.lately(days, limit);
    return { days, causes: causes.map(presentFailureCause), latest: latest.map(presentFailure) };
  }

  /** Stops the work on a video, as its account could. @throws ServiceError not_found, not_cancelable */
  @Post('jobs/:id/cancel')
  @HttpCode(200)
  @Operation({
    id: 'cancelJob',
    tag: 'Operator',
    summary: 'Stops a video as its account could.',
    params: { id: 'Id of the video.' },
    success: [200, JobFacts],
    errors: ['not_cancelable'],
  })
  async cancelJob(@Param('id') id: string): Promise<JobFacts> {
    const job = await this.jobs.find(id);
    if (!job) throw new ServiceError('not_found', `No video ${id}.`);
    return presentAnyJob(await this.jobs.applyForAccount(job.accountId, id, { kind: 'cancel_requested' }));
  }
}
