import { alternatives, anyWord } from '../languages/any-word.js';
import { packOf } from '../languages/registry.js';
import { wordsIn } from './clauses.js';
import { cuesOf } from './roles/cues.js';
import type { RoleSpan } from './roles/role.js';

/** What a film says to those for whom it is made: alone, and to `{0}` as they are named. */
export interface Greeting {
  says: string;
  to?: string;
  /** Who they are in the words of the request; '' where it does not say. */
  whom: string;
}

/** Words of a request within which it names its occasion, beside the word for a film. */
const mostAhead = 6;
/** Words that name those who are greeted at most. */
const mostWhom = 8;

/**
 * "A thank-you video for the volunteers", "vidéo d’anniversaire pour …": whom a request wants greeted, thanked or
 * congratulated, and the roles of its words, of which those that name them are shown.
 */
export function greetingIn(
  text: string,
  spans: readonly RoleSpan[],
  language: string,
): { greeting?: Greeting; roles: readonly RoleSpan[] } {
  const words = packOf(language)?.telling?.greeting;
  const [first, ...others] = spans;
  if (!words || first?.role !== 'direction') return { roles: spans };
  const request = text.slice(first.from, first.to);
  const opening = request.trim().split(/\s+/u).slice(0, mostAhead).join(' ');
  const said = words.says.find(([known]) => anyWord(known).test(opening));
  if (!said || !namesFilm(opening)) return { roles: spans };
  const [, says, to] = said;
  const behind = words.whom === undefined ? null : new RegExp(`\\s(?:${alternatives(words.whom)})(?:\\s+|$)`, 'iu').exec(request); // prettier-ignore
  const at = behind ? first.from + behind.index + behind[0].length : text.length;
  const named = /^[^,.:;!?\n()–—]*/u.exec(text.slice(at))![0].trim();
  const whom = wordsIn(named) <= mostWhom ? named : '';
  const isHidden = whom !== '' && at < first.to;
  return { greeting: { says, to, whom }, roles: isHidden ? [{ ...first, to: at }, { ...first, from: at, role: 'content' }, ...others] : spans }; // prettier-ignore
}

/** Compounds too: "Dankesvideo". */
const namesFilm = (text: string): boolean => cuesOf(text).some(({ name }) => name === 'video') || /video|film/iu.test(text); // prettier-ignore
