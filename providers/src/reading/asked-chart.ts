import type { ChartShape } from '@scenewright/core/scenes';
import { alternatives, contextWords, gluedWords, spacedWords, wholeWords, wordsOfAll } from '../languages/any-word.js';
import { lazily, lazyPattern, type Finder } from '../languages/lazily.js';
import type { ChartWords } from '../languages/language-pack.js';
import { wordsIn } from './clauses.js';
import type { RoleSpan } from './roles/role.js';

/** A chart that a prompt asks for by its shape, with the stretches of the prompt that ask for it and that say what it is of. */
export interface AskedChart {
  shape: ChartShape;
  /** As written. */
  words: string;
  request: readonly [from: number, to: number];
  subject?: readonly [from: number, to: number];
}

const chartWords = (name: keyof ChartWords): string => wordsOfAll(({ prompts }) => prompts.wishes.charts?.[name]);
const shapes = (['pie', 'line', 'bars'] as const).map((shape): [ChartShape, Finder] => [shape, lazily({ source: wholeWords(chartWords(shape)) })]); // prettier-ignore

const articles = alternatives(contextWords('articles'));
const spacedBefore = alternatives(spacedWords(chartWords('before')));
/** "as a", "als", "用", right before the chart. */
const before = lazyPattern(() => `(?:(?<!\\p{L})(?:${spacedBefore})\\s(?:(?:${articles})\\s)?|(?:${alternatives(gluedWords(chartWords('before')))})\\s?)$`); // prettier-ignore
/** "で", "olarak", right behind it. */
const behind = lazyPattern(() => `^\\s?(?:${alternatives(gluedWords(chartWords('after')))}|(?:${alternatives(spacedWords(chartWords('after')))})(?!\\p{L}))`); // prettier-ignore
const of = lazyPattern(() => `^\\s(?:${alternatives(chartWords('of'))})(?:\\s|(?<=[’']))(?=\\S)`);
/** Words that ask and name nothing: "show it", "please make a". */
const small = lazyPattern(() => `^(?:${wholeWords(`${wordsOfAll(({ prompts }) => `${prompts.cues.make ?? ''} ${prompts.cues.please ?? ''}`)} ${chartWords('after')}`)})$`); // prettier-ignore
/** Letters of a small word, where words are set apart. */
const fewLetters = 3;
const objectMark = lazyPattern(() => `(?:${wordsOfAll(({ prompts }) => prompts.clauses.objectMark).split(/\s+/u).filter(Boolean).join('|')})\\s?$`, 'u'); // prettier-ignore

/** Words that say what a chart is of; more tell something themselves, or ask. */
const mostOfSubject = 5;

const clauses = /[^.!?:;,\n。！？：、，；؟،।]+(?:[.!?:;,\n。！？：、，；؟،।]|$)/gu;

/** The charts that a prompt asks for: "as a pie chart", "make a line chart of our visitors:". One that is spoken of is none. */
export function askedCharts(text: string): AskedChart[] {
  return [...text.matchAll(clauses)].flatMap(({ 0: clause, index }) => {
    const asked = /[?？؟]$/u.test(clause) ? undefined : chartOf(clause.replace(/[^\p{L}\p{M}\p{Nd}\s"”»)]$/u, ''));
    if (!asked) return [];
    const place = ([from, to]: readonly [number, number]): [number, number] => [from + index, to + index];
    return [{ ...asked, request: place(asked.request), ...(asked.subject && { subject: place(asked.subject) }) }];
  });
}

function chartOf(clause: string): AskedChart | undefined {
  const found = shapes.flatMap(([shape, find]) => find(clause).map((match) => ({ shape, match })))[0];
  if (!found) return undefined;
  const { shape, match } = found;
  const [ahead, rest] = [clause.slice(0, match.index), clause.slice(match.index + match[0].length)];
  const asked = (from: number, to: number, subject?: [number, number]): AskedChart => ({
    ...{ shape, words: match[0], request: [from, to] },
    ...(subject && { subject }),
  });
  const start = clause.length - clause.trimStart().length;
  if (isSmall(ahead) && isSmall(rest)) return asked(start, clause.length);
  const link = before.exec(ahead);
  // "Show revenue as a line chart": who asks for it to be shown may name what stands elsewhere.
  const named = (to: number): [number, number] | undefined => {
    const said = clause.slice(start, to);
    return asks(said) || wordsIn(said) > mostOfSubject ? undefined : [start, to];
  };
  if (link && isSmall(rest)) return asked(link.index, clause.length, named(link.index));
  const after = behind.exec(rest);
  if (after && isSmall(rest.slice(after[0].length))) {
    const from = ahead.length - (objectMark.exec(ahead)?.[0].length ?? 0);
    return asked(from, clause.length, named(from));
  }
  // "用饼图展示我们的预算", "a pie chart of our budget": what it is of stands behind.
  const topic = after ?? of.exec(rest);
  if (topic && isSmall(link ? ahead.slice(0, link.index) : ahead)) {
    const from = clause.length - rest.length + topic[0].length;
    return asked(start, from, [from, clause.length]);
  }
  return undefined;
}

/** Whether a word of it asks for something: "show", "please". */
const asks = (words: string): boolean => (words.match(/[\p{L}\p{M}’']+/gu) ?? []).some((word) => small.test(word));

const isSmall = (words: string): boolean =>
  (words.match(/[\p{L}\p{M}’']+/gu) ?? []).every(
    (word) => (/\p{Script=Latin}|\p{Script=Cyrillic}/u.test(word) && word.length <= fewLetters) || small.test(word),
  ) && !/\p{Nd}/u.test(words);

/** What a film is to show its figures as: the first chart that is asked for. */
export const chartWish = ([first]: readonly AskedChart[]): { chart?: { shape: ChartShape; words: string } } =>
  first ? { chart: { shape: first.shape, words: first.words } } : {};

/** The roles of a prompt with what asks for a chart as a direction, and what it is of as content. */
export function withCharts(spans: readonly RoleSpan[], charts: readonly AskedChart[]): RoleSpan[] {
  const put = (all: readonly RoleSpan[], [from, to]: readonly [number, number], role: RoleSpan['role']): RoleSpan[] =>
    all.flatMap((span): RoleSpan[] => {
      if (span.to <= from || span.from >= to || span.role === 'exclusion' || span.role === role) return [span];
      const [start, end] = [Math.max(span.from, from), Math.min(span.to, to)];
      const pieces: RoleSpan[] = [{ ...span, to: start }, { ...span, from: start, to: end, role }, { ...span, from: end }]; // prettier-ignore
      return pieces.filter((one) => one.from < one.to);
    });
  return charts.reduce<RoleSpan[]>((all, { request, subject }) => {
    const without = put(all, request, 'direction');
    return subject ? put(without, subject, 'content') : without;
  }, [...spans]); // prettier-ignore
}
