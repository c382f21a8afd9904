import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
const service = join(root, 'host-nest');
const read = (path: string): string => readFileSync(path, 'utf8');

/** The table of addresses in the README of the service. */
const rows = [...read(join(service, 'README.md')).matchAll(/^\| (.+?) \| \[.+?\]\((.+?\.controller\.ts)\) \| (.+?) \|$/gm)].map(
  ([, addresses, controller, tests]) => ({
    addresses: [...addresses!.matchAll(/`(?:[A-Z]+ )?(\/[^`]+)`/g)].map(([, address]) => address!),
    controller: join(service, controller!),
    tests: [...tests!.matchAll(/\((.+?)\)/g)].map(([, test]) => join(service, test!)),
  }),
); // prettier-ignore

/** The addresses of a controller as its decorators say them, without what is filled in. */
function addressesOf(controller: string): string[] {
  const text = read(controller).replaceAll('dashboardPath', `'admin/queues'`);
  return text.split(/^@(?=\w+Controller\()/m).flatMap((part) => {
    const base = /^\w+Controller\((?:'(.*?)')?\)/.exec(part)?.[1] ?? '';
    const routes = [...part.matchAll(/^ {2}@(?:Get|Post|Put|Patch|Delete|All)\(((?:'[^']*'|\[[^\]]*\]|pages)?)\)/gm)];
    const paths = routes.flatMap(([, given]) => (given!.match(/'[^']*'/g) ?? [`''`]).map((path) => path.slice(1, -1)));
    return paths.map((path) => `/${[base, path].filter((each) => each !== '').join('/')}`.replace(/:\w+/g, '{id}'));
  });
}

const controllers = readdirSync(join(service, 'src'), { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.controller.ts'))
  .map((path) => join(service, 'src', path));

it('the README of the service leads from an address to every controller, once', () => {
  expect(rows.map(({ controller }) => relative(service, controller)).sort()).toEqual(
    controllers.map((controller) => relative(service, controller)).sort(),
  );
});

it.each(controllers.map((controller) => relative(service, controller)))('%s belongs to the module of its folder', (controller) => {
  const folder = dirname(join(service, controller));
  const modules = readdirSync(folder).filter((name) => name.endsWith('.module.ts'));
  const imported = `'./${basename(controller, '.ts')}.js'`;
  expect(modules.filter((name) => read(join(folder, name)).includes(imported))).toHaveLength(1);
}); // prettier-ignore

it.each(rows.filter(({ addresses }) => addresses.length > 0))('$addresses: is answered there, and tested there', ({ addresses, controller, tests }) => {
  const answered = addressesOf(controller);
  const texts = tests.filter(existsSync).map(read).join('\n');
  expect(texts).not.toBe('');
  const wrong = addresses.filter((address) => {
    const isAnswered = answered.some((each) => each.startsWith(address));
    const [start = '', rest = ''] = address.split('{id}');
    // The address, or its last part behind what a helper of the test puts before it.
    const isTested = texts.includes(start) || texts.includes(`'${address.split('/').at(-1)}'`);
    return !isAnswered || !isTested || !texts.includes(rest);
  });
  expect(wrong).toEqual([]);
}); // prettier-ignore

// What answers with JSON says so in a document, to which the tests of the interface hold it.
it('every route of the interface, of operators and of pages is documented, but for the documents themselves', () => {
  const documented = controllers.filter((path) => /^@(?:Api|Operator|App|AppUpload)Controller\(/m.test(read(path)));
  expect(documented.length).toBeGreaterThan(15);
  const count = (path: string, what: RegExp) => [...read(path).matchAll(what)].length;
  const without = documented.filter(
    (path) => count(path, /^ {2}@(?:Get|Post|Put|Patch|Delete)\(/gm) !== count(path, /^ {2}@Operation\(/gm),
  );
  expect(without.map((path) => basename(path))).toEqual(['operator-openapi.controller.ts']);
});
