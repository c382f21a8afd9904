import type { ReactNode } from 'react';
import { staggered } from '../../motion/entrance.js';
import { useScene } from '../../scene-context/scene-context.js';
import { SceneHead, setHead } from '../scene-head.js';
import { StepColumns } from './step-columns.js';
import { StepRows } from './step-rows.js';

/** What is done in which order: great numerals lead, side by side where the canvas is wide. */
export function StepsScene(): ReactNode {
  const scene = useScene<'steps'>();
  const { content, shape, look } = scene;
  const head = setHead(scene, content, scene.safe, shape === 'wide' ? [76, 42] : [80, 46]);
  const froms = content.steps.map((_, index) =>
    scene.cue(`steps.${index}`, staggered(scene, scene.at(12), index, Math.max(5, look.motion.stagger * 2))),
  );
  const Steps = shape === 'wide' ? StepColumns : StepRows;
  return (
    <>
      <SceneHead head={head} align="start" />
      <Steps steps={content.steps} area={head.rest} froms={froms} />
    </>
  );
}
