import { createRequire } from 'node:module';

/** A stretch of a sentence. */
export interface Stretch {
  start: number;
  end: number;
}

export interface Term extends Stretch {
  text: string;
  tags: ReadonlySet<string>;
  /** "sell" of "sold", "pump" of "pumps"; the word itself where it stands in its plain form. */
  root: string;
}

interface Parsed {
  compute(what: 'root'): void;
  json(options: object): { terms: { text: string; tags: string[]; root?: string }[] }[];
}
let parser: ((text: string) => Parsed) | undefined;

/** The words of an English text with what its parser takes them for. Loaded when English is first read: it takes a fifth of a second. */
export function termsOf(sentence: string): readonly Term[] {
  let terms = known.get(sentence);
  if (!terms) {
    terms = parsedTerms(sentence);
    if (known.size >= mostKnown) known.clear();
    known.set(sentence, terms);
  }
  return terms;
}

/** A plan asks for the words of one sentence again and again: for its clauses, its claim, its pictures. */
const known = new Map<string, readonly Term[]>();
const mostKnown = 2000;

function parsedTerms(sentence: string): Term[] {
  parser ??= createRequire(import.meta.url)('compromise/two') as (text: string) => Parsed;
  const parsed = parser(sentence);
  parsed.compute('root');
  let from = 0;
  return parsed
    .json({ terms: { tags: true, root: true } })
    .flatMap(({ terms }) => terms)
    .flatMap(({ text, tags, root }) => {
      const start = text === '' ? -1 : sentence.indexOf(text, from);
      if (start < 0) return [];
      from = start + text.length;
      return [{ text, start, end: from, tags: new Set(tags), root: root || text.toLowerCase() }];
    });
}
