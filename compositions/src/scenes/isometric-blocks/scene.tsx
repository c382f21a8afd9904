import type { LabelledFigure } from '@scenewright/core/fields';
import type { ReactNode } from 'react';
import { chartArea } from '../../charting/chart-area.js';
import { CountingFigure } from '../../charting/counting-figure.js';
import { Drawing } from '../../charting/drawing.js';
import { grown, itemStart } from '../../charting/growth.js';
import { ink } from '../../charting/shades.js';
import { tone } from '../../look/tone.js';
import { passing } from '../../motion/life.js';
import { useScene } from '../../scene-context/scene-context.js';
import type { Rect } from '../../scene-context/rect.js';
import { setTexts } from '../../typography/set-text.js';
import { TextBlock } from '../../typography/text-block.js';
import { SceneHead } from '../scene-head.js';
import { SourceLine } from '../source-line.js';

/** Blocks on a floor, seen from a corner; they grow out of their tiles, and light goes up their sides. */
export function IsometricBlocksScene(): ReactNode {
  const scene = useScene<'isometric-blocks'>();
  const { content } = scene;
  const { head, area } = chartArea(scene, content);
  return (
    <>
      <SceneHead head={head} align="start" />
      <IsometricBlocksFigure items={content.items} area={area} />
      <SourceLine source={content.source} />
    </>
  );
}

export function IsometricBlocksFigure(props: { items: readonly LabelledFigure[]; area: Rect }): ReactNode {
  const scene = useScene();
  const { items, area } = props;
  const { u, palette, look } = scene;
  const slot = area.width / items.length;
  const half = Math.min(slot * 0.36, 150 * u);
  // Two to one: the slope of an isometric tile on a screen.
  const lift = half / 2;
  const labels = setTexts(scene, items.map(({ label }) => label), { size: [46, 20], maxLines: 2, leading: 1.12, weight: 600 }, slot * 0.94, Math.min(130 * u, area.height * 0.18)); // prettier-ignore
  const figures = setTexts(scene, items.map(({ figure }) => figure.display), { role: 'figure', size: [84, 22], maxLines: 1, leading: 1.05 }, slot * 0.94, Math.min(120 * u, area.height * 0.16)); // prettier-ignore
  const labelHeight = Math.max(...labels.map(({ height }) => height));
  const figureHeight = Math.max(...figures.map(({ height }) => height));
  const floor = area.y + area.height - labelHeight - 26 * u - lift;
  const most = floor - area.y - figureHeight - lift - 20 * u;
  const largest = Math.max(...items.map(({ figure }) => figure.magnitude), Number.EPSILON);
  const chosen = items.findIndex(({ highlight }) => highlight);
  const outline = look.shape.bars === 'outline';
  const up = passing(scene, 'light', 3.4);
  return (
    <>
      <Drawing>
        <path d={`M${area.x} ${floor}h${area.width}`} stroke={ink(scene, 0.2)} strokeWidth={look.shape.hairline * 2 * u} />
        {items.map((item, index) => {
          const x = area.x + slot * (index + 0.5);
          const from = itemStart(scene, 'items', index, 8);
          const height = Math.max(0, most * Math.max(0, item.figure.magnitude / largest) * Math.max(0, grown(scene, from, 28)));
          const color = index === chosen || chosen < 0 ? palette.accent : tone(palette.accent, palette.background, 0.42);
          const edge = outline ? { stroke: color, strokeWidth: look.shape.stroke * u, strokeLinejoin: 'round' as const } : {};
          const fills = outline ? [0.3, 0.2, 0.1].map((share) => tone(palette.background, color, share)) : [tone(color, '#ffffff', 0.24), color, tone(color, '#000000', 0.26)];
          const band = Math.min(height, 60 * u);
          const at = up * (height + band) - band;
          const [low, high] = [Math.max(0, at), Math.min(height, at + band)];
          const top = floor - height;
          return (
            <g key={index}>
              <path d={`M${x - half * 1.14} ${floor}L${x} ${floor - lift * 1.14}L${x + half * 1.14} ${floor}L${x} ${floor + lift * 1.14}z`} fill={ink(scene, 0.1)} />
              {height > 1 ? (
                <>
                  <path d={`M${x - half} ${top}L${x} ${top + lift}V${floor + lift}L${x - half} ${floor}z`} fill={fills[1]} {...edge} />
                  <path d={`M${x + half} ${top}L${x} ${top + lift}V${floor + lift}L${x + half} ${floor}z`} fill={fills[2]} {...edge} />
                  {high > low ? <path d={`M${x - half} ${floor - high}L${x} ${floor + lift - high}V${floor + lift - low}L${x - half} ${floor - low}z`} fill={fills[0]} fillOpacity={0.6} /> : null}
                  <path d={`M${x - half} ${top}L${x} ${top - lift}L${x + half} ${top}L${x} ${top + lift}z`} fill={fills[0]} {...edge} />
                </>
              ) : null}
            </g>
          );
        })}
      </Drawing>
      {items.map((item, index) => {
        const x = area.x + slot * (index + 0.5) - slot * 0.47;
        const from = itemStart(scene, 'items', index, 8) + scene.at(8);
        const end = floor - most * Math.max(0, item.figure.magnitude / largest) - lift;
        const shared = { from, motion: 'block', enter: 'fade', align: 'center' } as const;
        return (
          <div key={index}>
            <CountingFigure {...shared} block={`items.${index}.figure`} figure={item.figure} set={figures[index]!} box={{ x, y: end - figures[index]!.height - 12 * u, width: slot * 0.94, height: figures[index]!.height }} color={index === chosen ? palette.accent : palette.text} />
            <TextBlock {...shared} block={`items.${index}.label`} set={labels[index]!} box={{ x, y: floor + lift + 24 * u, width: slot * 0.94, height: labels[index]!.height }} />
          </div>
        );
      })}
    </>
  ); // prettier-ignore
}
