#!/usr/bin/env node
/**
 * Writes how often letters in a row stand in the words of each language, from the package `eld` (Nito T.M., Apache-2.0),
 * into `providers/src/reading/letters/letter-table.generated.ts`. Its own form is an object of 80,000 names, which takes a
 * quarter of a second and 50 MB to make; packed as bytes it takes ten milliseconds. `node scripts/letter-table.mjs`
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { deflateRawSync } from 'node:zlib';
import { root } from './setup.mjs';

const eld = join(root, 'node_modules', 'eld');
const part = (file) => import(pathToFileURL(join(eld, 'src', file)).href);
const { ngramsData } = await part('ngrams/small.js');
const { avgScore } = await part('avgScore.js');
const { dictionary } = await part('dictionary.js');
const { version } = JSON.parse(readFileSync(join(eld, 'package.json'), 'utf8'));

const entries = Object.entries(ngramsData.ngrams);
const lengths = [...new Set(entries.map(([letters]) => letters.length))].toSorted((a, b) => a - b);
/** Keys one after the other, shorter ones first, in the order of their bytes; how many languages each has; their numbers and scores. */
const [keys, counts, languages, scores] = [[], [], [], []];
const groups = lengths.map((length) => {
  const group = entries.filter(([letters]) => letters.length === length).toSorted(([a], [b]) => (a < b ? -1 : 1));
  for (const [letters, found] of group) {
    keys.push(Buffer.from(letters, 'latin1'));
    counts.push(Object.keys(found).length);
    languages.push(...Object.keys(found).map(Number));
    scores.push(...Object.values(found));
  }
  return { length, count: group.length };
});
const packed = deflateRawSync(
  Buffer.concat([...keys, Buffer.from(counts), Buffer.from(languages), Buffer.from(scores)]),
  { level: 9 },
).toString('base64');
const names = Object.values(ngramsData.languages);
const table = {
  languages: names,
  usual: names.map((name) => avgScore[name]),
  bytes: [...dictionary].map((sign) => sign.charCodeAt(0)),
  groups,
  packed,
};
const fields = Object.entries(table).map(([name, value]) => `  ${name}: ${JSON.stringify(value)},\n`);
writeFileSync(
  join(root, 'providers', 'src', 'reading', 'letters', 'letter-table.generated.ts'),
  `import type { LetterTable } from './letter-table.js';\n\n/** Written by \`scripts/letter-table.mjs\` from eld ${version} (Nito T.M., Apache-2.0). */\nexport const letterTable: LetterTable = {\n${fields.join('')}};\n`,
);
console.log(`${entries.length} rows of letters in ${names.length} languages, ${packed.length} bytes`);
