// @cost 14
import { randomBytes } from 'node:crypto';
import { jest } from '@jest/globals';
import Bull from 'bull';
import { describeWorkQueue, recorder, until } from '../../testing/describe-work-queue.js';
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

  it('tries again what an older version has queued, which had another name for its pauses', async () => {
    const older = new Bull('older', redisUrl as string, { prefix });
    const backoff = { type: 'asTold' };
    await older.add({ body: { n: 1 }, failures: 0 }, { jobId: 'evt_older', attempts: 1000, backoff });
    await older.close();
    const timing = { retryDelays: [0.1] };
    const queue = new BullQueue({ redisUrl: redisUrl as string, prefix, timing, onError: () => undefined });
    const { handler, runs } = recorder(async (_task, { failures }) => {
      if (failures === 0) throw new Error('not yet');
    });
    queue.work('older', 1, handler);
    await until(async () => (await queue.stateOf({ id: 'evt_older', topic: 'older', body: {} })) === 'ended');
    expect(runs.map(({ body }) => body)).toEqual([{ n: 1 }, { n: 1 }]);
    await queue.close();
  });
});
