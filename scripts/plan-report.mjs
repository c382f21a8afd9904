#!/usr/bin/env node
/**
 * Measures how prompts are read, on the corpus in `fixtures/prompts/readings`: roles word by word, figures with value,
 * unit and subject, genre, by language. `npm run plan:report`. The held-out prompts are read with the delivered
 * model; of them only numbers are ever printed. A fifth of the training prompts is read by a tagger that was trained without
 * them, which takes as long as `npm run train`: what the delivered one says of them would be a test on what was learned.
 *
 *   --no-train     leave out the training prompts
 *   --misses [xx]  list what is misread among the training prompts [of one language]
 *   --json         the numbers as JSON
 */
import { createHash } from 'node:crypto';
import { corpusOf } from './reading-corpus.mjs';
import { cellsOf, measureContent, measureFigures, measureRoles, roleTable } from './reading-measures.mjs';
import { ensureSetup, importBuilt } from './setup.mjs';

const folds = 5;
const option = (name) => process.argv.includes(`--${name}`);
const missesOf = option('misses') ? (process.argv[process.argv.indexOf('--misses') + 1] ?? '') : undefined;

await ensureSetup({ only: 'studio' });
const reading = await importBuilt('providers', 'src/reading/roles/training.js');
const treatment = await importBuilt('providers', 'src/treatment/training.js');

const titles = {
  'held-out': 'Held-out prompts',
  'held-out-written': 'Further held-out prompts, roles and genre only',
  train: `One training prompt in ${folds}, read by a tagger trained on the others`,
};
const report = {
  'held-out': heldOut(),
  'held-out-written': heldOutWritten(),
  ...(option('no-train') ? {} : { train: await leftOut() }),
};
if (option('json')) console.log(JSON.stringify(report, null, 2));
else
  for (const [name, tables] of Object.entries(report)) {
    console.log(`\n## ${titles[name]}\n`);
    for (const table of tables) console.log(`${markdown(table)}\n`);
  }

function heldOut() {
  return tablesOf(corpusOf('held-out').map((entry) => ({ ...measured(entry), language: entry.language })));
}

/** Further prompts of which only roles and genre are known. */
function heldOutWritten() {
  const [byLanguage, byRole] = tablesOf(
    corpusOf('written-held-out').map((entry) => {
      const { text, spans } = reading.parseMarked(entry.marked);
      const given = reading.rolesOf(text, reading.detectLanguage(text));
      const roles = measureRoles(reading.tokenize(text, entry.language), spans, given);
      const { genre } = treatment.genreOf(treatment.readPrompt(text), text);
      const none = { found: 0, all: 0, value: 0, unit: 0, subject: 0, used: 0, stated: 0 };
      return {
        ...{ language: entry.language, roles, figures: none, content: { items: [0, 0], forbidden: [0, 0] } },
        ...{
          genre: [Number(entry.accepts.includes(genre)), 1],
          isLanguage: [Number(reading.detectLanguage(text).slice(0, 2) === entry.language), 1],
        },
      };
    }),
  );
  const keys = ['language', 'prompts', 'words', 'right side', 'words hidden', 'words shown', 'genre', 'language read'];
  return [byLanguage.map((row) => Object.fromEntries(keys.map((key) => [key, row[key]]))), byRole];
}

async function leftOut() {
  const prompts = corpusOf('train');
  // By the text and not by its place: neighbours in the corpus are alike.
  const isIn = ({ marked }) => foldOf(reading.parseMarked(marked).text) !== 0;
  const learned = ['train', 'roles', 'written'].flatMap(corpusOf).filter(isIn);
  const model = await reading.trainRoles({
    prompts: learned.map(markedOf),
    snippets: corpusOf('snippets').filter(isIn).map(markedOf),
  });
  const read = learned.map((entry) => {
    const { text } = markedOf(entry);
    return { ...entry, prompt: text, reading: treatment.readPrompt(text, model) };
  });
  const genreWeights = treatment.trainGenres(read);
  const results = prompts
    .filter((entry) => !isIn(entry))
    .map((entry) => ({ ...measured(entry, model, genreWeights), language: entry.language }));
  if (missesOf !== undefined)
    for (const { id, language, misses } of results)
      if (!missesOf || missesOf.startsWith('-') || missesOf === language) for (const miss of misses) console.log(`${id} ${miss}`); // prettier-ignore
  return tablesOf(results);
}

function foldOf(text) {
  return createHash('sha256').update(text).digest()[0] % folds;
}

function markedOf({ marked, language }) {
  return { ...reading.parseMarked(marked), language };
}

