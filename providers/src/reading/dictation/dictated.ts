import { alternatives } from '../../languages/any-word.js';
import type { DictationWords } from '../../languages/dictation-words.js';
import { packOf } from '../../languages/registry.js';
import { lexiconOf } from '../../planner/words/lexicon.js';
import { formOf } from '../grammar/english-clauses.js';
import { mainClause } from '../grammar/main-clause.js';
import { cuesOf, speaksOfVideo } from '../roles/cues.js';
import { type RoleSpan, isShown } from '../roles/role.js';

/**
 * A request often dictates what its film says: "Also mention that parking is free." What is to be told is told in its own
 * words, as a sentence of its own, and the order is left out: "Parking is free." That holds for orders that open a
 * sentence or a line; numbered steps are left as they are, since in them an order may be what a viewer is to do.
 */
export function asStated(text: string, language: string): Stated {
  const read = [...new Set([language, 'en'])].flatMap((code) => formsOf(code) ?? []);
  const dictated: string[] = [];
  const stated = text.replace(sentences, (sentence: string) => {
    for (const forms of read) {
      const said = statedBy(forms, sentence) ?? statedBehind(forms, sentence);
      if (said === undefined) continue;
      // "Note that this clip is for children": what speaks of the film is left to the tagger.
      const own = said.ownWords ?? said.words;
      if (said.isWhole && !speaksOfVideo(own)) dictated.push(own.trim());
      return said.words;
    }
    return sentence;
  });
  return { text: stated, dictated };
}

/** The roles of a text in which what was dictated is shown, whatever it says: "We use *no* pesticides" forbids nothing. */
export function withDictated(text: string, roles: readonly RoleSpan[], dictated: readonly string[]): RoleSpan[] {
  let from = 0;
  return dictated.reduce<RoleSpan[]>(
    (spans, words) => {
      const at = text.indexOf(words, from);
      if (at < 0) return spans;
      const to = (from = at + words.length);
      return spans.flatMap((span) => {
        if (isShown(span.role) || span.to <= at || span.from >= to) return [span];
        const [start, end] = [Math.max(span.from, at), Math.min(span.to, to)];
        const pieces: RoleSpan[] = [{ ...span, to: start }, { from: start, to: end, role: 'content' }, { ...span, from: end }]; // prettier-ignore
        return pieces.filter((piece) => piece.from < piece.to);
      });
    },
    [...roles],
  );
}

/** A prompt whose dictated words stand by themselves. */
export interface Stated {
  text: string;
  /** What was dictated, in order. */
  dictated: string[];
}

