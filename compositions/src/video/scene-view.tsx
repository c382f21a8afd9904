import type { Timeline, TimelineScene } from '@scenewright/core/timeline';
import type { CSSProperties, ReactNode } from 'react';
import { Choreography } from '../choreography/choreography.js';
import { BrandMark } from '../brand/brand-mark.js';
import { SceneContext } from '../scene-context/scene-context.js';
import { closingPalette } from '../look/closing-palette.js';
import { exitStyle } from '../motion/exit.js';
import { sceneState } from '../scene-context/scene-state.js';
import { ScenePicture } from '../pictures/scene-picture.js';
import { drawingOf } from '../scenes/registry.js';

/** One scene at one of its frames, over the pack's ground. */
export function SceneView(props: {
  timeline: Timeline;
  scene: TimelineScene;
  frame: number;
  assetBase: string;
  style?: CSSProperties;
  /** How far its content has left, 0 to 1; ground and picture stay. */
  exit?: number;
}): ReactNode {
  const { timeline, scene, frame, assetBase } = props;
  const state = sceneState(timeline, scene, frame, assetBase);
  const { Scene, ground, underCaptions } = drawingOf(scene.kind);
  const { Ground } = state.look;
  // The last object of a film stands before a canvas of the accent.
  const behind = state.closing === 'object' ? { ...state, palette: closingPalette(state.palette) } : state;
  // A scene that fills the canvas, or has a floor of its own, leaves nothing free.
  const ownsFoot =
    state.picture === null && (ground === null || underCaptions !== undefined || scene.kind === 'choreography');
  return (
    <SceneContext value={state}>
      <div
        data-scene={scene.id}
        lang={timeline.language}
        style={{
          position: 'absolute',
          left: 0,
          top: 0,
          width: state.width,
          height: state.height,
          overflow: 'hidden',
          background: behind.palette.background,
          color: state.palette.text,
          ...props.style,
        }}
      >
        {/* Marked, so that an export without a background can leave it out. */}
        {/* A choreography draws its own, under all of its stations. */}
        {ground === null || scene.kind === 'choreography' ? null : (
          <div data-ground style={{ display: 'contents' }}>
            <SceneContext value={behind}>
              <Ground variant={state.picture ? 'content' : ground} />
            </SceneContext>
          </div>
        )}
        {ownsFoot ? null : (
          <SceneContext value={behind}>
            <ScenePicture />
          </SceneContext>
        )}
        {scene.kind === 'choreography' ? (
          <Choreography />
        ) : ground === null ? (
          <Scene />
        ) : (
          <div style={exitStyle(state, props.exit ?? 0)}>
            <Scene />
          </div>
        )}
        <BrandMark />
      </div>
    </SceneContext>
  );
}
