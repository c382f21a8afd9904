import type { AssetIndex, MadeAsset } from '../../src/assets/storage.js';
import { sha256 } from '../adapters/sha256.js';
import { describe, expect, test } from './test-globals.js';

/** What every asset index holds to. `make` gives an empty one each time. */
export function describeAssetIndex(name: string, make: () => Promise<AssetIndex> | AssetIndex): void {
  describe(`${name} is an asset index`, () => {
    const made: MadeAsset = {
      asset: {
        key: 'speech-1',
        kind: 'speech',
        digest: sha256('x'),
        mimeType: 'audio/wav',
        bytes: 1,
        seconds: 1.25,
        words: [{ text: 'Größe', start: 0, end: 1.25 }],
      },
      warnings: [{ code: 'voice_replaced', message: 'another voice' }],
    };

    test('an entry comes back as it was, by its own key', async () => {
      const index = await make();
      await index.remember(sha256('a'), made);
      expect(await index.find(sha256('a'))).toEqual(made);
      expect(await index.find(sha256('b'))).toBe(null);
    });

    test('a later entry takes the place of an earlier one', async () => {
      const index = await make();
      await index.remember(sha256('a'), made);
      await index.remember(sha256('a'), { ...made, warnings: [] });
      expect((await index.find(sha256('a')))?.warnings).toEqual([]);
    });
  });
}