/** A sentence or line with what ends it. A number behind which a dot stands begins none. */
const sentences =
  /(?<=^|(?:(?<!\p{Nd})|(?<=\p{Nd}[.,]\p{Nd}+))[.!?।؟]["”»」』)]?\s+|[。！？]["”»」』)]?\s*|\n[ \t]*(?:[-*•–—][ \t]+)?)(?![-*•–—\s]|\p{Nd}+[.)])[^\n]+?(?:[.!?。！？।؟](?=["”»」』)]?(?:\s|$)|[^\s\p{L}\p{Nd}]*$)|(?<=[。！？])|(?=\n)|$)/gu;

interface Forms {
  language: string;
  tell?: RegExp;
  bare?: RegExp;
  /** Those to whom something is told, with what they are called when they are spoken to. */
  whom?: RegExp;
  addressed?: Readonly<Record<string, string>>;
  name?: RegExp;
  call?: RegExp;
  close?: RegExp;
  behind?: RegExp;
  /** An order to tell behind others of its sentence: ", and point out that". */
  inner?: RegExp;
  /** Up to the address that people are sent to. */
  send?: RegExp;
  /** Between what is told and what is told more: "and that". */
  more?: RegExp;
}

const address = String.raw`(?:https?://|www\.)?[\p{L}\p{Nd}-]+(?:\.[\p{L}\p{Nd}-]+)*\.\p{L}{2,}(?:/\S*)?(?=[\s.,!?)]|$)`;

/** Before what a film is to end on, as the tagger knows it. */
const closing = 'End with:';

const known = new Map<string, Forms | undefined>();
function formsOf(code: string): Forms | undefined {
  const pack = packOf(code);
  if (!pack?.dictation) return undefined;
  if (!known.has(pack.code)) known.set(pack.code, compiled(pack.code, pack.dictation));
  return known.get(pack.code);
}

function compiled(
  language: string,
  { ahead, tell, bare, whom, addressed, that, name, call, close, behind, send }: DictationWords,
): Forms {
  // Han sets no spaces, and Hebrew writes "that" into the next word.
  const gap = language === 'zh' ? '[，、\\s]*' : '[,،\\s]+';
  const lead = ahead ? `(?:(?:${alternatives(ahead)})${gap})*` : '';
  const opens = that ? `[,،]?\\s(?:${alternatives(that)})${opening(language, that)}` : '';
  const pattern = (source: string): RegExp => new RegExp(`^(?:${source})`, 'iu');
  const and = lexiconOf(language).and;
  return {
    language,
    ...(tell && { tell: pattern(`(?:${lead})(?:${alternatives(tell)})${opens}`) }),
    ...(tell && that && { inner: new RegExp(`(?:,\\s(?:(?:${and})\\s)?|\\s(?:${and})\\s)${lead}(?:${alternatives(tell)})${opens}`, 'iu') }), // prettier-ignore
    ...(send && { send: pattern(`${lead}(?:${alternatives(send)})\\s(?=${address})`) }),
    ...(bare && { bare: pattern(`${lead}(?:${alternatives(bare)})\\s`) }),
    ...(whom && { whom: new RegExp(`(?<!\\p{L})(?:${alternatives(whom)})(?!\\p{L})`, 'iu'), addressed }),
    ...(name && { name: pattern(`${lead}(?:${alternatives(name)})\\s`) }),
    ...(call && { call: pattern(`${lead}(?:${alternatives(call)})\\s`) }),
    ...(close && { close: pattern(`${lead}(?:${alternatives(close)})\\s`) }),
    ...(behind && { behind: new RegExp(`(?:${alternatives(behind)})(?=[\\s.!。！]*$)`, 'iu') }),
    ...(that &&
      language !== 'he' && { more: new RegExp(`(?:,?\\s(?:${and})|,)\\s(?:${alternatives(that)})\\s`, 'iu') }),
  };
}

/** What stands behind "that": a space, none where it is shortened ("qu'on") or glued to its word. */
const opening = (language: string, that: string): string =>
  language === 'he' ? '[-־]?(?=\\p{L})' : /[’']/u.test(that) ? "(?:(?<=[’'])|\\s)" : '(?:[:：]?\\s)';

/** What a sentence dictates. */
interface Said {
  words: string;
  /** It is a clause of its own, which the order before it said to tell. */
  isWhole?: boolean;
  /** What of the words is dictated, where others stand before it. */
  ownWords?: string;
}

function statedBy(forms: Forms, sentence: string): Said | undefined {
  const { language, tell, name, call, close, behind } = forms;
  const behindIt = (order: RegExp | undefined): string | undefined => {
    const match = order?.exec(sentence);
    return match ? sentence.slice(match[0].length) : undefined;
  };
  const marked = behindIt(tell);
  const isMarked = marked !== undefined && wordsOf(marked) >= fewestWords(language) && isClause(marked, language);
  const bare = behindIt(forms.bare);
  const isBare = bare !== undefined && opensBare.test(bare) && hasSubject(bare);
  const clause = isMarked ? marked : isBare ? bare : undefined;
  if (clause !== undefined) {
    const order = sentence.slice(0, sentence.length - clause.length);
    return { words: statements(toThem(clause, order, forms), forms), isWhole: true };
  }
  // "Send people to tidepool.com": the address is what they are shown.
  const sent = behindIt(forms.send);
  if (sent) return { words: sent };
  const asked = behindIt(call);
  if (asked) return { words: capital(asked) };
  const closed = behindIt(close);
  if (closed) return { words: `${closing} ${capital(closed)}` };
  const named = behindIt(name);
  if (named && isTelling(named)) return { words: capital(named.replace(/^the\s(?=\p{Nd})/iu, '')) };
  const order = behind?.exec(sentence);
  if (order && order.index > 0) return { words: `${sentence.slice(0, order.index).trim()}${sentence.slice(order.index + order[0].length)}`, isWhole: true }; // prettier-ignore
  return undefined;
}

/** "Dark look please, and point out that Finns drink twice as much": an order that goes on with others of its sentence. */
function statedBehind(forms: Forms, sentence: string): Said | undefined {
  const { language, inner } = forms;
  const match = inner?.exec(sentence);
  if (!match || match.index === 0) return undefined;
  const clause = sentence.slice(match.index + match[0].length);
  if (wordsOf(clause) < fewestWords(language) || !isClause(clause, language)) return undefined;
  const ownWords = statements(clause, forms);
  return { words: `${sentence.slice(0, match.index)}. ${ownWords}`, ownWords, isWhole: true };
}

/** "It is free and that nobody needs a card": each clause as a sentence. */
function statements(text: string, { language, more }: Forms): string {
  const end = /[.!?。！？।؟\s]*$/u.exec(text)![0];
  const clauses = text.slice(0, text.length - end.length).split(more ?? /(?!)/u);
  return `${clauses.map((clause) => capital(mainClause(clause.trim(), language))).join('. ')}${end}`;
}

/** "Tell people *they* can bring *their* own": what is said to somebody speaks to them. */
function toThem(clause: string, order: string, { whom, addressed }: Forms): string {
  if (!whom?.test(order) || !addressed) return clause;
  const words = Object.keys(addressed);
  if (!words.some((word) => clause.toLowerCase().startsWith(`${word} `) || clause.toLowerCase().startsWith(`${word}’`))) return clause; // prettier-ignore
  return clause.replace(new RegExp(`(?<!\\p{L})(?:${words.join('|')})(?!\\p{L})`, 'giu'), (word) => addressed[word.toLowerCase()]!); // prettier-ignore
}

/** "Explain that decision" names a thing. Where no parser reads, what stands behind "that" is a clause. */
const isClause = (text: string, language: string): boolean => language !== 'en' || opensClause.test(text) || formOf(text.replace(/[.!?]+\s*$/u, '')).isSaid; // prettier-ignore
const opensClause = /^(?:it|we|you|they|there|he|she)\s/iu;

const fewestWords = (language: string): number => (/^(?:zh|ja|ko)/u.test(language) ? 1 : 2);
const wordsOf = (text: string): number => text.match(/[\p{L}\p{M}\p{Nd}’'-]+/gu)?.length ?? 0;
const capital = (text: string): string => text.replace(/^\p{Ll}/u, (letter) => letter.toLocaleUpperCase());

/** "Say (also) | it is free": "that" is left out where a clause follows that has its own subject. "Say the word" tells nothing. */
function hasSubject(rest: string): boolean {
  const form = formOf(rest.replace(/[.!?]+\s*$/u, ''));
  return form.isSaid && form.subject !== '' && !form.lacksSubject;
}
const opensBare = /^(?:it|we|you|they|there|the|our|every|all|each|no|nobody|most|\p{Nd}+)[\s'’]/iu;

/** A thing that is not forbidden says something where a figure or a name stands in it or it is told at some length, and none of it speaks of the film. */
const isTelling = (thing: string): boolean =>
  (/\p{Nd}|(?<=\s)\p{Lu}/u.test(thing) || wordsOf(thing) >= 4) &&
  !cuesOf(thing).some(({ name }) => /^(?:video|shape|voice|music|captioned|effects|look|seconds|minutes|ending|not|layout|tone)/u.test(name)); // prettier-ignore
