import type { Point } from '../reading/point.js';

/** Points in a row under one heading: `from` is the first of them, `to` the place behind the last. */
export interface Headed {
  from: number;
  to: number;
  heading: string;
}

/** The headings of a prompt in their order, each with the points under it. */
export function headedGroups(points: readonly Point[]): Headed[] {
  const groups: Headed[] = [];
  for (const [at, { heading, kind, role }] of points.entries()) {
    const last = groups.at(-1);
    if (kind === 'heading' || role !== 'content' || heading === '') continue;
    if (last && last.to === at && last.heading === heading) last.to = at + 1;
    else groups.push({ from: at, to: at + 1, heading });
  }
  return groups;
}

/** What is told under a heading, part by part. */
export const traitsOf = (points: readonly Point[]): string[] => points.flatMap(({ text }) => text.split(/[,;、，；،](?!\p{Nd})\s*/u).filter((part) => /[\p{L}\p{Nd}]/u.test(part))); // prettier-ignore
