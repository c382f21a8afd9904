import { bucketOf } from '../learning/hash.js';
import { groupsOf } from '../word-groups.js';
import { cuesOf } from './cues.js';
import type { Token } from './tokens.js';

/** Features are hashed into this many buckets (a power of two). */
export const buckets = 1 << 20;

/** Tokens of a text whose clause is longer than this count with their neighbours alone. */
const widestClause = 24;

/**
 * The features of each token, as bucket numbers: the words around it, its ending and beginning, the words of
 * its clause, how clause and sentence begin, and where in the text it stands; and the words like them, where the language has groups of like words. Nothing else
 * here knows a language.
 */
export function featuresOf(tokens: readonly Token[], text: string, language: string): Int32Array[] {
  const groups = tokens.map((token) => (token.isWord ? groupsOf(token.shape, language) : []));
  const cues = cuesByToken(tokens, text);
  const clauses = groupBy(tokens, (token) => token.clause);
  const sentences = groupBy(tokens, (token) => token.sentence);
  const lastSentence = tokens.at(-1)?.sentence ?? 0;
  const clauseFeatures = new Map<number, string[]>();
  const sentenceCues = new Map<number, Set<string>>();
  const forms = formsOf(tokens);
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
    clauseFeatures.set(number, [
      ...ofClause(own, language),
      ...named.map((cue) => `ck=${cue}`),
      ...named.flatMap((cue, index) => named.slice(index + 1).map((other) => `ckk=${cue}+${other}`)),
      `cc=${Math.min(4, named.length)}`,
      `cov=${coverage(own, tokens, cues)}`,
      ...formOfClause(own, forms),
      `cp=${placeOf(number, lastClause)}`,
      `cp=${placeOf(number, lastClause)}_${named.length > 0 ? (named.length > 1 ? 2 : 1) : 0}`,
    ]);
  }
  const clauseShape = new Map([...clauses].map(([number, own]) => [number, formOfClause(own, forms)]));
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
    for (const offset of [-1, 1])
      for (const cue of clauseCues.get(token.clause + offset) ?? []) found.push(`ck${offset}=${cue}`);
    const sentence = sentences.get(token.sentence)!;
    found.push(`s0=${sentence[0]!.shape}`, `s01=${sentence[0]!.shape}_${sentence[1]?.shape ?? ''}`);
    const place = token.sentence === 0 ? 'first' : token.sentence === lastSentence ? 'last' : 'middle';
    found.push(`at=${place}`, `at=${place}_${w(0)}`);
    for (const feature of clauseFeatures.get(token.clause)!) found.push(feature);
    for (const feature of forms.get(token)!) found.push(`f=${feature}`);
    const around = sentenceCues.get(token.sentence)!;
    for (const cue of around) found.push(`sk=${cue}`);
    found.push(`sc=${Math.min(6, around.size)}`, `sn=${Math.min(6, Math.ceil(Math.log2(sentence.length + 1)))}`);
    for (const offset of [-1, 1]) {
      const near = sentenceCues.get(token.sentence + offset);
      found.push(`sc${offset}=${near ? Math.min(4, near.size) : 'none'}`);
      for (const feature of clauseShape.get(token.clause + offset) ?? []) found.push(`${feature}${offset}`);
    }
    for (const offset of [-1, 1]) {
      const near = clauses.get(token.clause + offset);
      if (near) found.push(`c${offset}=${near[0]!.shape}`, `c${offset}e=${near.at(-1)!.shape}`);
    }
    return Int32Array.from(new Set(found.map((feature) => bucketOf(feature, buckets))));
  });
}

/**
 * What needs no word: capitals, figures, brackets, and words that come up again elsewhere, as what a text is about
 * does and what is asked of its maker does not.
 */
function formsOf(tokens: readonly Token[]): Map<Token, string[]> {
  const sentencesWith = new Map<string, Set<number>>();
  for (const { shape, isWord, sentence } of tokens)
    if (isWord && shape.length > 1) sentencesWith.set(shape, (sentencesWith.get(shape) ?? new Set()).add(sentence));
  let depth = 0;
  return new Map(
    tokens.map((token, at) => {
      const found: string[] = [];
      if (/^[(（[【]/u.test(token.text)) depth += 1;
      if (depth > 0) found.push('in');
      if (/^[)）\]】]/u.test(token.text)) depth = Math.max(0, depth - 1);
      const opens = at === 0 || token.boundary >= 2;
      if (/^\p{Lu}/u.test(token.text)) found.push(opens ? 'Open' : 'Name');
      else if (opens && /^\p{Ll}/u.test(token.text)) found.push('low');
      if (/\p{Nd}/u.test(token.text)) found.push('9');
      if (token.shape.length > 3 && (sentencesWith.get(token.shape)?.size ?? 0) > 1) found.push('again');
      return [token, found] as const;
    }),
  );
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
function coverage(clause: readonly Token[], tokens: readonly Token[], cues: readonly string[][]): number {
  const words = clause.filter((token) => token.isWord);
  const first = tokens.indexOf(clause[0]!);
  const covered = words.filter((token) => (cues[tokens.indexOf(token, first)]?.length ?? 0) > 0).length;
  return words.length === 0 ? 0 : Math.ceil((covered / words.length) * 4);
}

/** The cues that cover each token. */
function cuesByToken(tokens: readonly Token[], text: string): string[][] {
  const found: string[][] = tokens.map(() => []);
  for (const { name, from, to } of cuesOf(text)) {
    let at = firstFrom(tokens, from);
    for (; at < tokens.length && tokens[at]!.from < to; at += 1) found[at]!.push(name);
  }
  return found;
}

/** The first token that ends after `offset`. */
function firstFrom(tokens: readonly Token[], offset: number): number {
  let [low, high] = [0, tokens.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (tokens[middle]!.to <= offset) low = middle + 1;
    else high = middle;
  }
  return low;
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
