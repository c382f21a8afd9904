import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { languages } from '@scenewright/core/language';
import { languagePacks } from './registry.js';

const here = dirname(fileURLToPath(import.meta.url));
const providers = join(here, '..');
const corpus = join(providers, '..', '..', 'fixtures', 'prompts', 'readings');

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => relative(providers, join(folder, name)));

/** The code of a file without its comments. */
const codeOf = (file: string): string =>
  readFileSync(join(providers, file), 'utf8').replace(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gmu, '');

describe('language packs', () => {
  test('every language of the corpus has one, in a folder of its code that only the registry imports', () => {
    const spoken = readdirSync(corpus).flatMap((name) => /^(\w+)\.train\.jsonl$/u.exec(name)?.[1] ?? []);
    expect(spoken).toHaveLength(17);
    const codes = languagePacks.map(({ code }) => code);
    expect(codes).toEqual(expect.arrayContaining(spoken));
    const folders = readdirSync(here, { withFileTypes: true }).filter((entry) => entry.isDirectory());
    expect(folders.map(({ name }) => name).toSorted()).toEqual(codes.toSorted());
    expect(codes.filter((code) => !languages.some((known) => known.code === code))).toEqual([]);
  });

  test('each language of the corpus says how videos are asked for, of every genre and in every mood, and how long', () => {
    for (const { code, prompts } of languagePacks.filter((pack) => pack.code !== 'he')) {
      for (const word of ['video', 'make', 'not'] as const) expect([code, prompts.cues[word]]).toEqual([code, expect.any(String)]); // prettier-ignore
      expect([code, Object.keys(prompts.genres).length]).toEqual([code, 25]);
      expect([code, Object.keys(prompts.wishes.moods ?? {}).length]).toEqual([code, 8]);
      expect([code, prompts.wishes.portrait, prompts.wishes.second]).toEqual([code, expect.any(String), expect.any(String)]); // prettier-ignore
    }
  });

  test('a new language touches its folder and the registry', () => {
    const importers = filesIn(providers).filter((file) => /from '[./]*(?:languages\/)?[a-z]{2}\/index\.js'/u.test(codeOf(file))); // prettier-ignore
    expect(importers).toEqual(['languages/registry.ts']);
  });
});

/**
 * Files that still hold words of languages, with the letters of scripts other than Latin in each. The list only gets
 * shorter: what is added belongs into a pack.
 */
const stillScattered: Readonly<Record<string, number>> = {
  'outline/claim.ts': 1,
  'outline/labelled-figures.ts': 6,
  'outline/ratio.ts': 11,
  'outline/series.ts': 17,
  'outline/time-labels.ts': 38,
  'reading/inline-lists.ts': 4,
  'reading/language.ts': 27,
  'reading/scan/contacts.ts': 24,
  'reading/scan/dates.ts': 24,
  'reading/scan/versions.ts': 19,
  'reading/scan/places.ts': 32,
  'reading/scan/times.ts': 39,
  'reading/scan/years.ts': 37,
};

describe('reading, outline, story and treatment know no language', () => {
  const files = ['reading', 'outline', 'storyboard', 'treatment']
    .flatMap((folder) => filesIn(join(providers, folder)))
    .filter((file) => !file.endsWith('.generated.ts'));
  const codes = languagePacks.map(({ code }) => code).join('|');

  test('no table is keyed by language', () => {
    const keyed = (file: string): number =>
      new Set([...codeOf(file).matchAll(new RegExp(`(?<=[{,]\\s*)'?(${codes})'?:\\s`, 'gu'))].map(([, code]) => code)).size; // prettier-ignore
    // What an enhancement writes, and how it is found again, belong together.
    expect(files.filter((file) => keyed(file) >= 3)).toEqual(['reading/visual-direction.ts']);
  });

  test('words in other scripts stand in packs', () => {
    const foreign = (file: string): number =>
      (codeOf(file).match(/(?!\p{sc=Latin}|\p{sc=Common}|\p{sc=Inherited})\p{L}/gu) ?? []).length;
    const found = Object.fromEntries(files.map((file) => [file, foreign(file)] as const).filter(([, count]) => count > 0)); // prettier-ignore
    const grown = Object.entries(found).filter(([file, count]) => count > (stillScattered[file] ?? 0));
    expect(grown).toEqual([]);
    // What has been moved comes off the list.
    expect(Object.keys(stillScattered).filter((file) => !(file in found))).toEqual([]);
  });
});

describe('edits know no language but the English that instructions are put into', () => {
  test('words of other languages stand in packs: rules have them in their examples alone', () => {
    const files = filesIn(join(providers, 'editor'));
    expect(files.length).toBeGreaterThan(40);
    const said = (file: string): string =>
      codeOf(file).replace(/instruction: (?:'[^']*'|"[^"]*")|expects: \{[^{}]*\}/gu, '');
    const foreign = files.flatMap((file) => (said(file).match(/[\p{L}’']*[À-ÖØ-öø-ÿ\u0100-\u{10ffff}][\p{L}’']*/gu) ?? []).filter((word) => /[À-ɏ]|(?!\p{sc=Latin}|\p{sc=Common}|\p{sc=Inherited})\p{L}/u.test(word)).map((word) => `${file}: ${word}`)); // prettier-ignore
    expect(foreign).toEqual([]);
  });

  const wishes = 'remove add change make move swap scene title subtitle music captions background accent voice chart quote map longer shorter calmer darker female male vertical square after before black white blue red'; // prettier-ignore
  const packs = languagePacks.filter(({ code, edits }) => edits !== undefined && code !== 'en');

  test.each(packs.map(({ code, edits }) => [code, edits!] as const))(
    '%s has words for what is usually asked',
    (_, edits) => {
      const english = [...edits.phrases, ...edits.words].map(([, words]) => words).join(' | ');
      const missing = wishes.split(' ').filter((word) => !new RegExp(`\\b${word}\\b`, 'u').test(english));
      expect(missing).toEqual([]);
    },
  );
});
