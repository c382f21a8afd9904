import type { Timeline, TimelineScene } from '@scenewright/core/timeline';
import type { CSSProperties, ReactNode } from 'react';
import { Choreography } from '../choreography/choreography.js';
import { BrandMark } from '../brand/brand-mark.js';
import { SceneContext } from '../scene-context/scene-context.js';
import { closingPalette } from '../look/closing-palette.js';
import { exitStyle } from '../motion/exit.js';
import { canvasLayer, wordsAfterTurn } from '../motion/second-act.js';
import type { Carried } from '../scene-context/carried.js';
import { sceneState } from '../scene-context/scene-state.js';
import { MotifGround } from '../pictures/motif-ground.js';
import { RisingRing } from '../pictures/rising-ring.js';
import { ScenePicture } from '../pictures/scene-picture.js';
import { drawingOf } from '../scenes/registry.js';
import { WorldView } from '../world/world.js';
import { StepMark } from './step-mark.js';
import { Wash } from '../transitions/wash.js';

/** One scene at one of its frames, over the pack's ground. */
export function SceneView(props: {
  timeline: Timeline;
  scene: TimelineScene;
  frame: number;
  assetBase: string;
  style?: CSSProperties;
  /** How far its content has left, 0 to 1; ground and picture stay. */
  exit?: number;
  /** What it shares with its neighbour is on its way over the cut. */
  carried?: Carried | null;
}): ReactNode {
  const { timeline, scene, frame, assetBase } = props;
  const { carried = null } = props;
  const state = { ...sceneState(timeline, scene, frame, assetBase), carried };
  const { Scene, ground, underCaptions, ownCamera } = drawingOf(scene.kind);
  const { Ground } = state.look;
  // The last object of a film stands before a canvas of the accent.
  const behind = state.closing === 'object' ? { ...state, palette: closingPalette(state.palette) } : state;
  // A scene that fills the canvas, or has a floor of its own, leaves nothing free.
  const ownsFoot =
    state.picture === null && (ground === null || underCaptions !== undefined || scene.kind === 'choreography');
  const over = typeof carried?.reach === 'number';
  // A field that draws back to its place would cut the first letters off: words come in when it has.
  const covered = over && carried.reach! > 0.04 && frame < scene.frames / 2;
  const picture = ownsFoot ? null : (
    <SceneContext value={behind}>
      <ScenePicture />
    </SceneContext>
  );
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
              {state.art?.world ? (
                <WorldView quiet floor={state.floor} />
              ) : (
                <>
                  <Ground variant={state.picture || state.motifGround ? 'content' : ground} />
                  {state.motifGround ? <MotifGround /> : state.picture === null ? <RisingRing /> : null}
                </>
              )}
              {carried?.wash ? <Wash {...carried.wash} /> : null}
            </SceneContext>
          </div>
        )}
        {over ? null : picture}
        {scene.kind === 'choreography' ? (
          <Choreography />
        ) : (
          <div style={ground === null ? {} : exitStyle(state, props.exit ?? 0)}>
            <div style={ownCamera ? {} : canvasLayer(state, wordsAfterTurn(state))}>{covered ? null : <Scene />}</div>
          </div>
        )}
        {/* A field that grows over the words lies before them. */}
        {over ? picture : null}
        <StepMark />
        <BrandMark />
      </div>
    </SceneContext>
  );
}
