import type { ReactNode } from 'react';
import { useScene } from '../../scene-context/scene-context.js';
import { SceneHead, setHead } from '../scene-head.js';
import { EventColumn } from './event-column.js';
import { EventRow } from './event-row.js';

/** Dates on a drawn line: lying where the canvas is wide, standing elsewhere. The highlighted one has the accent. */
export function TimelineScene(): ReactNode {
  const scene = useScene<'timeline'>();
  const { content, shape } = scene;
  const head = setHead(scene, content, scene.safe, shape === 'wide' ? [76, 42] : [80, 46]);
  const lies = shape === 'wide';
  return (
    <>
      <SceneHead head={head} align="start" />
      {lies ? (
        <EventRow events={content.events} area={head.rest} />
      ) : (
        <EventColumn events={content.events} area={head.rest} />
      )}
    </>
  );
}
