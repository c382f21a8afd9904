import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { get } from './client.js';
import type {
  Failures,
  ListedAccount,
  OperatedAccount,
  OperatedJob,
  OperatedKey,
  OperatedPlan,
  QueueState,
  ServiceNode,
  StorageUse,
} from './operator-wire.js';

/** Milliseconds between looks at what changes by itself. */
const watchMs = 3000;

/** A list of the operator, by pages. */
const pagesOf = <T>(name: string, path: string, more: { refetchInterval?: number } = {}) =>
  infiniteQueryOptions({
    queryKey: ['operator', path],
    queryFn: async ({ pageParam, signal }) => {
      const cursor = pageParam === null ? '' : `${path.includes('?') ? '&' : '?'}cursor=${pageParam}`;
      const page = await get<Record<string, unknown> & { next_cursor: string | null }>(
        `/admin/v1/${path}${cursor}`,
        signal,
      );
      return { entries: page[name] as T[], next: page.next_cursor };
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    ...more,
  });

export const accountsQuery = (wish: { plan: string; email: string }) => {
  const asked = Object.entries(wish).filter(([, value]) => value !== '');
  return pagesOf<ListedAccount>(
    'accounts',
    `accounts${asked.length === 0 ? '' : `?${new URLSearchParams(asked).toString()}`}`,
  );
};
export const accountQuery = (id: string) =>
  queryOptions({
    queryKey: ['operator', 'account', id],
    queryFn: ({ signal }) => get<OperatedAccount>(`/admin/v1/accounts/${id}`, signal),
  });
export const accountKeysQuery = (id: string) => pagesOf<OperatedKey>('keys', `accounts/${id}/keys?state=in_use`);
export const jobsQuery = (wish: { status?: string; account_id?: string }) =>
  pagesOf<OperatedJob>('jobs', `jobs?${new URLSearchParams(wish).toString()}`, { refetchInterval: watchMs });

export const plansQuery = queryOptions({
  queryKey: ['operator', 'plans'],
  queryFn: ({ signal }) => get<{ plans: OperatedPlan[] }>('/admin/v1/plans', signal),
});
export const queueQuery = queryOptions({
  queryKey: ['operator', 'queue'],
  queryFn: ({ signal }) => get<QueueState>('/admin/v1/queue', signal),
  refetchInterval: watchMs,
});
export const nodesQuery = queryOptions({
  queryKey: ['operator', 'nodes'],
  queryFn: ({ signal }) => get<{ nodes: ServiceNode[] }>('/admin/v1/nodes', signal),
  refetchInterval: watchMs,
});
export const storageQuery = queryOptions({
  queryKey: ['operator', 'storage'],
  queryFn: ({ signal }) => get<StorageUse>('/admin/v1/storage', signal),
});
export const failuresQuery = (days: number) =>
  queryOptions({
    queryKey: ['operator', 'failures', days],
    queryFn: ({ signal }) => get<Failures>(`/admin/v1/failures?days=${days}`, signal),
  });
