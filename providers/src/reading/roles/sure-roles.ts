import { alternatives, anyWord, contextWords } from '../../languages/any-word.js';
import { languagePacks } from '../../languages/registry.js';
import { captionSkinSpans } from '../caption-skin.js';
import { bansIn } from './bans.js';
import { cuesOf } from './cues.js';
import { settleOpeningLabel } from './opening-label.js';
import type { Role } from './role.js';
import { markerOf } from './role-marker.js';
import { settleForms } from './settle-forms.js';
import { settleLabels } from './settle-labels.js';
import { settlePhrases } from './settle-phrases.js';
import { settleRequests } from './settle-requests.js';
import type { Token } from './tokens.js';

/**
 * What needs no learning: turns of phrase that are about the video whatever else the prompt says. They are few, and
 * hold by their form, not by a topic: a request frame before "about", "end with …", "don't mention …", a clause of
 * nothing but wishes.
 * @param forbidden how sure the tagger is of each token that it must not be shown, 0 to 1
 * @returns the places of the tokens that ask something of the film in so many words, or by all that the tagger knows, and of
 * those among them that say what sort of film it is and for whom
 */
export function settleSure(
  text: string,
  tokens: readonly Token[],
  found: Role[],
  language: string,
  forbidden?: Float64Array,
): { asked: ReadonlySet<number>; labels: ReadonlySet<number> } {
  const cues = cuesOf(text);
  const skins = captionSkinSpans(text).map((span) => ({ ...span, name: 'captioned' }));
  const quotes: [number, number][] = quoted(text);
  const set = (from: number, to: number, role: Role): void => {
    for (const [at, token] of tokens.entries()) if (token.from >= from && token.to <= to) found[at] = role;
  };
  for (const { pattern, role } of phrases)
    for (const match of text.matchAll(pattern)) {
      const start = match.index + (match[0].length - match[0].trimStart().length);
      if (!inQuote(start)) set(start, match.index + match[0].length, role);
    }
  for (const match of text.matchAll(frame)) topicAfter(match);
  for (const match of text.matchAll(taught)) {
    const from = match.index + match[1]!.length;
    if (!inQuote(from)) set(from, from + match[2]!.length, 'content');
  }
  for (const match of text.matchAll(endings)) endingOf(match);
  const asked = new Set([...found.keys()].filter((at) => found[at] === 'direction'));
  for (const { pattern, role } of structures)
    for (const match of text.matchAll(pattern)) set(match.index, match.index + match[0].length, role);
  const sentences = sentencesOf(tokens);
  for (const sentence of sentences) if (isPlainlyTold(sentence)) for (const at of sentence) if (found[at] === 'exclusion' && !((forbidden?.[at] ?? 0) >= surelyForbidden)) found[at] = 'content'; // prettier-ignore
  for (const sentence of sentences) if (isForViewers(sentence)) for (const at of sentence) if (found[at] === 'direction') found[at] = 'content'; // prettier-ignore
  for (const clause of clausesOf(tokens))
    if (isWishAlone(clause)) for (const token of clause) found[tokens.indexOf(token)] = 'direction';
  settleForms(text, tokens, { cues, language }, found);
  settleShown();
  settlePhrases(text, tokens, { cues, language }, found);
  const labels = new Set<number>();
  settleOpeningLabel(text, language, markerOf(tokens, cues, found, labels));
  for (const at of labels) if (found[at] === 'direction') asked.add(at);
  settleRequests(text, language, markerOf(tokens, cues, found));
  const before = [...found];
  settleLabels(text, markerOf(tokens, cues, found));
  for (const [at, role] of found.entries()) if (role === 'direction' && before[at] !== role) asked.add(at);
  settleBans();
  return { asked, labels };

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
  /** A sentence that neither forbids nor speaks of telling says what it says, wherever it stands. */
  function isPlainlyTold(sentence: readonly number[]): boolean {
    const [from, to] = [tokens[sentence[0]!]!.from, tokens[sentence.at(-1)!]!.to];
    const own = cues.filter((cue) => cue.from >= from && cue.to <= to);
    if (!own.some(({ name }) => /^(?:not|mention|note)/u.test(name))) return true;
    // "We can't do this without you" says it to those who watch.
    return addressed.test(text.slice(from, to)) && !own.some(({ name }) => /^(?:mention|note|please)/u.test(name) || ofTheFilm.test(name.replace(/^make$/u, ''))); // prettier-ignore
  }
  /** "Record calls, share clips with your team": what is the reader's own is told to viewers, not to who makes the film. */
  function isForViewers(sentence: readonly number[]): boolean {
    const [from, to] = [tokens[sentence[0]!]!.from, tokens[sentence.at(-1)!]!.to];
    // What is quoted is said by somebody to somebody.
    if (!yours.test(text.slice(from, to).replace(/["“„«「『][^"”“»」』\n]*["”“»」』]?/gu, ' '))) return false;
    return !cues.some((cue) => cue.from >= from && cue.to <= to && ofTheFilm.test(cue.name));
  }
  /** Words are an ending beside a direction that asks for them, and a call where something is to be done or turned to. */
  function settleShown(): void {
    for (let at = 0; at < tokens.length;) {
      let end = at + 1;
      while (end < tokens.length && found[end] === found[at]) end += 1;
      const [from, to] = [tokens[at]!.from, tokens[end - 1]!.to];
      const isAsked = [found[at - 1], found[end]].includes('direction');
      // Where a call is, its verb opens or closes it: "donate here" is one, "the donations" are none.
      const calls = cues.some(
        (cue) =>
          cue.from >= from &&
          cue.to <= to &&
          (cue.name === 'link' || (cue.name === 'act' && (cue.from === from || cue.to >= to - 2))),
      );
      const goesOn = found[at - 1] === 'content' && tokens[at]!.boundary < 2;
      if ((found[at] === 'ending' && !isAsked) || (found[at] === 'action' && goesOn && !calls))
        found.fill('content', at, end);
      at = end;
    }
  }
  function isWishAlone(clause: readonly Token[]): boolean {
    const words = clause.filter((token) => token.isWord);
    if (words.length === 0 || words.length > 7 || words.some((token) => inQuote(token.from))) return false;
    // "Is it loud?" among questions that are answered asks about the thing, not for a loud film.
    if (/^[?？؟]/u.test(clause.at(-1)!.text) && words.every((token) => found[tokens.indexOf(token)] === 'question')) return false; // prettier-ignore
    const [from, to] = [clause[0]!.from, clause.at(-1)!.to];
    const own = [...skins, ...cues].filter((cue) => cue.from >= from && cue.to <= to && !plainCues.has(cue.name));
    if (!own.some(({ name }) => strong.test(name))) return false;
    return words.every(
      (token) => own.some((cue) => token.from >= cue.from && token.to <= cue.to) || small.test(token.shape),
    );
  }
  function quoted(source: string): [number, number][] {
    return [...source.matchAll(/["“„«「『][^"”»」』\n]{2,}["”»」』]/gu)].map((match) => [
      match.index,
      match.index + match[0].length,
    ]);
  }
}

/** A word that the tagger holds forbidden with as much certainty is, in 98 of 100, whatever the form of its sentence. */
const surelyForbidden = 0.9;

const listed = (name: 'step' | 'pros' | 'cons'): string => languagePacks.flatMap(({ lexicon }) => lexicon?.[name] ?? []).join('|'); // prettier-ignore

const yours = anyWord(contextWords('yours'));
const addressed = anyWord(contextWords('addressed'));
/** What only who makes the film can see to. */
const ofTheFilm =
  /^(?:shape|voice|music|captioned|effects|spoken|look|mood|seconds|glued|minutes|platform|tone|please|make|layout|ending|opening)/u;

/** Parts of what is told that no wish has the form of: code between fences, a numbered step, what speaks for and against. */
const structures: readonly { pattern: RegExp; role: Role }[] = [
  { pattern: /```[\s\S]*?```/gu, role: 'content' },
  { pattern: new RegExp(String.raw`(?<=^|[\n.!?]\s*)(?:${listed('step')})\s?\p{Nd}{1,2}\s?[:：.)][^\n]*?(?:[.!?](?=\s|$)|(?=\n)|$)`, 'giu'), role: 'content' },
  { pattern: new RegExp(String.raw`(?<=^|[\n.!?]\s*)(?:${listed('pros')}|${listed('cons')})\s?[:：][^\n]*?(?:[.!?](?=\s|$)|(?=\n)|$)`, 'giu'), role: 'content' },
]; // prettier-ignore

/** Cues that content holds as often. */
const plainCues = new Set([
  'link',
  'quoted',
  'question',
  'not',
  'mention',
  'act',
  'make',
  'opening',
  'ending',
  'audience',
]);
/** Cues of which one at least makes a clause of wishes. */
const strong = /^(?:shape|voice|music|captioned|effects|spoken|look|mood|seconds|glued|minutes|platform|video|tone)/u;
const small =
  /^(?:a|an|the|and|or|with|in|for|to|of|on|as|is|be|at|it|its|this|very|really|nice|some|just|only|please|pls|plz|ok|yes|no|not|too|but|by|around|about|approx|ca|max|min|about|bit|more|less|kind|quite|make|keep|use|add|good|great|un|une|le|la|les|et|avec|de|des|en|pour|du|ein|eine|einer|und|mit|für|im|in|bitte|der|die|das|so|etwa|el|los|y|con|para|por|e|com|um|uma|per|il|lo|o|os|as|een|en|met|voor|het|graag|i|z|na|w|proszę|ve|bir|lütfen|и|с|в|на|och|med|för|yang|dan|dengan|9+|sec|secs|s)$/u;

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
const forbid =
  "(?:please |pls |and |but |also )*(?:do not|don[’']?t|dont|never|no need to|avoid|without|not to|leave out|skip)";
const tell =
  '(?:mention|name|naming|mentioning|show|showing|say|saying|write|reveal|talk about|bring up|print|include|use|put|cite|quote)';

/** What is asked to be done with a file: the sentence is about the file, not content. */
const files = alternatives(contextWords('files'));
const attached = new RegExp(
  String.raw`(?<=^|[\n.!?]\s*)(?=[^.!?\n]{0,90}(?<!\p{L})(?:${files})(?!\p{L}))(?:please\s+|pls\s+|can you\s+|bitte\s+)?(?:${alternatives(contextWords('handles'))})(?!\p{L})[^.!?\n:]{0,160}[.!?:]?`,
  'giu',
);

/** What is to be made into a film is pointed at, not named: "Summarize this report in a 30 second video". */
const pointed = new RegExp(String.raw`(?<=^|[\n.!?]\s*)(?:(?:please|pls|can you|could you)\s+)?\p{L}+\s+(?:this|these|those|it|the (?:attached|following))(?:\s+\p{L}+){0,4}?\s+(?:in(?:to)?|as|for)\s+(?:an?\s+)?(?:[\p{L}\p{Nd}-]+\s+){0,5}?(?:${videoNoun})(?!\p{L})[.!?:]?`, 'giu'); // prettier-ignore

/** Whether a request points at what its film is to be made of, instead of naming a topic. */
export const pointsAtMaterial = (text: string): boolean => text.search(pointed) >= 0;

const phrases: readonly { pattern: RegExp; role: Role }[] = [
  { pattern: frame, role: 'direction' },
  { pattern: attached, role: 'direction' },
  { pattern: pointed, role: 'direction' },
  { pattern: /(?<=^|[\n.!?,;(]\s*)(?:please\s+)?explain(?:ed)?(?: it| this)?\s+(?:to|for|like|as if)\s[^.!?\n,:]{2,50}[.!?,:]?/giu, role: 'direction' },
  // "explain how X works to my mum, she's 71": all that follows is whom to have in mind.
  { pattern: /(?<=(?:^|[\n.!?]\s*)(?:please\s+|can you\s+)?explain\s[^.!?\n]{3,90})\sto\s(?:my|our|an?|someone|somebody|people|kids|children)\s[^.!?\n]*[.!?]?/giu, role: 'direction' },
  { pattern: /(?<=^|[\n.!?]\s*)(?:please\s+)?explain\s+(?=(?:why|how|what|when|where|who)\b)/giu, role: 'direction' },
  { pattern: /(?<=[\n.!?,;]\s*|^)(?:please\s+)?(?:make|keep)\s+(?:it|this|everything|the (?:video|tone|text|pace|whole thing))\s[^.!?\n]{2,60}[.!?]?/giu, role: 'direction' },
  { pattern: /(?<=[\n.!?,;]\s*|^)(?:please\s+|pls\s+)?be (?:fair|honest|neutral|objective|kind|gentle|brief)(?: (?:to|with|about) [^.,!?\n]{1,30})?[.!?,]?/giu, role: 'direction' },
  // "Thank the team at the end"
  { pattern: /(?<=^|[\n.!?,;(]\s*)(?:please\s+|and\s+)?(?:thank|ask|remind|invite|show|say|mention|add)\s[^.!?\n:“"”]{2,50}\sat the (?:very )?end[.!?]?(?!\s*:)/giu, role: 'direction' },
  { pattern: new RegExp(String.raw`(?<=^|[\n.!?,;(]\s*|\s(?=(?:please|pls|but|and)\s))(?<![\p{L}])${forbid}\s+${tell}\b[^.!?\n;]{0,90}[.!?;]*`, 'giu'), role: 'exclusion' },
  { pattern: /(?<=^|[\n.!?,;(]\s*)(?:please\s+)?leave\s(?:out\s)?[^.!?\n;]{2,60}(?:\sout)?[.!?]*/giu, role: 'exclusion' },
  { pattern: /(?<=^|[\n.!?,;(]\s*)no\s(?:phone numbers?|prices?|names?|addresses|dates|logos?)(?:\s(?:please|pls|plz|yet))?[.!?,]*/giu, role: 'exclusion' },
  { pattern: /(?<=^|[\n.!?,;(]\s*)(?:that|this|it)(?:[’']?s| is)\s(?:not public|not official|confidential|a secret|secret|private|still secret|off the record)[^.!?\n]{0,20}[.!?]*/giu, role: 'exclusion' },
  { pattern: /(?<![\p{L}])(?:please|pls|plz|thanks|thank you(?= for making|!)|thx)(?![\p{L}])[!.]*(?=\s*(?:$|\n))/giu, role: 'direction' },
]; // prettier-ignore

/** "Explain compound interest to teenagers": what is to be explained is the topic. */
const taught =
  /((?<=^|[\n.!?]\s*)(?:please\s+|can you\s+)?explain\s+)((?!it\b|this\b|that\b)[^.!?\n,:]{3,60}?)\s+to\s+[^.!?\n,:]{3,40}(?=[.!?,:\n]|$)/giu;

/** What a film is to end on. */
const endings = new RegExp(
  String.raw`(?<=^|[\n.!?,;(،؛؟]\s*|\b(?:and|then|please|pls)\s)(?:${alternatives(contextWords('ends'))})\s*`,
  'giu',
);

/** The tokens of each sentence, by their places. */
function sentencesOf(tokens: readonly Token[]): number[][] {
  const sentences: number[][] = [];
  for (const [at, token] of tokens.entries()) {
    const last = sentences.at(-1);
    if (last && tokens[last[0]!]!.sentence === token.sentence) last.push(at);
    else sentences.push([at]);
  }
  return sentences;
}

function clausesOf(tokens: readonly Token[]): Token[][] {
  const clauses: Token[][] = [];
  for (const token of tokens) {
    const last = clauses.at(-1);
    if (last && last[0]!.clause === token.clause) last.push(token);
    else clauses.push([token]);
  }
  return clauses;
}
