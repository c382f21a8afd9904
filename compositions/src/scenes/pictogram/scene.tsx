import type { ReactNode } from 'react';
import { heightFactor } from '../../layout/height-factor.js';
import { useScene } from '../../scene-context/scene-context.js';
import type { Rect } from '../../scene-context/rect.js';
import { setText } from '../../typography/set-text.js';
import { TextBlock } from '../../typography/text-block.js';
import { SceneHead, setHead } from '../scene-head.js';
import { MarkGrid } from './mark-grid.js';
import { RatioFigure, setRatio } from './ratio-figure.js';

/** "n in m" as a crowd: every one drawn, those who count in the accent. */
export function PictogramScene(): ReactNode {
  const scene = useScene<'pictogram'>();
  const { content, u, shape, palette } = scene;
  const head = setHead(scene, content);
  const area = head.rest;
  const wide = shape === 'wide';
  const from = scene.cue('figure', scene.at(8));
  const words: Rect = wide ? { ...area, width: area.width * 0.36 } : area;
  const label = content.label
    ? setText(
        scene,
        { text: content.label, size: wide ? [56, 30] : [54 * heightFactor(scene), 30], maxLines: wide ? 5 : 3 },
        words.width,
        area.height * (wide ? 0.42 : 0.18),
      )
    : null;
  const gap = label ? 28 * u : 0;
  const ratio = setRatio(
    scene,
    words.width,
    wide ? area.height * 0.5 : area.height * 0.24,
    wide ? 300 : 240 * heightFactor(scene),
  );
  const height = ratio.height + gap + (label?.height ?? 0);
  const top = wide ? area.y + (area.height - height) * 0.46 : area.y;
  const gridX = area.x + words.width + 90 * u;
  const grid: Rect = wide
    ? { ...area, x: gridX, width: area.x + area.width - gridX }
    : { ...area, y: area.y + height + 48 * u, height: area.height - height - 48 * u };
  return (
    <>
      <SceneHead head={head} align="start" />
      <RatioFigure ratio={ratio} box={{ ...words, y: top, height: ratio.height }} from={from} />
      {label ? (
        <TextBlock
          block="label"
          set={label}
          box={{ ...words, y: top + ratio.height + gap, height: label.height }}
          from={scene.cue('label', from + scene.at(10))}
          motion="block"
          color={palette.muted}
        />
      ) : null}
      <MarkGrid area={grid} from={from} />
    </>
  );
}
