import { alternatives, contextWords } from '../../languages/any-word.js';
import { keptPattern, type LazyPattern } from '../../languages/lazily.js';
import { packOf } from '../../languages/registry.js';
import { formOf } from '../grammar/english-clauses.js';
import { cuesOf } from './cues.js';
import { isShown, type Role } from './role.js';
import type { Token } from './tokens.js';

/** Of a language alone: "de" is about something in Spanish, and made from it in French. */
const before = (language: string): string => alternatives(packOf(language)?.prompts.request?.before ?? '');
const about = (language: string): LazyPattern => keptPattern(`\\s(?:${before(language)})\\s+`, 'iu');
/** "Film poétique sur", "A poetic film about": a film with a word or two around it, before what it is about. */
const called = (language: string): LazyPattern => keptPattern(`^\\s*(?:(?:${alternatives(contextWords('articles'))})\\s)?(?:[\\p{L}\\p{M}-]+\\s){0,2}?(?<film>[\\p{L}\\p{M}]+)(?:\\s[\\p{L}\\p{M}-]+){0,2}?\\s(?:${before(language)})\\s+`, 'iu'); // prettier-ignore
/** What else speaks of a film than that one is to be made. */
const ofFilm = /^(?:shape|voice|music|captioned|effects|seconds|glued|minutes|platform|audience|not)/u;

/**
 * What a film is asked to be about, by the word that leads to it. Of a first sentence that is hidden as a whole ("Make a
 * video for the team about the new process.") it is shown, and of one that is shown as a whole ("Film poétique sur
 * l'automne.") it is what is left.
 */
export function settleAskedAbout(text: string, tokens: readonly Token[], found: Role[], language: string): void {
  const end = tokens.findIndex(({ sentence }) => sentence !== tokens[0]!.sentence);
  const first = tokens.slice(0, end < 0 ? tokens.length : end);
  const last = first.at(-1);
  if (!last) return;
  const sentence = text.slice(0, last.to);
  const places = (from: number, to: number): number[] => first.flatMap((token, at) => (token.from >= from && token.to <= to ? [at] : [])); // prettier-ignore
  const cues = cuesOf(text).filter(({ to }) => to <= last.to);
  if (first.every((_, at) => !isShown(found[at]!))) {
    const lead = about(language).exec(sentence);
    const isAsked = lead !== null && cues.some(({ name, to }) => name === 'make' && to <= lead.index) && cues.some(({ name, to }) => name === 'video' && to <= lead.index + 1); // prettier-ignore
    if (!isAsked) return;
    const from = lead.index + lead[0].length;
    const topic = /^[^,;:.!?\n()–—]+/u.exec(sentence.slice(from))?.[0] ?? '';
    const isOther = /^\p{Nd}/u.test(topic) || topic.trim().length < 3 || cues.some((cue) => ofFilm.test(cue.name) && cue.from >= from && cue.to <= from + topic.length); // prettier-ignore
    if (!isOther) for (const at of places(from, from + topic.length)) found[at] = 'content';
    return;
  }
  const label = called(language).exec(sentence);
  const film = label?.groups?.['film'];
  const isFilm = film !== undefined && cues.some(({ name, from, to }) => name === 'video' && sentence.slice(from, to).toLowerCase() === film.toLowerCase()); // prettier-ignore
  if (!isFilm || first.some((_, at) => found[at] !== 'content') || (language === 'en' && formOf(sentence).isSaid))
    return;
  for (const at of places(0, label!.index + label![0].length)) found[at] = 'direction';
}
