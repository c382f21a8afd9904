import type { ReactNode } from 'react';
import { useScene } from '../../scene-context/scene-context.js';
import { SceneHead, setHead } from '../scene-head.js';
import { SourceLine, sourceHeight } from '../source-line.js';
import { BarRows } from './bar-rows.js';

/** Lying bars: the kind for names that need room. */
export function BarChartScene(): ReactNode {
  const scene = useScene<'bar-chart'>();
  const { content } = scene;
  const head = setHead(scene, content);
  const area = { ...head.rest, height: head.rest.height - sourceHeight(scene, content.source) };
  return (
    <>
      <SceneHead head={head} align="start" />
      <BarRows items={content.items} area={area} />
      <SourceLine source={content.source} />
    </>
  );
}
