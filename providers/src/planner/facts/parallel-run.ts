import { lexiconOf, wordPattern } from '../words/lexicon.js';
import { sentenceCase, tidy } from '../words/headline.js';
import type { Statement } from './fact.js';
import { cleanLabel } from './labels.js';
import { factOf } from './make-fact.js';
import type { Run } from './runs.js';
import { splitHeading, statement } from './statements.js';

interface Row {
  subject: string;
  /** The words before each figure and the noun after it. */
  cells: { figure: string; kind: string; before: string; noun: string }[];
}

/**
 * Three or more sentences of one build ("Basic costs $9 with 10 GB and 1 user. Pro costs $29 with …") are a table: a row
 * a subject, a column a figure, headed by the words that all of them use.
 */
export function readParallel(all: Statement[], at: number, language: string): Run | undefined {
  const rows: Row[] = [];
  const used: Statement[] = [];
  // "Our plans: Basic costs …": the heading names the table.
  const split = all[at]!.kind === 'sentence' ? splitHeading(all[at]!.text) : undefined;
  const heading = split && statement(split.heading, language).figures.length === 0 ? split.heading : '';
  for (let index = at; index < all.length && rows.length < 8; index += 1) {
    const one = heading && index === at ? statement(split!.rest, language, { group: all[at]!.group }) : all[index]!;
    const row = one.kind === 'sentence' ? rowOf(one, language) : undefined;
    if (!row || (rows[0] && !alike(rows[0], row))) break;
    rows.push(row);
    used.push(one);
  }
  if (rows.length < 3 || new Set(rows.map(({ subject }) => subject.toLowerCase())).size < rows.length) return undefined;
  const columns = rows[0]!.cells.map((cell, column) => {
    // "1 user", "5 users": the longer form heads the column.
    const nouns = rows.map((row) => row.cells[column]!.noun);
    const noun = [...nouns].sort((a, b) => b.length - a.length)[0]!;
    if (noun && nouns.every((one) => one !== '' && one.slice(0, 3).toLowerCase() === noun.slice(0, 3).toLowerCase()))
      return sentenceCase(noun);
    const { before } = cell;
    return rows.every((row) => row.cells[column]!.before === before) && !isPreposition(before, language)
      ? sentenceCase(before)
      : '';
  });
  const body = {
    type: 'table' as const,
    title: tidy(heading || used[0]!.heading),
    columns: ['', ...columns],
    rows: rows.map(({ subject, cells }) => [subject, ...cells.map(({ figure }) => figure)]),
  };
  const facts = [factOf(body, used, language)];
  return { facts, next: at + rows.length, title: tidy(heading) };
}

function rowOf(sentence: Statement, language: string): Row | undefined {
  const { figures, text } = sentence;
  if (figures.length < 2 || figures.length > 4 || sentence.dates.length > 0) return undefined;
  const words = text.slice(0, figures[0]!.start).trim().split(/\s+/);
  if (words.length < 2 || words.length > 4 || !/^\p{Lu}|^\p{Lo}/u.test(words[0]!)) return undefined;
  const verb = words.at(-1)!;
  const subject = words.slice(0, -1).join(' ');
  if (wordPattern(lexiconOf(language).pronoun, language, 'whole').test(subject)) return undefined;
  const cells = figures.map((found, index) => {
    const from = index === 0 ? text.indexOf(verb, subject.length) : figures[index - 1]!.end;
    const after = text.slice(found.end, figures[index + 1]?.start ?? text.length);
    const noun = /^\s+(\p{L}{3,})/u.exec(after)?.[1] ?? '';
    return {
      figure: found.figure.display,
      kind: found.kind,
      before: index === 0 ? verb : cleanLabel(text.slice(from, found.start), language, true),
      noun:
        noun && !wordPattern(`${lexiconOf(language).linking}|${lexiconOf(language).and}`, language, 'whole').test(noun)
          ? noun
          : '',
    };
  });
  return { subject, cells };
}

const alike = (a: Row, b: Row): boolean =>
  a.cells.length === b.cells.length &&
  a.cells.every((cell, index) => cell.kind === b.cells[index]!.kind) &&
  a.cells[0]!.before === b.cells[0]!.before;

const isPreposition = (word: string, language: string): boolean =>
  word === '' || wordPattern(lexiconOf(language).dangling, language, 'whole').test(word);
