import { packOf } from '../../languages/registry.js';
import { findContacts } from '../scan/contacts.js';
import { cuesOf } from './cues.js';
import { settleAlikeRows } from './alike-rows.js';
import { settleAskedAbout } from './asked-about.js';
import { settleAskedLength } from './asked-length.js';
import { settleLetterForm } from './letter-form.js';
import { keepTopic } from './keep-topic.js';
import { settleLaughter } from './laughter.js';
import { settleLineLabels } from './line-labels.js';
import { settleOpeningOrder } from './opening-order.js';
import { settleRefusedWords } from './refused-words.js';
import { isShown, type Role, type RoleSpan } from './role.js';
import { ownModel } from './own-model.js';
import { beliefsOf } from './role-model.js';
import { settleSure } from './sure-roles.js';
import { settleTornEnds } from './torn-ends.js';
import { settleUnspacedLabel } from './unspaced-label.js';
import { tokenize, type Token } from './tokens.js';

/** Longest text that is read as one; what is longer is read in windows that end at line breaks or sentences. */
const windowCharacters = 6000;

/**
 * The roles of a text: spans that cover it in order, as the tagger has them, with what is known by its form alone
 * (`settleSure`) and the topic of a request that would else be hidden with it (`keepTopic`).
 */
export function readRoles(text: string, language: string, model = ownModel()): RoleSpan[] {
  const spans: RoleSpan[] = [];
  for (const [from, to] of windowsOf(text)) {
    const part = text.slice(from, to);
    const tokens = tokenize(part, language);
    const plain = part.replace(norwegian, 'eu');
    const beliefs = beliefsOf(plain === part ? tokens : tokenize(plain, language), plain, language, model);
    const found = [...beliefs.likeliest];
    const labels = settleSure(part, tokens, found, language);
    settlePieces(part, tokens, found);
    if (from === 0) {
      settleAskedAbout(part, tokens, found, language);
      keepTopic(part, tokens, found, { language, labels, beliefs: () => beliefs.in('content', 'question') });
      settleAskedLength(part, tokens, found);
      settleUnspacedLabel(part, tokens, found);
    }
    if (from === 0 && part === text) settleLoneBan(tokens, found);
    if (part === text) settleLetterForm(part, tokens, found);
    settleQuotedEnding(tokens, found);
    settleContentBetween(part, tokens, found, () => beliefs.in('content', 'question', 'action', 'ending'));
    settleAlikeRows(part, tokens, found);
    settleTornEnds(part, tokens, found);
    settleRefusedWords(part, tokens, found);
    settleLineLabels(part, tokens, found);
    if (from === 0) settleOpeningOrder(part, tokens, found);
    settleEdges(tokens, found, language);
    settleMarks(tokens, found);
    settleLaughter(part, tokens, found);
    for (const span of spansOf(part, tokens, found)) {
      const last = spans.at(-1);
      const moved = { ...span, from: span.from + from, to: span.to + from };
      if (last && last.role === moved.role && last.to === moved.from) last.to = moved.to;
      else spans.push(moved);
    }
  }
  return spans;
}

