import type { Figure } from '@scenewright/core/figures';
import type { ReactNode } from 'react';
import type { SceneState } from '../scene-context/scene-context.js';
import type { Rect } from '../scene-context/rect.js';
import { setText, type SetText } from '../typography/set-text.js';
import { TextBlock } from '../typography/text-block.js';
import { CountingFigure } from './counting-figure.js';

/** A figure over the words that say what it is, set into one box. */
export interface FigurePair {
  figure: SetText;
  label: SetText;
  gap: number;
  height: number;
}

export interface PairSizes {
  figure: readonly [max: number, min: number];
  label: readonly [max: number, min: number];
  lines?: number;
}

export function setPair(
  scene: SceneState,
  item: { label: string; figure: Figure },
  room: { width: number; height: number },
  sizes: PairSizes,
): FigurePair {
  const figure = setText(
    scene,
    { text: item.figure.display, role: 'figure', size: sizes.figure, maxLines: 1, leading: 1.08 },
    room.width,
    room.height * 0.54,
  );
  const gap = Math.min(8 * scene.u, room.height * 0.04);
  const label = setText(
    scene,
    { text: item.label, size: sizes.label, maxLines: sizes.lines ?? 2, weight: 500, leading: 1.16 },
    room.width,
    room.height - figure.height - gap,
  );
  return { figure, label, gap, height: figure.height + gap + label.height };
}

/** The pair in its box, the figure counting; `anchor` says where in the box it stands. */
export function PairBlock(props: {
  block: string;
  item: { label: string; figure: Figure };
  pair: FigurePair;
  box: Rect;
  from: number;
  align?: 'start' | 'center' | 'end';
  anchor?: 'top' | 'middle' | 'bottom';
  color: string;
  labelColor?: string;
}): ReactNode {
  const { block, item, pair, box, from, align = 'start', anchor = 'top', color, labelColor = color } = props;
  const spare = box.height - pair.height;
  const y = box.y + (anchor === 'top' ? 0 : anchor === 'middle' ? spare / 2 : spare);
  const shared = { align, from, motion: 'block', enter: 'fade' } as const;
  return (
    <>
      <CountingFigure
        {...shared}
        block={`${block}.figure`}
        figure={item.figure}
        set={pair.figure}
        box={{ ...box, y, height: pair.figure.height }}
        color={color}
      />
      <TextBlock
        {...shared}
        block={`${block}.label`}
        set={pair.label}
        box={{ ...box, y: y + pair.figure.height + pair.gap, height: pair.label.height }}
        color={labelColor}
      />
    </>
  );
}
