import { bucketOf } from '../learning/hash.js';
import { groupsOf } from '../word-groups.js';
import type { Token } from './tokens.js';

/** Features are hashed into this many buckets (a power of two). */
export const wideBuckets = 1 << 18;

/** Tokens of a text whose clause is longer than this count with their neighbours alone. */
const widestClause = 24;

/**
 * The features of each token, as bucket numbers: the words around it, its ending and beginning, the words of
 * its clause, how clause and sentence begin, and where in the text it stands; and the words like them, where the language has groups of like words. Nothing else
 * here knows a language.
 */
export function wideFeaturesOf(
  tokens: readonly Token[],
  language: string,
  cues: readonly (readonly string[])[],
  forms: readonly (readonly string[])[],
): Int32Array[] {
  const groups = tokens.map((token) => (token.isWord ? groupsOf(token.shape, language) : []));
  const clauses = groupBy(tokens, (token) => token.clause);
  const sentences = groupBy(tokens, (token) => token.sentence);
  const lastSentence = tokens.at(-1)?.sentence ?? 0;
  const clauseFeatures = new Map<number, Set<number>>();
  const sentenceCues = new Map<number, Set<string>>();
  const formOf = new Map(tokens.map((token, at) => [token, forms[at]!]));
  const lastClause = tokens.at(-1)?.clause ?? 0;
  const clauseCues = new Map<number, Set<string>>();
  for (const [at, token] of tokens.entries()) {
    const own = clauseCues.get(token.clause) ?? new Set<string>();
    clauseCues.set(token.clause, own);
    const around = sentenceCues.get(token.sentence) ?? new Set<string>();
    sentenceCues.set(token.sentence, around);
    for (const cue of cues[at]!) {
      own.add(cue);
      around.add(cue);
    }
  }
  for (const [number, own] of clauses) {
    const named = [...clauseCues.get(number)!].sort();
    const features = [
      ...ofClause(own, language),
      ...named.map((cue) => `ck=${cue}`),
      ...named.flatMap((cue, index) => named.slice(index + 1).map((other) => `ckk=${cue}+${other}`)),
      `cc=${Math.min(4, named.length)}`,
      `cov=${coverage(own, tokens, cues)}`,
      ...formOfClause(own, formOf),
      `cp=${placeOf(number, lastClause)}`,
      `cp=${placeOf(number, lastClause)}_${named.length > 0 ? (named.length > 1 ? 2 : 1) : 0}`,
    ];
    clauseFeatures.set(number, hashed(features));
  }
  const nextTo = new Map([...clauses].map(([number, own]) => [number, besideOf(own, clauseCues.get(number)!, formOf)])); // prettier-ignore
  const sentenceFeatures = new Map([...sentences].map(([number, own]) => [number, hashed(ofSentence(number, own))]));
  return tokens.map((token, at) => {
    const w = (offset: number): string => tokens[at + offset]?.shape ?? (at + offset < 0 ? '<s>' : '</s>');
    const found: string[] = [
      'bias',
      `l=${language.slice(0, 2)}`,
      `w=${w(0)}`,
      `w-1=${w(-1)}`,
      `w+1=${w(1)}`,
      `w-2=${w(-2)}`,
      `w+2=${w(2)}`,
      `2-=${w(-1)}_${w(0)}`,
      `2+=${w(0)}_${w(1)}`,
      `b=${token.boundary}`,
      `b+=${tokens[at + 1]?.boundary ?? 3}`,
    ];
    for (const group of groups[at]!) found.push(`g=${group}`);
    for (const offset of [-2, -1, 1, 2])
      for (const group of groups[at + offset] ?? []) found.push(`g${offset}=${group}`);
    for (const [from, to] of [
      [at - 1, at],
      [at, at + 1],
    ] as const)
      // prettier-ignore
      for (const width of [1, 2]) {
        const [left, right] = [groups[from]?.[width], groups[to]?.[width]];
        if (left && right) found.push(`gg${from - at}=${left}_${right}`);
      }
    const { shape } = token;
    for (const length of [2, 3, 4])
      if (shape.length > length) found.push(`p${shape.slice(0, length)}`, `s${shape.slice(-length)}`);
    if (!token.isWord) found.push(`m=${shape}_${w(-1)}`, `m=${shape}_${w(1)}`);
    for (const cue of cues[at]!) found.push(`k=${cue}`);
    for (const offset of [-2, -1, 1, 2]) for (const cue of cues[at + offset] ?? []) found.push(`k${offset}=${cue}`);
    const place = token.sentence === 0 ? 'first' : token.sentence === lastSentence ? 'last' : 'middle';
    found.push(`at=${place}`, `at=${place}_${w(0)}`);
    for (const feature of forms[at]!) found.push(`f=${feature}`);
    const buckets = hashed(found);
    for (const bucket of clauseFeatures.get(token.clause)!) buckets.add(bucket);
    for (const bucket of nextTo.get(token.clause - 1)?.[0] ?? []) buckets.add(bucket);
    for (const bucket of nextTo.get(token.clause + 1)?.[1] ?? []) buckets.add(bucket);
    for (const bucket of sentenceFeatures.get(token.sentence)!) buckets.add(bucket);
    return Int32Array.from(buckets);
  });

  function ofSentence(number: number, own: readonly Token[]): string[] {
    const around = sentenceCues.get(number)!;
    const found = [`s0=${own[0]!.shape}`, `s01=${own[0]!.shape}_${own[1]?.shape ?? ''}`];
    for (const cue of around) found.push(`sk=${cue}`);
    found.push(`sc=${Math.min(6, around.size)}`, `sn=${Math.min(6, Math.ceil(Math.log2(own.length + 1)))}`);
    for (const offset of [-1, 1]) {
      const near = sentenceCues.get(number + offset);
      found.push(`sc${offset}=${near ? Math.min(4, near.size) : 'none'}`);
    }
    return found;
  }
}

