import type { ReactNode } from 'react';
import { useScene } from '../../scene-context/scene-context.js';
import { tone } from '../tone.js';
import { GroundArt } from './ground-art.js';
import { PassingBands } from './passing-bands.js';

/** The colour of the ground, and wide bands a shade darker that pass over it. */
export function PlainGround(): ReactNode {
  const { palette } = useScene();
  return (
    <GroundArt>
      <PassingBands fill={tone(palette.background, palette.text, 0.035)} step={420} share={0.5} speed={26} />
    </GroundArt>
  );
}
