import type { Plan } from '@scenewright/core/billing';
import { presentPlan } from '../accounts/plan-answer.js';
import type { ServiceNode } from '../nodes/service-nodes.js';
import { Counts, Numeric, OneOf, Part, PartOrNull, Parts, Text, Time, Whole, YesNo } from '../openapi/answer-fields.js';
import { failureKinds, type Failure, type FailureCause } from './failures.js';
import { workTopics, type QueueState } from './queue-state.js';
import type { StorageUse } from './storage-use.js';

const iso = (time: number): string => new Date(time).toISOString();
const nullable = { nullable: true } as const;

export class PlanOfAccounts {
  @Text('creator')
  id!: string;

  @YesNo(true)
  paid!: boolean;

  @YesNo(true)
  api_access!: boolean;

  @YesNo(true)
  agent_protocol!: boolean;

  @Text('4K')
  top_resolution!: string;

  @Whole(5)
  jobs_in_flight!: number;

  @Numeric(1000)
  monthly_credits!: number;

  @Numeric(120)
  monthly_export_minutes!: number;

  @Whole(12)
  accounts!: number;
}

export class PlansOfAccounts {
  @Parts(() => PlanOfAccounts)
  plans!: PlanOfAccounts[];
}

export class TopicFacts {
  @OneOf(workTopics)
  topic!: string;

  @Whole(3, { ...nullable, description: 'null while Redis is away.' })
  queued!: number | null;

  @Whole(12, { description: 'Those whose account has its turn later.' })
  turns!: number;
}

export class QueueFacts {
  @OneOf(['database', 'redis'])
  kind!: string;

  @Counts({ queued: 12, processing: 3 }, { description: 'Video jobs that have not ended, by status.' })
  jobs!: Record<string, number>;

  @Parts(() => TopicFacts)
  topics!: TopicFacts[];

  @Whole(42, nullable)
  oldest_turn_seconds!: number | null;
}

export class RoomFacts {
  @Numeric(16_000_000_000)
  total!: number;

  @Numeric(8_000_000_000)
  free!: number;
}

export class WorkFacts {
  @OneOf(workTopics)
  topic!: string;

  @Text('vid_01KAF0Q7J2M8T4V6X9Z1B3D5F7')
  subject!: string;

  @Time()
  since!: string;
}

export class NodeEntry {
  @Text('4f8a1f7e-6a2c-4d1c-9d0b-0d8d6f1c2b3a')
  id!: string;

  @OneOf(['all', 'api', 'render'])
  role!: string;

  @Text('render-1')
  host!: string;

  @Text('v22.12.0')
  runtime!: string;

  @Whole(2)
  concurrency!: number;

  @Whole(8)
  processors!: number;

  @Numeric(1.5)
  load!: number;

  @Part(() => RoomFacts)
  memory_bytes!: RoomFacts;

  @Whole(400_000_000)
  process_memory_bytes!: number;

  @PartOrNull(() => RoomFacts)
  disk_bytes!: RoomFacts | null;

  @Parts(() => WorkFacts)
  work!: WorkFacts[];

  @Time()
  started_at!: string;

  @Time()
  seen_at!: string;

  @YesNo(false)
  is_gone!: boolean;
}

export class NodeList {
  @Parts(() => NodeEntry)
  nodes!: NodeEntry[];
}

export class FolderFacts {
  @Text('videos')
  name!: string;

  @Whole(1200)
  files!: number;

  @Numeric(1_900_000_000)
  bytes!: number;

  @YesNo(false, { description: 'There are more than were counted.' })
  is_partial!: boolean;
}

export class StorageFacts {
  @OneOf(['disk', 's3'])
  kind!: string;

  @Time()
  measured_at!: string;

  @Numeric(30)
  retention_days!: number;

  @Numeric(48_000_000)
  database_bytes!: number;

  @Parts(() => FolderFacts)
  folders!: FolderFacts[];
}

export class FailureFacts {
  @OneOf(failureKinds)
  kind!: string;

  @Text('vid_01KAF0Q7J2M8T4V6X9Z1B3D5F7')
  id!: string;

  @Text('acc_01KAF0Q7J2M8T4V6X9Z1B3D5F7')
  account_id!: string;

  @Time()
  at!: string;

  @Text('render_failed')
  code!: string;

  @Text('The browser ended.')
  message!: string;
}

export class FailureCauseFacts {
  @OneOf(failureKinds)
  kind!: string;

  @Text('render_failed')
  code!: string;

  @Whole(3)
  count!: number;

  @Time()
  last_at!: string;
}

export class FailureOverview {
  @Whole(7)
  days!: number;

  @Parts(() => FailureCauseFacts)
  causes!: FailureCauseFacts[];

  @Parts(() => FailureFacts)
  latest!: FailureFacts[];
}

export const presentPlanOfAccounts = (plan: Plan, accounts: number): PlanOfAccounts => ({
  ...presentPlan(plan),
  paid: plan.paid,
  accounts,
});

export const presentQueue = ({ kind, jobs, topics, oldestTurnMs }: QueueState): QueueFacts => ({
  ...{ kind, jobs, topics },
  oldest_turn_seconds: oldestTurnMs === null ? null : Math.round(oldestTurnMs / 1000),
});

export const presentNode = (node: ServiceNode): NodeEntry => ({
  id: node.id,
  role: node.role,
  host: node.host,
  runtime: node.runtime,
  concurrency: node.concurrency,
  processors: node.processors,
  load: node.load,
  memory_bytes: node.memory,
  process_memory_bytes: node.processMemory,
  disk_bytes: node.disk,
  work: node.work.map(({ topic, subject, since }) => ({ topic, subject, since: iso(since) })),
  started_at: iso(node.startedAt),
  seen_at: iso(node.seenAt),
  is_gone: node.isGone,
});

export const presentStorage = (use: StorageUse, retentionDays: number): StorageFacts => ({
  kind: use.kind,
  measured_at: iso(use.measuredAt),
  retention_days: retentionDays,
  database_bytes: use.databaseBytes,
  folders: use.folders.map(({ name, files, bytes, isPartial }) => ({ name, files, bytes, is_partial: isPartial })),
});

export const presentFailure = ({ kind, id, accountId, at, code, message }: Failure): FailureFacts => ({
  kind,
  id,
  account_id: accountId,
  at: iso(at),
  code,
  message,
});

export const presentFailureCause = ({ kind, code, count, lastAt }: FailureCause): FailureCauseFacts => ({
  kind,
  code,
  count,
  last_at: iso(lastAt),
});
