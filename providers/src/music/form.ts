import type { MusicRequest } from '@scenewright/core/generation';

/** The time of a piece: a steady beat on which scenes and the last chord fall as nearly as they can. */
export interface Form {
  bpm: number;
  beatSeconds: number;
  /** Beat of the last chord, which rings out to the end. */
  lastBeat: number;
  seconds: number;
  /** Energy wanted on each beat before the last. */
  energies: number[];
  /** Beats on which a section begins, without the first. */
  sectionBeats: number[];
}

/** The last chord rings between these, in seconds, as far as the length allows. */
const RING = { least: 1.4, most: 3.2 };
const TEMPO_FREEDOM = 0.04;

/** A form without scenes: intro, rise, breakdown, full, and a close. */
const DEFAULT_SHAPE = [
  [0, 0.4],
  [0.18, 0.65],
  [0.5, 0.45],
  [0.62, 0.85],
  [0.88, 0.5],
] as const;

/** Chooses the tempo near the mood's own at which the sections begin on beats and the end falls on a bar. */
export function shapeForm(request: Pick<MusicRequest, 'seconds' | 'sections'>, moodBpm: number): Form {
  const { seconds } = request;
  const asked = [...request.sections].filter(({ at }) => at < seconds - 0.5).sort((a, b) => a.at - b.at);
  const sections = asked.length > 0 ? asked : DEFAULT_SHAPE.map(([share, energy]) => ({ at: share * seconds, energy }));
  const ring = Math.min(RING.least, seconds * 0.25);
  let best = { bpm: moodBpm, cost: Infinity, lastBeat: 0 };
  for (let step = -24; step <= 24; step++) {
    const bpm = moodBpm * (1 + (step / 24) * TEMPO_FREEDOM);
    const beat = 60 / bpm;
    const most = Math.max(1, Math.floor((seconds - ring) / beat));
    for (let lastBeat = most; lastBeat > Math.max(0, most - 4); lastBeat--) {
      const rest = seconds - lastBeat * beat;
      const off = sections.reduce((sum, { at }) => sum + distanceToBeat(at, beat) ** 2, 0) / sections.length;
      const cost =
        off / beat ** 2 +
        Math.max(0, rest - RING.most) * 0.5 +
        (lastBeat % 4 === 0 ? 0 : lastBeat % 2 === 0 ? 0.02 : 0.05) +
        Math.abs(step / 24) * 0.01;
      if (cost < best.cost) best = { bpm, cost, lastBeat };
    }
  }
  const beatSeconds = 60 / best.bpm;
  const sectionBeats = sections
    .slice(sections[0]!.at < beatSeconds / 2 ? 1 : 0)
    .map(({ at }) => Math.round(at / beatSeconds));
  return {
    bpm: best.bpm,
    beatSeconds,
    lastBeat: best.lastBeat,
    seconds,
    energies: Array.from({ length: best.lastBeat }, (_, i) => energyAt(sections, i * beatSeconds + beatSeconds / 2)),
    sectionBeats: [...new Set(sectionBeats)].filter((beat) => beat > 0 && beat < best.lastBeat),
  };
}

const distanceToBeat = (at: number, beat: number) => Math.abs(at - Math.round(at / beat) * beat);

function energyAt(sections: { at: number; energy: number }[], at: number): number {
  const current = sections.findLast((section) => section.at <= at) ?? sections[0]!;
  return Math.min(1, Math.max(0, current.energy));
}
