import type { ReactNode } from 'react';
import { heightFactor } from '../../layout/height-factor.js';
import { useScene } from '../../scene-context/scene-context.js';
import type { Rect } from '../../scene-context/rect.js';
import { setText } from '../../typography/set-text.js';
import { TextBlock } from '../../typography/text-block.js';
import { SceneHead, setHead } from '../scene-head.js';
import { Dial } from './dial.js';

/** Where a figure stands between two ends, on a half circle. */
export function GaugeScene(): ReactNode {
  const scene = useScene<'gauge'>();
  const { content, u, shape, palette } = scene;
  const head = setHead(scene, content);
  const area = head.rest;
  const from = scene.cue('figure', scene.at(8));
  const label = content.label
    ? setText(
        scene,
        { text: content.label, size: [54 * heightFactor(scene), 30], maxLines: 2 },
        Math.min(area.width, 1100 * u),
        area.height * 0.2,
      )
    : null;
  const below = label ? label.height + 26 * u : 0;
  const foot = 58 * u;
  const radius = Math.min(area.width * (shape === 'wide' ? 0.36 : 0.47), area.height - below - foot);
  const spare = area.height - below - foot - radius;
  const top = area.y + spare * (shape === 'tall' ? 0.42 : 0.5);
  const dial: Rect = { x: area.x + area.width / 2 - radius, y: top, width: 2 * radius, height: radius };
  return (
    <>
      <SceneHead head={head} align={scene.look.align.content} />
      <Dial box={dial} foot={foot} from={from} />
      {label ? (
        <TextBlock
          block="label"
          set={label}
          box={{ ...area, y: top + radius + foot + 26 * u, height: label.height }}
          align="center"
          from={scene.cue('label', from + scene.at(14))}
          motion="block"
          color={palette.muted}
        />
      ) : null}
    </>
  );
}
