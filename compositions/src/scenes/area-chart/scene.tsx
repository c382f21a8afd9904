import type { ReactNode } from 'react';
import { LinePlot } from '../../charting/line-plot.js';
import { useScene } from '../../scene-context/scene-context.js';
import { SceneHead, setHead } from '../scene-head.js';
import { SourceLine, sourceHeight } from '../source-line.js';

/** An amount over time: the area of the series that the claim is about, from zero, the others as lines. */
export function AreaChartScene(): ReactNode {
  const scene = useScene<'area-chart'>();
  const { content } = scene;
  const head = setHead(scene, content);
  const area = { ...head.rest, height: head.rest.height - sourceHeight(scene, content.source) };
  return (
    <>
      <SceneHead head={head} align="start" />
      <LinePlot categories={content.categories} series={content.series} area={area} filled />
      <SourceLine source={content.source} />
    </>
  );
}
