import type { MusicMood } from '@scenewright/core/style';
import type { DrumName } from './percussion.js';
import type { ToneName } from './tones.js';

/** Sixteen steps of a bar: `x` full, `o` soft, `.` nothing. */
type Steps = string;

/** What a mood sounds like. Levels are linear; energies run from 0 to 1 and say from where on a part plays. */
export interface Mood {
  bpm: number;
  /** Semitones of the seven degrees. */
  scale: number[];
  /** Keys (MIDI of the tonic, around C3) that suit it. */
  tonics: number[];
  /** Degrees of the chords, one a bar. */
  progressions: number[][];
  /** Thirds stacked above the root: 3 triad, 4 seventh; 5 with the ninth. */
  chordSize: 3 | 4 | 5;
  pad: { tone: ToneName; level: number };
  /** Chords struck in a rhythm. */
  comp?: { tone: ToneName; steps: Steps; level: number; from: number };
  figure: {
    tone: ToneName;
    shape: 'up' | 'upDown' | 'broken' | 'ostinato' | 'sparse';
    perBeat: 1 | 2 | 4;
    octave: number;
    level: number;
    from: number;
  };
  bass: { tone: ToneName; steps: Steps; level: number; from: number };
  drums: { drum: DrumName; steps: Steps; level: number; from: number }[];
  /** Share of a beat's half by which off-beat sixteenths come late. */
  swing: number;
  /** How deep the sustained parts breathe with the beat, 0 to 1, once the drums play. */
  pump: number;
  brightness: number;
  reverb: number;
}

const major = [0, 2, 4, 5, 7, 9, 11];
const minor = [0, 2, 3, 5, 7, 8, 10];
const dorian = [0, 2, 3, 5, 7, 9, 10];
const lydian = [0, 2, 4, 6, 7, 9, 11];
const harmonicMinor = [0, 2, 3, 5, 7, 8, 11];
const mixolydian = [0, 2, 4, 5, 7, 9, 10];

