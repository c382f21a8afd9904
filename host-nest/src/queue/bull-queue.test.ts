// @cost 20
import { randomBytes } from 'node:crypto';
import { jest } from '@jest/globals';
import { describeWorkQueue } from '../../testing/describe-work-queue.js';
import { BullQueue } from './bull-queue.js';

jest.setTimeout(120_000);

const redisUrl = process.env['TEST_REDIS_URL'];
if (!redisUrl) console.warn('SKIPPED: the queue on Redis. Set TEST_REDIS_URL to run it.');

(redisUrl ? describe : describe.skip)('on Redis', () => {
  const prefix = `{scenewright-test-${randomBytes(6).toString('hex')}}`;
  describeWorkQueue(
    'BullQueue',
    (timing) => new BullQueue({ redisUrl: redisUrl as string, prefix, timing, onError: () => undefined }),
  );
});
