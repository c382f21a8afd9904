import { alternatives, contextWords } from '../../languages/any-word.js';
import { findContacts } from '../scan/contacts.js';
import type { Hit } from '../word-list.js';
import { beliefsOf, type Beliefs } from './beliefs.js';
import { cuesOf } from './cues.js';
import { decode, type RoleWeights } from './decode.js';
import { featuresOf } from './features.js';
import { loadRoles } from './role-model.js';
import { keepBelieved } from './keep-believed.js';
import { keepSure } from './keep-sure.js';
import { keepTopic } from './keep-topic.js';
import { keepWhole } from './keep-whole.js';
import { isShown, roles, type Role, type RoleSpan } from './role.js';
import { markerOf } from './role-marker.js';
import { runsOf } from './runs.js';
import { settleEdges } from './settle-edges.js';
import { settleEndings } from './settle-endings.js';
import { settleFilmParts } from './settle-film-parts.js';
import { settleAnswers } from './settle-answers.js';
import { settleLives } from './settle-lives.js';
import { settleOutlets } from './settle-outlets.js';
import { settleDedication } from './settle-dedication.js';
import { settleToldTo } from './settle-told-to.js';
import { settleOccasion, settleSalute } from './settle-requests.js';
import { settleSure } from './sure-roles.js';
import { tokenize, type Token } from './tokens.js';
import { weights as stored } from './weights.generated.js';

let delivered: RoleWeights | undefined;
const ownWeights = (): RoleWeights => (delivered ??= loadRoles(stored));

/** Longest text that is read as one; what is longer is read in windows that end at line breaks or sentences. */
const windowCharacters = 6000;

/**
 * The roles of a text: spans that cover it in order. What the tagger says of single words is made whole where it
 * can't be meant: marks go with the words they close, a word or two of nothing between two directions belong to
 * them, and a quotation is of one piece.
 */
export function readRoles(text: string, language: string, weights = ownWeights()): RoleSpan[] {
  const spans: RoleSpan[] = [];
  for (const [from, to] of windowsOf(text)) {
    const part = text.slice(from, to);
    const tokens = tokenize(part, language);
    const features = featuresOf(tokens, part, language);
    const found = Array.from(decode(tokens, features, weights), (role) => roles[role]!);
    const decoded = [...found];
    let known: Beliefs | undefined;
    const beliefs = (): Beliefs => (known ??= beliefsOf(tokens, features, weights));
    const forbidden = found.includes('exclusion') ? beliefs().in('exclusion') : undefined;
    settleContacts(part, tokens, found);
    const { asked, labels } = settleSure(part, tokens, found, language, forbidden);
    settleBannedClauses(tokens, found);
    settleQuotes(part, tokens, found);
    settleScraps(tokens, found);
    settleNumbers(part, tokens, found);
    if (found.some((role, at) => role === 'direction' && !asked.has(at)))
      keepBelieved(tokens, found, beliefs().in('content'), asked);
    keepSure(tokens, found, decoded, beliefs);
    keepWhole(part, tokens, found, { decoded, hidden: () => beliefs().in('direction', 'exclusion') });
    const outlets = new Set(labels);
    settleReasons(tokens, found, outlets);
    settleLastItems(tokens, found, cuesOf(part));
    if (from === 0) settleOccasion(part, language, markerOf(tokens, cuesOf(part), found));
    if (from === 0) settleSalute(part, markerOf(tokens, cuesOf(part), found));
    if (from === 0) {
      const marker = markerOf(tokens, cuesOf(part), found);
      settleEdges(part, language, marker);
      settleOutlets(part, language, marker, outlets);
      settleDedication(part, language, marker);
      settleToldTo(part, language, marker);
      settleFilmParts(part, language, marker);
      settleEndings(part, tokens, found, marker);
      keepTopic(part, tokens, found, { language, labels: outlets, beliefs: () => beliefs().in('content', 'question') });
      settleLives(part, language, marker);
      settleAnswers(part, marker);
    }
    settleMarks(tokens, found);
    for (const span of spansOf(part, tokens, found)) {
      const last = spans.at(-1);
      const moved = { ...span, from: span.from + from, to: span.to + from };
      if (last && last.role === moved.role && last.to === moved.from) last.to = moved.to;
      else spans.push(moved);
    }
  }
  return spans;
}

