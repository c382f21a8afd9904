/** Layout units (at 1080) of the disc that bears the number of a step, and of the air under it. */
export const stepDisc = { size: 132, gap: 28 } as const;
/** Of the one that bears a place in a ranking. */
export const placeDisc = { size: 196, gap: 30 } as const;

/** What the number of a step, or a place, takes of the top of its scene. */
export const stepRoom = (u: number, isPlace = false): number => {
  const { size, gap } = isPlace ? placeDisc : stepDisc;
  return (size + gap) * u;
};
