import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
interface Manifest {
  workspaces: string[];
  nx: { targets: Record<string, { options?: { command?: string } }> };
}
const manifest = (folder: string) => JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as Manifest;
const { workspaces, nx } = manifest('.');

describe('the targets of Nx', () => {
  it.each(workspaces)('%s is linted, formatted, type-checked and, where it has tests, tested', (workspace) => {
    const targets = Object.keys(manifest(workspace).nx.targets);
    expect(targets).toEqual(expect.arrayContaining(['lint', 'format']));
    expect(targets.some((target) => ['build', 'types'].includes(target))).toBe(true);
    const names = readdirSync(join(root, workspace), { recursive: true, encoding: 'utf8' });
    const tested = names.some((name) => /\.test\.tsx?$/.test(name) && !/(^|\/)(dist|node_modules)\//.test(name));
    expect(targets.includes('test')).toBe(tested);
  });

  // Each workspace checks itself; the root checks all that is in none. What neither takes would go unchecked.
  it.each([
    ['lint', / --ignore-pattern (\S+)/g],
    ['format', / '!([^/']+)\/\*\*'/g],
  ])('%s of the root leaves out the workspaces and nothing else', (target, leftOut) => {
    const command = nx.targets[target]!.options!.command!;
    expect(command).toMatch(/^\S+( --?\S+)* \. /);
    expect([...command.matchAll(leftOut)].map(([, folder]) => folder)).toEqual(workspaces);
  });

  it('nothing leaves the machine or stays running, and the cache stays in the clone', () => {
    const settings = JSON.parse(readFileSync(join(root, 'nx.json'), 'utf8')) as Record<string, unknown>;
    expect(settings).toMatchObject({
      analytics: false,
      neverConnectToCloud: true,
      useDaemonProcess: false,
      cacheDirectory: '.nx/cache',
    });
  });
});
