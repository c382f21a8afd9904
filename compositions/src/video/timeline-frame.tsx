import type { Timeline } from '@scenewright/core/timeline';
import type { ReactNode } from 'react';
import { Captions } from '../captions/captions.js';
import { SceneContext } from '../scene-context/scene-context.js';
import { exitShare } from '../motion/exit.js';
import { sceneState } from '../scene-context/scene-state.js';
import { CarriedPicture } from '../transitions/carried-picture.js';
import { carriedOver } from '../transitions/carried.js';
import { transitionStyle } from '../transitions/transitions.js';
import { SceneView } from './scene-view.js';

export interface VideoProps extends Record<string, unknown> {
  timeline: Timeline;
  /** Pixels of the picture. */
  output: { width: number; height: number };
  /** An asset's URL is `${assetBase}/${digest}`. */
  assetBase: string;
}

/** The picture at one frame of the video: a pure function of its props. */
export function TimelineFrame(props: VideoProps & { frame: number }): ReactNode {
  const { timeline, output, assetBase, frame } = props;
  const { width, height } = timeline.canvas;
  const visible = timeline.scenes
    .map((scene, index) => ({ scene, next: timeline.scenes[index + 1] }))
    .filter(({ scene }) => scene.from <= frame && frame < scene.from + scene.frames);
  const [first, second] = visible;
  const over = first && second ? carriedOver(timeline, first.scene, second.scene, frame) : null;
  const current = visible.at(-1)?.scene ?? timeline.scenes.at(-1)!;
  return (
    <div
      style={{
        position: 'absolute',
        left: 0,
        top: 0,
        width: output.width,
        height: output.height,
        overflow: 'hidden',
        background: timeline.style.palette.background,
      }}
    >
      <div
        data-scaled-canvas=""
        style={{
          position: 'absolute',
          left: 0,
          top: 0,
          width,
          height,
          overflow: 'hidden',
          transformOrigin: '0 0',
          transform: `scale(${output.width / width}, ${output.height / height})`,
        }}
      >
        {visible.map(({ scene, next }) => {
          const carried =
            over && (scene === first!.scene ? over.leaving : scene === second!.scene ? over.entering : null);
          // While a field fills the canvas one scene gives way to the other behind it.
          if (over && carried === null) return null;
          const local = frame - scene.from;
          const enters = scene.transition !== null && local < scene.transition.frames;
          const leaves = next?.transition && frame >= next.from;
          const style = over
            ? {}
            : {
                ...(enters ? transitionStyle(scene.transition!, 'entering', local, timeline.direction) : {}),
                ...(leaves ? transitionStyle(next.transition!, 'leaving', frame - next.from, timeline.direction) : {}),
              };
          return (
            <SceneView
              key={scene.id}
              timeline={timeline}
              scene={scene}
              frame={local}
              assetBase={assetBase}
              style={style}
              exit={exitShare(timeline, next, frame)}
              carried={carried}
            />
          );
        })}
        {over?.picture ? (
          <CarriedPicture before={first!.scene} next={second!.scene} {...{ timeline, frame, assetBase }} />
        ) : null}
        {timeline.captions === null ? null : (
          <SceneContext value={sceneState(timeline, current, 0, assetBase)}>
            <Captions timeline={timeline} frame={frame} />
          </SceneContext>
        )}
      </div>
    </div>
  );
}
