#!/usr/bin/env node
/**
 * `npm run plan:expect`: plans the prompts of fixtures/prompts/expected and counts what their films miss, by check.
 * `--set train|held-out` (train); `--show` prints what is missed of training prompts. Held-out prompts are measured and not read.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureSetup, importBuilt, root } from './setup.mjs';

const { values: options } = parseArgs({
  options: { set: { type: 'string', default: 'train' }, show: { type: 'boolean', default: false } },
});
await ensureSetup({ only: 'plan' });
const { onScreenText } = await importBuilt('core', 'src/timing/index.js');
const { planToCheck } = await importBuilt('providers', 'src/storyboard/plan-to-check.js');
const prompts = JSON.parse(readFileSync(join(root, 'fixtures', 'prompts', 'expected', `${options.set}.json`), 'utf8'));
const shows = options.show && options.set === 'train';

const checks = { facts, items, never, title, says, wants };
const counts = new Map(Object.keys(checks).map((name) => [name, { asked: 0, missed: 0, prompts: 0 }]));
let clean = 0;
for (const prompt of prompts) {
  const film = filmOf(planToCheck(prompt.prompt).storyboard);
  let isClean = true;
  for (const [name, check] of Object.entries(checks)) {
    const results = check(prompt, film);
    const missed = results.filter((result) => result !== undefined);
    const count = counts.get(name);
    count.asked += results.length;
    count.missed += missed.length;
    if (missed.length > 0) count.prompts += 1;
    isClean &&= missed.length === 0;
    if (shows) for (const result of missed) console.log(`${prompt.id.padEnd(18)} ${name.padEnd(6)} ${result}`);
  }
  if (isClean) clean += 1;
}
console.log(`\n| check | asked | missed | prompts |\n| ----- | ----: | -----: | ------: |`);
for (const [name, { asked, missed, prompts: some }] of counts)
  console.log(`| ${name.padEnd(5)} | ${asked} | ${missed} | ${some} |`);
console.log(`\n${clean} of ${prompts.length} prompts miss nothing`);

/** What a viewer reads and hears of each scene. */
function filmOf({ scenes, narrated, aspectRatio }) {
  const read = scenes.map((scene) => onScreenText(scene).join('\n'));
  return { read, heard: scenes.map(({ narration }) => narration ?? ''), narrated, aspectRatio };
}

function facts({ facts: wanted = [] }, { read }) {
  return wanted.map(({ says: spellings, with: beside, not }) => {
    const scenes = read.filter((text) => spellings.some((one) => holds(text, one)));
    if (scenes.length === 0) return `not shown: ${spellings[0]}`;
    const named = beside ? scenes.filter((text) => beside.some((one) => holds(text, one))) : scenes;
    if (named.length === 0) return `${spellings[0]} without ${beside[0]}`;
    return named.every((text) => not?.some((one) => holds(text, one))) ? `${spellings[0]} beside ${not[0]}` : undefined;
  });
}

function items({ items: wanted = [] }, { read }) {
  return wanted.map((spellings) =>
    read.some((text) => spellings.some((one) => holds(text, one))) ? undefined : `missing: ${spellings[0]}`,
  );
}

function never({ never: patterns = [] }, { read, heard }) {
  return patterns.map((pattern) => {
    const found = [...read, ...heard].find((text) => new RegExp(pattern, 'iu').test(folded(text)));
    return found === undefined ? undefined : `${pattern} in “${found.slice(0, 60)}”`;
  });
}

function title({ title: pattern }, { read }) {
  if (!pattern) return [];
  return [new RegExp(pattern, 'iu').test(folded(read[0] ?? '')) ? undefined : `opens with “${read[0]?.slice(0, 60)}”`];
}

function says({ says: wanted = [] }, { heard, narrated }) {
  if (!narrated) return [];
  const text = heard.join('\n');
  return wanted.map((words) =>
    [words].flat().some((one) => holds(text, one)) ? undefined : `not spoken: ${[words].flat()[0]}`,
  );
}

function wants({ wants: wish = {} }, { read, narrated, aspectRatio }) {
  const end = folded(read.slice(-2).join('\n'));
  const asked = (wished, isMet, missed) => (wished === undefined ? [] : [isMet ? undefined : missed]);
  const { aspect, narrated: speaks, ending, minScenes, maxScenes } = wish;
  return [
    ...asked(aspect, aspectRatio === aspect, `shape ${aspectRatio}, asked for ${aspect}`),
    ...asked(speaks, narrated === speaks, narrated ? 'speaks' : 'is silent'),
    ...asked(ending, new RegExp(ending ?? '', 'iu').test(end), `ends with “${end.slice(-60)}”`),
    ...asked(minScenes, read.length >= minScenes, `${read.length} scenes of ${minScenes}`),
    ...asked(maxScenes, read.length <= maxScenes, `${read.length} scenes, at most ${maxScenes}`),
  ];
}

/** Whether a text holds words or a figure, a figure never inside another one. */
function holds(text, wanted) {
  const escaped = plain(wanted).replace(/[.*+?^${}()|[\]\\]/gu, '\\$&');
  const [before, after] = [/^\p{Nd}/u.test(wanted) ? '(?<![\\p{Nd}.])' : '', /\p{Nd}$/u.test(wanted) ? '(?![.]?\\p{Nd})' : '']; // prettier-ignore
  return new RegExp(before + escaped + after, 'u').test(plain(text));
}

/** One way of writing for quotation marks, dashes and spaces. */
function folded(text) {
  return text
    .normalize('NFKC')
    .replace(/[’‘]/gu, "'")
    .replace(/[“”„«»]/gu, '"')
    .replace(/[‐-―−]/gu, '-')
    .replace(/\s+/gu, ' ');
}

/** Also of letters and of the thousands of numbers: 1,000 = 1.000 = 1 000. */
function plain(text) {
  return folded(text)
    .toLowerCase()
    .replace(/(?<=\p{Nd})[ ,.'](?=\p{Nd}{3}(?!\p{Nd}))/gu, '')
    .replace(/(?<=\p{Nd}),(?=\p{Nd})/gu, '.')
    .replace(/\s+%/gu, '%');
}
