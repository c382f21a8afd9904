import { pick, type Chance } from './chance.js';
import type { Mood } from './moods.js';

export interface Chord {
  /** MIDI of the bass note. */
  root: number;
  /** MIDI notes of the close voicing, low to high. */
  voices: number[];
}

/** Where the middle voices live: under the words, mostly. */
const MIDDLE = 62;

/** A degree of the scale as semitones above the tonic; degrees beyond the seventh go on an octave higher. */
const semitones = (scale: number[], degree: number) => scale[degree % 7]! + 12 * Math.floor(degree / 7);

/** The notes of a chord that move least from the chord before. */
function lead(classes: number[], before: number[] | undefined): number[] {
  const centre = before ? before.reduce((sum, note) => sum + note, 0) / before.length : MIDDLE;
  let best: { voices: number[]; cost: number } | undefined;
  // Every inversion in every octave nearby.
  for (let turn = 0; turn < classes.length; turn++) {
    for (let octave = -2; octave <= 2; octave++) {
      const voices: number[] = [];
      let last = -Infinity;
      for (let i = 0; i < classes.length; i++) {
        let note = classes[(turn + i) % classes.length]! + 12 * octave + 48;
        while (note <= last) note += 12;
        voices.push(note);
        last = note;
      }
      const mean = voices.reduce((sum, note) => sum + note, 0) / voices.length;
      const movement = before ? voices.reduce((sum, note, i) => sum + Math.abs(note - (before[i] ?? centre)), 0) : 0;
      const cost = movement + Math.abs(mean - MIDDLE) * 1.5;
      if (!best || cost < best.cost) best = { voices, cost };
    }
  }
  return best!.voices;
}

/** Chords, one a bar; the last is the tonic. The progression changes in the second half. */
export function harmonise(
  mood: Mood,
  bars: number,
  chance: Chance,
): { chords: Chord[]; scale: number[]; tonic: number } {
  const tonic = pick(chance, mood.tonics);
  const first = pick(chance, mood.progressions);
  const second = chance() < 0.6 ? pick(chance, mood.progressions) : first;
  const chords: Chord[] = [];
  for (let bar = 0; bar <= bars; bar++) {
    const progression = bar >= Math.ceil(bars / 2 / 4) * 4 ? second : first;
    const degree = bar === bars ? 0 : progression[bar % progression.length]!;
    const thirds = bar === bars ? 3 : mood.chordSize;
    const notes = Array.from({ length: thirds }, (_, i) => tonic + semitones(mood.scale, degree + i * 2));
    // A ninth chord does without its fifth.
    const chosen = thirds === 5 ? notes.filter((_, i) => i !== 2) : notes;
    const classes = chosen.map((note) => note % 12);
    const rootClass = (tonic + semitones(mood.scale, degree)) % 12;
    const root = rootClass + (rootClass >= 7 ? 24 : 36);
    chords.push({ root, voices: lead(classes, chords.at(-1)?.voices) });
  }
  return { chords, scale: mood.scale, tonic };
}
