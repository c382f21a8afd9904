import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..', '..');
const scripts = readdirSync(join(root, 'scripts')).filter((name) => name.endsWith('.mjs'));
/** What a script imports of a package once it is built: package and path below its `dist`. */
const imports = scripts.flatMap((name) =>
  [...readFileSync(join(root, 'scripts', name), 'utf8').matchAll(/importBuilt\(\s*'([^']+)',\s*'([^']+)'/gu)].map(
    ([, from, path]) => ({ name, from: from!, path: path! }),
  ),
);

test('scripts import what is there to be built: a file that moved would only be found in an old build', () => {
  expect(imports.length).toBeGreaterThan(10);
  const gone = imports.filter(({ from, path }) =>
    ['.ts', '.tsx'].every((ending) => !existsSync(join(root, from, path.replace(/\.js$/u, ending)))),
  );
  expect(gone).toEqual([]);
});
