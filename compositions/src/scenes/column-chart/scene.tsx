import type { ReactNode } from 'react';
import { useScene, type SceneState } from '../../scene-context/scene-context.js';
import { setTexts } from '../../typography/set-text.js';
import { SceneHead, setHead } from '../scene-head.js';
import { SourceLine, sourceHeight } from '../source-line.js';
import { FigureColumns } from './figure-columns.js';
import { FigureRows } from './figure-rows.js';

/** Head and area, and the labels under the columns: legible, or the columns lie down. */
export function layOutColumnChart(scene: SceneState<'column-chart'>) {
  const { content, u } = scene;
  const head = setHead(scene, content);
  const area = { ...head.rest, height: head.rest.height - sourceHeight(scene, content.source) };
  const slot = area.width / content.items.length;
  const labels = setTexts(
    scene,
    content.items.map((item) => item.label),
    { size: [44, 12], maxLines: 2, leading: 1.2, weight: 500 },
    slot * 0.92,
    96 * u,
  );
  const legible = labels[0]!.size >= 21 * u && labels.every((label) => label.lines.length <= 2);
  return { head, area, labels, legible };
}

/** Figures side by side. Labels too long or too many for the width lay the columns down as rows. */
export function ColumnChartScene(): ReactNode {
  const scene = useScene<'column-chart'>();
  const { content } = scene;
  const { head, area, labels, legible } = layOutColumnChart(scene);
  return (
    <>
      <SceneHead head={head} align="start" />
      {legible ? (
        <FigureColumns items={content.items} area={area} labels={labels} />
      ) : (
        <FigureRows items={content.items} area={area} />
      )}
      <SourceLine source={content.source} />
    </>
  );
}
