import { alternatives } from '../languages/any-word.js';
import type { EditWords } from '../languages/edit-words.js';
import type { Clause } from './clause.js';
import { colourPattern } from './look/colours.js';
import { editWordsOf, englishEdits, languagesOf, readingsOf, startsWithVerb } from './in-english.js';

const nouns = englishEdits.nouns!;
const articles = 'the|its|a|an|all|my|our';
/** What a noun is to be like, said before it: "a darker background". */
const qualities =
  'darker|lighter|brighter|warmer|cooler|calmer|faster|slower|different|another|new|female|male|square|vertical|portrait|landscape';
const ordinals = 'first|second|third|fourth|fifth|sixth|seventh|eighth|last|final';

/** How clauses begin that leave out their verb, once they are in English. */
const startsWithNoun = new RegExp(
  `^(?:(?:${articles})\\s+)*(?:(?:${ordinals}|${qualities}|${colourPattern})\\s+)?(?:${nouns})(?![\\p{L}])|^⟦\\d+⟧\\s+(?:to|with|by|into)\\s`,
  'iu',
);
const startsWithWish =
  /^(?:without|no|with)\s+(?:(?:the|any|a|an|background|more)\s+)*(?:music|captions?|subtitles|narration|voice(?:-?over)?|narrator|sound|effects)|^(?:max(?:imum)?|at most|about|only)?\s*\d+(?:[.,]\d+)?\s?(?:s|sec|seconds?|minutes?)\b/iu;
