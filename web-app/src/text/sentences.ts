/**
 * Sentences that the service says in English, in a language of the app. Both are written with holes:
 *
 * - `{name}`: whatever stands there, kept to the letter
 * - `{seconds:figure}`: a figure, written as the language writes figures
 * - `{scene:said}`: words of the service itself ("scene 2 and scene 3", "red"), which are told by the catalogue in turn
 *
 * A quotation mark stands for any, straight or curly.
 */
export type Sentence = readonly [english: string, translation: string];

export interface Sentences {
  /** BCP-47: figures are written as this language does. */
  language: string;
  /** Whole sentences; the first that fits is told. */
  known: readonly Sentence[];
  /** What a change in words has done. */
  changes: readonly Sentence[];
  /** What stands in holes of the kind `said`. */
  parts: readonly Sentence[];
  /** Names of catalogues, by their English words. */
  words: Readonly<Record<string, string>>;
}

interface Compiled {
  pattern: RegExp;
  holes: { name: string; kind: string | undefined }[];
  translation: string;
}

const compiled = new WeakMap<readonly Sentence[], Compiled[]>();

/** What the service says, told in the language; null where no sentence fits. */
export const tellSentence = (sentences: Sentences, said: string, of: 'known' | 'changes' = 'known'): string | null =>
  tell(sentences, sentences[of], said);

function tell(sentences: Sentences, among: readonly Sentence[], said: string): string | null {
  let all = compiled.get(among);
  if (!all) compiled.set(among, (all = among.map(compile)));
  for (const { pattern, holes, translation } of all) {
    const found = pattern.exec(said);
    if (!found) continue;
    const filled = new Map(holes.map((hole, at) => [hole.name, fill(sentences, hole.kind, found[at + 1] ?? '')]));
    return translation.replace(/\{([a-z]+)\}/gu, (_, name: string) => filled.get(name) ?? '');
  }
  return null;
}

function compile([english, translation]: Sentence): Compiled {
  const holes: Compiled['holes'] = [];
  const pattern = english
    .split(/(\{[a-z:]+\})/u)
    .map((piece) => {
      const [, name, kind] = /^\{([a-z]+)(?::([a-z]+))?\}$/u.exec(piece) ?? [];
      if (name === undefined) return piece.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&').replaceAll('"', '["“”]');
      holes.push({ name, kind });
      return kind === 'figure' ? String.raw`(\d+(?:\.\d+)?)` : '([^]+?)';
    })
    .join('');
  return { pattern: new RegExp(`^${pattern}$`, 'u'), holes, translation };
}

function fill(sentences: Sentences, kind: string | undefined, words: string): string {
  if (kind === 'figure') return new Intl.NumberFormat(sentences.language).format(Number(words));
  if (kind !== 'said') return words;
  return sentences.words[words] ?? tell(sentences, sentences.parts, words) ?? words;
}