const hashed = (features: readonly string[]): Set<number> =>
  new Set(features.map((feature) => bucketOf(feature, wideBuckets)));

/** What a clause says to the tokens of the clause after it, and of the one before it. */
function besideOf(
  clause: readonly Token[],
  cues: ReadonlySet<string>,
  forms: ReadonlyMap<Token, readonly string[]>,
): [after: Set<number>, before: Set<number>] {
  const shape = formOfClause(clause, forms);
  const [after, before] = ([-1, 1] as const).map((offset) =>
    hashed([
      ...Array.from(cues, (cue) => `ck${offset}=${cue}`),
      ...shape.map((feature) => `${feature}${offset}`),
      `c${offset}=${clause[0]!.shape}`,
      `c${offset}e=${clause.at(-1)!.shape}`,
    ]),
  );
  return [after!, before!];
}

/** How a clause looks: what opens and closes it, whether it names, counts, or speaks of what is told elsewhere. */
function formOfClause(clause: readonly Token[], forms: ReadonlyMap<Token, readonly string[]>): string[] {
  const count = (form: string): number => clause.filter((token) => forms.get(token)!.includes(form)).length;
  const last = clause.at(-1)!;
  const closing = last.isWord ? 'none' : last.text.slice(0, 1);
  return [
    `fn=${Math.min(2, count('Name'))}`,
    `f9=${Math.min(2, count('9'))}`,
    `fa=${Math.min(2, count('again'))}`,
    `fi=${Math.min(1, count('in'))}`,
    `fz=${closing}`,
    `fzb=${clause[0]!.boundary}${closing}`,
    `fo=${forms.get(clause[0]!)!.join('')}`,
    `fno=${Math.min(1, count('Name'))}${Math.min(1, count('9'))}${Math.min(1, count('again'))}`,
  ];
}

/** Where a clause stands among all: the first ones, the last ones, or between. */
const placeOf = (clause: number, last: number): string =>
  clause === 0 ? 'first' : clause === last ? 'last' : clause <= 2 ? 'early' : clause >= last - 2 ? 'late' : 'middle';

/** Which part of a clause's words speak of videos, in quarters. */
function coverage(clause: readonly Token[], tokens: readonly Token[], cues: readonly (readonly string[])[]): number {
  const words = clause.filter((token) => token.isWord);
  const first = tokens.indexOf(clause[0]!);
  const covered = words.filter((token) => (cues[tokens.indexOf(token, first)]?.length ?? 0) > 0).length;
  return words.length === 0 ? 0 : Math.ceil((covered / words.length) * 4);
}

function ofClause(clause: readonly Token[], language: string): string[] {
  const words = clause.filter((token) => token.isWord);
  const found = [
    `c0=${words[0]?.shape ?? ''}`,
    `c01=${words[0]?.shape ?? ''}_${words[1]?.shape ?? ''}`,
    `ce=${words.at(-1)?.shape ?? ''}`,
    `cn=${Math.min(words.length, 12)}`,
  ];
  if (words.length <= widestClause)
    for (const [at, word] of words.entries()) {
      found.push(`cw=${word.shape}`);
      for (const group of groupsOf(word.shape, language))
        found.push(`cg=${group}`, ...(at === 0 ? [`cg0=${group}`] : []));
      const next = words[at + 1];
      if (next) found.push(`cb=${word.shape}_${next.shape}`);
    }
  if (clause.some((token) => /9/.test(token.shape))) found.push('c9');
  if (clause.some((token) => /[a-z0-9]\.[a-z]{2,}$/u.test(token.shape))) found.push('c@');
  return found;
}

function groupBy(tokens: readonly Token[], keyOf: (token: Token) => number): Map<number, Token[]> {
  const groups = new Map<number, Token[]>();
  for (const token of tokens) {
    const key = keyOf(token);
    const group = groups.get(key);
    if (group) group.push(token);
    else groups.set(key, [token]);
  }
  return groups;
}
