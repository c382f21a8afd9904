import { jest } from '@jest/globals';
import type { VideoJob } from '@scenewright/core/jobs';
import type { OpenDatabase } from '../database/open-database.js';
import type { ForeignChange, ForeignChanges } from '../jobs/foreign-changes.js';
import type { JobStore } from '../jobs/job-store.js';
import { LiveVideos } from './live-videos.js';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** Pages of one account, on a node of several, and how often the node has asked what the others have stored. */
function watched({ areHeard }: { areHeard: boolean }) {
  const looks: (readonly string[])[] = [];
  let say: (change: ForeignChange | null) => void = () => undefined;
  const jobs = {
    onStored: () => () => undefined,
    inHand: async (accounts: readonly string[]) => {
      looks.push(accounts);
      return [] as VideoJob[];
    },
  } as unknown as JobStore;
  const foreign = { areHeard, onChanged: (listener: typeof say) => ((say = listener), () => undefined) };
  const live = new LiveVideos(
    ...([jobs, { exclusive: false } as OpenDatabase, foreign as unknown as ForeignChanges, Date.now] as const),
  );
  live.watch({ accountId: 'acc_1', tell: () => undefined, end: () => undefined });
  return { live, looks, changed: (accountId: string) => say({ accountId, jobId: 'vid_1' }) };
}

it('what another node stores of a watched account is asked for at once, several changes together', async () => {
  const { live, looks, changed } = watched({ areHeard: true });
  for (const account of ['acc_2', 'acc_1', 'acc_1']) changed(account);
  await jest.advanceTimersByTimeAsync(100);
  expect(looks).toEqual([['acc_1']]);
  live.onModuleDestroy();
});

it('changes of accounts that nobody watches here are not asked for', async () => {
  const { live, looks, changed } = watched({ areHeard: true });
  changed('acc_2');
  await jest.advanceTimersByTimeAsync(1000);
  expect(looks).toEqual([]);
  live.onModuleDestroy();
});

it.each([
  [true, 2],
  [false, 10],
])(
  'without a word it looks now and then, and more often where none would come (heard: %s)',
  async (areHeard, times) => {
    const { live, looks } = watched({ areHeard });
    await jest.advanceTimersByTimeAsync(10_050);
    expect(looks).toHaveLength(times);
    live.onModuleDestroy();
    await jest.advanceTimersByTimeAsync(10_000);
    expect(looks).toHaveLength(times);
  },
);
