import { namedCategories } from '@scenewright/core/scenes';
import type { ReactNode } from 'react';
import { LinePlot } from '../../charting/line-plot.js';
import { easeInOut } from '../../motion/curves.js';
import { SceneContext, useScene } from '../../scene-context/scene-context.js';
import { acting } from '../acting.js';
import type { PanelProps } from '../panel-props.js';

/** Values over time, each line named at its end. */
export function LinePanel({ panel, box, from }: PanelProps<'line'>): ReactNode {
  const scene = useScene();
  // The plot takes its cues by the names of a scene; here they follow the panel's turn, and its type is that of a panel.
  const state = {
    ...scene,
    u: scene.u * 0.82,
    cue: (element: string, fallback: number) =>
      from + scene.at(6) + (element.startsWith('series.') ? scene.at(5 * Number(element.slice(7))) : fallback),
    at: scene.at,
    frame: scene.frame,
  };
  return (
    <SceneContext value={state}>
      {scene.frame >= from ? (
        <LinePlot
          categories={panel.categories}
          series={panel.series}
          area={box}
          filled={panel.series.length === 1}
          named={namedCategories(panel.categories.length)}
          light={easeInOut(acting(scene, from, 0, 1, 3.4))}
        />
      ) : null}
    </SceneContext>
  );
}
