import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { groupMemoryLeft } from './group-memory.js';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'groups-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function leftWith(membership: string, files: Record<string, string>): Promise<number> {
  await writeFile(join(folder, 'membership'), membership);
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), text);
  }
  return groupMemoryLeft({ membership: join(folder, 'membership'), root: folder });
}

test('a container sees its limit at the root, less what is used, with the file cache it can give back', async () => {
  const files = {
    'memory.max': '2000000000\n',
    'memory.current': '500000000\n',
    'memory.stat': 'anon 1\ninactive_file 100000000\n',
  };
  expect(await leftWith('0::/\n', files)).toBe(1_600_000_000);
});

test('the tightest of the groups around a process counts', async () => {
  const files = {
    'a/memory.max': '3000\n',
    'a/memory.current': '2900\n',
    'a/b/memory.max': '2000\n',
    'a/b/memory.current': '50\n',
  };
  expect(await leftWith('0::/a/b\n', files)).toBe(100);
});

test('the older interface is read too', async () => {
  const files = { 'memory/box/memory.limit_in_bytes': '900\n', 'memory/box/memory.usage_in_bytes': '200\n' };
  expect(await leftWith('5:devices:/\n4:memory:/box\n0::/\n', files)).toBe(700);
});

test('no limit, no group and a name from outside the container mean no bound', async () => {
  expect(await leftWith('0::/../..\n', { 'memory.max': 'max\n', 'memory.current': '1\n' })).toBe(Infinity);
  expect(await groupMemoryLeft({ membership: join(folder, 'none'), root: join(folder, 'none') })).toBe(Infinity);
});
