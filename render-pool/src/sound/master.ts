import { integratedLoudness, type StepEnergies } from './loudness-meter.js';
import type { Stretches } from './stretches.js';

/** Motion design: −14 LUFS ±1. */
export const TARGET_LUFS = -14;
const MOST_GAIN_DB = 40;
/**
 * The gain is a multiple of this. So a change of one scene, which moves the loudness of the whole by hundredths, leaves
 * every other stretch as it was.
 */
const GAIN_STEP_DB = 0.5;
const CLOSE_ENOUGH_DB = 0.3;
const TRIES = 4;

export interface Mastered {
  /** LUFS, ITU-R BS.1770-4. −Infinity: silence. */
  integratedLufs: number;
  /** dBTP, four times oversampled; peaks below −6 dBTP are not looked at. */
  truePeakDbtp: number;
}

/**
 * Finds the gain that brings a mix to the target loudness under the ceiling. Limiting takes some loudness away, so the
 * gain is corrected and the stretches are measured again until the result is right.
 */
export async function chooseGain(stretches: Stretches): Promise<Mastered & { gainDb: number }> {
  const draft = integratedLoudness(await collect(stretches, (index) => stretches.mixEnergies(index)));
  let gainDb = Number.isFinite(draft) ? onStep(TARGET_LUFS - draft) : 0;
  let best: (Mastered & { gainDb: number }) | undefined;
  const tried = new Set<number>();
  while (tried.size < TRIES && !tried.has(gainDb)) {
    tried.add(gainDb);
    let peak = 0;
    const energies = await collect(stretches, async (index) => {
      const facts = await stretches.facts(index, gainDb);
      peak = Math.max(peak, facts.truePeak);
      return facts;
    });
    const result = { gainDb, integratedLufs: integratedLoudness(energies), truePeakDbtp: 20 * Math.log10(peak) };
    if (!best || missBy(result) < missBy(best)) best = result;
    const error = TARGET_LUFS - result.integratedLufs;
    if (!Number.isFinite(error) || Math.abs(error) <= CLOSE_ENOUGH_DB || gainDb >= MOST_GAIN_DB) break;
    gainDb = onStep(gainDb + error * 1.3);
  }
  return best!;
}

const missBy = ({ integratedLufs }: Mastered): number => Math.abs(TARGET_LUFS - integratedLufs);
const onStep = (gainDb: number): number => Math.min(MOST_GAIN_DB, Math.round(gainDb / GAIN_STEP_DB) * GAIN_STEP_DB);

async function collect(stretches: Stretches, of: (index: number) => Promise<StepEnergies>): Promise<StepEnergies> {
  const all: StepEnergies = { steps: [], restEnergy: 0, restFrames: 0 };
  for (let index = 0; index < stretches.count; index++) {
    const { steps, restEnergy, restFrames } = await of(index);
    all.steps.push(...steps);
    Object.assign(all, { restEnergy, restFrames });
  }
  return all;
}
