import { cuesOf } from './cues.js';
import { isSortOfFilm } from './opening-label.js';
import { isShown, type Role } from './role.js';
import type { Token } from './tokens.js';

/** Words of a heading that is no request; more than that may say who asks and why. */
const mostOfHeading = 5;
/** Words of half a clause. */
const mostOfClause = 8;
/** Cues that content has as often. */
const plain = /^(?:link|quoted|question|act|not|mention|note|opening|ending)$/u;

/**
 * "The web: 1969 ARPANET starts, …", "Our onboarding. Week 1: …": a few words ahead of what is told, none of which
 * speaks of a film, are its heading; and half a clause is no request.
 * @param labels the places of what says what sort of film it is
 */
export function keepOpening(text: string, tokens: readonly Token[], found: Role[], labels: ReadonlySet<number>): void {
  const end = found.findIndex(isShown);
  if (end <= 0 || found.slice(0, end).includes('exclusion') || labels.has(0)) return;
  const words = tokens.slice(0, end).filter(({ isWord }) => isWord);
  const isHalf = tokens[end]!.boundary === 0;
  // Where more is said to who makes the film, the opening may be too.
  if (!isHalf && found.slice(end).includes('direction')) return;
  if (words.length === 0 || words.length > (isHalf ? mostOfClause : mostOfHeading)) return;
  const to = tokens[end - 1]!.to;
  if (cuesOf(text).some(({ name, from }) => from < to && !plain.test(name))) return;
  const isOneClause = words.every(({ clause }) => clause === words[0]!.clause);
  if (!isOneClause || isSortOfFilm(text.slice(words[0]!.from, words.at(-1)!.to))) return;
  found.fill('content', 0, end);
}
