import { contrast, luminance, withContrast, type Palette } from '@scenewright/core/style';
import { tone } from '../look/tone.js';

/** The tones of an object's face; text, muted and accent can be read on `fill`. */
export interface Face {
  fill: string;
  text: string;
  muted: string;
  accent: string;
  /** Rules and borders: seen, not read. */
  line: string;
}

const readable = 4.8;

function faceOf(fill: string, ink: string, accent: string): Face {
  return {
    fill,
    text: withContrast(ink, [fill], 7),
    muted: withContrast(tone(ink, fill, 0.28), [fill], 5.2),
    accent: withContrast(accent, [fill], readable),
    line: tone(fill, ink, 0.24),
  };
}

/** Paper, brighter than what it lies on: white with a breath of the ground, or a light sheet on a dark ground. */
export function paperFace({ background, text, accent }: Palette): Face {
  const dark = luminance(text) > luminance(background);
  return dark
    ? faceOf(tone(text, '#ffffff', 0.3), background, accent)
    : faceOf(tone(background, '#ffffff', 0.72), text, accent);
}

/** A board, dark whatever the ground: slate, enamel, felt. */
export function boardFace({ background, text, accent }: Palette): Face {
  const ink = luminance(text) > luminance(background) ? text : background;
  const dark = luminance(text) > luminance(background) ? background : text;
  return faceOf(tone(dark, contrast(dark, '#000000') < 1.6 ? '#ffffff' : '#000000', 0.1), tone(ink, '#ffffff', 0.4), accent); // prettier-ignore
}

/** Enamel or card in the accent. */
export function accentFace({ accent, onAccent }: Palette): Face {
  return {
    ...{ fill: accent, text: onAccent, accent: onAccent },
    muted: withContrast(tone(onAccent, accent, 0.14), [accent], 4.5),
    line: tone(accent, onAccent, 0.36),
  };
}
