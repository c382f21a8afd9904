// @cost 3
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
const folders = ['core', 'compositions', 'render-pool', 'providers', 'host-local', 'host-nest', 'web-app', 'test', 'scripts']; // prettier-ignore

/** Idiom in place of the field's own words, and what those are. */
const instead = new Map([
  ['told', 'what it is: a message, a status, what was measured'],
  ['sought', 'wanted, query'],
  ['madeOnce', 'cached'],
  ['desk', 'editor, queue'],
  ['fate', 'outcome'],
]);

function identifiersIn(file: string, text: string): string[] {
  const found: string[] = [];
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : file.endsWith('.mjs') ? ts.ScriptKind.JS : ts.ScriptKind.TS;
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node) && instead.has(node.text)) found.push(node.text);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, false, kind));
  return found;
}

it('things are called what the field calls them', () => {
  const mentioned = new RegExp(`\\b(?:${[...instead.keys()].join('|')})\\b`);
  const files = folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((path) => /\.(?:tsx?|mjs)$/.test(path) && !/(?:^|\/)(?:dist|node_modules)\/|\.generated\./.test(path))
      .map((path) => join(folder, path)),
  );
  expect(files.length).toBeGreaterThan(2000);
  const named = files.flatMap((file) => {
    const text = readFileSync(join(root, file), 'utf8');
    return mentioned.test(text)
      ? identifiersIn(file, text).map((name) => `${file}: ${name}: ${instead.get(name)}`)
      : [];
  });
  expect(named).toEqual([]);
  expect(identifiersIn('a.ts', `const told = 1; // desk\nconst text = 'fate';`)).toEqual(['told']);
});
