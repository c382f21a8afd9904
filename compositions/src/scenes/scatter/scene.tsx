import { scaleLinear } from 'd3-scale';
import type { ReactNode } from 'react';
import { Drawing } from '../../charting/drawing.js';
import { ink } from '../../charting/shades.js';
import { clamp, spring } from '../../motion/curves.js';
import { useScene } from '../../scene-context/scene-context.js';
import { setText } from '../../typography/set-text.js';
import { TextBlock } from '../../typography/text-block.js';
import { SceneHead, setHead } from '../scene-head.js';
import { SourceLine, sourceHeight } from '../source-line.js';
import { Axes, setAxes } from './axes.js';
import { namePoints } from './point-names.js';

/** How two measures go together: one dot each, those that the claim is about in the accent and named. */
export function ScatterScene(): ReactNode {
  const scene = useScene<'scatter'>();
  const { content, u, palette } = scene;
  const { points } = content;
  const head = setHead(scene, content);
  const area = { ...head.rest, height: head.rest.height - sourceHeight(scene, content.source) };
  const xs = scaleLinear().domain(domainOf(points.map((point) => point.x)));
  const ys = scaleLinear().domain(domainOf(points.map((point) => point.y)));
  const axes = setAxes(scene, xs, ys, area);
  const { plot } = axes;
  xs.range([plot.x, plot.x + plot.width]);
  ys.range([plot.y + plot.height, plot.y]);
  const radius = (points.length > 40 ? 12 : 18) * u;
  const order = points.map((_, index) => index).sort((a, b) => points[a]!.x - points[b]!.x);
  const named = namePoints(
    scene,
    points.map((point) => ({ ...point, px: xs(point.x), py: ys(point.y), r: point.highlight ? radius * 1.4 : radius })),
    plot,
  );
  const startOf = (index: number): number =>
    scene.cue(`points.${index}`, scene.at(12) + scene.at((26 * order.indexOf(index)) / points.length));
  const chosen = points.some((point) => point.highlight);
  return (
    <>
      <SceneHead head={head} align="start" />
      <Axes axes={axes} xs={xs} ys={ys} />
      <Drawing>
        {[...points.keys()]
          .sort((a, b) => Number(points[a]!.highlight ?? false) - Number(points[b]!.highlight ?? false))
          .map((index) => {
            const point = points[index]!;
            const way = clamp((scene.frame - startOf(index)) / scene.at(12));
            if (way <= 0) return null;
            const grownTo = spring(scene.look.motion.bounce)(way);
            return (
              <circle
                key={index}
                cx={xs(point.x)}
                cy={ys(point.y)}
                r={Math.max(0, (point.highlight ? radius * 1.4 : radius) * grownTo)}
                fill={!chosen || point.highlight ? palette.accent : ink(scene, 0.4)}
                fillOpacity={point.highlight ? 1 : 0.78}
                stroke={palette.background}
                strokeWidth={3 * u}
              />
            );
          })}
      </Drawing>
      {named.map(({ index, box, size }) => (
        <TextBlock
          key={index}
          block={`points.${index}.label`}
          set={setText(
            scene,
            { text: points[index]!.label!, size: [size / u, 12], maxLines: 1, weight: 500, leading: 1.2 },
            box.width,
            box.height + 4 * u,
          )}
          box={box}
          anchor="middle"
          from={startOf(index) + scene.at(4)}
          motion="block"
          color={points[index]!.highlight ? palette.text : palette.muted}
        />
      ))}
      <SourceLine source={content.source} />
    </>
  );
}

/** Range with a little air at both ends; zero joins when it is near. */
function domainOf(values: readonly number[]): [number, number] {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const range = most - least || Math.abs(most) || 1;
  const low = least >= 0 && least < range * 0.5 ? 0 : least - range * 0.1;
  return [low, most + range * 0.1];
}
