import { alternatives, contextWords } from '../../languages/any-word.js';
import { lazyPattern, type LazyPattern } from '../../languages/lazily.js';
import { languagePacks } from '../../languages/registry.js';
import { howWords } from './asked-length.js';
import { cuesOf, speaksOfVideo } from './cues.js';
import { settleOpeningLabel } from './opening-label.js';
import { isShown, type Role } from './role.js';
import { markerOf } from './role-marker.js';
import type { Token } from './tokens.js';

/**
 * What is known by its form alone, whatever else a prompt says: what is to be done with a file, what a film is to end on,
 * code and numbered steps, to whom something is explained, and what a request calls its film. Everything else is the tagger's to say: turns of phrase that were added for single prompts made
 * other prompts worse (ADR 0023, 0024).
 * @returns the places of the tokens that say what sort of film it is and for whom
 */
export function settleSure(text: string, tokens: readonly Token[], found: Role[], language: string): Set<number> {
  const quotes: [number, number][] = quoted(text);
  const set = (from: number, to: number, role: Role): void => {
    for (const [at, token] of tokens.entries()) if (token.from >= from && token.to <= to) found[at] = role;
  };
  for (const pattern of [attached, pointed])
    for (const match of pattern.matchAll(text)) if (!inQuote(match.index)) set(match.index, match.index + match[0].length, 'direction'); // prettier-ignore
  for (const match of taught.matchAll(text)) taughtTo(match);
  for (const match of endings.matchAll(text)) endingOf(match);
  for (const pattern of structures)
    for (const match of pattern.matchAll(text)) set(match.index, match.index + match[0].length, 'content');
  const opening = how.exec(text);
  // "How to repot a monstera, for Instagram Reels": what is shown is named first, whatever follows.
  if (opening && !speaksOfVideo(opening[0])) for (const [at, token] of tokens.entries()) if (token.to <= opening[0].length && !isShown(found[at]!)) found[at] = 'content'; // prettier-ignore
  // "… Finish by testing it on paper": in instructions the last thing to do, where it shows or says nothing.
  if (opening) for (const match of text.matchAll(lastStep)) if (!cuesOf(match[0]).some(({ name }) => ofFilm.test(name))) set(match.index, match.index + match[0].length, 'content'); // prettier-ignore
  const labels = new Set<number>();
  settleOpeningLabel(text, language, markerOf(tokens, cuesOf(text), found, labels));
  return labels;

  /** "Finally let it dry": words that open an ending may open a last step. */
  function isContent(from: number, to: number): boolean {
    return tokens.every((token, at) => token.from < from || token.to > to || found[at] === 'content');
  }
  function inQuote(at: number): boolean {
    return quotes.some(([from, to]) => at > from && at < to);
  }
  /** "Explain tides to teenagers": what is explained is the topic, to whom is none. */
  function taughtTo({ index, groups }: RegExpExecArray): void {
    const { lead, topic, whom } = groups as Record<string, string>;
    const from = index + lead!.length;
    if (inQuote(from)) return;
    set(index, from, 'direction');
    for (const [at, token] of tokens.entries())
      if (token.from >= from && token.to <= from + topic!.length && !isShown(found[at]!)) found[at] = 'content';
    set(from + topic!.length, from + topic!.length + whom!.length, 'direction');
  }
  /** "end with our website nimbora.app": the frame is a direction, what is named exactly is shown. */
  function endingOf(match: RegExpMatchArray): void {
    const start = match.index!;
    if (inQuote(start) || isContent(start, start + match[0].length)) return;
    const rest = text.slice(start + match[0].length);
    const sentence = /^[^\n]*?(?:(?<=[.!?。！？]["”»']?)(?=\s|$)|\n|$)/u.exec(rest)?.[0] ?? '';
    set(start, start + match[0].length, 'direction');
    const exact =
      /["“„«「『'‘][^"”»」』\n]{2,}["”»」』'’]|(?:https?:\/\/|www\.|[\p{L}\p{Nd}._%+-]+@)?[\p{L}\p{Nd}-]+\.(?:com|org|net|io|app|co|uk|de|fr|es|it|nl|eu|example|tech|shop|info)\S*|(?<!\p{Nd})[:：]\s*\S.*/iu.exec(
        sentence,
      );
    const from = start + match[0].length;
    const named = sentence.split(/[(（]/u)[0]!;
    if (/[:：]\s*$/u.test(match[0]) && named.trim() !== '') set(from, from + named.length, 'ending');
    else if (exact) {
      set(from, from + exact.index, 'direction');
      set(from + exact.index, from + exact.index + exact[0].length, 'ending');
    } else if (/^\s*(?:an?|the|our|my|some|this|their|all|one|his|her)\s/iu.test(sentence) || sentence.trim() === '') {
      // "our address 9 Mill Lane", "our slogan Built to last": what they are stands behind what they are called.
      const given = /^\s*(?:(?:our|my|the|a)\s(?:\p{Ll}+\s){1,3})(?=[\p{Lu}\p{Nd}])([^.!?\n]{3,})/u.exec(named);
      if (given) set(from + given[0].length - given[1]!.length, from + given[0].length, 'ending');
    } else set(from, from + sentence.length, 'ending');
  }
  function quoted(source: string): [number, number][] {
    return [...source.matchAll(/["“„«「『][^"”»」』\n]{2,}["”»」』]/gu)].map((match) => [
      match.index,
      match.index + match[0].length,
    ]);
  }
}

const listed = (name: 'step' | 'pros' | 'cons'): string => languagePacks.flatMap(({ lexicon }) => lexicon?.[name] ?? []).join('|'); // prettier-ignore

/** Parts of what is told that no wish has the form of: code between fences, a numbered step, what speaks for and against. */
const structures: readonly LazyPattern[] = [
  lazyPattern(() => '```[\\s\\S]*?```', 'gu'),
  lazyPattern(() => String.raw`(?<=^|[\n.!?]\s*)(?:${listed('step')})\s?\p{Nd}{1,2}\s?[:：.)][^\n]*?(?:[.!?](?=\s|$)|(?=\n)|$)`, 'giu'),
  lazyPattern(() => String.raw`(?<=^|[\n.!?]\s*)(?:${listed('pros')}|${listed('cons')})\s?[:：][^\n]*?(?:[.!?](?=\s|$)|(?=\n)|$)`, 'giu'),
]; // prettier-ignore

/** A first clause that opens with "how" and what goes so. */
const how = lazyPattern(() => String.raw`^\s*(?:${howWords()})(?!\p{L})(?:(?!\s[-–—]\s)[^.,:;!?\n。、]){4,90}`, 'iu'); // prettier-ignore

const films =
  'videos?|vids?|clips?|reels?|films?|movie|animations?|infographics?|slideshow|trailer|teaser|spots?|explainers?|ads?|advert|commercial|promos?|tutorial|shorts?|presentation|recap';
/** What is asked to be done with a file: the sentence is about the file, not content. */
const files = alternatives(contextWords('files'));
const attached = lazyPattern(
  () =>
    String.raw`(?<=^|[\n.!?]\s*)(?=[^.!?\n]{0,90}(?<!\p{L})(?:${files})(?!\p{L}))(?:please\s+|pls\s+|can you\s+|bitte\s+)?(?:${alternatives(contextWords('handles'))})(?!\p{L})[^.!?\n:]{0,160}[.!?:]?`,
  'giu',
);
/** What is to be made into a film is pointed at, not named: "Summarize this report in a 30 second video". */
const pointed = lazyPattern(() => String.raw`(?<=^|[\n.!?]\s*)(?:(?:please|pls|can you|could you)\s+)?\p{L}+\s+(?:this|these|those|it|the (?:attached|following))(?:\s+\p{L}+){0,4}?\s+(?:in(?:to)?|as|for)\s+(?:an?\s+)?(?:[\p{L}\p{Nd}-]+\s+){0,5}?(?:${films})(?!\p{L})[.!?:]?`, 'giu'); // prettier-ignore

/** Of English alone: in other languages a case says to whom, which a pattern does not see. */
const learners = String.raw`(?:(?:an?|my|our|your)\s|\p{Nd}|(?:\p{Ll}+\s)?(?:kids|children|teenagers|teens|adults|parents|pupils|students|beginners|graders|buyers))`;
const taught = lazyPattern(() => String.raw`(?<=^|[\n.!?]\s*)(?<lead>(?:[Pp]lease\s+|[Cc]an you\s+)?(?:[Ee]xplain|[Tt]each)\s+)(?<topic>(?!(?:it|this|that)\s)[^.!?\n,:]{3,60}?)(?<whom>\s+(?:to\s+(?=${learners})|for\s+(?=(?:an?\s+)?\p{Nd}))[^.!?\n,:]{3,40}[.!?,:]?)(?=\s|$)`, 'gu'); // prettier-ignore

const ofFilm = /^(?:shape|voice|music|captioned|effects|seconds|minutes|platform|video)/u;
/** Of English alone: elsewhere an order has no form of its own. */
const lastStep = /(?<=[.!?\n]\s*)(?:[Ff]inish|[Ee]nd)(?:\s(?:off|up))?\sby\s(?!(?:show|say|tell|ask|thank|invit|point|remind|mention|read|list|repeat)\p{L}*ing\s)\p{L}+ing\s[^.!?\n]{3,80}(?:[.!?]|$)/gu; // prettier-ignore

/** What a film is to end on. */
const endings = lazyPattern(
  () => String.raw`(?<=^|[\n.!?,;(،؛؟]\s*|\b(?:and|then|please|pls)\s)(?:${alternatives(contextWords('ends'))})\s*`,
  'giu',
);
