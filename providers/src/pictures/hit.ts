/** A picture that words point to, by its name in the set, with how surely (0 to 1). */
export interface Hit {
  name: string;
  score: number;
}

/** Below this a picture is a guess. */
export const leastScore = 0.8;