export const moods: Record<MusicMood, Mood> = {
  bright: {
    bpm: 117,
    scale: major,
    tonics: [48, 50, 53],
    progressions: [
      [0, 4, 5, 3],
      [0, 3, 5, 4],
      [3, 0, 4, 5],
    ],
    chordSize: 3,
    pad: { tone: 'pad', level: 0.16 },
    comp: { tone: 'piano', steps: 'x..o..x...o.x...', level: 0.2, from: 0.4 },
    figure: { tone: 'pluck', shape: 'upDown', perBeat: 4, octave: 12, level: 0.15, from: 0.5 },
    bass: { tone: 'bass', steps: 'x.......x.x.....', level: 0.23, from: 0.3 },
    drums: [
      { drum: 'kick', steps: 'x...x...x...x...', level: 0.46, from: 0.5 },
      { drum: 'clap', steps: '....x.......x...', level: 0.26, from: 0.6 },
      { drum: 'hat', steps: '..x...x...x...x.', level: 0.14, from: 0.55 },
      { drum: 'shaker', steps: 'oxoxoxoxoxoxoxox', level: 0.1, from: 0.75 },
    ],
    swing: 0,
    pump: 0.45,
    brightness: 1.25,
    reverb: 0.8,
  },
  calm: {
    bpm: 70,
    scale: lydian,
    tonics: [50, 53, 55],
    progressions: [
      [0, 5, 3, 0],
      [0, 2, 5, 1],
      [3, 0, 5, 0],
    ],
    chordSize: 4,
    pad: { tone: 'softPad', level: 0.3 },
    figure: { tone: 'harp', shape: 'sparse', perBeat: 2, octave: 12, level: 0.26, from: 0.15 },
    bass: { tone: 'roundBass', steps: 'x...............', level: 0.17, from: 0.4 },
    drums: [{ drum: 'shaker', steps: '..o...x...o...x.', level: 0.06, from: 0.75 }],
    swing: 0,
    pump: 0,
    brightness: 0.8,
    reverb: 1.5,
  },
  driving: {
    bpm: 128,
    scale: minor,
    tonics: [45, 48, 50],
    progressions: [
      [0, 5, 2, 6],
      [0, 2, 6, 3],
      [5, 6, 0, 0],
    ],
    chordSize: 3,
    pad: { tone: 'pad', level: 0.15 },
    figure: { tone: 'sharpPluck', shape: 'broken', perBeat: 4, octave: 12, level: 0.17, from: 0.35 },
    bass: { tone: 'bass', steps: 'x.xxx.xxx.xxx.xx', level: 0.22, from: 0.25 },
    drums: [
      { drum: 'kick', steps: 'x...x...x...x...', level: 0.53, from: 0.4 },
      { drum: 'snare', steps: '....x.......x...', level: 0.26, from: 0.6 },
      { drum: 'hat', steps: 'o.x.o.x.o.x.o.x.', level: 0.16, from: 0.45 },
      { drum: 'openHat', steps: '..x...x...x...x.', level: 0.09, from: 0.8 },
    ],
    swing: 0,
    pump: 0.6,
    brightness: 1.1,
    reverb: 0.7,
  },
  serious: {
    bpm: 85,
    scale: dorian,
    tonics: [45, 47, 50],
    progressions: [
      [0, 6, 3, 0],
      [0, 2, 6, 3],
      [0, 4, 5, 6],
    ],
    chordSize: 3,
    pad: { tone: 'darkPad', level: 0.26 },
    comp: { tone: 'piano', steps: 'x.......o...o...', level: 0.24, from: 0.2 },
    figure: { tone: 'piano', shape: 'ostinato', perBeat: 2, octave: 0, level: 0.16, from: 0.5 },
    bass: { tone: 'roundBass', steps: 'x.......x.......', level: 0.23, from: 0.3 },
    drums: [
      { drum: 'softKick', steps: 'x.......o.......', level: 0.37, from: 0.5 },
      { drum: 'tom', steps: '............x..o', level: 0.19, from: 0.7 },
      { drum: 'tick', steps: '..o...o...o...o.', level: 0.05, from: 0.55 },
    ],
    swing: 0,
    pump: 0.15,
    brightness: 0.75,
    reverb: 1.2,
  },
  playful: {
    bpm: 109,
    scale: mixolydian,
    tonics: [48, 53, 55],
    progressions: [
      [0, 3, 0, 4],
      [0, 5, 1, 4],
      [0, 6, 3, 0],
    ],
    chordSize: 3,
    pad: { tone: 'softPad', level: 0.07 },
    comp: { tone: 'marimba', steps: '....x..x....x...', level: 0.24, from: 0.25 },
    figure: { tone: 'marimba', shape: 'broken', perBeat: 2, octave: 12, level: 0.34, from: 0.2 },
    bass: { tone: 'roundBass', steps: 'x.....x.x...x...', level: 0.22, from: 0.3 },
    drums: [
      { drum: 'softKick', steps: 'x.....x.x.......', level: 0.37, from: 0.5 },
      { drum: 'snap', steps: '....x.......x...', level: 0.24, from: 0.4 },
      { drum: 'shaker', steps: 'x.oxx.oxx.oxx.ox', level: 0.12, from: 0.55 },
    ],
    swing: 0.3,
    pump: 0,
    brightness: 1.1,
    reverb: 0.6,
  },
  elegant: {
    bpm: 93,
    scale: major,
    tonics: [48, 51, 53],
    progressions: [
      [1, 4, 0, 5],
      [0, 5, 1, 4],
      [3, 2, 1, 0],
    ],
    chordSize: 5,
    pad: { tone: 'strings', level: 0.11 },
    comp: { tone: 'electricPiano', steps: 'x.....o...x.....', level: 0.22, from: 0.1 },
    figure: { tone: 'harp', shape: 'up', perBeat: 2, octave: 12, level: 0.2, from: 0.45 },
    bass: { tone: 'roundBass', steps: 'x.........x.....', level: 0.2, from: 0.3 },
    drums: [
      { drum: 'softKick', steps: 'x.........o.....', level: 0.28, from: 0.6 },
      { drum: 'hat', steps: 'o...x..oo...x...', level: 0.07, from: 0.5 },
      { drum: 'tick', steps: '....x.......x...', level: 0.08, from: 0.6 },
    ],
    swing: 0.2,
    pump: 0.1,
    brightness: 1,
    reverb: 1.2,
  },
  tense: {
    bpm: 101,
    scale: harmonicMinor,
    tonics: [43, 45, 46],
    progressions: [
      [0, 0, 5, 4],
      [0, 3, 0, 4],
      [0, 5, 3, 4],
    ],
    chordSize: 3,
    pad: { tone: 'darkPad', level: 0.3 },
    figure: { tone: 'sharpPluck', shape: 'ostinato', perBeat: 4, octave: 0, level: 0.17, from: 0.15 },
    bass: { tone: 'bass', steps: 'x.............x.', level: 0.25, from: 0.2 },
    drums: [
      { drum: 'tick', steps: 'x.o.x.o.x.o.x.o.', level: 0.12, from: 0.1 },
      { drum: 'boom', steps: 'x...............', level: 0.31, from: 0.45 },
      { drum: 'tom', steps: 'x..x..x.....x.x.', level: 0.21, from: 0.65 },
    ],
    swing: 0,
    pump: 0.1,
    brightness: 0.65,
    reverb: 1.3,
  },
  warm: {
    bpm: 78,
    scale: major,
    tonics: [46, 48, 51],
    progressions: [
      [0, 3, 1, 4],
      [3, 2, 1, 0],
      [0, 5, 3, 4],
    ],
    chordSize: 5,
    pad: { tone: 'softPad', level: 0.2 },
    comp: { tone: 'electricPiano', steps: 'x..o....x..o..o.', level: 0.26, from: 0.1 },
    figure: { tone: 'bell', shape: 'sparse', perBeat: 2, octave: 12, level: 0.07, from: 0.55 },
    bass: { tone: 'roundBass', steps: 'x.....x...x.....', level: 0.23, from: 0.25 },
    drums: [
      { drum: 'softKick', steps: 'x.....o.x.......', level: 0.37, from: 0.45 },
      { drum: 'snap', steps: '....x.......x...', level: 0.12, from: 0.6 },
      { drum: 'shaker', steps: 'o.x.o.x.o.x.o.x.', level: 0.09, from: 0.5 },
    ],
    swing: 0.15,
    pump: 0.15,
    brightness: 0.8,
    reverb: 1,
  },
};
