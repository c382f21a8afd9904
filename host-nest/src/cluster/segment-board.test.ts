// @cost 10
import { createHash } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { jest } from '@jest/globals';
import type { Segment } from '@scenewright/core/rendering';
import { makeDataDir } from '../../testing/data-dir.js';
import { until } from '../../testing/describe-work-queue.js';
import { openEmbeddedDatabase, type OpenDatabase } from '../database/open-database.js';
import type { SegmentExchange } from '../files/segment-exchange.js';
import { BoardShare } from './board-share.js';
import { DrawingSlots } from './drawing-slots.js';
import { NodeRegistry } from './node-registry.js';
import { abandonedMax, SegmentBoard } from './segment-board.js';

jest.setTimeout(120_000);

let folder: string;
let opened: OpenDatabase;
beforeAll(async () => {
  folder = await makeDataDir();
  opened = await openEmbeddedDatabase(folder);
});
afterAll(async () => {
  await opened.close();
  await rm(folder, { recursive: true, force: true });
});

/** Node 20 has no `Promise.withResolvers`. */
function deferred(): { promise: Promise<void>; resolve: () => void } {
  let resolve: () => void = () => undefined;
  const promise = new Promise<void>((done) => (resolve = done));
  return { promise, resolve };
}
const keyOf = (name: string): string => createHash('sha256').update(name).digest('hex');
const segment = (index: number, from: number, to: number): Segment => ({
  index,
  from,
  to,
  key: keyOf(`${from}-${to}`),
});
const three = [segment(0, 0, 30), segment(1, 30, 150), segment(2, 150, 210)];
const boards = (leaseMs?: number): [SegmentBoard, SegmentBoard] => [
  new SegmentBoard(opened.db, 'home', leaseMs),
  new SegmentBoard(opened.db, 'helper', leaseMs),
];
const states = async (board: SegmentBoard, jobId: string) =>
  Object.fromEntries((await board.standing(jobId)).map(({ key, state }) => [key, state]));

describe('the board of segments', () => {
  it('gives the longest first, each to one node', async () => {
    const [home, helper] = boards();
    await home.offer('a', 1, three);
    const claims = await Promise.all([helper.claim('a'), home.claim('a', 1), helper.claim('a'), home.claim('a', 1)]);
    expect(claims.map((claim) => claim?.from)).toEqual([30, 150, 0, undefined]);
  });

  it('gives the segment of a node that is gone to another, whose predecessor can then write nothing', async () => {
    const [home, helper] = boards(1500);
    await home.offer('b', 1, [three[0]!]);
    const stalled = (await helper.claim('b'))!;
    expect(await home.claim('b', 1)).toBeNull();
    await sleep(1600);
    const taken = (await home.claim('b', 1))!;
    expect(taken.key).toBe(stalled.key);
    expect(await helper.renew(stalled, 5)).toBe(false);
    await helper.drawn(stalled);
    expect(await states(home, 'b')).toEqual({ [taken.key]: 'drawing' });
    await home.drawn(taken);
    expect(await states(home, 'b')).toEqual({ [taken.key]: 'drawn' });
  });

  it('keeps a segment as long as its node gives signs of life', async () => {
    const [home, helper] = boards(2000);
    await home.offer('c', 1, [three[0]!]);
    const held = (await helper.claim('c'))!;
    for (let i = 0; i < 4; i++) {
      await sleep(700);
      expect(await helper.renew(held, i)).toBe(true);
    }
    expect(await home.claim('c', 1)).toBeNull();
    expect((await home.standing('c'))[0]).toMatchObject({ node: 'helper', frames: 3 });
  });

  it('gives a segment up that ends its workers, and says so', async () => {
    const [home, helper] = boards(0);
    await home.offer('d', 1, [three[0]!]);
    for (let i = 0; i <= abandonedMax; i++) {
      expect(await helper.claim('d')).not.toBeNull();
      await sleep(2);
    }
    expect(await helper.claim('d')).toBeNull();
    expect((await home.standing('d'))[0]).toMatchObject({
      state: 'given_up',
      error: 'Frames 0 to 30 ended 4 workers that drew them.',
    });
  });

  it('offers what a node could not draw to others, and at last to the node that puts the video together', async () => {
    const [home, helper] = boards();
    const third = new SegmentBoard(opened.db, 'third');
    await home.offer('e', 1, [three[0]!]);
    await helper.refuse((await helper.claim('e'))!, 'no browser');
    expect(await helper.claim('e')).toBeNull();
    await third.refuse((await third.claim('e'))!, 'no browser');
    expect([await helper.claim('e'), await third.claim('e')]).toEqual([null, null]);
    expect(await home.claim('e', 1)).not.toBeNull();
  });

  it('takes a withdrawn segment from the nodes that are at it', async () => {
    const [home, helper] = boards();
    await home.offer('f', 1, three);
    const held = (await helper.claim('f'))!;
    await home.withdraw('f', 1);
    expect(await helper.renew(held, 1)).toBe(false);
    expect(await helper.claim('f')).toBeNull();
  });

  it('lets a later turn at the video go on with what is drawn and being drawn', async () => {
    const [home, helper] = boards();
    await home.offer('g', 1, three);
    const longest = (await helper.claim('g'))!;
    const other = (await helper.claim('g'))!;
    await helper.drawn(other);
    await home.offer('g', 2, three, new Set([other.key]));
    expect(await states(home, 'g')).toEqual({
      [longest.key]: 'drawing',
      [other.key]: 'drawn',
      [three[0]!.key]: 'waiting',
    });
    await home.withdraw('g', 1);
    expect(await helper.renew(longest, 3)).toBe(true);
    // What was drawn and is no longer there is drawn again.
    await home.offer('g', 3, three);
    expect((await states(home, 'g'))[other.key]).toBe('waiting');
  });
});

