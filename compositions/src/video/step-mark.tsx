import { contrast } from '@scenewright/core/style';
import type { ReactNode } from 'react';
import { layerAbout, place } from '../layout/place.js';
import { entrance } from '../motion/entrance.js';
import { useScene } from '../scene-context/scene-context.js';
import type { Rect } from '../scene-context/rect.js';
import { placeDisc, stepDisc } from '../scene-context/step-room.js';
import { setText } from '../typography/set-text.js';
import { TextBlock } from '../typography/text-block.js';

/**
 * The number of a step on a disc, at the upper corner of the reading side: in one place and one size through a film, whatever
 * the kinds of its scenes.
 */
export function StepMark(): ReactNode {
  const scene = useScene();
  const { step, u, pictured: palette } = scene;
  if (!step) return null;
  const size = (step.isPlace ? placeDisc : stepDisc).size * u;
  const box: Rect = { x: step.x, y: step.y, width: size, height: size };
  const set = setText(
    scene,
    { text: step.text, role: 'figure', size: [step.isPlace ? 138 : 78, 30], maxLines: 1 },
    size * 0.74,
    size * 0.8,
  );
  const { style } = entrance(scene, scene.at(2), { kind: 'pop' });
  // Over a drawn place its rim parts it from what lies behind.
  const rim = { boxSizing: 'border-box', border: `${5 * u}px solid ${palette.background}` } as const;
  const isSeen = contrast(palette.accent, palette.background) >= 1.6;
  const [fill, ink] = isSeen ? [palette.accent, palette.onAccent] : [palette.text, palette.background];
  return (
    <div style={{ ...style, ...layerAbout(scene, { x: box.x + size / 2, y: box.y + size / 2 }) }}>
      <div style={{ ...place(scene, box), ...rim, borderRadius: '50%', background: fill }} />
      <TextBlock block="step" set={set} box={box} align="center" anchor="middle" color={ink} />
    </div>
  );
}
