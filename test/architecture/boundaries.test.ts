import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');

/** Lints one planted file under the project's own rules and gives what was said. */
function lint(
  path: string,
  source: string,
  beside: Record<string, string> = {},
): { status: number | null; said: string } {
  const folder = mkdtempSync(join(tmpdir(), 'scenewright-boundary-'));
  try {
    cpSync(join(root, '.oxlintrc.json'), join(folder, '.oxlintrc.json'));
    for (const [name, text] of Object.entries({ ...beside, [path]: source })) {
      mkdirSync(dirname(join(folder, name)), { recursive: true });
      writeFileSync(join(folder, name), text);
    }
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [join(root, 'node_modules/oxlint/bin/oxlint'), '--deny-warnings', '.'],
      { cwd: folder, encoding: 'utf8' },
    );
    return { status, said: stdout + stderr };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

describe('the layers of the architecture are held by the linter', () => {
  it.each([
    ['core', 'node:fs', 'core/src/planted.ts'],
    ['core', 'remotion', 'core/src/planted.ts'],
    ['core', '@scenewright/providers', 'core/src/timeline/planted.ts'],
    ['compositions', 'node:fs', 'compositions/src/scenes/planted.tsx'],
    ['compositions', '@scenewright/render-pool', 'compositions/src/planted.ts'],
    ['providers', '@scenewright/render-pool', 'providers/src/planted.ts'],
    ['render-pool', '@scenewright/compositions', 'render-pool/src/planted.ts'],
    ['render-pool', '@scenewright/providers', 'render-pool/src/planted.ts'],
    ['host-local', '@scenewright/host-nest', 'host-local/src/planted.ts'],
    ['host-nest', '@scenewright/host-local', 'host-nest/src/planted.ts'],
    ['host-local', 'undici', 'host-local/src/planted.ts'],
    ['host-nest', 'undici', 'host-nest/src/planted.ts'],
    ['web-app', '@scenewright/host-nest', 'web-app/src/planted.tsx'],
    ['web-app', 'node:fs', 'web-app/src/videos/planted.ts'],
  ])('%s may not import %s', (_package, forbidden, path) => {
    const { status, said } = lint(path, `import * as planted from '${forbidden}';\nexport const kept = planted;\n`);
    expect(said).toContain('no-restricted-imports');
    expect(status).not.toBe(0);
  });

  it.each(['Date.now()', 'new Date()', 'Math.random()'])('core and compositions contain no %s', (call) => {
    const found = ['core/src', 'compositions/src'].flatMap((folder) =>
      sourcesOf(join(root, folder)).filter((file) => readFileSync(file, 'utf8').includes(call)),
    );
    expect(found).toEqual([]);
  });

  // Two scenes stand in one page during a transition, and `url(#…)` takes the first element of an id in the page.
  it('no drawing gives an element a fixed id, or refers to one', () => {
    const fixed = /\sid=(["'`]|\{["'`][^$]*["'`]\})|url\(#[\w-]+\)|[hH]ref=["'{`]+#[^$]/;
    const found = sourcesOf(join(root, 'compositions/src'))
      .filter((file) => file.endsWith('.tsx') && !/[/](studio|entry)\.tsx$/.test(file))
      .flatMap((file) =>
        readFileSync(file, 'utf8')
          .split('\n')
          .filter((line) => fixed.test(line))
          .map((line) => `${relative(root, file)}: ${line.trim()}`),
      );
    expect(found).toEqual([]);
  });

  it.each([
    ['core', 'fetch("https://example.com")', 'core/src/planted.ts'],
    ['compositions', 'fetch("https://example.com")', 'compositions/src/planted.ts'],
  ])('%s may not call %s', (_package, call, path) => {
    expect(lint(path, `export const planted = ${call};\n`).said).toContain('no-restricted-globals');
  });

  // Each worker thread loads its own copy: the whole of core with its validators takes longer than a browser's start.
  it('a render worker loads nothing of core but its failures', () => {
    const graph = new Map<string, string[]>();
    const visit = (file: string): void => {
      if (graph.has(file)) return;
      const found = [...readFileSync(file, 'utf8').matchAll(/^(?:import|export) (?!type)[^;]*?from '([^']+)'/gm)];
      graph.set(
        file,
        found.map(([, name]) => name!),
      );
      for (const name of graph.get(file)!)
        if (name.startsWith('.')) visit(join(dirname(file), name.replace(/\.js$/, '.ts')));
    };
    visit(join(root, 'render-pool/src/worker/segment-worker.ts'));
    expect(graph.size).toBeGreaterThan(20);
    const core = [...graph].flatMap(([file, names]) =>
      names.filter((name) => name.startsWith('@scenewright/')).map((name) => `${name} by ${relative(root, file)}`),
    );
    expect(core.filter((line) => !line.startsWith('@scenewright/core/errors by'))).toEqual([]);
  });

  it('an import cycle is an error', () => {
    const { said } = lint('core/src/a.ts', `import { b } from './b';\nexport const a = () => b;\n`, {
      'core/src/b.ts': `import { a } from './a';\nexport const b = () => a;\n`,
    });
    expect(said).toContain('no-cycle');
  });

  it('an allowed import passes', () => {
    const { status } = lint(
      'providers/src/planted.ts',
      `import { sceneKinds } from '@scenewright/core/scenes';\nexport const kept = sceneKinds;\n`,
    );
    expect(status).toBe(0);
  });
});

function sourcesOf(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
    .map((name) => join(folder, name));
}
