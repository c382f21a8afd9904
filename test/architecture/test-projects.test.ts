import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');

/** The test files that jest finds in a project of its configuration, as in a run with PostgreSQL and Redis. */
function filesOf(project: string): string[] {
  const jest = join(root, 'node_modules/jest/bin/jest.js');
  const { stdout } = spawnSync(
    process.execPath,
    ['--experimental-vm-modules', '--no-warnings', jest, '--listTests', '--json', '--selectProjects', project],
    { cwd: root, encoding: 'utf8', env: { ...process.env, TEST_DATABASE_URL: 'there', TEST_REDIS_URL: 'there' } },
  );
  return (JSON.parse(stdout) as string[]).sort();
}

/** Every test file of the repository. */
function testFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (entry.isDirectory()) {
      const built = entry.name.startsWith('.') || ['node_modules', 'dist', 'data', 'out'].includes(entry.name);
      return built ? [] : testFiles(join(folder, entry.name));
    }
    return /\.test\.tsx?$/.test(entry.name) ? [join(folder, entry.name)] : [];
  });
}

const [embedded, servers] = ['embedded', 'servers'].map(filesOf) as [string[], string[]];

test('every test file is run on the embedded set', () => {
  expect(embedded).toEqual(testFiles(root).sort());
});

test('what is walked again on servers is so on the embedded set as well', () => {
  expect(servers).not.toEqual([]);
  expect(embedded).toEqual(expect.arrayContaining(servers));
});
