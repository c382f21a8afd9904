#!/usr/bin/env node
/**
 * Trains the tagger of roles on `fixtures/prompts/readings` and writes its weights into the providers.
 * `npm run train`; the held-out prompts are never read here. Deterministic: the same corpus gives the same weights.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureSetup, importBuilt, root } from './setup.mjs';

await ensureSetup({ only: 'studio' });
const { parseMarked, storeRoles, trainRoles } = await importBuilt('providers', 'src/reading/roles/training.js');

const folder = join(root, 'fixtures', 'prompts', 'readings');
const read = (ending) =>
  readdirSync(folder)
    .filter((name) => name.endsWith(ending))
    .sort()
    .flatMap((name) =>
      readFileSync(join(folder, name), 'utf8')
        .split('\n')
        .filter((line) => line.trim())
        .map((line) => ({ ...parseMarked(JSON.parse(line).marked), language: name.slice(0, name.indexOf('.')) })),
    );
const prompts = read('.train.jsonl');
const snippets = read('.snippets.jsonl');
const weights = storeRoles(trainRoles(prompts, snippets));
const file = join(root, 'providers', 'src', 'reading', 'roles', 'weights.generated.ts');
writeFileSync(
  file,
  `import type { StoredRoles } from './role-model.js';\n\n/** Written by \`npm run train\` from ${prompts.length} prompts and ${snippets.length} snippets. */\nexport const weights: StoredRoles = ${JSON.stringify(weights)};\n`,
);
console.log(
  `${prompts.length} prompts, ${snippets.length} snippets → ${file} (${Math.round(JSON.stringify(weights).length / 1024)} kB)`,
);
