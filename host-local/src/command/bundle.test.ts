// @cost 6
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const root = join(import.meta.dirname, '..', '..', '..');
const folder = mkdtempSync(join(tmpdir(), 'bundle-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function run(...args: string[]): string {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    encoding: 'utf8',
    env: { ...process.env, SCENEWRIGHT_CACHE: folder },
  });
  expect({ status, stderr: status === 0 ? '' : stderr }).toEqual({ status: 0, stderr: '' });
  return stdout;
}
function plan(...program: string[]): object {
  const args = ['Three steps to a better compost: layer it, turn it, wait.', '--dry-run', '--json'];
  const { plan_seconds: _, ...rest } = JSON.parse(run(...program, ...args)) as { plan_seconds: number };
  return rest;
}

test('the command in one file plans as its modules do, and keeps the code that was compiled of it', () => {
  const main = pathToFileURL(join(root, 'host-local/dist/src/command/main.js')).href;
  const byModules = plan(
    '--input-type=module',
    '--eval',
    `(await import('${main}')).main(process.argv.slice(1))`,
    '--',
  );
  // After `tsc` alone the file is of an older build, and is not used.
  run(join(root, 'host-local/bundle/build.mjs'));
  const bundled = join(root, 'host-local/bin/scenewright.mjs');
  expect(plan(bundled)).toEqual(byModules);
  const [kept, ...others] = readdirSync(join(folder, 'code'));
  expect(others).toEqual([]);
  const { mtimeMs } = statSync(join(folder, 'code', kept!));
  expect(plan(bundled)).toEqual(byModules);
  expect(statSync(join(folder, 'code', kept!)).mtimeMs).toBe(mtimeMs);
});

test('signs outside ASCII are read in one file as in the modules: a stop that is there gets no second one', () => {
  const [bundled, ja] = [join(root, 'host-local/bin/scenewright.mjs'), '朝は市場で海鮮丼。夜は川沿いの居酒屋。 4:5'];
  const { scenes, height } = JSON.parse(run(bundled, ja, '--dry-run', '--json')) as {
    scenes: { narration: string | null }[];
    height: number;
  };
  expect(scenes.flatMap(({ narration }) => narration ?? []).join('')).toMatch(/^(?:[^。]+。)+$/u);
  expect(height).toBe(900);
});
