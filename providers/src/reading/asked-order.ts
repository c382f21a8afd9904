import { lazyPattern, type LazyPattern, keptPattern } from '../languages/lazily.js';
import { alternatives, gluedWords, wholeWords } from '../languages/any-word.js';
import type { OrderWords } from '../languages/order-words.js';
import { packOf } from '../languages/registry.js';
import type { Words } from '../languages/words.js';
import { lexiconOf } from '../planner/words/lexicon.js';

export type Thing = keyof OrderWords['things'];

/** What is to be moved, in the words of the prompt, and the sorts of things that these name. */
export interface Moved {
  words: string;
  things: Thing[];
}

/** What a prompt says of the order in which its film tells. */
export interface AskedOrder {
  /** What comes first, in this order. */
  first: Moved[];
  last: Moved[];
  /** Of a ranking: the least or the greatest first, or its last place. */
  ranks?: 'up' | 'down' | 'turned';
}

interface OrderPatterns {
  /** Between the parts of a sentence. */
  joint: LazyPattern;
  moves: readonly ['first' | 'last', LazyPattern][];
  ranks: readonly [NonNullable<AskedOrder['ranks']>, LazyPattern][];
  afterwards: LazyPattern;
  denied: LazyPattern;
  things: readonly [Thing, LazyPattern][];
}

const phrase = '(?<what>[^,;，、]{2,70}';
const whole = (words: Words | undefined): string => `(?:${wholeWords(words ?? '')})`;

/** "start with…", "…first", "mit…anfangen": `…` is what is moved. */
function moveOf(turn: string): LazyPattern {
  const [ahead = '', behind = ''] = turn.split('…');
  if (behind === '') return lazyPattern(() => `${whole(ahead)}[\\s:：]*${phrase})`, 'iu');
  if (ahead === '') return lazyPattern(() => `^${phrase}?)[\\s,]*${whole(behind)}[\\s.!]*$`, 'iu');
  return lazyPattern(() => `${whole(ahead)}\\s*${phrase}?)\\s*${whole(behind)}`, 'iu');
}

const patterns = new Map<string, OrderPatterns | undefined>();

function patternsOf(language: string): OrderPatterns | undefined {
  if (patterns.has(language)) return patterns.get(language);
  const pack = packOf(language);
  const words = pack?.order;
  const turns = (place: 'first' | 'last'): ['first' | 'last', LazyPattern][] =>
    (words?.[place] ?? '').split(/\s+/u).filter(Boolean).map((turn) => [place, moveOf(turn)]); // prettier-ignore
  const { and } = lexiconOf(language);
  const made = words && {
    joint: lazyPattern(() => `[,，、]${and && `|\\s(?:${and})\\s`}`, 'iu'),
    moves: [...turns('first'), ...turns('last')],
    ranks: (['turned', 'up', 'down'] as const).map(
      (name) => [name, lazyPattern(() => whole(words[name]), 'iu')] as const,
    ),
    afterwards: lazyPattern(() => `^\\s*(?:${alternatives(words.afterwards)})${gluedWords(words.afterwards) === '' ? '\\s+' : '\\s*'}${phrase})$`, 'iu'), // prettier-ignore
    denied: lazyPattern(() => whole(pack?.prompts.cues?.not), 'iu'),
    things: (Object.keys(words.things) as Thing[]).map((thing) => [thing, lazyPattern(() => whole(words.things[thing]), 'iu')] as const), // prettier-ignore
  };
  patterns.set(language, made as OrderPatterns | undefined);
  return made as OrderPatterns | undefined;
}