/** One prompt against its truth. */
function measured(entry, model, genreWeights) {
  const { text, spans } = reading.parseMarked(entry.marked);
  const tokens = reading.tokenize(text, entry.language);
  const language = reading.detectLanguage(text);
  const given = reading.rolesOf(text, language, model);
  const read = treatment.readPrompt(text, model);
  const genre = treatment.genreOf(read, text, 0, genreWeights).genre;
  const roles = measureRoles(tokens, spans, given);
  const cells = cellsOf(read.tables, read.language, treatment.columnsOf);
  const figures = measureFigures(entry.figures, [...read.points, ...cells]);
  const isGenre = entry.accepts.includes(genre);
  return {
    id: entry.id,
    roles,
    figures,
    genre: [Number(isGenre), 1],
    isLanguage: [Number(read.language.slice(0, 2) === entry.language), 1],
    content: measureContent(entry, read.points),
    misses: [
      ...(roles.wrong.length > 0 ? [`roles: ${shownWrong(tokens, spans, given)}`] : []),
      ...figures.missed.map((miss) => `figure ${miss}`),
      ...figures.spurious.map((one) => `figure too many: ${one}`),
      ...(isGenre ? [] : [`genre ${genre}, not ${entry.accepts}`]),
    ],
  };
}

/** The clauses in which a word stands on the wrong side: [[what is wrongly left out]], {{what is wrongly shown}}. */
function shownWrong(tokens, truth, given) {
  const isShown = (spans, token) =>
    !['direction', 'exclusion'].includes(spans.find((span) => token.from < span.to && token.to > span.from)?.role);
  const sides = tokens.map((token) => (isShown(truth, token) === isShown(given, token) ? '' : isShown(truth, token) ? '[' : '{')); // prettier-ignore
  let out = '';
  for (const [at, token] of tokens.entries()) {
    const near = sides.slice(Math.max(0, at - 6), at + 7).some(Boolean);
    if (!near) {
      if (!out.endsWith('… ')) out += '… ';
      continue;
    }
    const before = sides[at - 1] ?? '';
    if (sides[at] !== before)
      out += (before === '[' ? ']]' : before === '{' ? '}}' : '') + (token.from > (tokens[at - 1]?.to ?? 0) ? ' ' : '') + (sides[at] === '[' ? '[[' : sides[at] === '{' ? '{{' : ''); // prettier-ignore
    else if (token.from > (tokens[at - 1]?.to ?? 0)) out += ' ';
    out += token.text;
  }
  return out.replace(/\n/gu, '⏎');
}

function tablesOf(results) {
  const counts = (list) => {
    const sum = {};
    for (const { roles } of list) for (const [key, value] of Object.entries(roles.counts)) sum[key] = (sum[key] ?? 0) + value; // prettier-ignore
    return sum;
  };
  const languages = [...new Set(results.map(({ language }) => language))].sort((a, b) => (a === 'en' ? -1 : b === 'en' ? 1 : a.localeCompare(b))); // prettier-ignore
  const groups = [...languages.map((one) => [one, results.filter(({ language }) => language === one)]), ['all', results]]; // prettier-ignore
  const add = (list, pick) => list.reduce((all, one) => pick(one).map((value, at) => value + (all[at] ?? 0)), []);
  const byLanguage = groups.map(([language, list]) => {
    const figure = (key) => add(list, ({ figures }) => [figures[key], key === 'found' ? figures.all : figures.found]);
    return {
      language,
      prompts: list.length,
      words: add(list, ({ roles }) => [roles.words])[0],
      'right side': add(list, ({ roles }) => [roles.sided, roles.words]),
      'words hidden': sideOf(list, (role) => !shownRole(role)),
      'words shown': sideOf(list, shownRole),
      items: add(list, ({ content }) => content.items),
      'forbidden seen': add(list, ({ content }) => content.forbidden),
      figures: figure('found'),
      value: figure('value'),
      unit: figure('unit'),
      subject: figure('subject'),
      'told are true': add(list, ({ figures }) => [figures.used, figures.stated]),
      genre: add(list, ({ genre }) => genre),
      'language read': add(list, ({ isLanguage }) => isLanguage),
    };
  });
  return [byLanguage, roleTable(counts(results))];

  /** Of the words that should stand on a side, how many do. */
  function sideOf(list, isSide) {
    const entries = Object.entries(counts(list)).map(([key, value]) => [...key.split('>'), value]);
    const of = entries.filter(([truth]) => isSide(truth));
    const total = (some) => some.reduce((all, [, , value]) => all + value, 0);
    return [total(of.filter(([, given]) => isSide(given))), total(of)];
  }
}

function shownRole(role) {
  return role !== 'direction' && role !== 'exclusion';
}

function markdown(rows) {
  const keys = Object.keys(rows[0]);
  const cell = (value) => (Array.isArray(value) ? (value[1] ? `${((value[0] / value[1]) * 100).toFixed(1)}%` : '–') : String(value)); // prettier-ignore
  const width = (key) => Math.max(key.length, ...rows.map((row) => cell(row[key]).length));
  const line = (cells) => `| ${cells.map((text, at) => text.padStart(width(keys[at]))).join(' | ')} |`;
  return [line(keys), `|${keys.map((key) => '-'.repeat(width(key) + 1) + ':').join('|')}|`, ...rows.map((row) => line(keys.map((key) => cell(row[key]))))].join('\n'); // prettier-ignore
}
