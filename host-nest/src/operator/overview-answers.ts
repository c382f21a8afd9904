import type { Plan } from '@scenewright/core/billing';
import { presentPlan } from '../accounts/plan-answer.js';
import type { ServiceNode } from '../nodes/service-nodes.js';
import type { Failure, FailureCause } from './failures.js';
import type { StorageUse } from './storage-use.js';

const iso = (time: number): string => new Date(time).toISOString();

export const presentPlanOfAccounts = (plan: Plan, accounts: number) => ({
  ...presentPlan(plan),
  paid: plan.paid,
  accounts,
});

export const presentNode = (node: ServiceNode) => ({
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

export const presentStorage = (use: StorageUse, retentionDays: number) => ({
  kind: use.kind,
  measured_at: iso(use.measuredAt),
  retention_days: retentionDays,
  database_bytes: use.databaseBytes,
  folders: use.folders.map(({ name, files, bytes, isPartial }) => ({ name, files, bytes, is_partial: isPartial })),
});

export const presentFailure = ({ kind, id, accountId, at, code, message }: Failure) => ({
  kind,
  id,
  account_id: accountId,
  at: iso(at),
  code,
  message,
});

export const presentFailureCause = ({ kind, code, count, lastAt }: FailureCause) => ({
  kind,
  code,
  count,
  last_at: iso(lastAt),
});
