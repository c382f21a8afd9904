import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openRingFile } from './ring-file.js';

const mark = 'a1b2c3d4';
const bytes = 4096;

let profile: string;
beforeEach(async () => {
  profile = await mkdtemp(join(tmpdir(), 'scenewright-ring-'));
  await mkdir(join(profile, 'Default', 'File System', '000', 't'), { recursive: true });
  await writeFile(ringPath('00000001'), Buffer.concat([Buffer.from('another0'), Buffer.alloc(bytes - 8)]));
  await writeFile(ringPath('00000002'), Buffer.concat([Buffer.from(mark), Buffer.alloc(bytes - 8)]));
});
afterEach(() => rm(profile, { recursive: true, force: true }));

const ringPath = (name: string): string => join(profile, 'Default', 'File System', '000', 't', name);

async function isFound(wanted = mark, size = bytes): Promise<boolean> {
  const handle = await openRingFile(profile, wanted, size);
  await handle?.close();
  return handle !== null;
}

test('a ring is found by its mark and its size', async () => {
  expect(await isFound()).toBe(true);
  expect(await isFound('no-such-mark')).toBe(false);
  expect(await isFound(mark, bytes + 1)).toBe(false);
});

test('a ring is found while folders of the browser come and go', async () => {
  let over = false;
  const churn = (async () => {
    while (!over) {
      const cache = join(profile, 'Default', 'Cache');
      await mkdir(join(cache, 'a', 'b', 'c'), { recursive: true });
      await rm(cache, { recursive: true, force: true });
    }
  })();
  const found: boolean[] = [];
  for (let look = 0; look < 150; look++) found.push(await isFound());
  over = true;
  await churn;
  expect(found).not.toContain(false);
});
