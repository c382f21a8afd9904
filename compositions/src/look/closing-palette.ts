import { sceneKindOf, type SceneKind } from '@scenewright/core/scenes';
import { withContrast, type Palette } from '@scenewright/core/style';
import { seededRandom } from '../scene-context/seeded-random.js';
import { behind, tone } from './tone.js';

/** How a film ends: its last words on a canvas of the accent, its last object before one, or as the other scenes stand. */
export type Closing = 'words' | 'object' | null;

/** Share of the films that end on the accent. */
const onAccent = 0.7;

/** The ending of a film whose last scene this is. A neutral pack stays neutral. */
export function closingOf(scene: { kind: SceneKind; seed: number; closes?: true | undefined }, pack: string): Closing {
  if (scene.closes !== true || pack === 'no-style' || seededRandom(scene.seed, 'closing') >= onAccent) return null;
  return sceneKindOf(scene.kind).ending ?? null;
}

/** The palette turned inside out: the accent is the ground, and what stands on the accent is the ink. */
export function closingPalette(palette: Palette): Palette {
  const text = palette.onAccent;
  // What is good enough for a button is made darker, or lighter, until lines of small words can be read on it.
  const ground = withContrast(palette.accent, [text], 5);
  return {
    ...palette,
    background: ground,
    surface: behind(ground, text, 0.16),
    text,
    muted: withContrast(tone(text, ground, 0.06), [ground], 4.6),
    accent: text,
    onAccent: ground,
  };
}