/** An exchange in memory: which keys are there. */
function memoryExchange(present: Set<string>): SegmentExchange {
  return {
    has: async (key) => present.has(key),
    put: async (key) => void present.add(key),
    fetch: async (key) => present.has(key),
    sweep: async () => 0,
  };
}

describe('a video that is shared over the board', () => {
  const open = async (
    jobId: string,
    over: { present?: Set<string>; slots?: number; drawnElsewhere?: (segment: Segment) => Promise<void> } = {},
  ) => {
    const [board, helper] = boards();
    const reports: (number | string)[] = [];
    const invited: Segment[] = [];
    const share = new BoardShare({
      jobId,
      fence: 1,
      board,
      exchange: memoryExchange(over.present ?? new Set()),
      slots: new DrawingSlots(over.slots ?? 2),
      invite: async (segments) => void invited.push(...segments),
      onDrawn: () => undefined,
    });
    const opened = await share.open(three, {
      frames: (change) => void reports.push(change),
      drawnElsewhere: over.drawnElsewhere ?? (async ({ index }) => void reports.push(`segment ${index}`)),
    });
    return { share: opened, board, helper, reports, invited };
  };
  const { signal } = new AbortController();

  it('ends when all is drawn, here or elsewhere, and counts the frames of others', async () => {
    const { share, helper, reports, invited } = await open('h');
    expect(invited.map(({ index }) => index)).toEqual([1, 2, 0]);
    const theirs = (await helper.claim('h'))!;
    await helper.renew(theirs, 40);
    for (const index of [2, 0]) {
      const mine = (await share.next(signal))!;
      expect(mine.index).toBe(index);
      share.drawn(mine);
      await share.deliver(mine, 'file');
    }
    const end = share.next(signal);
    await until(() => reports.length > 0);
    await helper.drawn(theirs);
    expect(await end).toBeNull();
    expect(reports).toEqual([40, -40, 'segment 1']);
    await share.close();
    expect(await helper.standing('h')).toEqual([]);
  });

  it('takes what an earlier turn has left in the exchange', async () => {
    const { share, reports, invited } = await open('i', { present: new Set(three.map(({ key }) => key)) });
    expect(await share.next(signal)).toBeNull();
    expect([invited, reports.toSorted()]).toEqual([[], ['segment 0', 'segment 1', 'segment 2']]);
    await share.close();
  });

  it('draws again what has got lost', async () => {
    const { share, helper } = await open('j', { present: new Set(three.slice(1).map(({ key }) => key)) });
    await helper.drawn((await helper.claim('j'))!);
    await share.lost(three[1]!);
    expect((await share.next(signal))?.index).toBe(1);
    await share.close();
  });

  it('is not at its end while the last file of others is on its way: one that comes torn is drawn again', async () => {
    const [fetching, arrival] = [deferred(), deferred()];
    let fetched = 0;
    const { share } = await open('t', {
      present: new Set(three.map(({ key }) => key)),
      drawnElsewhere: async (segment) => {
        fetched += 1;
        if (fetched < 3) return;
        fetching.resolve();
        await arrival.promise;
        await share.lost(segment);
      },
    });
    const stop = new AbortController();
    try {
      const lanes = [share.next(stop.signal)];
      await fetching.promise;
      lanes.push(share.next(stop.signal));
      arrival.resolve();
      const again = await Promise.race(lanes);
      expect(again).toMatchObject({ key: expect.any(String) });
      share.drawn(again!);
      await share.deliver(again!, 'file');
      expect((await Promise.all(lanes)).filter((segment) => segment !== null)).toEqual([again]);
    } finally {
      stop.abort();
      await share.close();
    }
  });

  it('fails with the reason of a segment that was given up', async () => {
    const { share } = await open('k');
    const [, impatient] = boards(0);
    for (let i = 0; i <= abandonedMax + 1; i++) {
      await opened.db.updateTable('segment_work').set({ tries: 2 }).where('key', '!=', three[0]!.key).execute();
      await impatient.claim('k');
      await sleep(2);
    }
    await sleep(1200);
    await expect(share.next(signal)).rejects.toMatchObject({ kind: 'poisoned_segment', retryable: false });
    await share.close();
  });

  it('claims nothing while every slot of the node is at work', async () => {
    const { share, helper } = await open('l', { slots: 1 });
    const first = (await share.next(signal))!;
    const waits = share.next(signal);
    await sleep(100);
    expect((await helper.standing('l')).filter(({ state }) => state === 'drawing')).toHaveLength(1);
    share.drawn(first);
    expect(await waits).not.toBeNull();
    const stop = new AbortController();
    const third = share.next(stop.signal);
    stop.abort(new Error('canceled'));
    await expect(third).rejects.toThrow('canceled');
    await share.close();
  });
});

describe('the register of render nodes', () => {
  it('counts the others while they give signs of life', async () => {
    const nodes = ['one', 'two'].map((id) => new NodeRegistry(opened.db, id, () => undefined));
    await nodes[0]!.start();
    expect(await nodes[0]!.others()).toBe(0);
    await nodes[1]!.start();
    await sleep(1100);
    expect(await nodes[0]!.others()).toBe(1);
    await opened.db.updateTable('render_nodes').set({ seen_at: 0 }).where('id', '=', 'two').execute();
    await sleep(1100);
    expect(await nodes[0]!.others()).toBe(0);
    await Promise.all(nodes.map((node) => node.close()));
  });
});