/** "nordkap.no": the end of an address forbids nothing. */
const norwegian = /(?<=[\p{L}\p{Nd}]\.)no(?=[/\s.,;:!?)"”»]|$)/gu;

/** A telephone number, a quotation and a hyphenated word are of one piece: forbidden where a part of a number is, and else what most of it is. */
function settlePieces(text: string, tokens: readonly Token[], found: Role[]): void {
  const inside = (start: number, end: number): number[] => tokens.flatMap(({ from, to }, at) => (from >= start && to <= end ? [at] : [])); // prettier-ignore
  for (const { kind, start, end } of findContacts(text)) {
    if (kind !== 'phone') continue;
    const places = inside(start, end);
    const said = places.map((at) => found[at]!);
    const role = said.includes('exclusion') ? 'exclusion' : most(said);
    for (const at of places) found[at] = role;
  }
  for (const { index, 0: words } of text.matchAll(quotation)) {
    const places = inside(index, index + words.length);
    const role = most(places.map((at) => found[at]!));
    for (const at of places) found[at] = role;
  }
  for (const { index, 0: word } of text.matchAll(hyphenated)) {
    const places = inside(index, index + word.length);
    for (const at of places) found[at] = found[places.at(-1)!]!;
  }
}
/** "second-hand": what it is stands last, and is of one role with what stands before it. */
const hyphenated = /(?<![\p{L}\p{M}\p{Nd}])\p{L}[\p{L}\p{M}]+(?:-\p{L}[\p{L}\p{M}]+)+(?![\p{L}\p{M}\p{Nd}])/gu;
/** In marks that stand apart from words on either side, which an apostrophe does not. */
const quotation =
  /(?<![\p{L}\p{Nd}])(?:["“„«][^"”“»\n]{2,200}["”“»]|['‘](?=[^'’\n]{2,})[^\n]{2,200}?['’])(?![\p{L}\p{Nd}])/gu;

/** "Who doesn't lie": what forbids forbids some of something; alone it only denies. */
function settleLoneBan(tokens: readonly Token[], found: Role[]): void {
  if (tokens.every(({ isWord }, at) => !isWord || found[at] === 'exclusion')) found.fill('content');
}

/** "'달마루에서 만나요' | 로 끝내 주세요": of an ending that begins with quoted words, these alone are shown. */
function settleQuotedEnding(tokens: readonly Token[], found: Role[]): void {
  for (const [at, { text }] of tokens.entries()) {
    if (found[at] !== 'ending' || found[at - 1] === 'ending' || !/^["“„«「『'‘]$/u.test(text)) continue;
    const behind = found.findIndex((role, place) => place > at && role !== 'ending');
    const end = behind < 0 ? found.length : behind;
    const close = tokens.findIndex(
      ({ text: mark }, place) => place > at + 1 && place < end && /^["”“»」』'’]$/u.test(mark),
    );
    if (close < 0) continue;
    // „…!“ und …: behind the mark the sentence goes on where the next word is small.
    const { sentence } = /^\p{Ll}/u.test(tokens[close + 1]?.text ?? '') ? tokens[close + 1]! : tokens[at]!;
    for (let place = close + 1; place < end && tokens[place]!.sentence === sentence && (place === close + 1 || tokens[place]!.boundary === 0); place += 1) found[place] = 'direction'; // prettier-ignore
  }
}

/** Whether a sentence holds a word that speaks of films; "points" alone may be those of a rating. */
const isCued = (sentence: string): boolean => cuesOf(sentence).some(({ name }) => name !== 'label');

/** How much the tagger must doubt that a sentence is for the maker, and how many words it has, for it to be told. */
const [doubted, fewestWords] = [0.35, 4];

/**
 * A sentence between told ones that holds no word of any film is told, where it holds a figure ("Customer satisfaction
 * rose 9 points.") or where the tagger is not sure of it.
 */
function settleContentBetween(text: string, tokens: readonly Token[], found: Role[], shown: () => Float64Array): void {
  let from = 0;
  while (from < tokens.length) {
    const end = tokens.findIndex(({ sentence }, at) => at > from && sentence !== tokens[from]!.sentence);
    const to = end < 0 ? tokens.length : end;
    const places = Array.from({ length: to - from }, (_, at) => from + at);
    const isHidden = places.every((at) => found[at] === 'direction');
    const isBetween = from > 0 && to < tokens.length && isShown(found[from - 1]!) && isShown(found[to]!);
    if (isHidden && isBetween) {
      const own = text.slice(tokens[from]!.from, tokens[to - 1]!.to);
      const words = places.filter((at) => tokens[at]!.isWord);
      const isDoubted = (): boolean => {
        if (words.length < fewestWords || cuesOf(own).length > 0) return false;
        const sure = shown();
        return words.reduce((sum, at) => sum + sure[at]!, 0) >= words.length * doubted;
      };
      if (!isCued(own) && (/\p{Nd}/u.test(own) || isDoubted())) found.fill('content', from, to);
    }
    from = to;
  }
}

/**
 * "Which hearing aid | to choose": a word that something must follow does not end what is shown, where what follows it in
 * its clause is hidden.
 */
function settleEdges(tokens: readonly Token[], found: Role[], language: string): void {
  const words = packOf(language)?.prompts.clauses;
  if (!words) return;
  const open = new Set(`${words.trailing} ${words.leading}`.split(/[\s|]+/u).filter((word) => !words.particles?.split(' ').includes(word))); // prettier-ignore
  for (let at = tokens.length - 2; at >= 0; at -= 1) {
    const [token, next] = [tokens[at]!, tokens[at + 1]!];
    if (isShown(found[at]!) && !isShown(found[at + 1]!) && next.boundary === 0 && next.isWord && open.has(token.text.toLowerCase())) found[at] = found[at + 1]!; // prettier-ignore
  }
}

const isOpenBefore = (tokens: readonly Token[], at: number): boolean => {
  const before = tokens.slice(0, at).map(({ text }) => text);
  return before.lastIndexOf('„') > before.lastIndexOf('“');
};

/** Closing marks go with what they close, opening ones with what they open. */
function settleMarks(tokens: readonly Token[], found: Role[]): void {
  for (const [at, token] of tokens.entries()) {
    if (token.isWord) continue;
    // „…“: what opens a quotation in English closes one in German.
    const isLast = token.text === '“' && isOpenBefore(tokens, at);
    if ((isLast || /^[.,;:!?…。、，！？：；)\]”»」』،؟।]+$/u.test(token.text)) && at > 0 && token.boundary !== 3)
      found[at] = asks(tokens, found, at) ? 'direction' : found[at - 1]!;
    else if (/^[([“„«「『]+$/u.test(token.text) && found[at + 1]) found[at] = found[at + 1]!;
  }
}

/** "Could you make a film about our workshop?": the question is the request's, not that of its topic. */
function asks(tokens: readonly Token[], found: readonly Role[], at: number): boolean {
  if (!/^[?？؟]$/u.test(tokens[at]!.text) || found[at - 1] !== 'content') return false;
  const first = tokens.findIndex(({ sentence }) => sentence === tokens[at]!.sentence);
  return found[first] === 'direction' && !found.slice(first, at).includes('question');
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
