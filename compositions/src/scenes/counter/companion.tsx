import type { Sentiment, Trend } from '@scenewright/core/figures';
import type { SceneContent } from '@scenewright/core/scenes';
import type { ReactNode } from 'react';
import { place } from '../../layout/place.js';
import { useEntrance } from '../../motion/entrance.js';
import { useScene, type SceneState } from '../../scene-context/scene-context.js';
import type { Rect } from '../../scene-context/rect.js';
import { setText, type SetText } from '../../typography/set-text.js';
import { TextBlock } from '../../typography/text-block.js';

type CompanionContent = NonNullable<SceneContent<'counter'>['companion']>;

export interface SetCompanion {
  figure: SetText;
  label: SetText | null;
  arrow: number;
  height: number;
  width: number;
  content: CompanionContent;
}

/** Measures the second figure with its arrow and label. */
export function setCompanion(scene: SceneState, content: CompanionContent, width: number): SetCompanion {
  const { u } = scene;
  const arrow = content.trend && content.trend !== 'flat' ? 46 * u : 0;
  const figure = setText(
    scene,
    { text: content.figure.display, role: 'figure', size: [76, 44], maxLines: 1, leading: 1.1 },
    width * 0.5,
    90 * u,
  );
  const room = width - figure.width - arrow - 40 * u;
  const label = content.label
    ? setText(scene, { text: content.label, size: [34, 24], maxLines: 2, leading: 1.25 }, room, 90 * u)
    : null;
  const total = arrow + figure.width + (label ? 22 * u + label.width : 0);
  return { figure, label, arrow, height: Math.max(figure.height, label?.height ?? 0), width: total, content };
}

/** Colour of a change: what it means for the viewer, not where it points. */
export function changeColor(scene: SceneState, sentiment: Sentiment | undefined): string {
  if (sentiment === 'good') return scene.palette.positive;
  return sentiment === 'bad' ? scene.palette.negative : scene.palette.text;
}

export function Companion(props: { set: SetCompanion; box: Rect; align: 'start' | 'center'; from: number }): ReactNode {
  const scene = useScene();
  const { set, box } = props;
  const { u } = scene;
  const color = changeColor(scene, set.content.sentiment);
  const x = props.align === 'center' ? box.x + (box.width - set.width) / 2 : box.x;
  const entering = useEntrance(props.from);
  const figureBox: Rect = { x: x + set.arrow, y: box.y, width: set.figure.width + 2 * u, height: set.height };
  return (
    <div style={entering.style}>
      {set.arrow > 0 ? (
        <TrendArrow
          trend={set.content.trend!}
          color={color}
          box={{ x, y: box.y + (set.height - 34 * u) / 2, width: 34 * u, height: 34 * u }}
        />
      ) : null}
      <TextBlock block="companion.figure" set={set.figure} box={figureBox} anchor="middle" color={color} />
      {set.label ? (
        <TextBlock
          block="companion.label"
          set={set.label}
          box={{
            x: figureBox.x + figureBox.width + 20 * u,
            y: box.y,
            width: set.label.width + 4 * u,
            height: set.height,
          }}
          anchor="middle"
          color={scene.palette.muted}
        />
      ) : null}
    </div>
  );
}

/** A triangle that points where the change goes. */
export function TrendArrow(props: { trend: Trend; color: string; box: Rect }): ReactNode {
  const scene = useScene();
  const turn = props.trend === 'down' ? 'rotate(180 50 50)' : undefined;
  return (
    <svg viewBox="0 0 100 100" style={place(scene, props.box)}>
      <path d="M50 12 96 88H4Z" fill={props.color} transform={turn} />
    </svg>
  );
}
