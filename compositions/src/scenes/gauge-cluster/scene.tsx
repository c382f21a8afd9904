import type { SceneContent } from '@scenewright/core/scenes';
import { arc } from 'd3-shape';
import type { ReactNode } from 'react';
import { chartArea, chosenOf } from '../../charting/chart-area.js';
import { CountingFigure } from '../../charting/counting-figure.js';
import { Drawing } from '../../charting/drawing.js';
import { grown, itemStart } from '../../charting/growth.js';
import { toned } from '../../charting/plate.js';
import { ink, trackInk } from '../../charting/shades.js';
import { distribute } from '../../layout/place.js';
import { clamp } from '../../motion/curves.js';
import { orbit } from '../../motion/life.js';
import { useScene, type SceneState } from '../../scene-context/scene-context.js';
import type { Rect } from '../../scene-context/rect.js';
import { setTexts } from '../../typography/set-text.js';
import { TextBlock } from '../../typography/text-block.js';
import { SceneHead } from '../scene-head.js';
import { SourceLine } from '../source-line.js';

/** Each share on a dial of its own, from empty at the lower left to full at the lower right. */
export function GaugeClusterScene(): ReactNode {
  const scene = useScene<'gauge-cluster'>();
  const { content } = scene;
  const { head, area } = chartArea(scene, content);
  return (
    <>
      <SceneHead head={head} align="start" />
      <GaugeClusterFigure items={content.items} area={area} />
      <SourceLine source={content.source} />
    </>
  );
}

/** How many dials stand in each row. */
function rowsOf(count: number, shape: SceneState['shape']): number[] {
  if (shape === 'wide') return count <= 4 ? [count] : count === 5 ? [3, 2] : [3, 3];
  if (shape === 'square') return count <= 2 ? [count] : count <= 4 ? [2, count - 2] : [3, count - 3];
  return count <= 2 ? Array.from({ length: count }, () => 1) : count === 3 ? [1, 2] : count <= 4 ? [2, 2] : [2, 2, count - 4]; // prettier-ignore
}

const sweep = 1.5 * Math.PI;

export function GaugeClusterFigure(props: { items: SceneContent<'gauge-cluster'>['items']; area: Rect }): ReactNode {
  const scene = useScene();
  const { items, area } = props;
  const { u, palette, look } = scene;
  const rows = rowsOf(items.length, scene.shape);
  const boxes = distribute(area, rows.length, 30 * u, 'y').flatMap((row, index) => {
    // A row of fewer dials stands in the middle, with dials of the same size.
    const most = Math.max(...rows);
    const slot = rows.every((count) => count === most) || rows[index] === most ? row.width / rows[index]! : row.width / most; // prettier-ignore
    const left = row.x + (row.width - slot * rows[index]!) / 2;
    return Array.from({ length: rows[index]! }, (_, at) => ({ ...row, x: left + at * slot, width: slot }));
  });
  const narrowest = Math.min(...boxes.map(({ width }) => width)) - 40 * u;
  const height = boxes[0]!.height;
  const labels = setTexts(
    scene,
    items.map(({ label }) => label),
    { size: [46, 20], maxLines: 2, leading: 1.14, weight: 500 },
    narrowest,
    height * 0.24,
  );
  const labelHeight = Math.max(...labels.map((label) => label.height));
  // Three quarters of a circle are 0.854 of their diameter high.
  const radius = Math.min(narrowest / 2, (height - labelHeight - 24 * u) / 1.72, 330 * u);
  const thickness = radius * 0.19;
  const figures = setTexts(
    scene,
    items.map(({ figure }) => figure.display),
    { role: 'figure', size: [150, 24], maxLines: 1, leading: 1 },
    (radius - thickness) * 1.5,
    radius * 0.7,
  );
  const chosen = items.some(({ highlight }) => highlight) ? chosenOf(items) : -1;
  const shades = toned(scene, 3);
  const path = arc<{ to: number }>()
    .innerRadius(radius - thickness)
    .outerRadius(radius)
    .startAngle(-sweep / 2)
    .endAngle(({ to }) => -sweep / 2 + sweep * to)
    .cornerRadius(Math.min(thickness / 2, look.shape.barRadius * u));
  return items.map((item, index) => {
    const box = boxes[index]!;
    const from = itemStart(scene, 'items', index, 8);
    const share = clamp(item.figure.magnitude / (item.goal ?? 100));
    const way = clamp(share * Math.max(0, grown(scene, from, 34)));
    const color = chosen < 0 || index === chosen ? palette.accent : shades[1]!;
    const used = radius * 1.72 + 24 * u + labelHeight;
    const cx = box.x + box.width / 2;
    const cy = box.y + (box.height - used) / 2 + radius;
    const angle = -sweep / 2 + sweep * way;
    const knob = (thickness / 2) * (0.5 + 0.06 * orbit(scene, `knob ${index}`, 3.2).x);
    const outline = look.shape.bars === 'outline';
    const figure = figures[index]!;
    return (
      <div key={index}>
        <Drawing>
          <g transform={`translate(${cx} ${cy})`}>
            <path d={path({ to: 1 }) ?? ''} fill={trackInk(scene)} />
            {Array.from({ length: 11 }, (_, tick) => {
              const turn = -sweep / 2 + (sweep * tick) / 10;
              const [inner, outer] = [radius - thickness - 20 * u, radius - thickness - (tick % 5 === 0 ? 40 : 30) * u];
              return <line key={tick} x1={Math.sin(turn) * inner} y1={-Math.cos(turn) * inner} x2={Math.sin(turn) * outer} y2={-Math.cos(turn) * outer} stroke={ink(scene, tick / 10 <= way ? 0.6 : 0.26)} strokeWidth={3 * u} />;
            })}
            {way > 0.004 ? <path d={path({ to: way }) ?? ''} fill={color} {...(outline ? { fillOpacity: 0.35, stroke: color, strokeWidth: look.shape.stroke * u } : {})} /> : null}
            {way > 0.03 ? <circle cx={Math.sin(angle - 0.09) * (radius - thickness / 2)} cy={-Math.cos(angle - 0.09) * (radius - thickness / 2)} r={knob} fill={palette.background} /> : null}
          </g>
        </Drawing>
        <CountingFigure
          block={`items.${index}.figure`}
          figure={item.figure}
          set={figure}
          box={{ x: cx - (radius - thickness) * 0.75, y: cy - figure.height / 2, width: (radius - thickness) * 1.5, height: figure.height }}
          align="center"
          from={from}
          frames={30}
          motion="block"
          enter="fade"
          color={index === chosen ? palette.accent : palette.text}
        />
        <TextBlock
          block={`items.${index}.label`}
          set={labels[index]!}
          box={{ x: cx - narrowest / 2, y: cy + radius * 0.72 + 24 * u, width: narrowest, height: labelHeight }}
          align="center"
          from={from}
          motion="block"
          enter="fade"
          color={palette.text}
        />
      </div>
    ); // prettier-ignore
  });
}
