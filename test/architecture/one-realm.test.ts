import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');

/** A package with a module, a helper of its tests, and two test files that say what they found and leave traces. */
const files: Record<string, string> = {
  'pack/src/product.mjs': 'export const product = { loads: (process.productLoads = (process.productLoads ?? 0) + 1) };',
  'pack/testing/helper.mjs': `
    import { jest } from '@jest/globals';
    jest.setTimeout(300);
    export const helper = { loads: (process.helperLoads = (process.helperLoads ?? 0) + 1) };`,
  'test.mjs': `
    import { AsyncLocalStorage, executionAsyncResource } from 'node:async_hooks';
    import { appendFileSync } from 'node:fs';
    import { product } from './pack/src/product.mjs';
    import { helper } from './pack/testing/helper.mjs';
    const found = { product: product.loads, helper: helper.loads, env: process.env.TRACE, text: structuredClone(2) };
    // What Node 20 carries along with each promise: a symbol for each storage that is in use. Node 24 carries none.
    const carried = await new AsyncLocalStorage().run('own', async () => {
      await null;
      return Object.getOwnPropertySymbols(executionAsyncResource());
    });
    found.othersCarried = carried.filter(({ description }) => description === 'kResourceStore').length > 1;
    appendFileSync(process.env.SEEN, JSON.stringify(found) + '\\n');
    process.env.TRACE = 'left';
    globalThis.structuredClone = () => 'left';
    test('holds', () => expect(found.text).toBe(2));
    test('waits for ever', () => new Promise(() => {}));`,
};

/** Runs jest in one worker on a configuration; the files write what they see to `seen`. Returns jest's report. */
function runJest(config: { rootDir: string }, seen: string): string {
  const jest = join(root, 'node_modules/jest/bin/jest.js');
  const { stdout } = spawnSync(
    process.execPath,
    ['--experimental-vm-modules', '--no-warnings', jest, '--json', '-i', `--config=${JSON.stringify(config)}`],
    { cwd: config.rootDir, encoding: 'utf8', env: { PATH: process.env['PATH'], SEEN: seen } },
  );
  return stdout;
}

test('files share the modules of packages, and neither helpers, environment, globals nor asynchronous storages; a test that hangs fails', () => {
  const folder = mkdtempSync(join(tmpdir(), 'scenewright-realm-'));
  try {
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      if (path !== 'test.mjs') writeFileSync(join(folder, path), text);
    }
    for (const name of ['one.test.mjs', 'two.test.mjs']) writeFileSync(join(folder, name), files['test.mjs'] as string);
    const config = {
      rootDir: folder,
      testMatch: ['<rootDir>/*.test.mjs'],
      transform: {},
      testEnvironment: join(root, 'scripts/one-realm/environment.cjs'),
      runtime: join(root, 'scripts/one-realm/runtime.cjs'),
    };
    const seen = join(folder, 'seen.jsonl');
    const stdout = runJest(config, seen);
    const report = JSON.parse(stdout) as { numPassedTests: number; numFailedTests: number };
    expect(report).toMatchObject({ numPassedTests: 2, numFailedTests: 2 });
    expect(
      readFileSync(seen, 'utf8')
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line)),
    ).toEqual([
      { product: 1, helper: 1, text: 2, othersCarried: false },
      { product: 1, helper: 2, text: 2, othersCarried: false },
    ]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

test('the globals of a project are not those of the next file of another', () => {
  const folder = mkdtempSync(join(tmpdir(), 'scenewright-realm-'));
  try {
    const body = `
      import { appendFileSync } from 'node:fs';
      appendFileSync(process.env.SEEN, [globalThis.OF_ONE, globalThis.OF_TWO].join() + '\\n');
      test('runs', () => undefined);`;
    writeFileSync(join(folder, 'one.test.mjs'), body);
    writeFileSync(join(folder, 'two.test.mjs'), body);
    const project = (id: string, globals: object): object => ({
      rootDir: folder,
      id,
      displayName: id,
      globals,
      testMatch: [`<rootDir>/${id}.test.mjs`],
      transform: {},
      testEnvironment: join(root, 'scripts/one-realm/environment.cjs'),
      runtime: join(root, 'scripts/one-realm/runtime.cjs'),
    });
    const config = {
      rootDir: folder,
      projects: [project('one', { OF_ONE: 'one' }), project('two', { OF_TWO: 'two' })],
    };
    const seen = join(folder, 'seen.txt');
    runJest(config, seen);
    expect(readFileSync(seen, 'utf8').trim().split('\n').toSorted()).toEqual([',two', 'one,']);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
