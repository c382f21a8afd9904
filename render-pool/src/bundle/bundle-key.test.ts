import { mkdir, mkdtemp, realpath, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { bundleKey } from './bundle-key.js';

let folder: string;
beforeEach(async () => {
  folder = await realpath(await mkdtemp(join(tmpdir(), 'scenewright-key-')));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function write(path: string, text: string): Promise<void> {
  await mkdir(dirname(join(folder, path)), { recursive: true });
  await writeFile(join(folder, path), text);
}
const manifest = (name: string, ...dependencies: string[]) =>
  JSON.stringify({ name, dependencies: Object.fromEntries(dependencies.map((each) => [each, '1.0.0'])) });
/** The key before and after a change of a file. */
async function changesWith(root: string, path: string): Promise<boolean> {
  const key = () => bundleKey(join(folder, root), join(folder, root, 'src', 'entry.tsx'));
  const before = await key();
  expect(await key()).toBe(before);
  await write(path, 'changed');
  return (await key()) !== before;
}

it('in a repository: the sources of a linked package count, what was built of them does not', async () => {
  await write('drawings/package.json', manifest('@app/drawings', '@app/rules'));
  await write('drawings/src/entry.tsx', 'entry');
  await write('rules/package.json', manifest('@app/rules'));
  await write('rules/src/index.ts', 'rules');
  await write('rules/dist/index.js', 'rules');
  await mkdir(join(folder, 'node_modules', '@app'), { recursive: true });
  await symlink(join(folder, 'rules'), join(folder, 'node_modules', '@app', 'rules'));
  expect(await changesWith('drawings', 'drawings/src/entry.tsx')).toBe(true);
  expect(await changesWith('drawings', 'rules/src/index.ts')).toBe(true);
  expect(await changesWith('drawings', 'rules/dist/index.js')).toBe(false);
});

it('installed: what was built of its own packages counts; of others the lockfile tells', async () => {
  const drawings = 'node_modules/@app/drawings';
  await write(`${drawings}/package.json`, manifest('@app/drawings', '@app/rules', 'react'));
  await write(`${drawings}/src/entry.tsx`, 'entry');
  await write('node_modules/@app/rules/package.json', manifest('@app/rules'));
  await write('node_modules/@app/rules/dist/index.js', 'rules');
  await write('node_modules/react/package.json', manifest('react'));
  await write('node_modules/react/dist/index.js', 'react');
  await write('package-lock.json', '{}');
  expect(await changesWith(drawings, 'node_modules/@app/rules/dist/index.js')).toBe(true);
  expect(await changesWith(drawings, 'node_modules/react/dist/index.js')).toBe(false);
  expect(await changesWith(drawings, 'package-lock.json')).toBe(true);
});
