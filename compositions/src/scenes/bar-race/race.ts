import { easeInOut } from '../../motion/curves.js';

/** One runner at a moment: how much it has, and the place where its bar stands, 0 for the first. */
export interface Runner {
  magnitude: number;
  place: number;
  /** It is being overtaken just now. */
  falls: boolean;
}

/** Moments on either side over which places are evened out, in categories: so long an overtaking takes. */
const window = 0.22;
const samples = 9;

/**
 * The race at a moment from 0 to the last category. Magnitudes run evenly between categories; places are the mean of
 * those a little before and after, so that bars glide past each other. At a whole moment the figures are exact.
 */
export function raceAt(rows: readonly (readonly number[])[], moment: number): Runner[] {
  const last = Math.max(0, (rows[0]?.length ?? 1) - 1);
  const at = (row: readonly number[], when: number): number => {
    const held = Math.min(last, Math.max(0, when));
    const index = Math.min(last, Math.floor(held));
    const next = Math.min(last, index + 1);
    return row[index]! + (row[next]! - row[index]!) * (held - index);
  };
  const placesAt = (when: number): number[] => {
    const values = rows.map((row) => at(row, when));
    const order = rows.map((_, index) => index).sort((a, b) => values[b]! - values[a]! || a - b);
    return rows.map((_, index) => order.indexOf(index));
  };
  const around = Array.from({ length: samples }, (_, step) =>
    placesAt(moment + window * ((2 * step) / (samples - 1) - 1)),
  );
  return rows.map((row, index) => {
    const mean = around.reduce((sum, places) => sum + places[index]!, 0) / samples;
    const low = Math.floor(mean);
    return {
      magnitude: at(row, moment),
      place: low + easeInOut(mean - low),
      falls: around.at(-1)![index]! > around[0]![index]! && !Number.isInteger(mean),
    };
  });
}
