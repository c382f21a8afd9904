#!/usr/bin/env node
/**
 * `npm run plan:check`: plans the prompts of fixtures/prompts/readings and counts what the story check finds, by code:
 * by what the planner itself read of the prompt, and by what was marked in it by hand.
 * `--language en`, `--set train|held-out` (train); `--show` prints the findings of training prompts, `--code` those of one code.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureSetup, importBuilt, root } from './setup.mjs';

const { values: options } = parseArgs({
  options: {
    language: { type: 'string' },
    code: { type: 'string' },
    set: { type: 'string', default: 'train' },
    show: { type: 'boolean', default: false },
  },
});
await ensureSetup({ only: 'plan' });
const { checkStory, storyCodes } = await importBuilt('core', 'src/story-check/index.js');
const { planToCheck } = await importBuilt('providers', 'src/storyboard/plan-to-check.js');

const folder = join(root, 'fixtures', 'prompts', 'readings');
const ending = `.${options.set}.jsonl`;
const prompts = readdirSync(folder)
  .filter((name) => name.endsWith(ending) && (!options.language || name === `${options.language}${ending}`))
  .flatMap((name) => readFileSync(join(folder, name), 'utf8').trim().split('\n'))
  .map((line) => JSON.parse(line));
// Held-out prompts are measured and not read.
const shows = options.show && options.set === 'train';

const empty = () => ({ prompts: 0, findings: 0 });
const counts = new Map(storyCodes.map((code) => [code, { read: empty(), marked: empty() }]));
const clean = { read: 0, marked: 0 };
for (const prompt of prompts) {
  const { storyboard, source } = planToCheck(prompt.marked.replace(/⟦\w\|/gu, '').replaceAll('⟧', ''));
  for (const [by, given] of [
    ['read', source],
    ['marked', markedSource(prompt, source)],
  ]) {
    const findings = checkStory(storyboard, given);
    if (findings.length === 0) clean[by] += 1;
    for (const code of new Set(findings.map((each) => each.code))) counts.get(code)[by].prompts += 1;
    for (const { code, message } of findings) {
      counts.get(code)[by].findings += 1;
      if (shows && (!options.code || options.code === code))
        console.log(`${prompt.id.padEnd(20)} ${by.padEnd(7)} ${code.padEnd(18)} ${message}`);
    }
  }
}

const number = (value) => String(value).padStart(9);
console.log(
  `\n${''.padEnd(20)}   as read          as marked\n${'code'.padEnd(20)}  prompts findings  prompts findings`,
);
for (const [code, { read, marked }] of counts)
  console.log(
    `${code.padEnd(20)}${[read.prompts, read.findings, marked.prompts, marked.findings].map(number).join('')}`,
  );
console.log(`\n${prompts.length} prompts; without a finding: ${clean.read} as read, ${clean.marked} as marked`);

/** The truth of a fixture as a source. Dates and times are figures there. */
function markedSource({ marked, figures, items, forbidden }, source) {
  const directions = [...marked.matchAll(/⟦[dx]\|([^⟧]*)⟧/gu)].map(([, text]) => text);
  const terms = forbidden.map((each) => each.toLowerCase());
  return {
    ...source,
    directions,
    figures: figures.map(({ text, about }) => ({ says: [text], about })),
    items,
    isForbidden: (text) => terms.some((term) => text.toLowerCase().includes(term)),
  };
}
