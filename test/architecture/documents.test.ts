import { access, readdir, readFile } from 'node:fs/promises';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sceneContentSchemas, sceneFields } from '@scenewright/core/scenes';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');

async function markdownIn(folder: string): Promise<string[]> {
  const entries = await readdir(join(root, folder), { withFileTypes: true });
  return entries.filter((entry) => entry.isFile() && entry.name.endsWith('.md')).map(({ name }) => join(folder, name));
}

async function documents(): Promise<string[]> {
  const folders = ['.', 'docs', 'docs/adr', 'host-nest', 'compositions'];
  return (await Promise.all(folders.map(markdownIn))).flat();
}

/** As GitHub names the headings of a page, outside of its code. */
function anchorsOf(text: string): Set<string> {
  const headings = text.replace(/^```.*?^```/gms, '').matchAll(/^#+ (.+)$/gm);
  return new Set(
    [...headings].map(([, heading]) =>
      heading!
        .toLowerCase()
        .replace(/[^\p{L}\p{N} _-]/gu, '')
        .replaceAll(' ', '-'),
    ),
  );
}

/** What a page links to in the repository. */
function linksOf(text: string): string[] {
  const links = text.replace(/^```.*?^```/gms, '').matchAll(/\]\(([^)\s]+)\)/g);
  return [...links].map(([, target]) => target!).filter((target) => !/^[a-z]+:/i.test(target));
}

it('every link of the documents leads to a file, and to a heading that it has', async () => {
  const broken: string[] = [];
  for (const document of await documents()) {
    const text = await readFile(join(root, document), 'utf8');
    for (const link of linksOf(text)) {
      const [path = '', anchor] = link.split('#');
      const target = path === '' ? join(root, document) : resolve(root, dirname(document), path);
      const isThere = await access(target).then(
        () => true,
        () => false,
      );
      const isHere = anchor === undefined || (isThere && anchorsOf(await readFile(target, 'utf8')).has(anchor));
      if (!isThere || !isHere) broken.push(`${document}: ${link}`);
    }
  }
  expect(broken).toEqual([]);
});

/** Files that a page names in backticks, by their name or the end of their path. Decisions keep the names of their day. */
const namedFiles = (text: string): string[] =>
  [...text.replace(/^```.*?^```/gms, '').matchAll(/`([\w./-]+\.(?:tsx?|mjs|cjs))`/g)].map(([, name]) => name!);

it('every source and test that a page names is there', async () => {
  const workspaces = ['core', 'compositions', 'render-pool', 'providers', 'host-local', 'host-nest', 'web-app'];
  const folders = [...workspaces, 'test', 'scripts', 'fixtures'];
  const paths = (
    await Promise.all(
      folders.map(async (folder) =>
        (await readdir(join(root, folder), { recursive: true })).map((path) => `/${folder}/${path}`),
      ),
    )
  )
    .concat((await readdir(root)).map((path) => `/${path}`))
    .flat()
    .filter((path) => !/\/(?:dist|node_modules)\//.test(path));
  const isThere = (name: string): boolean => paths.some((path) => path.endsWith(`/${name}`));
  const missing: string[] = [];
  for (const document of await documents()) {
    if (document.startsWith('docs/adr/')) continue;
    const named = namedFiles(await readFile(join(root, document), 'utf8'));
    missing.push(...named.filter((name) => !isThere(name)).map((name) => `${document}: ${name}`));
  }
  expect(missing).toEqual([]);
  expect(namedFiles('as `a/b.test.ts` and `c.mjs` show\n```\n`d.ts`\n```\n').filter(isThere)).toEqual([]);
});

it('the README is read in a few minutes, and leads to every page of docs', async () => {
  const readme = await readFile(join(root, 'README.md'), 'utf8');
  expect(readme.split('\n').length).toBeLessThanOrEqual(100);
  // From page to page, as a reader goes.
  const reached = new Set<string>();
  const waiting = ['README.md'];
  for (let page = waiting.pop(); page !== undefined; page = waiting.pop()) {
    if (reached.has(page)) continue;
    reached.add(page);
    for (const link of linksOf(await readFile(join(root, page), 'utf8'))) {
      const target = relative(root, resolve(root, dirname(page), link.split('#')[0]!));
      if (target.endsWith('.md')) waiting.push(target);
    }
  }
  const pages = await markdownIn('docs');
  expect(pages.filter((page) => !reached.has(page))).toEqual([]);
});

test('the example of the docs is a freeform scene, and its labels are words of it', async () => {
  const docs = await readFile(join(root, 'docs/embed.md'), 'utf8');
  const scene = JSON.parse(/```json\n([\s\S]*?)```/u.exec(docs)![1]!) as { kind: 'freeform'; content: unknown };
  const content = sceneContentSchemas.freeform.parse(scene.content);
  expect(content.layers.map(({ type }) => type)).toEqual(['shape', 'chart', 'path', 'text']);
  expect(sceneFields({ kind: 'freeform', content }, 'shown').map(({ value }) => value)).toEqual(['2023', '2024', '2025', 'Rooftop solar has doubled in two years']); // prettier-ignore
});
