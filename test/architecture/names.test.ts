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

/** A piece of furniture that is drawn. */
const things = new Set(['Desk']);

/** The words of a name: `isToldBelow` is of `is`, `told` and `below`. */
const wordsIn = (name: string): string[] =>
  name.split(/(?<=[a-z\d])(?=[A-Z])|[_\d]+/).map((word) => word.toLowerCase());
const wordOf = (name: string): string | undefined =>
  things.has(name)
    ? undefined
    : [...instead.keys()].find((word) => name === word || wordsIn(name).includes(word.toLowerCase()));

/** Names that hold one of the words, each with what it is instead. */
function identifiersIn(file: string, text: string): string[] {
  const found: string[] = [];
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : file.endsWith('.mjs') ? ts.ScriptKind.JS : ts.ScriptKind.TS;
  const visit = (node: ts.Node): void => {
    const word = ts.isIdentifier(node) ? wordOf(node.text) : undefined;
    if (word) found.push(`${(node as ts.Identifier).text}: ${instead.get(word)}`);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, false, kind));
  return found;
}

it('things are called what the field calls them', () => {
  const mentioned = new RegExp([...instead.keys()].join('|'), 'i');
  const files = folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((path) => /\.(?:tsx?|mjs)$/.test(path) && !/(?:^|\/)(?:dist|node_modules)\/|\.generated\./.test(path))
      .map((path) => join(folder, path)),
  );
  expect(files.length).toBeGreaterThan(2000);
  const named = files.flatMap((file) => {
    const text = readFileSync(join(root, file), 'utf8');
    return mentioned.test(text) ? identifiersIn(file, text).map((name) => `${file}: ${name}`) : [];
  });
  expect(named).toEqual([]);
  const seen = identifiersIn('a.ts', `const told = 1, isToldBelow = 2, toldness = 3; // desk\nconst text = 'fate';`);
  expect(seen.map((each) => each.split(':')[0])).toEqual(['told', 'isToldBelow']);
});
