import type { Panel } from '@scenewright/core/scenes';
import type { ReactNode } from 'react';
import { CountingFigure } from '../../charting/counting-figure.js';
import { Drawing } from '../../charting/drawing.js';
import { readableOn } from '../../charting/readable.js';
import { place } from '../../layout/place.js';
import { tone } from '../../look/tone.js';
import { lyingBar, valueSpan } from '../../charting/value-span.js';
import { easeOutQuint } from '../../motion/curves.js';
import { useScene } from '../../scene-context/scene-context.js';
import type { Rect } from '../../scene-context/rect.js';
import { setText, setTexts } from '../../typography/set-text.js';
import { TextBlock } from '../../typography/text-block.js';
import { acting, swell } from '../acting.js';
import { Plate } from '../depth.js';
import { Glint } from '../glint.js';
import { share, turn, type PanelProps } from '../panel-props.js';
import { drawingsOf, PartMark } from '../part-mark.js';
import { MeasuresPanel } from './measures.js';

type Side = Panel<'versus'>['left'];

/** Two sides by their measures, or on grounds of their own; figures of one unit get bars on one scale. */
export function VersusPanel(props: PanelProps<'versus'>): ReactNode {
  const { measures, traits } = props.panel;
  return measures || traits ? <MeasuresPanel {...props} /> : <Sides {...props} />;
}

function Sides({ panel, box, from, depth }: PanelProps<'versus'>): ReactNode {
  const scene = useScene();
  const { u, palette, look } = scene;
  const gap = 22 * u;
  const stacked = box.width < 520 * u;
  const halves: Rect[] = stacked
    ? [0, 1].map((index) => ({ ...box, y: box.y + (index * (box.height + gap)) / 2, height: (box.height - gap) / 2 }))
    : [0, 1].map((index) => ({ ...box, x: box.x + (index * (box.width + gap)) / 2, width: (box.width - gap) / 2 }));
  const sides = [panel.left, panel.right];
  const pad = 26 * u;
  const inner = { width: halves[0]!.width - 2 * pad, height: halves[0]!.height - 1.6 * pad };
  const figured = sides.some((side) => side.figure);
  const pointed = sides.some((side) => side.points.length > 0);
  const drawings = drawingsOf(scene, sides);
  const mark = drawings.every((drawing) => drawing)
    ? Math.min(inner.width * 0.34, inner.height * (pointed ? 0.4 : 0.8), 210 * u)
    : 0;
  // A low side has its name before its figure, on one line.
  const low = !pointed && figured && inner.height < 150 * u;
  const full = inner.width - (mark > 0 ? mark + 16 * u : 0);
  const labelWidth = low ? full * 0.5 : full;
  const labels = setTexts(
    scene,
    sides.map((side) => side.label),
    { role: 'heading', size: [42, 20], maxLines: 2, leading: 1.12 },
    labelWidth,
    inner.height * (low ? 0.66 : 0.32),
  );
  const labelHeight = low ? 0 : Math.max(...labels.map((set) => set.height));
  const figures = setTexts(
    scene,
    sides.map((side) => side.figure?.display ?? ' '),
    { role: 'figure', size: [pointed ? 84 : 130, 28], maxLines: 1 },
    low ? full * 0.48 : full,
    inner.height * (low ? 0.66 : pointed ? 0.24 : 0.46),
  );
  const figureHeight = figured ? figures[0]!.height + 40 * u : 0;
  const pointHeight = inner.height - labelHeight - figureHeight - 16 * u;
  const comparable =
    panel.left.figure !== undefined &&
    panel.right.figure !== undefined &&
    panel.left.figure.unit === panel.right.figure.unit;
  const span = valueSpan(sides.map((side) => side.figure?.magnitude ?? 0));
  const texts = sides.flatMap((side) => side.points);
  const pointsBefore = (index: number): number => (index === 0 ? 0 : panel.left.points.length);
  const each = pointHeight / Math.max(1, ...sides.map((side) => side.points.length));
  const common =
    texts.length > 0
      ? Math.min(
          ...setTexts(scene, texts, { size: [29, 14], maxLines: 3, leading: 1.22 }, inner.width - 30 * u, each).map(
            (set) => set.size,
          ),
        )
      : 0;
  return sides.map((side, index) => {
    const half = halves[index]!;
    const begin = turn(scene, from, index === 0 ? 0 : 1 + panel.left.points.length);
    const way = easeOutQuint(share(scene, begin, 16));
    const ground = palette.data[index]!;
    const color = readableOn({ ...scene, palette: { ...palette } }, ground);
    const shown: Rect = stacked
      ? { ...half, width: half.width * way }
      : { ...half, y: half.y + half.height * (1 - way), height: half.height * way };
    const corner = Math.min(look.shape.radius * u, 22 * u);
    const path = index === 0 ? 'left' : 'right';
    const x = half.x + pad;
    const y = half.y + pad * 0.8;
    const free = inner.height - labelHeight - figureHeight - heightOfPoints(scene, side, common, inner.width);
    const start = y + (pointed ? 0 : Math.max(0, free) / 2);
    const grown = (side.figure?.magnitude ?? 0) * easeOutQuint(share(scene, begin + scene.at(8), 20));
    const measure: Rect = {
      ...lyingBar(grown, { span, start: x, length: full }, 0),
      y: start + labelHeight + figures[0]!.height + 14 * u,
      height: 10 * u,
    };
    return way <= 0 ? null : (
      <div key={path}>
        {depth > 0 ? <Plate box={shown} color={ground} depth={depth * 0.7} radius={corner} /> : null}
        <div style={{ ...place(scene, shown), background: ground, borderRadius: corner }} />
        {mark > 0 ? (
          <PartMark
            drawing={drawings[index]!}
            box={{
              x: half.x + half.width - pad - mark,
              y: pointed ? y : half.y + (half.height - mark) / 2,
              width: mark,
              height: mark,
            }}
            from={begin + scene.at(6)}
            index={index}
          />
        ) : null}
        <TextBlock
          block={`${panel.id}.${path}.label`}
          set={labels[index]!}
          box={{ x, y: start, width: labelWidth, height: low ? figures[0]!.height + 8 * u : labels[index]!.height }}
          anchor={low ? 'middle' : 'top'}
          color={color}
          from={begin + scene.at(6)}
          motion="block"
          enter="fade"
        />
        {side.figure ? (
          <>
            <CountingFigure
              block={`${panel.id}.${path}.figure`}
              figure={side.figure}
              set={figures[index]!}
              from={begin + scene.at(6)}
              frames={20}
              enter="fade"
              box={{
                x: low ? x + full - figures[index]!.width - 6 * u : x,
                y: start + labelHeight + 8 * u,
                width: figures[index]!.width + 6 * u,
                height: figures[index]!.height,
              }}
              color={color}
            />
            {comparable ? (
              <Drawing>
                <rect
                  x={x}
                  y={start + labelHeight + figures[0]!.height + 14 * u}
                  width={full}
                  height={10 * u}
                  fill={tone(ground, color, 0.24)}
                />
                <rect {...measure} fill={color} />
                <Glint box={measure} color={color} way={acting(scene, from, index, sides.length)} radius={0} />
              </Drawing>
            ) : null}
          </>
        ) : null}
        <Points
          side={side}
          path={`${panel.id}.${path}`}
          box={{ x, y: start + labelHeight + figureHeight + 14 * u, width: inner.width, height: pointHeight }}
          size={common}
          color={color}
          begin={(point) => turn(scene, from, pointsBefore(index) + index + 1 + point) + scene.at(4)}
          act={(point) => acting(scene, from, pointsBefore(index) + point, texts.length)}
        />
      </div>
    );
  });
}

