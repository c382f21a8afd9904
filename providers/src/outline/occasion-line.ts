import type { Genre } from '@scenewright/core/outline';
import { namesDay } from '../reading/scan/dates.js';
import { leadsOn } from './claim.js';
import type { StoryContext } from './story-context.js';

/** Films that say when and where to be; in others a day and a street are two facts among many. */
const inviting: ReadonlySet<Genre> = new Set(['event', 'invitation', 'announcement', 'greeting', 'place', 'promo', 'fundraising', 'job-ad']); // prettier-ignore
/** Longest line under an end card. */
const longest = 80;

/**
 * The day, the hour and the address of what a film invites to, as it names them, for its last picture; '' where it names
 * fewer than two of them, or several of one sort, of which none is the one to keep.
 */
export function occasionLine({
  reading,
  language,
  genre,
}: Pick<StoryContext, 'reading' | 'language' | 'genre'>): string {
  if (!inviting.has(genre)) return '';
  const { points } = reading;
  const only = (texts: readonly string[]): string[] => {
    const different = [...new Set(texts.map((text) => text.trim()))];
    return different.length === 1 ? different : [];
  };
  const streets = points.flatMap(({ contacts }) => contacts.filter(({ kind }) => kind === 'street'));
  const days = points.flatMap(({ dates }) => dates.filter(namesDay));
  // "before 6": an hour alone names nothing.
  const hours = points.flatMap(({ times }) => times).filter(({ text }) => !/^\p{Nd}+$/u.test(text.trim()));
  const facts = [days, hours, streets].flatMap((found) => only(found.map(({ text }) => text))); // prettier-ignore
  // "rue Nationale à": the small word behind it leads to its town.
  const line = facts.map((fact) => withoutLead(fact, language)).join(' · ');
  return facts.length >= 2 && line.length <= longest ? line : '';
}

/** A text without the small word at its end that leads to what is cut off. */
const withoutLead = (text: string, language: string): string =>
  (leadsOn(text, language) ? text.replace(/[\s,]+\S+\s*$/u, '') : text).replace(/(?<=\p{L})\.$/u, '');
