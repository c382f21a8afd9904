import { pick, type Chance } from './chance.js';
import type { Form } from './form.js';
import type { Chord } from './harmony.js';
import type { Mood } from './moods.js';
import type { DrumName } from './percussion.js';
import type { ToneName } from './tones.js';

export interface NoteEvent {
  at: number;
  seconds: number;
  tone: ToneName;
  midi: number;
  /** Linear. */
  level: number;
  /** −1 left to 1 right. */
  pan: number;
  brightness: number;
  /** Share that goes to the reverb. */
  send: number;
  /** Breathes with the beat. */
  pumped: boolean;
}
export interface DrumEvent {
  at: number;
  drum: DrumName;
  level: number;
  pan: number;
  send: number;
}
export interface SwellEvent {
  at: number;
  seconds: number;
  level: number;
}
export interface Score {
  notes: NoteEvent[];
  drums: DrumEvent[];
  swells: SwellEvent[];
  /** Seconds of the beats on which the sustained parts breathe. */
  pumps: number[];
}

const BEATS_A_BAR = 4;

/** Writes the parts of a piece: which play is decided beat by beat from the energy wanted there. */
export function writeScore(mood: Mood, form: Form, chords: Chord[], chance: Chance): Score {
  const score: Score = { notes: [], drums: [], swells: [], pumps: [] };
  const bars = Math.ceil(form.lastBeat / BEATS_A_BAR);
  const motif = makeMotif(mood, chance);
  for (let bar = 0; bar < bars; bar++) {
    const chord = chords[bar]!;
    const first = bar * BEATS_A_BAR;
    const beats = Math.min(BEATS_A_BAR, form.lastBeat - first);
    // A section that begins within the bar strikes the chord again, at its own strength.
    const strikes = [first, ...form.sectionBeats.filter((beat) => beat > first && beat < first + beats), first + beats];
    strikes.slice(1).forEach((end, i) => writePad(score, mood, form, chord, strikes[i]!, end - strikes[i]!));
    for (let beat = 0; beat < beats; beat++) {
      const at = { beat: first + beat, inBar: beat, bar };
      const energy = restrained(form, at.beat);
      writeComp(score, mood, form, chord, at, energy);
      writeFigure(score, mood, form, chord, at, energy, motif, chance);
      writeBass(score, mood, form, chord, at, energy);
      writeDrums(score, mood, form, at, energy, chance);
    }
  }
  writeJoints(score, mood, form, chance);
  writeEnding(score, mood, form, chords.at(-1)!);
  return score;
}

/** The energy of a beat, held back in the first bar of the piece and in the bar after a drop. */
function restrained(form: Form, beat: number): number {
  const energy = form.energies[beat] ?? 0;
  const intro = beat < BEATS_A_BAR && form.lastBeat > 3 * BEATS_A_BAR ? 0.45 : 1;
  const section = form.sectionBeats.findLast((start) => start <= beat);
  const dropped =
    section !== undefined && beat - section < BEATS_A_BAR && (form.energies[section - 1] ?? 0) - energy > 0.2;
  return Math.min(energy, intro, dropped ? energy * 0.6 : 1);
}

const strength = (sign: string | undefined) => (sign === 'x' ? 1 : sign === 'o' ? 0.55 : 0);

interface Place {
  beat: number;
  inBar: number;
  bar: number;
}

/** Seconds of a sixteenth, with the swing of the mood. */
function timeOf(mood: Mood, form: Form, beat: number, sixteenth: number): number {
  const late = sixteenth % 2 === 1 ? (mood.swing / 4) * form.beatSeconds * 0.5 : 0;
  return (beat + sixteenth / 4) * form.beatSeconds + late;
}

function writePad(score: Score, mood: Mood, form: Form, chord: Chord, first: number, beats: number): void {
  const energy = form.energies[first] ?? 0.5;
  const notes = energy > 0.75 ? [...chord.voices, chord.voices[0]! + 12] : chord.voices;
  notes.forEach((midi, i) => {
    const pan = notes.length === 1 ? 0 : (i / (notes.length - 1)) * 1.5 - 0.75;
    score.notes.push({
      at: first * form.beatSeconds,
      seconds: beats * form.beatSeconds * 0.98,
      tone: mood.pad.tone,
      midi,
      level: mood.pad.level * (0.55 + 0.5 * energy),
      pan: i % 2 === 0 ? pan : -pan,
      brightness: mood.brightness * (0.65 + 0.7 * energy),
      send: 0.35,
      pumped: true,
    });
  });
}