const scopeAlone =
  /^(?:(?:in|on|for|at)\s+)?(?:the\s+)?(?:(?:scene|slide|panel)\s+(?:number\s+|#)?\d+|(?:\p{L}+|\d+(?:st|nd|rd|th))\s+(?:scene|slide|panel))$/iu;
/** Verbs that take two scenes: the "and" between them joins no clauses. */
const takesTwo = /^(?:please )?(?:swap|switch|exchange|move)/iu;

const swaps = /^(?:swap|switch|exchange)\s/iu;

/** What joins wishes, and what is said around them, in the languages of an instruction. */
interface Joints {
  joiner: RegExp;
  tidied: (text: string) => string;
}
const made = new Map<string, Joints>();
function jointsOf(languages: readonly string[]): Joints {
  const key = languages.join();
  const ready = made.get(key);
  if (ready) return ready;
  const joinWords = editWordsOf(languages, ({ joiners }) => alternatives(joiners));
  const withWords = editWordsOf(languages, ({ words }) =>
    words.flatMap(([source, english]) => (english === 'with' || english === 'without' ? [source] : [])).join('|'),
  );
  const glued = editWordsOf(languages, ({ prefixes }) => alternatives(prefixes ?? ''));
  const endings = editWordsOf(languages, (words) => `(?:${alternatives(words.endings ?? '')})`);
  const before = new RegExp(`^(?:(?:${editWordsOf(languages, ({ polite }) => polite)})[,!?]?\\s+)+`, 'iu');
  const after = new RegExp(`[\\s,、]+(?:${editWordsOf(languages, ({ thanks }) => alternatives(thanks))})$`, 'iu');
  const joints: Joints = {
    joiner: new RegExp(
      `\\s+(?=(?:${withWords})\\s)|(?:\\s*[,;،؛]\\s*|\\s+)(?:${joinWords})\\s+|\\s*[,;،؛]\\s+(?:${glued})?|\\s+(?:${glued})(?=\\p{L})|(?<=${endings})\\s+|[、，；]\\s*`,
      'giu',
    ),
    tidied: (text) => text.replace(before, '').replace(after, '').trim(),
  };
  made.set(key, joints);
  return joints;
}

const filler =
  /(?<![\p{L}⟦])(?:the|a|an|my|our|your|its|this|that|please|bit|little|slightly|somewhat|much|very|really|just|also|now|some|quite|lot|way|whole|entire|full|completely|more of)(?![\p{L}⟧])/giu;

/** A part of an instruction in the words that it was written in, with the scene that was named before it. */
export interface SaidClause extends Pick<Clause, 'scope' | 'expand'> {
  text: string;
}

/** Splits an instruction into what it asks for, one thing each. @param languages that it can be in, the likeliest first */
export function clausesOf(instruction: string, languages?: readonly string[]): SaidClause[] {
  const { text, expand } = withoutQuotes(instruction);
  const spoken = languages ?? languagesOf(text);
  return withoutOrdinalStops(text, spoken)
    .split(/(?<=[.!?;؟।])\s+|(?<=[。！？])|\n+/u)
    .map((sentence) => sentence.trim().replace(/[\s.!?;,。！？、،؟।]+$/u, ''))
    .filter((sentence) => /[\p{L}\p{N}⟦]/u.test(sentence))
    .flatMap((sentence) => clausesOfSentence(sentence, spoken))
    .map((clause) => ({ ...clause, expand }));
}

/** "2. sahneyi sil", "die 3. Szene": the full stop after a number that a scene follows ends no sentence. */
function withoutOrdinalStops(text: string, languages: readonly string[]): string {
  const scene = editWordsOf(languages, sceneWords) || '(?!)';
  const ordinal = `(?<!\\p{N})(\\p{N}{1,2})\\.(?=\\s+(?:\\p{L}+\\s+\\p{N}{1,2}\\.\\s+)?(?:${scene}))(?!(?<=(?:${scene})\\s+\\p{N}{1,2}\\.)\\s+(?:${scene})\\s+\\p{N})`;
  return text.replace(new RegExp(ordinal, 'giu'), '$1');
}
const sceneWords = ({ words }: EditWords): string =>
  words.flatMap(([source, english]) => (/^(?:scenes?|slide|panel)$/u.test(english) ? [source] : [])).join('|');

const longestPiece = 300;

function clausesOfSentence(sentence: string, languages: readonly string[]): Omit<SaidClause, 'expand'>[] {
  const { joiner, tidied } = jointsOf(languages);
  const memory = new Map<string, string[]>();
  /** A piece in English, in all ways in which it can be read. */
  const english = (piece: string): string[] => {
    const known = memory.get(piece);
    if (known) return known;
    const found = piece.length > longestPiece ? [piece] : readingsOf(piece, languages, false).map(({ text }) => text);
    memory.set(piece, found);
    return found;
  };
  const is = (pattern: RegExp, piece: string): boolean => english(piece).some((text) => pattern.test(text));

  let rest = tidied(sentence);
  let scope: string | null = null;
  const clauses: Omit<SaidClause, 'expand'>[] = [];
  const head = /^([^:,⟦]{4,40}?)\s*[:,]\s+(?=\S)/u.exec(rest);
  if (head && is(scopeAlone, head[1]!)) {
    scope = head[1]!;
    rest = tidied(rest.slice(head[0].length));
  }
  const joints = [...rest.matchAll(joiner)];
  let from = 0;
  const cut = (to: number): void => {
    const text = tidied(rest.slice(from, to));
    if (text === '') return;
    if (
      clauses.length > 0 &&
      english(text).some((each) => scopeAlone.test(each) && /^(?:in|on|for|at)\s/iu.test(each))
    ) {
      scope = text;
      return;
    }
    const before = clauses.at(-1);
    const compared = comparative.test(text) ? stemOfComparison(before?.text) : undefined;
    if (compared !== undefined) {
      clauses.push({ text: `${compared} ${text}`, scope });
      return;
    }
    const isShort = before !== undefined && !is(startsWithVerb, text) && is(startsWithNoun, text);
    const verb = isShort ? verbOf(before.text, english) : '';
    clauses.push({ text: verb === '' ? text : `${verb} ${text}`, scope });
  };
  for (const [index, joint] of joints.entries()) {
    const start = joint.index + joint[0].length;
    const next = tidied(rest.slice(start, joints[index + 1]?.index));
    const whole = tidied(rest.slice(start));
    const current = tidied(rest.slice(from, joint.index));
    const borrows = (): boolean =>
      is(startsWithNoun, next) &&
      !is(takesTwo, current) &&
      (is(startsWithVerb, current) || is(startsWithNoun, current) || is(startsWithWish, current)) &&
      isWhole(english(current), [...english(next), ...(joints.length < 8 ? english(whole) : [])]);
    // The verb that takes both comes last in some languages: "सीन 2 और सीन 4 को आपस में बदल दो".
    if (!is(startsWithVerb, current) && is(swaps, tidied(rest.slice(from, joints[index + 1]?.index)))) continue;
    const compares = comparative.test(next) && stemOfComparison(current) !== undefined;
    if (!is(startsWithVerb, next) && !is(startsWithWish, next) && !compares && !borrows()) continue;
    cut(joint.index);
    from = start;
  }
  cut(rest.length);
  return clauses;
}

/** "make it shorter and louder" are two wishes: the second is none that the first may swallow. */
const comparative = /^(?:more\s+|less\s+)?\p{L}{2,}er$/iu;
const stemOfComparison = (text: string | undefined): string | undefined =>
  /^(\p{L}+\s+\S.*?)\s+\p{L}{2,}er$/iu.exec(text ?? '')?.[1];

const asksOfScenes =
  /^(?:make|hold|keep|put|lengthen)\s+(?:the\s+)*(?:(?:scene|slide)\s+\S+|\p{L}+\s+(?:scene|slide))$/iu;

/** Whether a clause stands by itself before one that borrows its verb: "change the title to A | and the subtitle to B". */
function isWhole(current: readonly string[], next: readonly string[]): boolean {
  // "make scene 2 and scene 3 longer": a scene alone asks for nothing yet.
  if (current.some((text) => asksOfScenes.test(text))) return false;
  const needsValue = current.some((text) => /^(?:change|replace|rename|set|update)/iu.test(text));
  const hasValue = (texts: readonly string[]): boolean =>
    texts.some((text) => /\s(?:to|with|by|into|in)\s/iu.test(text));
  return !needsValue || (hasValue(current) && hasValue(next));
}

/** The verb of a clause in its own words, where it stands first. */
function verbOf(text: string, english: (piece: string) => string[]): string {
  const own = startsWithVerb.exec(text)?.[0];
  if (own !== undefined) return own;
  const first = /^[\p{L}’'-]+(?=\s)/u.exec(text)?.[0];
  return first !== undefined && english(first).some((each) => startsWithVerb.test(each)) ? first : '';
}

/** In lower case and without the words that carry nothing. */
export function plainOf(text: string): string {
  return text.toLowerCase().replace(filler, ' ').replace(/[’]/gu, "'").replace(/\s+/gu, ' ').trim();
}

const quotes: readonly RegExp[] = [
  /"([^"]*)"/gu,
  /[“„«»]\s?([^“”„«»]*?)\s?[”“»«]/gu,
  /‹([^›]*)›/gu,
  /[‘‚]([^‘’]*)[’‘]/gu,
  /[「『]([^「」『』]*)[」』]/gu,
  /(?<![\p{L}\p{N}])'((?:[^']|'(?=\p{L}))*?)'(?![\p{L}\p{N}])/gu,
];

/** An address; the marks that end a sentence are none of its. */
const address = /(?<![\p{L}\p{N}@/])(?:https?:\/\/|www\.)[^\s⟦⟧<>"“”„«»]*[^\s⟦⟧<>"“”„«».,;:!?'’)\]]/giu;

/** Takes quoted texts and addresses out, so that no word of them is read as part of the instruction. */
function withoutQuotes(instruction: string): { text: string; expand: Clause['expand'] } {
  const kept: string[] = [];
  let text = instruction;
  for (const pattern of quotes) text = text.replace(pattern, (_, inner: string) => `⟦${kept.push(inner.trim()) - 1}⟧`);
  text = text.replace(address, (found) => `⟦${kept.push(found) - 1}⟧`);
  // A quote that was left open, or a mark inside a taken text, is put back as it was.
  const expand = (part: string): string =>
    part.replace(/⟦(\d+)⟧/gu, (_, index: string) => expand(kept[Number(index)] ?? ''));
  return { text, expand };
}
