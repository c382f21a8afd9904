import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
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
const hourMs = 3600_000;

/**
 * What every work queue holds to. `make` gives another process on the same storage; topics are never used twice, so
 * that the storage need not be emptied. `ownClock`: the storage has a clock of its own, as one that several nodes share.
 */
export function describeWorkQueue(
  name: string,
  make: (timing: Partial<QueueTiming>) => WorkQueue,
  { ownClock = true }: { ownClock?: boolean } = {},
): void {
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
      jest.restoreAllMocks();
      await Promise.all(open.splice(0).map((made) => made.close()));
    });

    it('does a task once, with its body, also when it is added twice and after it has ended', async () => {
      const mine = queue();
      const { handler, runs } = recorder();
      const ended: string[] = [];
      mine.onEnded((id) => ended.push(id));
      expect(await mine.stateOf(task('a'))).toBe('unknown');
      await Promise.all([mine.add(task('a', { n: 1 })), mine.add(task('a', { n: 1 })), queue().add(task('a'))]);
      expect(await mine.stateOf(task('a'))).toBe('waiting');
      mine.work(topic, 3, handler);
      await until(async () => (await mine.stateOf(task('a'))) === 'ended');
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
      await until(async () => (await mine.stateOf(task('b'))) === 'ended');
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
      await until(async () => (await mine.stateOf(task('c'))) === 'ended');
      expect([runs.length, givenUp]).toEqual([2, []]);
    });

    it('does not try again what cannot pass', async () => {
      const mine = queue();
      const { handler, runs, givenUp } = recorder(async () => {
        throw new PermanentTaskFailure('unknown font');
      });
      mine.work(topic, 1, handler);
      await mine.add(task('d'));
      await until(async () => (await mine.stateOf(task('d'))) === 'ended');
      expect([runs.length, givenUp]).toEqual([1, [`${task('d').id}: unknown font`]]);
    });

    it('keeps work with a worker that lives, however long it takes', async () => {
      const [mine, other] = [queue(), queue()];
      const { handler, runs } = recorder(() => sleep(leaseMs * 1.3));
      mine.work(topic, 1, handler);
      await mine.add(task('e'));
      await until(() => runs.length === 1);
      other.work(topic, 1, handler);
      await until(async () => (await mine.stateOf(task('e'))) === 'ended');
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
      expect(await second.stateOf(task('f'))).toBe('waiting');
      await until(async () => (await second.stateOf(task('f'))) === 'ended');
      expect([taken.runs.length, taken.givenUp]).toEqual([1, []]);
      // Nor does it wait for an end that is not its own, when it is closed.
      const closing = Date.now();
      await first.close();
      expect(Date.now() - closing).toBeLessThan(4000);
    });

    it.each([
      ['for good', new PermanentTaskFailure('unknown font'), {}],
      ['at its last try', new Error('no browser'), { tries: 1 }],
      ['and may be tried again', new Error('no browser'), {}],
    ])('lets a stale worker that fails %s end nothing: its successor goes on', async (_how, error, timing) => {
      const first = queue({ ...dead, ...timing });
      let fail: () => void = () => undefined;
      const stale = recorder(({ id }) =>
        id === task('s').id ? new Promise((_resolve, reject) => (fail = () => reject(error))) : Promise.resolve(),
      );
      first.work(topic, 1, stale.handler);
      await first.add(task('s'));
      await until(() => stale.runs.length === 1);
      const second = queue();
      let finish: () => void = () => undefined;
      const owner = recorder(() => new Promise<void>((resolve) => (finish = resolve)));
      second.work(topic, 1, owner.handler);
      await until(() => owner.runs.length === 1);
      fail();
      // Only the stale worker is free for it: when it is done, so is whatever its failure had for a consequence.
      await second.add(task('next'));
      await until(async () => (await second.stateOf(task('next'))) === 'ended');
      expect(stale.givenUp).toEqual([]);
      expect(await second.stateOf(task('s'))).toBe('waiting');
      finish();
      await until(async () => (await second.stateOf(task('s'))) === 'ended');
      expect(owner.givenUp).toEqual([]);
      expect([...stale.runs, ...owner.runs].filter(({ id }) => id === task('s').id)).toHaveLength(2);
    });

    it('carries the number under which work was taken up into its run and into its end', async () => {
      const mine = queue({ ...brisk, tries: 2, retryDelays: [0.01] });
      const { handler, runs, givenUpUnder } = recorder(async () => {
        throw new Error('no browser');
      });
      mine.work(topic, 1, handler);
      await mine.add(task('n'));
      await until(async () => (await mine.stateOf(task('n'))) === 'ended');
      expect(runs.map(({ fence }) => fence)).toEqual([1, 2]);
      expect(givenUpUnder).toEqual([2]);
    });

    it('is done with work that needs no doing, without running it', async () => {
      const mine = queue();
      const { handler, runs, givenUp } = recorder();
      mine.work(topic, 1, { ...handler, take: async () => null });
      await mine.add(task('o'));
      await until(async () => (await mine.stateOf(task('o'))) === 'ended');
      expect([runs, givenUp]).toEqual([[], []]);
    });

    it('puts back work that could not be taken up, and counts no try', async () => {
      const mine = queue({ ...brisk, tries: 1, retryDelays: [0.01] });
      const { handler, runs, givenUp } = recorder();
      let asked = 0;
      mine.work(topic, 1, {
        ...handler,
        async take(wanted) {
          asked += 1;
          if (asked < 4) throw new Error('The database is away.');
          return handler.take(wanted);
        },
      });
      await mine.add(task('p'));
      await until(async () => (await mine.stateOf(task('p'))) === 'ended');
      expect(runs.map(({ failures }) => failures)).toEqual([0]);
      expect([asked, givenUp]).toEqual([4, []]);
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
      const { handler, runs: more, givenUp, givenUpUnder } = recorder();
      last.work(topic, 1, handler);
      await until(async () => (await last.stateOf(task('g'))) === 'ended');
      for (const release of releases) release();
      expect([more, givenUp]).toEqual([[], [`${task('g').id}: It ended its worker 2 times.`]]);
      expect(givenUpUnder).toEqual([1]);
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
      await until(async () => (await second.stateOf(task('h'))) === 'ended');
      expect(runs.map(({ failures }) => failures)).toEqual([0]);
      expect(runs[0]!.at - asked).toBeLessThan(leaseMs);
    });

    if (!ownClock) return;
    it.each([
      ['steals none, when its clock is ahead', 0, hourMs],
      ['loses none, when its clock is behind', -hourMs, 0],
    ])('a node whose clock is an hour off does not meddle with leases: it %s', async (_name, holders, others) => {
      const clock = setClock(holders);
      const holder = queue({ ...brisk, leaseMs: 60_000, renewMs: 2 ** 30 });
      let finish: () => void = () => undefined;
      const held = recorder(() => new Promise<void>((resolve) => (finish = resolve)));
      holder.work(topic, 1, held.handler);
      await holder.add(task('t'));
      await until(() => held.runs.length === 1);
      clock.isOffBy(others);
      const other = queue();
      const { handler, runs } = recorder();
      await other.add(task('u'));
      other.work(topic, 1, handler);
      // It takes what is free, and so has looked at what is held.
      await until(async () => (await other.stateOf(task('u'))) === 'ended');
      expect(runs.map(({ id }) => id)).toEqual([task('u').id]);
      finish();
      await until(async () => (await other.stateOf(task('t'))) === 'ended');
      expect([held.runs.length, runs.length]).toEqual([1, 1]);
    });

    it('takes over what a node has left whose clock is an hour ahead, as soon as from any other', async () => {
      const clock = setClock(hourMs);
      const first = queue(dead);
      const stuck = recorder(() => new Promise<void>((resolve) => (release = resolve)));
      let release: () => void = () => undefined;
      first.work(topic, 1, stuck.handler);
      await first.add(task('v'));
      await until(() => stuck.runs.length === 1);
      await first.add(task('w'));
      clock.isOffBy(0);
      const second = queue();
      const { handler, runs } = recorder();
      second.work(topic, 1, handler);
      await until(() => runs.length === 2);
      release();
      expect(runs.map(({ id }) => id).sort()).toEqual([task('v').id, task('w').id]);
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

/** Puts the clock of this process off; timers go on as they are. */
function setClock(offByMs: number): { isOffBy(milliseconds: number): void } {
  const real = Date.now;
  let off = offByMs;
  jest.spyOn(Date, 'now').mockImplementation(() => real.call(Date) + off);
  return {
    isOffBy(milliseconds) {
      off = milliseconds;
    },
  };
}

interface Run extends WorkTask {
  at: number;
  fence: number;
  failures: number;
  lastTry: boolean;
}

/** A handler that notes what it was given, and counts its turns at each task. */
export function recorder(work: (task: WorkTask, context: TaskContext) => Promise<unknown> = async () => undefined) {
  const runs: Run[] = [];
  const givenUp: string[] = [];
  const givenUpUnder: number[] = [];
  const turns = new Map<string, number>();
  const handler: TaskHandler = {
    async take({ id }) {
      const turn = (turns.get(id) ?? 0) + 1;
      turns.set(id, turn);
      return turn;
    },
    async run(task, context) {
      const { fence, failures, lastTry } = context;
      runs.push({ ...task, at: Date.now(), fence, failures, lastTry });
      await work(task, context);
    },
    async retriesExhausted(task, reason, fence) {
      givenUp.push(`${task.id}: ${reason}`);
      givenUpUnder.push(fence);
    },
  };
  return { handler, runs, givenUp, givenUpUnder };
}
