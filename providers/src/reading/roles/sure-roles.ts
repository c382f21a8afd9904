import { alternatives, contextWords } from '../../languages/any-word.js';
import { languagePacks } from '../../languages/registry.js';
import { lengthSource } from '../wished-length.js';
import { bansIn } from './bans.js';
import { cuesOf } from './cues.js';
import { settleOpeningLabel } from './opening-label.js';
import { isShown, type Role } from './role.js';
import { markerOf } from './role-marker.js';
import { runsOf } from './runs.js';
import type { Token } from './tokens.js';

/**
 * What is known by its form alone, whatever else a prompt says: the topic of a request frame, what a film is to end on,
 * code and numbered steps, what a request calls its film, and bans in so many words. Everything else is the tagger's to say: turns of
 * phrase that were added for single prompts made other prompts worse (ADR 0023).
 * @returns the places of the tokens that say what sort of film it is and for whom
 */
export function settleSure(text: string, tokens: readonly Token[], found: Role[], language: string): Set<number> {
  const quotes: [number, number][] = quoted(text);
  const set = (from: number, to: number, role: Role): void => {
    for (const [at, token] of tokens.entries()) if (token.from >= from && token.to <= to) found[at] = role;
  };
  for (const pattern of [attached, pointed])
    for (const match of text.matchAll(pattern)) if (!inQuote(match.index)) set(match.index, match.index + match[0].length, 'direction'); // prettier-ignore
  for (const match of text.matchAll(frame)) topicAfter(match);
  for (const match of text.matchAll(taught)) taughtTo(match);
  for (const match of text.matchAll(endings)) endingOf(match);
  for (const match of text.matchAll(lengthAlone)) set(match.index, match.index + match[0].length, 'direction');
  for (const pattern of structures)
    for (const match of text.matchAll(pattern)) set(match.index, match.index + match[0].length, 'content');
  const labels = new Set<number>();
  settleOpeningLabel(text, language, markerOf(tokens, cuesOf(text), found, labels));
  settleBans();
  keepUnbanned();
  return labels;

  /** The end of a clause that is told forbids nothing without a word that forbids. */
  function keepUnbanned(): void {
    const cues = cuesOf(text);
    const goesOn = (first: number, place: number): boolean => found[place] === found[first];
    for (const { at, end } of runsOf(tokens, goesOn)) {
      if (at === 0 || found[at] !== 'exclusion' || !isShown(found[at - 1]!) || tokens[at]!.boundary > 0) continue;
      const [from, to] = [tokens[at]!.from, tokens[end - 1]!.to];
      if (!cues.some((cue) => cue.from >= from && cue.to <= to && /^(?:not|mention)/u.test(cue.name))) found.fill('content', at, end); // prettier-ignore
    }
  }

  /** What is forbidden in so many words; where most of it was read as such, so were its edges. */
  function settleBans(): void {
    for (const [from, to] of bansIn(text)) {
      const words = [...tokens.keys()].filter((at) => tokens[at]!.isWord && tokens[at]!.from >= from && tokens[at]!.to <= to); // prettier-ignore
      const isKnown = words.filter((at) => found[at] === 'exclusion').length * 2 >= words.length;
      if (!isKnown && !inQuote(from)) set(from, to, 'exclusion');
    }
  }
  function inQuote(at: number): boolean {
    return quotes.some(([from, to]) => at > from && at < to);
  }
  /** What a request frame is about is content, when it is named: "ad for Crumb & Anchor in Whitby". */
  function topicAfter(match: RegExpMatchArray): void {
    const from = match.index! + match[0].length;
    const clause = /^[^.,;:!?\n()–—]*/u.exec(text.slice(from))![0];
    const isNamed =
      /(?<!\p{L})(?!I(?!\p{L}))\p{Lu}/u.test(clause) || /^\s*(?:why|how|what|when|where|who)\s/iu.test(clause);
    if (!isNamed || inQuote(match.index!)) return;
    const lead =
      /^\s*(?:my|our|his|her|their)\s(?:\p{L}+['’]?s\s)?(?=\P{L}*(?:\p{L}+\s)*\p{Lu})/u.exec(clause)?.[0].length ?? 0;
    set(from + lead, from + clause.length, 'content');
  }
  /** "Explain tides to teenagers": what is explained is the topic, to whom is none. */
  function taughtTo({ index, groups }: RegExpExecArray): void {
    const { lead, topic, whom } = groups as Record<string, string>;
    const from = index + lead!.length;
    if (inQuote(from)) return;
    set(index, from, 'direction');
    set(from, from + topic!.length, 'content');
    set(from + topic!.length, from + topic!.length + whom!.length, 'direction');
  }
  /** "end with our website nimbora.app": the frame is a direction, what is named exactly is shown. */
  function endingOf(match: RegExpMatchArray): void {
    const start = match.index!;
    if (inQuote(start)) return;
    const rest = text.slice(start + match[0].length);
    const sentence = /^[^\n]*?(?:(?<=[.!?。！？]["”»']?)(?=\s|$)|\n|$)/u.exec(rest)?.[0] ?? '';
    set(start, start + match[0].length, 'direction');
    const exact =
      /["“„«「『'‘][^"”»」』\n]{2,}["”»」』'’]|(?:https?:\/\/|www\.)?[\p{L}\p{Nd}-]+\.(?:com|org|net|io|app|co|uk|de|fr|es|it|nl|eu|example|tech|shop|info)\S*|(?<!\p{Nd})[:：]\s*\S.*/iu.exec(
        sentence,
      );
    const from = start + match[0].length;
    const named = sentence.split(/[(（]/u)[0]!;
    if (/[:：]\s*$/u.test(match[0]) && named.trim() !== '') set(from, from + named.length, 'ending');
    else if (exact) {
      set(from, from + exact.index, 'direction');
      set(from + exact.index, from + exact.index + exact[0].length, 'ending');
    } else if (/^\s*(?:an?|the|our|my|some|this|their|all|one|his|her)\s/iu.test(sentence) || sentence.trim() === '') {
      set(from, from + sentence.length, 'direction');
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
const structures: readonly RegExp[] = [
  /```[\s\S]*?```/gu,
  new RegExp(String.raw`(?<=^|[\n.!?]\s*)(?:${listed('step')})\s?\p{Nd}{1,2}\s?[:：.)][^\n]*?(?:[.!?](?=\s|$)|(?=\n)|$)`, 'giu'),
  new RegExp(String.raw`(?<=^|[\n.!?]\s*)(?:${listed('pros')}|${listed('cons')})\s?[:：][^\n]*?(?:[.!?](?=\s|$)|(?=\n)|$)`, 'giu'),
]; // prettier-ignore

const videoNoun =
  'videos?|vids?|clips?|reels?|films?|movie|animations?|infographics?|slideshow|trailer|teaser|spots?|explainers?|ads?|advert|commercial|promos?|tutorial|tiktok|shorts?|story|stories|presentation|video ad|product video|motion graphics?|recap|countdown|listicle|lesson';
const make =
  "make(?: me| us)?|create|generate|produce|build|design|render|prepare|give (?:me|us)|do|write|turn (?:this|the attached|it) into|i(?:'d| would)? (?:want|need|like)|we(?:'d| would)? (?:want|need|like|love)|need|want|can you (?:make|create|do)|could you (?:make|create|do)|please (?:make|create|do|announce)|how about|looking for|show me";
const about =
  'about|on|for|explaining|that explains?|which explains?|showing|that shows?|of|covering|introducing|presenting|announcing|celebrating|summari[sz]ing|comparing|telling|titled|called|to (?:announce|celebrate|promote|explain|show)|how';

/** A request before its topic: "Make me a short vertical video about", "30 second promo for", "quote video:". */
const frame = new RegExp(
  String.raw`(?<=^|[\n.!?]\s*)(?:(?:hi|hey|hello|please|pls|ok)(?: there| all| team)?[,!.]?\s+)*(?:(?:${make})\s+)?(?:(?:an?|the|our|my|this|one|some|another)\s+)?(?:[\p{L}\p{Nd}:'’–-]+,?\s+){0,7}?(?:${videoNoun})(?![\p{L}])(?:\s+(?:video|clip|ad|series)\b)?(?:\s*\([^()\n]{1,60}\))?(?:,?\s+(?:in|with|for)\s+(?:[\p{L}\p{Nd}'’-]+\s+){1,4}?(?=about|on|:|explaining))?(?:\s+(?:for|on)\s+(?:[\p{L}'’-]+\s+){1,4}?(?=about\s|explaining\s|showing\s))?(?:\s*(?:${about})(?![\p{L}])|\s*[:：])`,
  'giu',
);
/** What is asked to be done with a file: the sentence is about the file, not content. */
const files = alternatives(contextWords('files'));
const attached = new RegExp(
  String.raw`(?<=^|[\n.!?]\s*)(?=[^.!?\n]{0,90}(?<!\p{L})(?:${files})(?!\p{L}))(?:please\s+|pls\s+|can you\s+|bitte\s+)?(?:${alternatives(contextWords('handles'))})(?!\p{L})[^.!?\n:]{0,160}[.!?:]?`,
  'giu',
);

/** What is to be made into a film is pointed at, not named: "Summarize this report in a 30 second video". */
const pointed = new RegExp(String.raw`(?<=^|[\n.!?]\s*)(?:(?:please|pls|can you|could you)\s+)?\p{L}+\s+(?:this|these|those|it|the (?:attached|following))(?:\s+\p{L}+){0,4}?\s+(?:in(?:to)?|as|for)\s+(?:an?\s+)?(?:[\p{L}\p{Nd}-]+\s+){0,5}?(?:${videoNoun})(?!\p{L})[.!?:]?`, 'giu'); // prettier-ignore

/** A length alone, ahead of everything or behind it. */
const lengthAlone = new RegExp(String.raw`^\s*(?:${lengthSource})\s*[.,:!。]|(?<=[.!?。！？\n,;]\s*)(?:${lengthSource})\s*[.!。]?\s*$`, 'giu'); // prettier-ignore
const taught =
  /(?<=^|[\n.!?]\s*)(?<lead>(?:please\s+|can you\s+)?explain\s+)(?<topic>(?!it\b|this\b|that\b)[^.!?\n,:]{3,60}?)(?<whom>\s+to\s+[^.!?\n,:]{3,40}[.!?,:]?)(?=\s|$)/giu;

/** What a film is to end on. */
const endings = new RegExp(
  String.raw`(?<=^|[\n.!?,;(،؛؟]\s*|\b(?:and|then|please|pls)\s)(?:${alternatives(contextWords('ends'))})\s*`,
  'giu',
);
