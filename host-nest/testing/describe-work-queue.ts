import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import {
  PermanentTaskFailure,
  type QueueTiming,
  type TaskContext,
  type TaskHandler,
  type WorkQueue,
  type WorkTask,
} from '../src/queue/work-queue.js';

/** Milliseconds; long enough that a busy machine renews in time. */
const leaseMs = 2000;
const brisk: Partial<QueueTiming> = { leaseMs, retryDelays: [0.2, 0.4], abandonedMax: 1 };
/** A worker whose process has died: it took work and gives no sign any more. */
const dead: Partial<QueueTiming> = { ...brisk, leaseMs: 500, renewMs: 2 ** 30 };

/**
 * What every work queue holds to. `make` gives another process on the same storage; topics are never used twice, so
 * that the storage need not be emptied.
 */
export function describeWorkQueue(name: string, make: (timing: Partial<QueueTiming>) => WorkQueue): void {
  describe(`${name} is a work queue`, () => {
    const open: WorkQueue[] = [];
    let topic = '';
    let count = 0;
    const queue = (timing = brisk) => {
      const made = make(timing);
      open.push(made);
      return made;
    };
    const task = (id: string, body: Record<string, unknown> = {}): WorkTask => ({ id: `${topic}-${id}`, topic, body });
    beforeEach(() => {
      topic = `topic${++count}`;
    });
    afterEach(async () => {
      await Promise.all(open.splice(0).map((made) => made.close()));
    });

    it('does a task once, with its body, also when it is added twice and after it has ended', async () => {
      const mine = queue();
      const { handler, runs } = recorder();
      const ended: string[] = [];
      mine.onEnded((id) => ended.push(id));
      expect(await mine.fate(task('a'))).toBe('unknown');
      await Promise.all([mine.add(task('a', { n: 1 })), mine.add(task('a', { n: 1 })), queue().add(task('a'))]);
      expect(await mine.fate(task('a'))).toBe('waiting');
      mine.work(topic, 3, handler);
      await until(async () => (await mine.fate(task('a'))) === 'ended');
      await mine.add(task('a', { n: 1 }));
      await sleep(200);
      expect(runs).toEqual([expect.objectContaining({ id: task('a').id, topic, failures: 0, lastTry: false })]);
      expect(runs[0]?.body).toEqual({ n: 1 });
      expect(ended).toEqual([task('a').id]);
      expect(await mine.waiting()).toBe(0);
    });

    it('does the oldest first, as many at once as it is told, and leaves other topics alone', async () => {
      const mine = queue();
      let now = 0;
      let most = 0;
      const { handler, runs } = recorder(async () => {
        most = Math.max(most, ++now);
        await sleep(60);
        now -= 1;
      });
      for (const id of ['1', '2', '3', '4', '5']) {
        await mine.add(task(id));
        await sleep(3);
      }
      await mine.add({ ...task('x'), topic: `${topic}-other` });
      expect(await mine.waiting()).toBe(6);
      mine.work(topic, 2, handler);
      await until(() => runs.length === 5 && now === 0);
      expect(most).toBe(2);
      // Two that are taken at once may begin in either order: none is more than one place before its turn.
      const ages = runs.map(({ id }) => ['1', '2', '3', '4', '5'].findIndex((name) => task(name).id === id));
      expect([...ages].sort()).toEqual([0, 1, 2, 3, 4]);
      ages.forEach((age, place) => expect(age).toBeLessThanOrEqual(place + 1));
      await until(async () => (await mine.waiting()) === 1);
    });

    it('tries a failure again after a pause, and gives it up after three tries with the last reason', async () => {
      const mine = queue();
      const { handler, runs, givenUp } = recorder(async (_task, { failures }) => {
        throw new Error(`no browser, ${failures}`);
      });
      mine.work(topic, 1, handler);
      await mine.add(task('b'));
      await until(async () => (await mine.fate(task('b'))) === 'ended');
      expect(runs.map(({ failures, lastTry }) => [failures, lastTry])).toEqual([
        [0, false],
        [1, false],
        [2, true],
      ]);
      expect(runs[1]!.at - runs[0]!.at).toBeGreaterThanOrEqual(190);
      expect(runs[2]!.at - runs[1]!.at).toBeGreaterThanOrEqual(390);
      expect(givenUp).toEqual([`${task('b').id}: no browser, 2`]);
    });

    it('is done with a task that works at its second try', async () => {
      const mine = queue();
      const { handler, runs, givenUp } = recorder(async (_task, { failures }) => {
        if (failures === 0) throw new Error('once');
      });
      mine.work(topic, 1, handler);
      await mine.add(task('c'));
      await until(async () => (await mine.fate(task('c'))) === 'ended');
      expect([runs.length, givenUp]).toEqual([2, []]);
    });

    it('does not try again what cannot pass', async () => {
      const mine = queue();
      const { handler, runs, givenUp } = recorder(async () => {
        throw new PermanentTaskFailure('unknown font');
      });
      mine.work(topic, 1, handler);
      await mine.add(task('d'));
      await until(async () => (await mine.fate(task('d'))) === 'ended');
      expect([runs.length, givenUp]).toEqual([1, [`${task('d').id}: unknown font`]]);
    });

    it('keeps work with a worker that lives, however long it takes', async () => {
      const [mine, other] = [queue(), queue()];
      const { handler, runs } = recorder(() => sleep(leaseMs * 1.6));
      mine.work(topic, 1, handler);
      await mine.add(task('e'));
      await until(() => runs.length === 1);
      other.work(topic, 1, handler);
      await until(async () => (await mine.fate(task('e'))) === 'ended');
      expect(runs).toHaveLength(1);
    });

    it('gives the work of a dead worker to another, and the first one can then end nothing', async () => {
      const first = queue(dead);
      let release: () => void = () => undefined;
      const stuck = recorder(() => new Promise<void>((resolve) => (release = resolve)));
      first.work(topic, 1, stuck.handler);
      await first.add(task('f'));
      await until(() => stuck.runs.length === 1);
      const second = queue();
      const taken = recorder(() => sleep(400));
      second.work(topic, 1, taken.handler);
      await until(() => taken.runs.length === 1);
      release();
      await sleep(150);
      expect(await second.fate(task('f'))).toBe('waiting');
      await until(async () => (await second.fate(task('f'))) === 'ended');
      expect([taken.runs.length, taken.givenUp]).toEqual([1, []]);
    });

    it('gives up work that ends its workers, without running it once more', async () => {
      const victims = [queue(dead), queue(dead)];
      let runs = 0;
      const releases: (() => void)[] = [];
      for (const victim of victims) {
        const { handler } = recorder(() => new Promise<void>((resolve) => releases.push(resolve)));
        victim.work(topic, 1, handler);
      }
      await victims[0]!.add(task('g'));
      await until(() => {
        runs = releases.length;
        return runs === 2;
      });
      const last = queue();
      const { handler, runs: more, givenUp } = recorder();
      last.work(topic, 1, handler);
      await until(async () => (await last.fate(task('g'))) === 'ended');
      for (const release of releases) release();
      expect([more, givenUp]).toEqual([[], [`${task('g').id}: It ended its worker 2 times.`]]);
    });

    it('gives back what is in hand when it stops, at once and without counting a try', async () => {
      const first = queue();
      const waitsForTheEnd = recorder(
        (_task, { signal }) =>
          new Promise((_resolve, reject) => {
            signal.addEventListener('abort', () => reject(signal.reason));
          }),
      );
      first.work(topic, 1, waitsForTheEnd.handler);
      await first.add(task('h'));
      await until(() => waitsForTheEnd.runs.length === 1);
      await first.close();
      expect(waitsForTheEnd.givenUp).toEqual([]);
      const second = queue();
      const { handler, runs } = recorder();
      const asked = Date.now();
      second.work(topic, 1, handler);
      await until(async () => (await second.fate(task('h'))) === 'ended');
      expect(runs.map(({ failures }) => failures)).toEqual([0]);
      expect(runs[0]!.at - asked).toBeLessThan(leaseMs);
    });
  });
}

export async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < 1000; tries++) {
    if (await condition()) return;
    await sleep(20);
  }
  throw new Error('It did not come to pass.');
}

interface Run extends WorkTask {
  at: number;
  failures: number;
  lastTry: boolean;
}

/** A handler that notes what it was given. */
export function recorder(work: (task: WorkTask, context: TaskContext) => Promise<unknown> = async () => undefined) {
  const runs: Run[] = [];
  const givenUp: string[] = [];
  const handler: TaskHandler = {
    async run(task, context) {
      const { failures, lastTry } = context;
      runs.push({ ...task, at: Date.now(), failures, lastTry });
      await work(task, context);
    },
    async gaveUp(task, reason) {
      givenUp.push(`${task.id}: ${reason}`);
    },
  };
  return { handler, runs, givenUp };
}
