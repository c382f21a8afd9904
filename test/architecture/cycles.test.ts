import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
const packages = ['core', 'compositions', 'render-pool', 'providers', 'host-local', 'host-nest', 'web-app'];

/** The files that a file names, types and dynamic imports included: a cycle of types is as hard to read as one of values. */
function importsOf(file: string, text: string, isFile: (path: string) => boolean): string[] {
  return ts.preProcessFile(text, true, false).importedFiles.flatMap(({ fileName }) => {
    if (!fileName.startsWith('.')) return [];
    const base = join(dirname(file), fileName).replace(/\.js$/, '');
    return [`${base}.ts`, `${base}.tsx`].find(isFile) ?? [];
  });
}

/** Each group of files that lead back to one another (Tarjan's strongly connected components). */
function cyclesOf(imports: ReadonlyMap<string, readonly string[]>): string[][] {
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const open: string[] = [];
  const found: string[][] = [];
  const visit = (file: string): void => {
    order.set(file, order.size);
    lowest.set(file, order.get(file)!);
    open.push(file);
    for (const next of imports.get(file) ?? []) {
      if (!order.has(next)) {
        visit(next);
        lowest.set(file, Math.min(lowest.get(file)!, lowest.get(next)!));
      } else if (open.includes(next)) lowest.set(file, Math.min(lowest.get(file)!, order.get(next)!));
    }
    if (lowest.get(file) !== order.get(file)) return;
    const group = open.splice(open.indexOf(file));
    if (group.length > 1 || imports.get(file)?.includes(file)) found.push(group.sort());
  };
  for (const file of imports.keys()) if (!order.has(file)) visit(file);
  return found;
}

/** What each file of some packages names. */
function importsIn(names: readonly string[]): Map<string, string[]> {
  const files = names.flatMap((name) =>
    readdirSync(join(root, name), { recursive: true, encoding: 'utf8' })
      .filter((path) => /\.tsx?$/.test(path) && !/(?:^|\/)(?:dist|node_modules)\/|\.generated\./.test(path))
      .map((path) => join(root, name, path)),
  );
  return new Map(files.map((file) => [file, importsOf(file, readFileSync(file, 'utf8'), existsSync)]));
}

/** The domains of core that each domain names: its tests may look at those above it. */
function domainImports(imports: ReadonlyMap<string, readonly string[]>): Map<string, string[]> {
  const domainOf = (file: string): string => relative(join(root, 'core', 'src'), file).split(sep)[0]!;
  const found = new Map<string, Set<string>>();
  for (const [file, named] of imports) {
    if (file.endsWith('.test.ts')) continue;
    const own = domainOf(file);
    const others = found.get(own) ?? new Set();
    for (const other of named.map(domainOf)) if (other !== own) others.add(other);
    found.set(own, others);
  }
  return new Map([...found].map(([domain, others]) => [domain, [...others]]));
}

it('no domain of core leads back to itself', () => {
  const domains = domainImports(importsIn([join('core', 'src')]));
  expect(domains.size).toBeGreaterThan(20);
  expect(domains.get('storyboard')).toContain('scenes');
  expect(cyclesOf(domains)).toEqual([]);
});

describe('no file leads back to itself', () => {
  it('in any package, through types included', () => {
    const imports = importsIn(packages);
    expect(imports.size).toBeGreaterThan(2000);
    expect(cyclesOf(imports).map((group) => group.map((file) => relative(root, file)))).toEqual([]);
  });

  it('and a cycle is found: by types, by a dynamic import, over three files, of one with itself', () => {
    const files: Record<string, string> = {
      '/a.ts': `import type { B } from './b.js';\nexport interface A { b: B }\n`,
      '/b.ts': `import { c } from './c.js';\nexport type B = typeof c;\nexport { d } from './d.js';\n`,
      '/c.ts': `export const c = async () => (await import('./a.js'));\n`,
      '/d.ts': `export const d = 1;\n`,
      '/e.ts': `import type { E } from './e.js';\nexport type E = string;\n`,
    };
    const imports = new Map(
      Object.entries(files).map(([file, text]) => [file, importsOf(file, text, (path) => path in files)]),
    );
    expect(cyclesOf(imports)).toEqual([['/a.ts', '/b.ts', '/c.ts'], ['/e.ts']]);
  });
});
