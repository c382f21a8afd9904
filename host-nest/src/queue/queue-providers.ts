import { getQueueToken } from '@nestjs/bull';
import type { FactoryProvider } from '@nestjs/common';
import { Coordination, topics } from '../redis/coordination.js';
import type { DashboardQueue } from './dashboard.js';

/**
 * The queues under the tokens of `@nestjs/bull`: the application around the module gets them by `@InjectQueue('build')`,
 * to watch them or to show them on a dashboard of its own. They are null without Redis.
 */
export const queueProviders: FactoryProvider<DashboardQueue | null>[] = topics.map((topic) => ({
  provide: getQueueToken(topic),
  inject: [Coordination],
  useFactory: ({ boards }: Pick<Coordination, 'boards'>) => boards.find(({ name }) => name === topic) ?? null,
}));