/** An address is to be turned to, unless its clause says that it is about the video: "end with our website". */
function settleContacts(text: string, tokens: readonly Token[], found: Role[]): void {
  const cues = cuesOf(text);
  for (let at = 0; at < tokens.length;) {
    let end = at + 1;
    while (end < tokens.length && tokens[end]!.clause === tokens[at]!.clause) end += 1;
    const [from, to] = [tokens[at]!.from, tokens[end - 1]!.to];
    const own = cues.filter((cue) => cue.from < to && cue.to > from);
    const isContact =
      own.some(({ name }) => name === 'link') &&
      own.every(({ name }) => /^(?:link|quoted|question|act|please)$/u.test(name));
    if (isContact) for (let one = at; one < end; one += 1) if (found[one] === 'direction') found[one] = 'action';
    at = end;
  }
}

/** A telephone number is of one piece: forbidden where a part of it is, and else what most of it is. */
function settleNumbers(text: string, tokens: readonly Token[], found: Role[]): void {
  for (const { kind, start, end } of findContacts(text)) {
    if (kind !== 'phone') continue;
    const inside = tokens.flatMap(({ from, to }, at) => (from >= start && to <= end ? [at] : []));
    const said = inside.map((at) => found[at]!);
    const role = said.includes('exclusion') ? 'exclusion' : most(said);
    for (const at of inside) found[at] = role;
  }
}

