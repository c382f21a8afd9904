/** How far a thing has moved from its place: ways in shares of its side, down and to the right. */
export interface Pose {
  x: number;
  y: number;
  /** Degrees. */
  turn: number;
  wide: number;
  high: number;
  /** Degrees by which it leans over its foot. */
  lean: number;
}

export const rest: Pose = { x: 0, y: 0, turn: 0, wide: 1, high: 1, lean: 0 };

/** What a thing gives off while it is seen. */
export type TrailForm = 'steam' | 'drop' | 'flake' | 'spark' | 'twinkle' | 'note' | 'streak' | 'heart';

export interface Trail {
  form: TrailForm;
  count: number;
  /** Seconds from a piece's birth to its end. */
  lasts: number;
  /** Where pieces are born and where they end, in shares of the side: a line across `spread` around each. */
  from: readonly [x: number, y: number];
  to: readonly [x: number, y: number];
  spread: number;
}

/** What a manner is asked at: seconds that the thing has been seen, and those for which it will be. */
export interface Moment {
  seconds: number;
  lasts: number;
}

/** How things of a kind move by what they are. */
export interface Manner {
  id: string;
  /** Words of the names of drawings that move so; one that a name begins or ends with counts, whole names count most. */
  things: string;
  /** The point of its square that stays in place. */
  pivot?: readonly [x: number, y: number];
  pose: (moment: Moment) => Partial<Pose>;
  trail?: Trail;
}
