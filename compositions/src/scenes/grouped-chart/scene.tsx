import type { ReactNode } from 'react';
import { CategoryAxis, setCategoryAxis } from '../../charting/category-axis.js';
import { seriesInk } from '../../charting/series.js';
import { SeriesKey, setSeriesKey } from '../../charting/series-key.js';
import { useScene } from '../../scene-context/scene-context.js';
import type { Rect } from '../../scene-context/rect.js';
import { SceneHead, setHead } from '../scene-head.js';
import { SourceLine, sourceHeight } from '../source-line.js';
import { GroupedBars } from './grouped-bars.js';

/** Several series side by side in each category. */
export function GroupedChartScene(): ReactNode {
  const scene = useScene<'grouped-chart'>();
  const { content, u } = scene;
  const head = setHead(scene, content);
  const area = { ...head.rest, height: head.rest.height - sourceHeight(scene, content.source) };
  const inks = seriesInk(scene, content.series);
  const key = setSeriesKey(scene, content.series, area.width);
  const axis = setCategoryAxis(scene, content.categories, area.width);
  const plot: Rect = {
    ...area,
    y: area.y + key.height,
    height: area.height - key.height - axis.height - 18 * u,
  };
  return (
    <>
      <SceneHead head={head} align="start" />
      <SeriesKey layout={key} box={area} inks={inks} />
      <GroupedBars categories={content.categories} series={content.series} inks={inks} area={plot} />
      <CategoryAxis
        axis={axis}
        box={{ ...area, y: area.y + area.height - axis.height, height: axis.height }}
        count={content.categories.length}
      />
      <SourceLine source={content.source} />
    </>
  );
}
