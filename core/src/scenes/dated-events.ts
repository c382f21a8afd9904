import { z } from 'zod';
import type { EvidenceOf } from '../outline/evidence.js';
import { claim, detail, kicker } from '../fields/content-parts.js';
import { shown } from '../fields/field-roles.js';
import { head, type PanelDraft, type PanelTools } from './to-panels.js';

/** What happened or comes when, in order: on an axis, along a road. */
export const datedEvents = (least: number) =>
  z.object({
    title: claim.optional(),
    kicker,
    events: z
      .array(
        z.object({
          date: shown().min(1).max(40),
          label: shown().min(1).max(90),
          detail,
          highlight: z.boolean().optional(),
        }),
      )
      .min(least)
      .max(6),
  });
export type DatedEvents = z.infer<ReturnType<typeof datedEvents>>;

/** The first six events of a timeline; the last is where they lead, and stands out. */
export const eventsOf = ({ events }: EvidenceOf<'timeline'>): DatedEvents['events'] =>
  events.slice(0, 6).map(({ date, label }, at, all) => ({
    ...{ date, label: label.slice(0, 90) },
    ...(at === all.length - 1 ? { highlight: true } : {}),
  }));

export const eventsPanel = ({ title, events }: DatedEvents, tools: PanelTools): PanelDraft[] => [
  {
    kind: 'timeline',
    ...head(title, tools),
    events: events.map(({ date, label, highlight }) => ({ date, label, ...(highlight ? { highlight } : {}) })),
  },
];
