/** Layout units (at 1080) of the disc that bears the number of a step, and of the air under it. */
export const stepDisc = { size: 132, gap: 28 } as const;

/** What the number of a step takes of the top of its scene. */
export const stepRoom = (u: number): number => (stepDisc.size + stepDisc.gap) * u;
