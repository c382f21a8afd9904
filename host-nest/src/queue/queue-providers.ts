import { getQueueToken } from '@nestjs/bull';
import type { FactoryProvider } from '@nestjs/common';
import { topics } from '../redis/coordination.js';
import type { Runtime } from '../runtime/runtime.js';
import { RUNTIME } from '../runtime/token.js';
import type { DashboardQueue } from './dashboard.js';

/**
 * The queues under the tokens of `@nestjs/bull`: the application around the module gets them by `@InjectQueue('build')`,
 * to watch them or to show them on a dashboard of its own. They are null without Redis.
 */
export const queueProviders: FactoryProvider<DashboardQueue | null>[] = topics.map((topic) => ({
  provide: getQueueToken(topic),
  inject: [RUNTIME],
  useFactory: ({ boards }: Pick<Runtime, 'boards'>) => boards.find(({ name }) => name === topic) ?? null,
}));
