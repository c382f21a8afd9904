import type { SceneContent } from '@scenewright/core/scenes';
import type { ReactNode } from 'react';
import { chartArea } from '../../charting/chart-area.js';
import { Drawing } from '../../charting/drawing.js';
import { grown, itemStart } from '../../charting/growth.js';
import { SeriesKey, setSeriesKey } from '../../charting/series-key.js';
import { seriesInk } from '../../charting/series.js';
import { ink } from '../../charting/shades.js';
import { orbit } from '../../motion/life.js';
import { useScene } from '../../scene-context/scene-context.js';
import type { Rect } from '../../scene-context/rect.js';
import { setText } from '../../typography/set-text.js';
import { TextBlock } from '../../typography/text-block.js';
import { SceneHead } from '../scene-head.js';
import { SourceLine } from '../source-line.js';

/** Profiles as shapes about one middle, on one scale from zero; each trait named at the end of its spoke. */
export function RadarScene(): ReactNode {
  const scene = useScene<'radar'>();
  const { content } = scene;
  const { head, area } = chartArea(scene, content);
  const inks = seriesInk(scene, content.series);
  // The names of the shapes stand beside them where the canvas is wide, so that they have its height.
  const beside = scene.shape === 'wide' && content.series.length > 1;
  const key = setSeriesKey(scene, content.series, beside ? area.width * 0.22 : area.width);
  const rest = beside
    ? { ...area, x: area.x + area.width * 0.2, width: area.width * 0.8 }
    : { ...area, y: area.y + key.height, height: area.height - key.height };
  return (
    <>
      <SceneHead head={head} align="start" />
      <SeriesKey layout={key} box={area} inks={inks} />
      <RadarFigure categories={content.categories} series={content.series} area={rest} />
      <SourceLine source={content.source} />
    </>
  );
}

export function RadarFigure(props: Pick<SceneContent<'radar'>, 'categories' | 'series'> & { area: Rect }): ReactNode {
  const scene = useScene();
  const { categories, series, area } = props;
  const { u, palette, look, shape } = scene;
  const inks = seriesInk(scene, series);
  const count = categories.length;
  const side = area.width * (shape === 'wide' ? 0.3 : 0.2);
  const foot = 96 * u;
  const radius = Math.min((area.height - 2 * foot) / 2, (area.width - 2 * side) / 2);
  const [cx, cy] = [area.x + area.width / 2, area.y + area.height / 2];
  const angle = (index: number): number => (2 * Math.PI * index) / count;
  const at = (index: number, share: number): [number, number] => [
    cx + Math.sin(angle(index)) * radius * share,
    cy - Math.cos(angle(index)) * radius * share,
  ];
  // Names on one side stand under each other; one at the top or foot keeps off those beside it.
  const spoke = (2 * Math.PI) / count;
  const cosines = categories.map((_, index) => Math.cos(index * spoke)).sort((x, y) => y - x);
  const apart = cosines.slice(1).map((cosine, index) => (cosines[index]! - cosine) * (index === 0 ? 1.8 : 1));
  const highest = Math.max(
    40 * u,
    Math.min(136 * u, Math.min(...apart.filter((gap) => gap > 0.01)) * (radius + 22 * u)),
  );
  const most = Math.max(...series.flatMap(({ values }) => values.map(({ magnitude }) => magnitude)), 1e-9);
  const ring = (share: number): string => `M${categories.map((_, index) => at(index, share).join(' ')).join('L')}Z`;
  const order = series.map((_, index) => index).sort((a, b) => Number(inks[a]!.lit) - Number(inks[b]!.lit));
  const lead = order.at(-1)!;
  return (
    <>
      <Drawing>
        {[0.25, 0.5, 0.75, 1].map((share) => (
          <path key={share} d={ring(share)} fill={share === 1 ? ink(scene, 0.04) : 'none'} stroke={ink(scene, share === 1 ? 0.3 : 0.16)} strokeWidth={look.shape.hairline * u} />
        ))}
        {categories.map((_, index) => (
          <line key={index} x1={cx} y1={cy} x2={at(index, 1)[0]} y2={at(index, 1)[1]} stroke={ink(scene, 0.16)} strokeWidth={look.shape.hairline * u} />
        ))}
        {order.map((index) => {
          const way = Math.max(0, grown(scene, itemStart(scene, 'series', index, 10), 30));
          if (way === 0) return null;
          const { color, lit } = inks[index]!;
          const points = categories.map((_, spoke) => at(spoke, ((series[index]!.values[spoke]?.magnitude ?? 0) / most) * way));
          return (
            <g key={index}>
              <path d={`M${points.map((point) => point.join(' ')).join('L')}Z`} fill={color} fillOpacity={lit ? 0.3 : 0.14} stroke={color} strokeWidth={(lit ? 6 : 4) * u} strokeLinejoin="round" />
              {points.map(([x, y], spoke) => (
                <circle key={spoke} cx={x} cy={y} r={(lit ? 10 + 1.6 * orbit(scene, `spoke ${spoke}`, 4).x : 7) * u} fill={color} stroke={palette.background} strokeWidth={3 * u} />
              ))}
            </g>
          );
        })}
      </Drawing>
      {categories.map((name, index) => {
        const [sin, cos] = [Math.sin(angle(index)), Math.cos(angle(index))];
        const align = sin > 0.3 ? 'start' : sin < -0.3 ? 'end' : 'center';
        const [x, y] = [cx + sin * (radius + 26 * u), cy - cos * (radius + 22 * u)];
        const room = align === 'center' ? Math.min(area.width * 0.5, 620 * u) : align === 'start' ? area.x + area.width - x : x - area.x;
        const label = setText(scene, { text: name, size: [38, 18], maxLines: align === 'center' ? 1 : 2, leading: 1.12, weight: 500 }, room, align === 'center' ? 44 * u : highest * 0.6);
        const shown = inks.map((_, each) => series[each]!.values[index]).map((figure) => figure?.display ?? '').filter((text) => text !== '');
        const sets = shown.map((text, each) => setText(scene, { text, role: 'figure', size: [each === lead || shown.length === 1 ? 44 : 36, 16], maxLines: 1, leading: 1.1 }, room / shown.length - 12 * u, Math.min(50 * u, highest * 0.38)));
        const line = Math.max(...sets.map(({ height }) => height));
        const height = label.height + line;
        const top = align === 'center' ? (cos > 0 ? y - height : y) : Math.min(Math.max(y - height / 2, area.y), area.y + area.height - height);
        const left = align === 'start' ? x : align === 'end' ? x - room : x - room / 2;
        const total = sets.reduce((sum, { width }) => sum + width + 18 * u, -18 * u);
        let along = align === 'start' ? left : align === 'end' ? left + room - total - 2 * u : x - total / 2;
        const from = scene.at(6);
        return (
          <div key={index}>
            <TextBlock block={`categories.${index}`} set={label} box={{ x: left, y: top, width: room, height: label.height }} align={align} from={from} motion="block" enter="fade" color={palette.muted} />
            {sets.map((set, each) => {
              const box = { x: along, y: top + label.height, width: set.width + 4 * u, height: line };
              along += set.width + 18 * u;
              return <TextBlock key={each} block={`categories.${index}.${each}`} set={set} box={box} anchor="bottom" from={itemStart(scene, 'series', each, 10) + scene.at(10)} motion="block" enter="fade" color={inks[each]!.lit ? palette.accent : palette.muted} />;
            })}
          </div>
        );
      })}
    </>
  ); // prettier-ignore
}
