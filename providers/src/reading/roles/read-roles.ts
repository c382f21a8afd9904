import { findContacts } from '../scan/contacts.js';
import { beliefsOf, type Beliefs } from './beliefs.js';
import { cuesOf } from './cues.js';
import { decode, type RoleWeights } from './decode.js';
import { featuresOf } from './features.js';
import { keepNamed } from './keep-named.js';
import { keepOpening } from './keep-opening.js';
import { keepTopic } from './keep-topic.js';
import { keepWhole } from './keep-whole.js';
import { roles, type Role, type RoleSpan } from './role.js';
import { markerOf } from './role-marker.js';
import { loadRoles } from './role-model.js';
import { settleAnswers } from './settle-answers.js';
import { settleLeads } from './settle-leads.js';
import { settleLives } from './settle-lives.js';
import { settleDedication } from './settle-dedication.js';
import { settleOutlets } from './settle-outlets.js';
import { settleViewers } from './settle-viewers.js';
import { settleAddressees } from './settle-addressees.js';
import { settleSure } from './sure-roles.js';
import { tokenize, type Token } from './tokens.js';
import { weights as stored } from './weights.generated.js';

let delivered: RoleWeights | undefined;
const ownWeights = (): RoleWeights => (delivered ??= loadRoles(stored));

/** Longest text that is read as one; what is longer is read in windows that end at line breaks or sentences. */
const windowCharacters = 6000;

/**
 * The roles of a text: spans that cover it in order, as the tagger has them, with what is known by its form alone
 * (`settleSure`) and the topic of a request that would else be hidden with it (`keepTopic`).
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
    const labels = settleSure(part, tokens, found, language);
    settleNumbers(part, tokens, found);
    keepWhole(part, tokens, found, { decoded, hidden: () => beliefs().in('direction', 'exclusion') });
    settleLeads(tokens, found);
    if (from === 0) {
      keepOpening(part, tokens, found, labels);
      const marker = markerOf(tokens, cuesOf(part), found);
      settleViewers(tokens, found, marker);
      settleOutlets(part, language, marker, labels);
      settleDedication(part, language, marker);
      settleAddressees(part, language, marker);
      keepTopic(part, tokens, found, { language, labels, beliefs: () => beliefs().in('content', 'question') });
      keepNamed(part, marker);
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

/** Closing marks go with what they close, opening ones with what they open. */
function settleMarks(tokens: readonly Token[], found: Role[]): void {
  for (const [at, token] of tokens.entries()) {
    if (token.isWord) continue;
    if (/^[.,;:!?…。、，！？：；)\]”»」』،؟।]+$/u.test(token.text) && at > 0 && token.boundary !== 3)
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
