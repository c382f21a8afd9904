import { writeFile } from 'node:fs/promises';
import { StageFailure } from '@scenewright/core/errors';
import { StorageFull } from './file-store.js';
import { isStorageFull } from './is-storage-full.js';

describe('a full storage', () => {
  it('is known by what each of its layers says', async () => {
    // Linux' own full disk.
    const met = await writeFile('/dev/full', 'a').catch((error: unknown) => error);
    const because = (cause: unknown) => new Error('It failed.', { cause });
    for (const error of [
      met,
      because(because(met)),
      new AggregateError([new Error('another'), met]),
      new StorageFull('full'),
      new StageFailure('store', 'disk_full', 'The disk is full.', { retryable: true }),
      Object.assign(new Error('could not extend file'), { code: '53100' }),
      Object.assign(new Error('507'), { $metadata: { httpStatusCode: 507 } }),
      Object.assign(new Error('full'), { name: 'XMinioStorageFull' }),
    ]) {
      expect([String(error), isStorageFull(error)]).toEqual([String(error), true]);
    }
  });

  it('is not every error', () => {
    const endless = new Error('endless');
    endless.cause = endless;
    for (const error of [null, undefined, 'ENOSPC', new Error('ENOSPC'), endless, { code: 'ENOENT' }]) {
      expect(isStorageFull(error)).toBe(false);
    }
  });
});
