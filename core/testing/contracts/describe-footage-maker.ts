import type { ClipIntake, FootageMaker, FootageRequest } from '../../src/footage/footage-maker.js';
import { ShotSchema } from '../../src/shots/shot.js';
import { sha256 } from '../adapters/sha256.js';
import { abortedSignal, describe, expect, test } from './test-globals.js';

/** A request of two seconds, small. */
export const footageRequest = (over: Partial<FootageRequest> = {}): FootageRequest => ({
  shot: ShotSchema.parse({ setting: 'shore', time: 'dusk', action: 'Waves roll onto the beach.' }),
  description: 'Waves roll onto the beach. Wide shot, push in. Coast at dusk.',
  cast: [],
  references: {},
  seconds: 2,
  ...{ width: 320, height: 180, fps: 30, seed: 7 },
  ...over,
});

/** What every maker of footage holds to. `takeIn` is the intake of the host, which reads and examines a clip. */
export function describeFootageMaker(
  name: string,
  make: () => Promise<FootageMaker> | FootageMaker,
  takeIn: ClipIntake,
  timeout = 60_000,
): void {
  describe(`${name} is a maker of footage`, () => {
    let made: Promise<FootageMaker> | undefined;
    const maker = (): Promise<FootageMaker> => (made ??= Promise.resolve(make()));

    test('names itself and the longest clip that it makes', async () => {
      const { id, longestSeconds, atOnce = 1 } = await maker();
      expect(id).toMatch(/\S/);
      expect(longestSeconds).toBeGreaterThanOrEqual(1);
      expect(atOnce).toBeGreaterThanOrEqual(1);
    });

    test(
      'gives a clip that can be played, about as long and of the shape that was asked for',
      async () => {
        const clip = await takeIn(await (await maker()).film(footageRequest()));
        expect(clip.mimeType).toMatch(/^video\/(mp4|webm)$/);
        expect(clip.seconds).toBeGreaterThan(1);
        expect(clip.seconds).toBeLessThan(10);
        expect(clip.width / clip.height).toBeGreaterThan(1.2);
      },
      timeout,
    );

    test(
      'tells how far it is by growing shares, when it tells',
      async () => {
        const shares: number[] = [];
        await (await maker()).film(footageRequest(), { onProgress: (share) => void shares.push(share) });
        expect(shares).toEqual([...shares].sort((a, b) => a - b));
        expect(shares.every((share) => share >= 0 && share <= 1)).toBe(true);
      },
      timeout,
    );

    test(
      'clips asked for at once come back each as its own',
      async () => {
        const one = await maker();
        const clips = await Promise.all(
          [1, 2].map(async (seed) => takeIn(await one.film(footageRequest({ seed, seconds: 1 })))),
        );
        expect(new Set(clips.map(({ bytes }) => sha256(bytes))).size).toBe(2);
      },
      timeout,
    );

    test(
      'stops when its signal is aborted, and films again afterwards',
      async () => {
        const one = await maker();
        const { signal, reason } = abortedSignal();
        await expect(one.film(footageRequest(), { signal })).rejects.toBe(reason);
        expect((await takeIn(await one.film(footageRequest({ seconds: 1 })))).seconds).toBeGreaterThan(0.4);
      },
      timeout,
    );
  });
}
