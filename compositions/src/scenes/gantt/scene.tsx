import type { SceneContent } from '@scenewright/core/scenes';
import type { ReactNode } from 'react';
import { chartArea } from '../../charting/chart-area.js';
import { Drawing } from '../../charting/drawing.js';
import { grown, itemStart } from '../../charting/growth.js';
import { Ghost, Plate, plateOf, toned } from '../../charting/plate.js';
import { ink } from '../../charting/shades.js';
import { place } from '../../layout/place.js';
import { clamp, easeInOut } from '../../motion/curves.js';
import { lifeShare, orbit } from '../../motion/life.js';
import { useScene } from '../../scene-context/scene-context.js';
import type { Rect } from '../../scene-context/rect.js';
import { setTexts } from '../../typography/set-text.js';
import { TextBlock } from '../../typography/text-block.js';
import { SceneHead } from '../scene-head.js';
import { SourceLine } from '../source-line.js';

/** Tasks on one axis of time; a line runs over them from the first day to the last while they are seen. */
export function GanttScene(): ReactNode {
  const scene = useScene<'gantt'>();
  const { content } = scene;
  const { head, area } = chartArea(scene, content);
  return (
    <>
      <SceneHead head={head} align="start" />
      <GanttFigure tasks={content.tasks} area={area} />
      <SourceLine source={content.source} />
    </>
  );
}

export function GanttFigure(props: { tasks: SceneContent<'gantt'>['tasks']; area: Rect }): ReactNode {
  const scene = useScene();
  const { tasks, area } = props;
  const { u, palette, shape, look } = scene;
  const beside = shape === 'wide' || (shape === 'square' && tasks.length > 5);
  const labelWidth = beside ? area.width * 0.27 : 0;
  const axis: Rect = { ...area, x: area.x + labelWidth, width: area.width - labelWidth };
  const pitch = Math.min(area.height / tasks.length, (beside ? 200 : 400) * u);
  const top = area.y + (area.height - pitch * tasks.length) * (shape === 'tall' ? 0 : 0.4);
  const height = pitch * tasks.length;
  const thick = Math.min(pitch * (beside ? 0.66 : 0.46), 130 * u);
  const since = Math.min(...tasks.map(({ start }) => start));
  const until = Math.max(...tasks.map(({ end }) => end));
  const span = Math.max(1, until - since);
  const xOf = (day: number): number => axis.x + (axis.width * (day - since)) / span;
  const bars = tasks.map(({ start, end }, index): Rect => {
    const width = Math.max(thick * 0.9, xOf(end) - xOf(start));
    const x = Math.min(xOf(start), axis.x + axis.width - width);
    const y = top + index * pitch + (beside ? (pitch - thick) / 2 : pitch - thick - 16 * u);
    return { x, y, width, height: thick };
  });
  const labels = setTexts(
    scene,
    tasks.map(({ label }) => label),
    { size: [beside ? 46 : 50, 20], maxLines: 2, leading: 1.12, weight: 600 },
    beside ? labelWidth - 30 * u : axis.width * 0.46,
    beside ? pitch * 0.8 : pitch - thick - 28 * u,
  );
  const spans = tasks.map(({ from, to }) => (to ? `${from} – ${to}` : from));
  const dates = setTexts(
    scene,
    spans,
    { role: 'figure', size: [44, 18], maxLines: 1, leading: 1.1 },
    beside ? axis.width * 0.44 : axis.width * 0.5,
    beside ? thick * 0.7 : pitch - thick - 28 * u,
  );
  const marked = tasks.findIndex(({ highlight }) => highlight);
  const shades = toned(scene, 3, 0.5);
  const swept = axis.x + axis.width * easeInOut(clamp(lifeShare(scene) * 1.04));
  return (
    <>
      {Array.from({ length: 7 }, (_, at) => (
        <div key={`line ${at}`} style={{ ...place(scene, { x: axis.x + (axis.width * at) / 6 - u, y: top, width: look.shape.hairline * u, height }), background: ink(scene, 0.14) }} />
      ))}
      <Drawing>
        <path d={`M${swept} ${top}v${height}`} stroke={palette.text} strokeOpacity={0.55} strokeWidth={4 * u} />
        <circle cx={swept} cy={top} r={11 * u} fill={palette.text} />
      </Drawing>
      {tasks.map((task, index) => {
        const bar = bars[index]!;
        const from = itemStart(scene, 'tasks', index, 8);
        const way = Math.max(0, Math.min(1, grown(scene, from, 26)));
        const colors = plateOf(scene, marked < 0 ? shades[index % 2 === 0 ? 0 : 1]! : index === marked ? palette.accent : shades[2]!);
        const date = dates[index]!;
        const fits = beside && date.width + 44 * u <= bar.width;
        const after = beside && bar.x + bar.width + date.width + 40 * u <= axis.x + axis.width;
        const moment = task.start === task.end;
        const shared = { from: from + scene.at(6), motion: 'block', enter: 'fade', anchor: 'middle' } as const;
        const dateBox: Rect = !beside
          ? { x: axis.x + axis.width * 0.48, y: top + index * pitch, width: axis.width * 0.5, height: pitch - thick - 28 * u }
          : fits
            ? { ...bar, x: bar.x + 22 * u, width: bar.width - 44 * u }
            : after
              ? { ...bar, x: bar.x + bar.width + 20 * u, width: date.width + 4 * u }
              : { ...bar, x: bar.x - 20 * u - date.width - 4 * u, width: date.width + 4 * u };
        return (
          <div key={index}>
            <Ghost box={{ ...axis, y: bar.y, height: thick }} />
            {moment ? (
              <Moment box={bar} way={way} color={colors.edge ?? colors.fill} name={`task ${index}`} />
            ) : (
              <Plate box={{ ...bar, width: bar.width * way }} colors={colors} alive={marked < 0 || index === marked} />
            )}
            <TextBlock {...shared} block={`tasks.${index}.label`} set={labels[index]!} box={beside ? { x: area.x, y: top + index * pitch, width: labelWidth - 30 * u, height: pitch } : { x: axis.x, y: top + index * pitch, width: axis.width * 0.46, height: pitch - thick - 28 * u }} anchor={beside ? 'middle' : 'bottom'} />
            <TextBlock {...shared} block={`tasks.${index}.date`} set={date} box={dateBox} align={!beside || (!fits && !after) ? 'end' : 'start'} anchor={beside ? 'middle' : 'bottom'} color={fits ? colors.ink : palette.text} />
          </div>
        );
      })}
    </>
  ); // prettier-ignore
}

/** A moment stands as a diamond on its day. */
function Moment(props: { box: Rect; way: number; color: string; name: string }): ReactNode {
  const scene = useScene();
  const { box, way, color } = props;
  const r = (box.height / 2) * way * (1 + 0.05 * orbit(scene, props.name, 2.6).x);
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  return (
    <Drawing>
      <path d={`M${x} ${y - r}L${x + r} ${y}L${x} ${y + r}L${x - r} ${y}z`} fill={color} />
    </Drawing>
  );
}
