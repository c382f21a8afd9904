import type { SceneKind, Station } from '@scenewright/core/scenes';
import type { TimelineScene } from '@scenewright/core/timeline';
import type { ReactNode } from 'react';
import { SceneContext, type SceneState } from '../scene-context/scene-context.js';
import { openingFrames } from '../scene-context/scene-state.js';
import { seededRandom } from '../scene-context/seeded-random.js';
import { drawingOf } from '../scenes/registry.js';

/** Share of the way to a station after which it begins to build up: it is under way when the camera arrives. */
const buildsFrom = 0.3;

/** What a station's scene sees: its own content, cues and time; it stands still once the camera has left it. */
export function stationState(outer: SceneState, station: Station): SceneState {
  const delay = Math.round(station.travel * buildsFrom);
  const headStart = station.from === 0 ? outer.at(openingFrames) : 0;
  const frames = Math.max(1, station.frames - delay + headStart);
  const content = { ...station.content } as Record<string, unknown>;
  // The title stays in the corner as label: no station says it again.
  const title = (outer.content as { title?: string }).title ?? '';
  const repeats = (key: string): boolean =>
    typeof content[key] === 'string' && content[key].toLowerCase() === title.toLowerCase();
  if (repeats('kicker')) delete content['kicker'];
  if (repeats('title') && drawingOf(station.kind as SceneKind).standsUntitled) delete content['title'];
  return {
    ...outer,
    kind: station.kind as TimelineScene['kind'],
    content: content as unknown as SceneState['content'],
    frame: Math.min(frames - 1, Math.max(0, outer.frame - station.from - delay + headStart)),
    frames,
    cue: (element, fallback) => Math.max(0, (station.cues[element] ?? fallback + delay) - delay),
    random: (name) => seededRandom(station.seed, name),
    overGround: true,
  };
}

/** A station as its scene draws it. The ground is the canvas' own; only a statement brings the art that belongs to it. */
export function StationView(props: {
  state: SceneState;
  bare?: boolean;
  /** How much of its art is seen: on the way and on the board it would show the edges of its cell. */
  art: number;
}): ReactNode {
  const { state } = props;
  const { Scene, ground } = drawingOf(state.kind);
  const { Ground } = state.look;
  return (
    <SceneContext value={state}>
      {ground === 'statement' && props.art > 0 ? (
        <div style={props.art < 1 ? { opacity: props.art } : undefined}>
          <Ground variant={ground} />
        </div>
      ) : null}
      {props.bare === true ? null : <Scene />}
    </SceneContext>
  );
}
