import type { SceneContent } from '@scenewright/core/scenes';
import { contrast } from '@scenewright/core/style';
import type { ReactNode } from 'react';
import { CountingFigure } from '../../charting/counting-figure.js';
import { Entering } from '../../charting/entering.js';
import { ink } from '../../charting/shades.js';
import { inset, place } from '../../layout/place.js';
import { LivingField } from '../../look/grounds/living-field.js';
import { clamp } from '../../motion/curves.js';
import { Part } from '../../motion/part.js';
import { PartPicture } from '../../pictures/part-picture.js';
import { useScene, type SceneState } from '../../scene-context/scene-context.js';
import type { Rect } from '../../scene-context/rect.js';
import type { SetText } from '../../typography/set-text.js';
import { TextBlock } from '../../typography/text-block.js';
import { changeColor, TrendArrow } from '../counter/companion.js';

/** Space between a tile's edge and its text; a tile that is only a rule has none at its sides. */
export function tilePadding(scene: SceneState, height: number): { x: number; y: number } {
  const y = Math.min(34 * scene.u, height * 0.11);
  return scene.look.shape.surface === 'none' ? { x: 0, y } : { x: Math.max(24 * scene.u, y * 1.1), y };
}

/** Label over figure over note. */
export function Tile(props: {
  block: string;
  tile: SceneContent<'kpi-tiles'>['tiles'][number];
  box: Rect;
  label: SetText;
  figure: SetText;
  note: SetText | null;
  noteHeight: number;
  /** Side of the tile's picture at the end of its first line, or in the middle of a lying tile's end; 0 without one. */
  art: number;
  lying: boolean;
  index: number;
  from: number;
}): ReactNode {
  const scene = useScene();
  const { block, tile, box, label, figure, note, noteHeight, art, lying, from } = props;
  const drawing = scene.drawing(tile.picture);
  const { u, palette } = scene;
  const pad = tilePadding(scene, box.height);
  const inner = inset(box, pad.x, pad.y);
  const noteGap = Math.min(14 * u, box.height * 0.04);
  const figureY = inner.y + inner.height - noteHeight - figure.height;
  const color = tile.sentiment ? changeColor(scene, tile.sentiment) : palette.text;
  const { surface } = scene.look.shape;
  const ground = surface === 'none' || surface === 'outline' ? palette.background : palette.surface;
  const arrow = Math.min(figure.size * 0.34, 56 * u);
  return (
    <Part of={block}>
      <Entering box={box} from={from}>
        <Surface box={box} />
        <TextBlock
          block={`${block}.label`}
          set={label}
          box={{ ...inner, height: label.height }}
          color={palette.muted}
        />
        {drawing && art > 0 ? (
          <PartPicture
            drawing={drawing}
            box={{
              x: inner.x + inner.width - art,
              y: lying ? inner.y + (inner.height - art) / 2 : inner.y,
              width: art,
              height: art,
            }}
            from={from}
            index={props.index}
          />
        ) : null}
        <CountingFigure
          block={`${block}.figure`}
          figure={tile.figure}
          set={figure}
          from={from}
          motion="still"
          frames={30}
          box={{ ...inner, y: figureY, width: figure.width + 4 * u, height: figure.height }}
        />
        {tile.trend && tile.trend !== 'flat' ? (
          <TrendArrow
            trend={tile.trend}
            color={color}
            box={{
              x: inner.x + figure.width + 20 * u,
              y: figureY + figure.height * 0.5 - arrow * 0.42,
              width: arrow,
              height: arrow,
            }}
          />
        ) : null}
        {note ? (
          <TextBlock
            block={`${block}.note`}
            set={note}
            box={{ ...inner, y: inner.y + inner.height - noteHeight + noteGap, height: noteHeight - noteGap }}
            color={tile.sentiment && contrast(color, ground) >= 4.5 ? color : palette.muted}
          />
        ) : null}
      </Entering>
    </Part>
  );
}

/** Frames at 30 fps in which a tile's place gives way to it. */
const leavingFrames = 16;

/** Where a tile will be, as an outline through which the ground is seen to live: none of the row is a hole while the voice is at another. */
export function AwaitedTile(props: { box: Rect; from: number }): ReactNode {
  const scene = useScene();
  const { box, from } = props;
  const { surface, radius, hairline, stroke } = scene.look.shape;
  const left = 1 - clamp((scene.frame - from) / scene.at(leavingFrames));
  if (left <= 0) return null;
  const color = ink(scene, 0.16 * left);
  if (surface === 'none')
    return <div style={{ ...place(scene, { ...box, height: stroke * scene.u }), background: color }} />;
  const border = `${Math.max(2, hairline) * scene.u}px solid ${color}`;
  return (
    <div
      style={{
        ...place(scene, box),
        borderRadius: Math.min(radius * scene.u, box.height / 3),
        boxSizing: 'border-box',
        border,
      }}
    />
  );
}

function Surface({ box }: { box: Rect }): ReactNode {
  const scene = useScene();
  const { palette, u, look } = scene;
  const { surface, radius, hairline, stroke } = look.shape;
  if (surface === 'none')
    return <div style={{ ...place(scene, { ...box, height: stroke * u }), background: palette.text }} />;
  const borderRadius = Math.min(radius * u, box.height / 3);
  if (surface !== 'outline')
    return <LivingField box={box} color={palette.surface} text={palette.text} style={{ borderRadius }} />;
  const border = `${hairline * u}px solid ${ink(scene, 0.4)}`;
  return <div style={{ ...place(scene, box), borderRadius, boxSizing: 'border-box', border }} />;
}
