import { clamp, easeInOut } from '../motion/curves.js';
import type { SceneState } from '../scene-context/scene-context.js';

/** When a panel is told, in local frames. */
export interface PanelSpan {
  from: number;
  to: number;
}

/** Seconds in which a panel comes forward and goes back to its place, and how far its going back reaches into the next turn. */
export const opening = 0.5;
const [closing, overlap] = [0.55, 0.2];
/** Seconds of a turn below which coming forward and going back would be a flicker. */
const leastTurn = 1.5;
/** Share of the time on the stage in which its figure builds; for the rest it is read. */
const building = 0.8;
/** The same for a panel that builds where it stands: about 60 hundredths of the film, of which its turn is three quarters. */
const inPlace = 0.8;

type Clock = Pick<SceneState, 'frame' | 'fps'>;

/** Whether panels come forward one after another; one alone, and many in little time, build where they stand. */
export const isStaged = (turns: readonly PanelSpan[], fps: number): boolean =>
  turns.length > 1 && turns.every(({ from, to }) => to - from >= leastTurn * fps);

/** Where a panel is on its way. */
export interface Showing {
  /** From its place (0) to the stage (1) and back, eased. */
  grown: number;
  /** How far it is on the way back, 0 to 1. */
  leaving: number;
}

export function showing({ frame, fps }: Clock, { from, to }: PanelSpan): Showing {
  const back = clamp((frame - to + (closing - overlap) * fps) / (closing * fps));
  return { grown: easeInOut(clamp((frame - from) / (opening * fps))) * (1 - easeInOut(back)), leaving: back };
}

/** The local frames between which its figure builds. */
export function buildingTime({ from, to }: PanelSpan, fps: number, staged: boolean): PanelSpan {
  if (!staged) return { from, to: from + (to - from) * inPlace };
  const begin = from + opening * 0.8 * fps;
  return { from: begin, to: begin + (to - (closing - overlap) * fps - begin) * building };
}

/** How the time of a panel is laid out. */
export interface Pace {
  /** How much slower than drawn each movement in it is. */
  slow: number;
  /** How much further apart than drawn its parts come. */
  spread: number;
}

/** Frames at 30 fps in which a panel builds as it is drawn: until its first part, between two, and for the last of them. */
const drawn = { first: 6, step: 4, last: 26 } as const;

/** Frames at 30 fps between two parts, beyond which the one after is no longer waited for. */
const longestStep = 84;

/** Parts come as quickly as they are drawn, or nearly so, and apart from each other: slow ones would all come at once. */
const slowest = { one: 2, several: 1.2, long: 1.5 } as const;

/** How a panel of some parts fills a number of frames at 30 fps. */
export function paceFor(frames: number, parts: number): Pace {
  const between = (parts - 1) * drawn.step;
  const fills = Math.max(0.5, frames / (drawn.first + between + drawn.last));
  if (parts === 1) return { slow: Math.min(slowest.one, fills), spread: 1 };
  const spreadAt = (slow: number): number => (frames / slow - drawn.first - drawn.last) / between;
  const usual = Math.min(slowest.several, fills);
  const slow = spreadAt(usual) * drawn.step * usual > longestStep ? Math.min(slowest.long, fills) : usual;
  return { slow, spread: Math.max(0.5, Math.min(spreadAt(slow), longestStep / (drawn.step * slow))) };
}
