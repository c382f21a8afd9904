import { createHash } from 'node:crypto';
import fc from 'fast-check';
import {
  createMemoryAssetIndex,
  createMemoryAssetStore,
  createSentencePlanner,
  createSilentSpeech,
  describeAssetIndex,
  describeAssetStore,
  describePlanner,
  describeSpeech,
  sha256,
} from './index.js';

describeAssetStore('the store in memory', () => createMemoryAssetStore());
describeAssetIndex('the index in memory', () => createMemoryAssetIndex());
describeSpeech('the silent voice', () => createSilentSpeech());
describePlanner('the sentence planner', () => createSentencePlanner());

test('SHA-256 in plain code agrees with the platform', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => {
      expect(sha256(bytes)).toBe(createHash('sha256').update(bytes).digest('hex'));
    }),
  );
  expect(sha256('Größe')).toBe(createHash('sha256').update('Größe').digest('hex'));
});
