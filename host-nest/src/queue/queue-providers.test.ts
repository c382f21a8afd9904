import 'reflect-metadata';
import { InjectQueue } from '@nestjs/bull';
import { Injectable, Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type Bull from 'bull';
import { Coordination } from '../redis/coordination.js';
import { BullQueue } from './bull-queue.js';
import { queueProviders } from './queue-providers.js';
import type { DashboardQueue } from './dashboard.js';

async function injected(boards: DashboardQueue[]): Promise<Bull.Queue | null> {
  @Injectable()
  class Watcher {
    constructor(@InjectQueue('build') readonly queue: Bull.Queue | null) {}
  }
  @Module({ providers: [{ provide: Coordination, useValue: { boards } }, ...queueProviders, Watcher] })
  class App {}
  const app = await NestFactory.createApplicationContext(App, { logger: false });
  const { queue } = app.get(Watcher);
  await app.close();
  return queue;
}

it('without Redis there is no queue to inject, and that is no error', async () => {
  expect(await injected([])).toBeNull();
});

const redisUrl = process.env['TEST_REDIS_URL'];
if (!redisUrl) console.warn('SKIPPED: queues by injection. Set TEST_REDIS_URL to run it.');
(redisUrl ? it : it.skip)('with Redis the queue of a topic is injected by its name', async () => {
  const queue = new BullQueue({
    redisUrl: redisUrl as string,
    prefix: '{scenewright-test-di}',
    onError: () => undefined,
  });
  const boards = queue.boards(['render', 'build']);
  expect(await injected(boards)).toBe(boards[1]);
  await queue.close();
});
