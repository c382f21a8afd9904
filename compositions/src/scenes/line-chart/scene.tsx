import type { ReactNode } from 'react';
import { LinePlot } from '../../charting/line-plot.js';
import { useScene } from '../../scene-context/scene-context.js';
import { SceneHead, setHead } from '../scene-head.js';
import { SourceLine, sourceHeight } from '../source-line.js';

/** Figures over time, one line a series. */
export function LineChartScene(): ReactNode {
  const scene = useScene<'line-chart'>();
  const { content } = scene;
  const head = setHead(scene, content);
  const area = { ...head.rest, height: head.rest.height - sourceHeight(scene, content.source) };
  return (
    <>
      <SceneHead head={head} align="start" />
      <LinePlot categories={content.categories} series={content.series} area={area} filled={false} />
      <SourceLine source={content.source} />
    </>
  );
}
