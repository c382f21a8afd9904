import { jest } from '@jest/globals';
import type { FilmedClip, FootageMaker } from '@scenewright/core/footage';
import { footageRequest } from '@scenewright/core/testing';
import { guardFootageMaker } from './guard-footage-maker.js';

const clip: FilmedClip = { bytes: new Uint8Array([1, 2, 3]), mimeType: 'video/mp4' };
const maker = (film: FootageMaker['film']): FootageMaker => ({ id: 'm', longestSeconds: 8, atOnce: 3, film });
/** Heeds nothing and never ends. */
const deaf = maker(() => new Promise<FilmedClip>(() => undefined));

test('what the maker gives, and what it fails with, passes as it is', async () => {
  const guarded = guardFootageMaker(maker(async () => clip));
  expect(guarded).toMatchObject({ id: 'm', longestSeconds: 8, atOnce: 3 });
  expect(await guarded.film(footageRequest())).toBe(clip);
  const failure = new Error('out of paint');
  const failing = guardFootageMaker(
    maker(() => {
      throw failure;
    }),
  );
  await expect(failing.film(footageRequest())).rejects.toBe(failure);
});

test('a maker that heeds no signal ends at once on an abort', async () => {
  const controller = new AbortController();
  const film = guardFootageMaker(deaf).film(footageRequest(), { signal: controller.signal });
  controller.abort(new Error('canceled'));
  await expect(film).rejects.toThrow('canceled');
});

test('a maker that never ends fails at its deadline, and hears of it', async () => {
  jest.useFakeTimers();
  try {
    let heard: AbortSignal | undefined;
    const hanging = maker((_, options) => {
      heard = options?.signal;
      return new Promise<FilmedClip>(() => undefined);
    });
    const film = guardFootageMaker(hanging, { deadlineSeconds: 60 }).film(footageRequest());
    const failed = expect(film).rejects.toMatchObject({ stage: 'footage', kind: 'footage_deadline', retryable: false });
    jest.advanceTimersByTime(60_000);
    await failed;
    expect(heard?.aborted).toBe(true);
  } finally {
    jest.useRealTimers();
  }
});

test('nothing is left that waits when a clip is there', async () => {
  jest.useFakeTimers();
  try {
    await guardFootageMaker(maker(async () => clip)).film(footageRequest());
    expect(jest.getTimerCount()).toBe(0);
  } finally {
    jest.useRealTimers();
  }
});
