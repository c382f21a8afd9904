/** The corpus of prompts with their readings, `fixtures/prompts/readings` (its README gives the format). */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './setup.mjs';

const folder = join(root, 'fixtures', 'prompts', 'readings');

/** All entries of one sort of file, with their language. @param sort train, roles, written, snippets, held-out or written-held-out */
export function corpusOf(sort) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith(`.${sort}.jsonl`))
    .sort()
    .flatMap((name) =>
      readFileSync(join(folder, name), 'utf8')
        .split('\n')
        .filter((line) => line.trim())
        .map((line) => ({ ...JSON.parse(line), language: name.slice(0, name.indexOf('.')) })),
    );
}
