import type { SceneContent } from '@scenewright/core/scenes';
import type { ReactNode } from 'react';
import { chartArea } from '../../charting/chart-area.js';
import { CountingFigure } from '../../charting/counting-figure.js';
import { Drawing } from '../../charting/drawing.js';
import { drawn, itemStart } from '../../charting/growth.js';
import { Plate, plateOf } from '../../charting/plate.js';
import { ink } from '../../charting/shades.js';
import { legible, tone } from '../../look/tone.js';
import { useSvgId } from '../../look/svg-id.js';
import { lifeSeconds } from '../../motion/life.js';
import { useScene } from '../../scene-context/scene-context.js';
import type { Rect } from '../../scene-context/rect.js';
import { setTexts } from '../../typography/set-text.js';
import { TextBlock } from '../../typography/text-block.js';
import { SceneHead } from '../scene-head.js';
import { SourceLine } from '../source-line.js';
import { streamsIn } from './streams.js';

/** Streams as broad as what flows in them, from the reading side on, or downwards on a tall canvas. */
export function SankeyScene(): ReactNode {
  const scene = useScene<'sankey'>();
  const { content } = scene;
  const { head, area } = chartArea(scene, content);
  return (
    <>
      <SceneHead head={head} align="start" />
      <SankeyFigure links={content.links} area={area} />
      <SourceLine source={content.source} />
    </>
  );
}

export function SankeyFigure(props: { links: SceneContent<'sankey'>['links']; area: Rect }): ReactNode {
  const scene = useScene();
  const clip = useSvgId('streams');
  const { links, area } = props;
  const { u, palette, shape } = scene;
  const across = shape !== 'tall';
  const sized = links.map(({ from, to, figure }) => ({ from, to, size: Math.max(figure.magnitude, Number.EPSILON) }));
  const streams = streamsIn(sized, area, across, 26 * u);
  const smallest = (pick: (box: Rect) => number): number => Math.min(...streams.nodes.map(({ box }) => pick(box)));
  const pad = 14 * u;
  const names = setTexts(
    scene,
    streams.nodes.map(({ label }) => label),
    { size: [48, 18], maxLines: 2, leading: 1.1, weight: 600 },
    smallest(({ width }) => width) - 2 * pad,
    Math.max(26 * u, smallest(({ height }) => height) - pad / 2),
  );
  const thinnest = Math.min(...streams.links.map(({ breadth }) => breadth));
  const room = across
    ? { width: area.width * 0.12, height: thinnest * 0.96 }
    : { width: thinnest * 0.94, height: 60 * u };
  const figures = setTexts(scene, links.map(({ figure }) => figure.display), { role: 'figure', size: [44, 18], maxLines: 1, leading: 1.05 }, room.width, room.height); // prettier-ignore
  const starts = links.map((_, index) => itemStart(scene, 'links', index, 8) + scene.at(3 * index));
  const opened = streams.nodes.map(({ label }) => Math.min(...links.flatMap(({ from, to }, at) => (from === label ? [starts[at]!] : to === label ? [starts[at]! + scene.at(14)] : [])))); // prettier-ignore
  const quietStream = legible(palette, palette.accent, 0.3);
  const passes = (lifeSeconds(scene) * 0.22) % 1;
  const sources = new Set(links.map(({ from }) => from));
  const air = 14 * u;
  const figureBox = ({ x, y }: { x: number; y: number }, begins: boolean, width: number, height: number): Rect =>
    across
      ? { x: begins ? x + air : x - air - width, y: y - height / 2, width, height }
      : { x: x - width / 2, y: begins ? y + air : y - air - height, width, height };
  return (
    <>
      <Drawing>
        <clipPath id={clip}>{streams.links.map(({ path }, index) => (drawn(scene, starts[index]!, 26) === 1 ? <path key={index} d={path} /> : null))}</clipPath>
        {streams.links.map(({ path }, index) => {
          const run = drawn(scene, starts[index]!, 26);
          const cut = `${clip}-${index}`;
          const length = across ? area.width : area.height;
          return (
            <g key={index}>
              <path d={path} fill={ink(scene, 0.07)} />
              {run > 0 && run < 1 ? (
                <clipPath id={cut}>
                  <rect x={area.x} y={area.y} width={across ? length * run : area.width} height={across ? area.height : length * run} />
                </clipPath>
              ) : null}
              {run > 0 ? <path d={path} fill={quietStream} clipPath={run < 1 ? `url(#${cut})` : undefined} /> : null}
            </g>
          );
        })}
        <g clipPath={`url(#${clip})`}>
          {[0, 0.34, 0.67].map((lag) => {
            const at = (passes + lag) % 1;
            const band = (across ? area.width : area.height) * 0.05;
            return across ? (
              <rect key={lag} x={area.x + at * area.width - band} y={area.y} width={band} height={area.height} fill={tone(quietStream, palette.background, 0.4)} />
            ) : (
              <rect key={lag} x={area.x} y={area.y + at * area.height - band} width={area.width} height={band} fill={tone(quietStream, palette.background, 0.4)} />
            );
          })}
        </g>
      </Drawing>
      {streams.nodes.map(({ label, box }, index) => {
        const open = Math.max(0.0, drawn(scene, opened[index]!, 14));
        const colors = plateOf(scene, sources.has(label) ? palette.accent : tone(palette.background, palette.accent, 0.62));
        return (
          <div key={label}>
            <Plate box={across ? { ...box, width: box.width * open } : { ...box, height: box.height * open }} colors={colors} alive={sources.has(label)} />
            <TextBlock block={`nodes.${index}`} set={names[index]!} box={{ x: box.x + pad, y: box.y, width: box.width - 2 * pad, height: box.height }} align="center" anchor="middle" from={opened[index]! + scene.at(8)} motion="block" enter="fade" color={colors.ink} />
          </div>
        );
      })}
      {links.map(({ figure }, index) => {
        const { at, begins } = streams.links[index]!;
        const set = figures[index]!;
        return <CountingFigure key={index} block={`links.${index}.figure`} figure={figure} set={set} box={figureBox(at, begins, room.width, set.height)} align={!across ? 'center' : begins ? 'start' : 'end'} from={starts[index]! + scene.at(12)} motion="block" enter="fade" color={palette.text} />;
      })}
    </>
  ); // prettier-ignore
}
