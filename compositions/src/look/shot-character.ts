/** The slow way of a camera through one shot: nearer, away, with or against the line of reading, up or down. */
export type ShotMove = 'push' | 'pull' | 'along' | 'against' | 'rise' | 'sink';

/** How a pack's camera moves. */
export interface ShotCharacter {
  /** Three at least: one is chosen for each scene, another for the next. */
  moves: readonly ShotMove[];
  /** Share of the canvas by which what lies at depth 1 moves or grows within a scene. */
  reach: number;
}