/** A sentence of one clause that is forbidden for the most part is as a whole: what it begins with is what it forbids. */
function settleBannedClauses(tokens: readonly Token[], found: Role[]): void {
  const goesOn = (first: number, place: number): boolean => tokens[place]!.sentence === tokens[first]!.sentence;
  for (const { at, end, words } of runsOf(tokens, goesOn)) {
    const banned = words.filter((one) => found[one] === 'exclusion').length;
    const isOne = tokens[end - 1]!.clause === tokens[at]!.clause && !tokens.slice(at, end).some(({ text }) => /^[(（[]/u.test(text)); // prettier-ignore
    if (isOne && banned < words.length && banned * 2 > words.length) found.fill('exclusion', at, end);
  }
}

/** A quotation of three words and more is taken as one thing: what most of its words are. */
function settleQuotes(text: string, tokens: readonly Token[], found: Role[]): void {
  for (const match of text.matchAll(/["“„«「『]([^"”“„»」』\n]{8,400})["”“»」』]/gu)) {
    const inside = tokens.flatMap((token, at) =>
      token.isWord && token.from > match.index && token.to < match.index + match[0].length ? [at] : [],
    );
    if (inside.length < 3) continue;
    const top = most(inside.map((at) => found[at]!));
    // Words in quotation marks are meant to be seen, unless they are what must not be.
    const role = top === 'direction' ? 'ending' : top;
    for (const at of tokens.keys())
      if (tokens[at]!.from >= match.index && tokens[at]!.to <= match.index + match[0].length) found[at] = role;
  }
}

const reasons = new RegExp(`^(?:${alternatives(contextWords('reasons'))})$`, 'iu');

/** "No voiceover bc we have her on tape": why something is asked for is said to whom it is asked of. */
function settleReasons(tokens: readonly Token[], found: Role[], labels: Set<number>): void {
  for (let at = 1; at < tokens.length; at += 1) {
    const { boundary, sentence, text } = tokens[at]!;
    if (boundary > 1 || isShown(found[at - 1]!) || !isShown(found[at]!) || !reasons.test(text)) continue;
    for (let end = at; end < tokens.length && tokens[end]!.sentence === sentence; end += 1) {
      found[end] = 'direction';
      labels.add(end);
    }
  }
}

/** "Water rises, cools, | falls.": the last word of a row that is told is told too, unless it speaks of the film. */
function settleLastItems(tokens: readonly Token[], found: Role[], cues: readonly Hit[]): void {
  for (const { at, end, words } of runsOf(tokens, (first, place) => tokens[place]!.clause === tokens[first]!.clause)) {
    const before = tokens[at - 1];
    const isLast = tokens[end]?.sentence !== tokens[at]!.sentence;
    if (!before || before.sentence !== tokens[at]!.sentence || !isLast || words.length !== 1) continue;
    const [word] = words;
    const sentence = [...tokens.keys()].filter((one) => one < at && tokens[one]!.isWord && tokens[one]!.sentence === before.sentence); // prettier-ignore
    // A row of short things: of a sentence with one wish behind it nothing is known.
    const row = sentence.filter((one) => tokens[one]!.clause === before.clause).length;
    const isRow = row > 0 && row <= 2 && sentence.every((one) => found[one] === 'content');
    if (isShown(found[word!]!) || !isRow || !/^\p{L}{3,}$/u.test(tokens[word!]!.text)) continue;
    const isOfFilm = cues.some(({ name, from, to }) => from < tokens[word!]!.to && to > tokens[word!]!.from && !/^(?:note|mention|act|label|make)$/u.test(name)); // prettier-ignore
    if (!isOfFilm) found.fill('content', at, end);
  }
}

/** Tokens of content that make a text with something told. */
const longTold = 12;

/** One or two words without weight between directions, and single words of a direction amid content, are neither. */
function settleScraps(tokens: readonly Token[], found: Role[]): void {
  for (let at = 0; at < tokens.length;) {
    let end = at + 1;
    while (end < tokens.length && isShown(found[end]!) === isShown(found[at]!)) end += 1;
    const run = tokens.slice(at, end);
    const words = run.filter((token) => token.isWord);
    const isBetween = at > 0 && end < tokens.length;
    const isBare =
      words.length <= 1 && !words.some((token) => /[\p{Lu}\p{Nd}@.]/u.test(token.text) || token.text.length > 5);
    const startsLine = tokens[at]!.boundary === 3;
    // "… video for those of | first, | 30 s" behind all that is told: one small word more is none of it.
    const isLeft = isBetween && words.length === 1 && /^\p{Ll}+$/u.test(words[0]!.text) && tokens[at]!.boundary === 0 && found.slice(0, at).filter((role) => role === 'content').length > longTold; // prettier-ignore
    if (isShown(found[at]!) && isLeft) found[at] = found[at - 1]!;
    else if (isShown(found[at]!) && isBare && !startsLine && (isBetween || at > 0))
      for (let one = at; one < end; one += 1) found[one] = found[at - 1]!;
    else if (
      !isShown(found[at]!) &&
      words.length <= 1 &&
      isBetween &&
      tokens[at]!.boundary === 0 &&
      tokens[end]!.boundary === 0 &&
      tokens[at]!.sentence === tokens[end]!.sentence
    )
      for (let one = at; one < end; one += 1) found[one] = found[at - 1]!;
    at = end;
  }
}

/** Closing marks go with what they close, opening ones with what they open. */
function settleMarks(tokens: readonly Token[], found: Role[]): void {
  for (const [at, token] of tokens.entries()) {
    if (token.isWord) continue;
    if (/^[.,;:!?…。、，！？：；)\]”»」』،؟।]+$/u.test(token.text) && at > 0 && token.boundary !== 3)
      found[at] = found[at - 1]!;
    else if (/^[([“„«「『]+$/u.test(token.text) && found[at + 1]) found[at] = found[at + 1]!;
  }
}

function spansOf(text: string, tokens: readonly Token[], found: readonly Role[]): RoleSpan[] {
  const spans: RoleSpan[] = [];
  for (const [at, token] of tokens.entries()) {
    const last = spans.at(-1);
    if (last && last.role === found[at]) last.to = token.to;
    else {
      // The gap before a change of role belongs to what went before.
      if (last) last.to = token.from;
      spans.push({ from: last ? token.from : 0, to: token.to, role: found[at]! });
    }
  }
  const last = spans.at(-1);
  if (last) last.to = text.length;
  else if (text !== '') spans.push({ from: 0, to: text.length, role: 'content' });
  return spans;
}

function most(found: readonly Role[]): Role {
  const counts = new Map<Role, number>();
  for (const role of found) counts.set(role, (counts.get(role) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1])[0]![0];
}

function windowsOf(text: string): [from: number, to: number][] {
  const windows: [number, number][] = [];
  let from = 0;
  while (text.length - from > windowCharacters) {
    const piece = text.slice(from, from + windowCharacters);
    const cut = Math.max(piece.lastIndexOf('\n'), piece.lastIndexOf('. '), piece.lastIndexOf('。')) + 1;
    const to = from + (cut > windowCharacters / 3 ? cut : windowCharacters);
    windows.push([from, to]);
    from = to;
  }
  windows.push([from, text.length]);
  return windows;
}
