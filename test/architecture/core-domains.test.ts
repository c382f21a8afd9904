import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
const core = join(root, 'core', 'src');
const domains = readdirSync(core, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? entry.name : []));

describe('core is imported by domain', () => {
  it.each(domains)('%s has a face that names what it gives', (domain) => {
    const face = join(core, domain, 'index.ts');
    expect(existsSync(face)).toBe(true);
    const text = readFileSync(face, 'utf8');
    expect(text).toMatch(/^export /);
    expect(text).not.toContain('export *');
  });

  it('the decision lists every domain', () => {
    const decision = readFileSync(join(root, 'docs', 'adr', '0022-core-by-domain.md'), 'utf8');
    const listed = [...decision.matchAll(/^\| (`.*?`) \|/gm)].flatMap(([, cell]) =>
      cell!.replaceAll('`', '').split(', '),
    );
    expect(listed.sort()).toEqual(domains.sort());
  });
});
