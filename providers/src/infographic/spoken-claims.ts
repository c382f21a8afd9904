import type { WeighedPanel } from './dress-panels.js';

/** A sentence that stands by its words alone. */
export interface SpokenClaim {
  text: string;
  importance: number;
  /** The heading that it stands under, where that is not the one of the whole. */
  heading?: string | undefined;
}

/**
 * The first short sentence under no heading of its own says what the graphic is about; it is taken out of the claims. One of
 * several under a heading would be torn out of its row.
 */
export function takeSubtitle(claims: SpokenClaim[]): string {
  const index = claims.findIndex(({ text, heading }) => text.length <= 150 && heading === undefined);
  return index < 0 ? '' : claims.splice(index, 1)[0]!.text;
}

/** What stands under one heading is one panel, and so is what has none: one sentence for itself, more as a list. */
export function claimPanels(claims: readonly SpokenClaim[]): WeighedPanel[] {
  const groups = new Map<string | undefined, SpokenClaim[]>();
  for (const claim of claims) groups.set(claim.heading, [...(groups.get(claim.heading) ?? []), claim]);
  return [...groups].map(([heading, group]) => {
    const frame = heading === undefined ? {} : { title: heading.slice(0, 80) };
    const [first] = group;
    return {
      panel:
        group.length === 1
          ? { ...frame, kind: 'statement', text: first!.text.slice(0, 240), quoted: false }
          : {
              ...frame,
              kind: 'list',
              mark: 'plain',
              items: group.slice(0, 6).map(({ text }) => ({ text: text.slice(0, 110) })),
            },
      importance: Math.max(...group.map((claim) => claim.importance)) * 0.7,
    };
  });
}