function writeComp(score: Score, mood: Mood, form: Form, chord: Chord, at: Place, energy: number): void {
  const comp = mood.comp;
  if (!comp || energy < comp.from) return;
  for (let s = 0; s < 4; s++) {
    const hit = strength(comp.steps[at.inBar * 4 + s]);
    if (hit === 0) continue;
    chord.voices.forEach((midi, i) =>
      score.notes.push({
        // Fingers don't land together.
        at: timeOf(mood, form, at.beat, s) + i * 0.006,
        seconds: form.beatSeconds * 0.9,
        tone: comp.tone,
        midi,
        level: comp.level * hit,
        pan: (i - 1.5) * 0.2,
        brightness: mood.brightness * (0.7 + 0.4 * energy),
        send: 0.3,
        pumped: false,
      }),
    );
  }
}

/** Which steps of two bars a sparse figure plays, and which chord tones; kept through the piece so that it is recognised. */
interface Motif {
  steps: number[];
  tones: number[];
}

function makeMotif(mood: Mood, chance: Chance): Motif {
  const count = 2 * BEATS_A_BAR * mood.figure.perBeat;
  const density = mood.figure.shape === 'sparse' ? 0.4 : 1;
  const steps = Array.from({ length: count }, (_, i) => i).filter((i) => i === 0 || chance() < density);
  const shapes = [
    [0, 1, 2, 1, 3, 2, 1, 2],
    [0, 2, 1, 3, 2, 1, 3, 1],
    [0, 1, 3, 2, 0, 2, 3, 1],
  ];
  return { steps, tones: pick(chance, shapes) };
}

function figureTone(shape: Mood['figure']['shape'], chord: Chord, step: number, motif: Motif): number {
  const ladder = [...chord.voices, ...chord.voices.map((note) => note + 12)];
  const size = chord.voices.length + 1;
  switch (shape) {
    case 'up':
      return ladder[step % size]!;
    case 'upDown': {
      const period = 2 * (size - 1);
      const place = step % period;
      return ladder[place < size ? place : period - place]!;
    }
    case 'ostinato':
      // One note with a neighbour now and then: insistence instead of melody.
      return step % 8 === 6 ? ladder[1]! : ladder[0]!;
    case 'broken':
    case 'sparse':
      return ladder[motif.tones[step % motif.tones.length]!]!;
  }
}

function writeFigure(
  score: Score,
  mood: Mood,
  form: Form,
  chord: Chord,
  at: Place,
  energy: number,
  motif: Motif,
  chance: Chance,
): void {
  const { figure } = mood;
  if (energy < figure.from) return;
  for (let n = 0; n < figure.perBeat; n++) {
    const step = ((at.bar % 2) * BEATS_A_BAR + at.inBar) * figure.perBeat + n;
    if (!motif.steps.includes(step)) continue;
    const accent = n === 0 ? 1 : 0.72;
    score.notes.push({
      at: timeOf(mood, form, at.beat, (n * 4) / figure.perBeat),
      seconds: form.beatSeconds / figure.perBeat,
      tone: figure.tone,
      midi: figureTone(figure.shape, chord, step, motif) + figure.octave,
      // Three loudnesses are enough to sound played, and let notes be reused.
      level: figure.level * accent * (chance() < 0.5 ? 1 : 0.88) * (0.5 + 0.5 * energy),
      pan: step % 2 === 0 ? -0.45 : 0.45,
      brightness: mood.brightness * (0.6 + Math.round(energy * 4) / 8),
      send: 0.4,
      pumped: false,
    });
  }
}

function writeBass(score: Score, mood: Mood, form: Form, chord: Chord, at: Place, energy: number): void {
  const { bass } = mood;
  if (energy < bass.from) return;
  for (let s = 0; s < 4; s++) {
    const index = at.inBar * 4 + s;
    const hit = strength(bass.steps[index]);
    if (hit === 0) continue;
    const next = bass.steps.slice(index + 1).search(/[xo]/u);
    const steps = Math.min(next < 0 ? 16 - index : next + 1, 8);
    score.notes.push({
      at: timeOf(mood, form, at.beat, s),
      seconds: (steps / 4) * form.beatSeconds * 0.92,
      tone: bass.tone,
      midi: chord.root,
      level: bass.level * hit * (0.7 + 0.3 * energy),
      pan: 0,
      brightness: mood.brightness * (0.8 + 0.3 * energy),
      send: 0.03,
      pumped: false,
    });
  }
}

