import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { variableNames } from './variables.js';

const root = join(import.meta.dirname, '..', '..', '..');
const text = (name: string): string => readFileSync(join(root, name), 'utf8');

/** Read where they are used, since programs of one's own and the library read them as well. */
const elsewhere = ['OTEL_SERVICE_NAME', 'SCENEWRIGHT_FFMPEG', 'SCENEWRIGHT_FFPROBE', 'SCENEWRIGHT_LOG'];

describe('the variables of the environment', () => {
  it('stand in the table of docs/operate.md, all of them and no other', () => {
    const cells = [...text('docs/operate.md').matchAll(/^\| (`[A-Z].*?) \|(.*)$/gm)];
    const first = cells.flatMap(([, cell]) => [...cell!.matchAll(/`([A-Z][A-Z0-9_]+)`/g)].map(([, name]) => name!));
    expect(variableNames.filter((name) => !first.includes(name))).toEqual([]);
    expect(first.filter((name) => ![...variableNames, ...elsewhere].includes(name))).toEqual([]);
  });

  it('stand in .env.example, all of them and no other', () => {
    const given = [...text('.env.example').matchAll(/^#?\s?([A-Z][A-Z0-9_]+)=/gm)].map(([, name]) => name!);
    expect(variableNames.filter((name) => !given.includes(name))).toEqual([]);
    expect(given.filter((name) => ![...variableNames, ...elsewhere].includes(name))).toEqual([]);
  });

  it('are led to from the README of the package', () => {
    expect(text('host-nest/README.md')).toContain('(../docs/operate.md#settings)');
  });
});
