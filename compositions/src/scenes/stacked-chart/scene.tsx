import type { ReactNode } from 'react';
import { CategoryAxis, setCategoryAxis } from '../../charting/category-axis.js';
import { seriesInk } from '../../charting/series.js';
import { useScene } from '../../scene-context/scene-context.js';
import type { Rect } from '../../scene-context/rect.js';
import { SceneHead, setHead } from '../scene-head.js';
import { SourceLine, sourceHeight } from '../source-line.js';
import { setStackNames, StackNames } from './stack-names.js';
import { StackedBars } from './stacked-bars.js';
import { stacksOf } from './stacks.js';

/** Parts on top of each other in each category, named beside the last column. */
export function StackedChartScene(): ReactNode {
  const scene = useScene<'stacked-chart'>();
  const { content, u } = scene;
  const head = setHead(scene, content);
  const area = { ...head.rest, height: head.rest.height - sourceHeight(scene, content.source) };
  const inks = seriesInk(scene, content.series);
  const names = setStackNames(scene, content.series, area);
  const width = area.width - names.width;
  const axis = setCategoryAxis(scene, content.categories, width);
  const plot: Rect = { ...area, width, height: area.height - axis.height - 18 * u };
  const stacks = stacksOf(content.series, content.categories.length, inks, plot);
  return (
    <>
      <SceneHead head={head} align="start" />
      <StackedBars stacks={stacks} series={content.series} inks={inks} area={plot} />
      <StackNames names={names} stacks={stacks} series={content.series} inks={inks} area={plot} />
      <CategoryAxis
        axis={axis}
        box={{ ...area, width, y: area.y + area.height - axis.height, height: axis.height }}
        count={content.categories.length}
      />
      <SourceLine source={content.source} />
    </>
  );
}