function writeDrums(score: Score, mood: Mood, form: Form, at: Place, energy: number, chance: Chance): void {
  let kicked = false;
  for (const part of mood.drums) {
    if (energy < part.from) continue;
    for (let s = 0; s < 4; s++) {
      const hit = strength(part.steps[at.inBar * 4 + s]);
      if (hit === 0) continue;
      const time = timeOf(mood, form, at.beat, s);
      const kick = part.drum === 'kick' || part.drum === 'softKick';
      kicked ||= kick && s === 0;
      score.drums.push({
        at: kick ? time : time + (chance() - 0.5) * 0.006,
        drum: part.drum,
        level: part.level * hit * (kick ? 1 : 0.85 + 0.3 * chance()),
        pan: kick ? 0 : part.drum === 'shaker' ? 0.35 : part.drum === 'hat' ? -0.25 : 0,
        send: kick ? 0.02 : 0.18,
      });
    }
  }
  if (kicked) score.pumps.push(at.beat * form.beatSeconds);
}

/** A rise of noise and a fill lead into a stronger section; its first beat is marked. */
function writeJoints(score: Score, mood: Mood, form: Form, chance: Chance): void {
  for (const beat of form.sectionBeats) {
    const before = form.energies[beat - 1] ?? 0;
    const after = form.energies[beat] ?? 0;
    const at = beat * form.beatSeconds;
    if (after - before >= 0.12 && beat >= 4) {
      const length = Math.min(4, beat) * form.beatSeconds;
      score.swells.push({ at: at - length, seconds: length, level: 0.05 + 0.12 * after });
    }
    if (after >= 0.5) {
      score.drums.push({ at, drum: 'boom', level: 0.35 * after, pan: 0, send: 0.2 });
      score.drums.push({ at, drum: 'cymbal', level: 0.09 * after * mood.brightness, pan: 0.1, send: 0.3 });
    }
    if (after >= 0.6 && mood.drums.some((part) => part.drum === 'kick' || part.drum === 'tom')) {
      for (let s = 0; s < 4; s++) {
        const drum = chance() < 0.5 ? 'tom' : 'snare';
        score.drums.push({
          at: at - ((4 - s) / 4) * form.beatSeconds,
          drum,
          level: 0.08 + 0.05 * s,
          pan: (s - 1.5) * 0.3,
          send: 0.2,
        });
      }
    }
  }
}

/** The last chord: everything that has played strikes once, the tonic rings. */
function writeEnding(score: Score, mood: Mood, form: Form, tonic: Chord): void {
  const at = form.lastBeat * form.beatSeconds;
  const ring = Math.max(0.3, form.seconds - at);
  const energy = form.energies.at(-1) ?? 0.5;
  const strike = (tone: ToneName, midi: number, level: number, pan: number, seconds: number) =>
    score.notes.push({ at, seconds, tone, midi, level, pan, brightness: mood.brightness, send: 0.5, pumped: false });
  const loud = 0.8 + 0.3 * energy;
  tonic.voices.forEach((midi, i) => {
    strike(mood.pad.tone, midi, mood.pad.level * loud, (i - 1) * 0.5, ring * 0.45);
    strike(
      mood.comp?.tone ?? mood.figure.tone,
      midi,
      (mood.comp?.level ?? mood.figure.level) * loud,
      (i - 1) * 0.3,
      ring * 0.8,
    );
  });
  strike(mood.figure.tone, tonic.voices.at(-1)! + 12, mood.figure.level * loud, 0.2, ring * 0.6);
  strike(mood.bass.tone, tonic.root, mood.bass.level, 0, ring * 0.5);
  if (energy >= 0.4) {
    score.drums.push({ at, drum: 'boom', level: 0.5, pan: 0, send: 0.2 });
    score.drums.push({ at, drum: 'cymbal', level: 0.1 * mood.brightness, pan: 0, send: 0.3 });
    if (mood.drums.some((part) => part.drum === 'kick'))
      score.drums.push({ at, drum: 'kick', level: 0.7, pan: 0, send: 0.05 });
  }
}