function heightOfPoints(scene: ReturnType<typeof useScene>, side: Side, size: number, width: number): number {
  return side.points.reduce((sum, text) => sum + setPoint(scene, text, size, width).height + 12 * scene.u, 0);
}

const setPoint = (
  scene: ReturnType<typeof useScene>,
  text: string,
  size: number,
  width: number,
): ReturnType<typeof setText> =>
  setText(
    scene,
    { text, size: [size / scene.u, Math.min(10, size / scene.u)], maxLines: 4, leading: 1.22 },
    width - 30 * scene.u,
    400 * scene.u,
  );

function Points(props: {
  side: Side;
  path: string;
  box: Rect;
  size: number;
  color: string;
  /** Frame at which a point comes. */
  begin: (point: number) => number;
  /** How far the act of a point has come. */
  act: (point: number) => number;
}): ReactNode {
  const scene = useScene();
  const { u } = scene;
  const { side, path, box, size, color, act } = props;
  const sets = side.points.map((text) => setPoint(scene, text, size, box.width));
  const total = sets.reduce((sum, set) => sum + set.height, 0);
  const gap = Math.max(8 * u, Math.min(22 * u, (box.height - total) / Math.max(1, sets.length)));
  let y = box.y;
  return sets.map((set, index) => {
    const at = y;
    y += set.height + gap;
    const begin = props.begin(index);
    return (
      <div key={index}>
        {scene.frame >= begin ? (
          <div
            style={{
              ...place(scene, { x: box.x, y: at + set.lineHeight / 2 - 5 * u, width: 10 * u, height: 10 * u }),
              background: color,
              transform: `scale(${1 + 0.7 * swell(act(index))})`,
              borderRadius: Math.min(5 * u, scene.look.shape.radius * u),
            }}
          />
        ) : null}
        <TextBlock
          block={`${path}.points.${index}`}
          set={set}
          box={{ x: box.x + 30 * u, y: at, width: box.width - 30 * u, height: set.height }}
          color={color}
          from={begin}
          motion="block"
          enter="fade"
        />
      </div>
    );
  });
}
