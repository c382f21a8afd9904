import { setTimeout as sleep } from 'node:timers/promises';
import { BackgroundRounds } from './background-rounds.js';

const errors: unknown[] = [];
const onError = (error: unknown) => errors.push(error);
beforeEach(() => errors.splice(0));

/** Rounds that end when they are let; `everyMs` beyond any test, so that only causes begin them. */
function held() {
  const ends: (() => void)[] = [];
  const rounds = new BackgroundRounds(() => new Promise<void>((resolve) => ends.push(resolve)), {
    everyMs: 3_600_000,
    onError,
  });
  const settled = async (at: number): Promise<void> => {
    ends[at]!();
    await sleep(0);
  };
  return { rounds, ends, settled };
}

it('one round goes at a time, and all that gave cause meanwhile is seen to by one more', async () => {
  const { rounds, ends, settled } = held();
  rounds.start();
  for (let i = 0; i < 5; i++) rounds.nudge();
  expect(ends).toHaveLength(1);
  await settled(0);
  expect(ends).toHaveLength(2);
  await settled(1);
  expect(ends).toHaveLength(2);
  rounds.stop();
});

it('nothing begins before the start or after the stop, and the last round is waited for', async () => {
  const { rounds, ends, settled } = held();
  rounds.nudge();
  expect(ends).toHaveLength(0);
  rounds.start();
  rounds.nudge();
  rounds.stop();
  expect(rounds.signal.aborted).toBe(true);
  let over = false;
  const ended = rounds.ended().then(() => (over = true));
  await sleep(0);
  expect(over).toBe(false);
  await settled(0);
  await ended;
  rounds.nudge();
  expect(ends).toHaveLength(1);
});

it('a round that fails is told of, and the next one comes', async () => {
  let count = 0;
  const rounds = new BackgroundRounds(
    async () => {
      count += 1;
      if (count === 1) throw new Error('no database');
    },
    { everyMs: 5, onError },
  );
  rounds.start();
  while (count < 2) await sleep(1);
  rounds.stop();
  expect(errors).toEqual([new Error('no database')]);
});

it('a round that fails is tried again before the next is due', async () => {
  let count = 0;
  const rounds = new BackgroundRounds(
    async () => {
      count += 1;
      if (count === 1) throw new Error('no database');
    },
    { everyMs: 3_600_000, onError },
  );
  rounds.start();
  while (count < 2) await sleep(5);
  expect(errors).toHaveLength(1);
  rounds.stop();
});