/** A full stop inside a number or an address is none. */
const sentenceEnd = /(?:[;:!?。；：！？।\n–—]|\.(?=\s|["”»]|$))+/u;

/** The order that the directions of a prompt ask for. @param languages that it is written in */
export function askedOrder(directions: readonly string[], languages: readonly string[]): AskedOrder {
  const asked: AskedOrder = { first: [], last: [] };
  const sentences = directions.flatMap((text) => text.split(sentenceEnd));
  for (const language of new Set(languages.map((code) => code.slice(0, 2)))) {
    const known = patternsOf(language);
    if (known) for (const sentence of sentences) noteOrder(sentence, known, asked);
  }
  return asked;
}

function noteOrder(sentence: string, known: OrderPatterns, asked: AskedOrder): void {
  const { joint, moves, ranks, afterwards, denied, things } = known;
  const rank = ranks.map(([name, pattern]) => ({ name, at: pattern.exec(sentence)?.index })).find(({ at }) => at !== undefined); // prettier-ignore
  if (rank) {
    if (!denied.test(sentence.slice(0, rank.at))) asked.ranks ??= rank.name;
    return;
  }
  let isGoing = false;
  for (const clause of sentence.split(joint)) {
    const move = moves.map(([place, pattern]) => ({ place, what: pattern.exec(clause)?.groups?.['what'] })).find(({ what }) => what); // prettier-ignore
    const next: string | undefined = !move && isGoing ? afterwards.exec(clause)?.groups?.['what'] : undefined;
    const words = (move?.what ?? next)?.trim();
    if (words && !denied.test(clause)) asked[move?.place ?? 'first'].push({ words, things: things.filter(([, pattern]) => pattern.test(words)).map(([thing]) => thing) }); // prettier-ignore
    isGoing = move?.place === 'first' || next !== undefined;
  }
}

/** A stretch of a prompt, as offsets. */
export interface OrderSpan {
  from: number;
  to: number;
}

/** "End with our website pilo.example" says the address itself. */
const holdsThing = /\p{Nd}|[\p{L}\p{Nd}]\.\p{L}{2}|@/u;
/** Words that name a sort of thing: "our phone number". */
const mostNamed = 3;
/** Words that a clause may hold beside its order: "in", "please". */
const mostOthers = 1;

/**
 * Clauses that say nothing but where a sort of thing comes or how a ranking goes: "start with the price", "lowest
 * first". No content reads so, whatever stands around it.
 */
export function orderSpans(text: string, languages: readonly string[]): OrderSpan[] {
  const known = [...new Set(languages.map((code) => code.slice(0, 2)))].flatMap((code) => patternsOf(code) ?? []);
  return [...text.matchAll(/(?:[^.;:!?。；：！？।\n–—]|\.(?=[^\s"”»]))+/gu)].flatMap(({ 0: sentence, index }) => {
    for (const patterns of known) {
      const found = surelyIn(sentence, patterns);
      if (found.length > 0) return found.map(({ from, to }) => ({ from: index + from, to: index + to }));
    }
    return [];
  });
}

function surelyIn(sentence: string, { joint, moves, ranks, afterwards, denied, things }: OrderPatterns): OrderSpan[] {
  const found: OrderSpan[] = [];
  let from = 0;
  let isGoing = false;
  for (const clause of sentence.split(keptPattern(`(?=${joint.source})`))) {
    const words = clause.replace(keptPattern(`^(?:${joint.source})`), '').trim();
    const what: string | undefined = moves.map(([, pattern]) => pattern.exec(words)?.groups?.['what']).find(Boolean) ?? (isGoing ? afterwards.exec(words)?.groups?.['what'] : undefined); // prettier-ignore
    const isMove: boolean = !holdsThing.test(words) && what !== undefined && what.trim().split(/\s+/u).length <= mostNamed && things.some(([, pattern]) => pattern.test(what)); // prettier-ignore
    const others = ranks
      .reduce((rest, [, pattern]) => rest.replace(keptPattern(pattern.source, 'giu'), ' '), words)
      .trim();
    const isRank = others !== words && /\s|\p{sc=Han}{2}|\p{sc=Kana}{3}/u.test(words) && others.split(/\s+/u).filter(Boolean).length <= mostOthers; // prettier-ignore
    isGoing = (isMove || isRank) && !denied.test(words);
    if (isGoing) found.push({ from, to: from + clause.length });
    from += clause.length;
  }
  return found;
}

/** Whether an order ends a film on its own name or mark. */
export const endsOnName = ({ last }: AskedOrder): boolean => last.some(({ things }) => things.includes('name'));
