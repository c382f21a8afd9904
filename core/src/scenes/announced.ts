import { z } from 'zod';
import type { Genre } from '../outline/genre.js';
import type { Beat } from '../outline/outline.js';
import { claim, kicker } from '../fields/content-parts.js';
import { shown } from '../fields/field-roles.js';
import { isPicture, statedBy } from './from-beat.js';
import type { OfferTools } from './scene-kind.js';
import type { PanelDraft, PanelTools } from './to-panels.js';

/** What a card, a ticket or a notice announces: what it is, and when, where and for how much, in the words of the source. */
export const announced = z.object({
  title: claim,
  subtitle: shown().max(160).optional(),
  kicker,
  facts: z.array(shown().min(1).max(60)).max(4).default([]),
});
export type Announced = z.infer<typeof announced>;

/** Words of what a card may say alone: "Happy birthday, Emil". */
const mostOfName = 6;

/** The opening of a film of certain genres as what announces it; null for any other beat. */
export function announcedBy(beat: Beat, tools: OfferTools, genres: readonly Genre[]): Announced | null {
  const { kicker: above, support, purpose, evidence, claim: said } = beat;
  const { genre, occasion, opens } = tools;
  if (genre === null || !genres.includes(genre)) return null;
  const isOpening = purpose === 'open' && isPicture(evidence) && evidence.type !== 'question';
  const title = isOpening ? said : opens ? statedBy(beat)?.claim : undefined;
  if (!title) return null;
  const shownAlready = `${title} ${support ?? ''}`.toLowerCase();
  const facts = occasion.filter((fact) => fact.length <= 60 && !shownAlready.includes(fact.toLowerCase())).slice(0, 4);
  // A whole sentence without a day, a place or a name beside it announces nothing.
  if (facts.length === 0 && !support && tools.words(title) > mostOfName) return null;
  return { title, ...(support ? { subtitle: support } : {}), ...(above ? { kicker: above } : {}), facts };
}

export const announcedPanels = ({ title, subtitle, facts }: Announced, { cut }: PanelTools): PanelDraft[] => [
  { kind: 'statement', title: cut(title, 80), text: cut([subtitle, ...facts].filter(Boolean).join(' · ') || title, 236), quoted: false }, // prettier-ignore
];
