import type { ReactNode } from 'react';
import { tone } from '../look/tone.js';
import { clamp, easeInOut } from '../motion/curves.js';
import { useScene, type SceneState } from '../scene-context/scene-context.js';
import { cameraAt, isSeen, type Camera, type Route } from './camera.js';
import { setTravellingTitle } from './opening.js';
import { ProgressMark } from './progress-mark.js';
import { Spine } from './spine.js';
import { StationView, stationState } from './station-view.js';
import { TitleOnTheWay } from './title-on-the-way.js';
import { worldOf } from './world.js';

/** Frames at 30 fps that the camera takes to draw back at the end. */
const drawsBack = 34;

/**
 * One canvas without a cut: a camera travels from station to station, draws back on the way so that they are seen to
 * lie side by side, and at the end shows all of them as one board. The title of the first station becomes the label of
 * the others and goes home at the end; a line runs ahead of the camera and joins what belongs together.
 */
export function Choreography(): ReactNode {
  const scene = useScene<'choreography'>();
  const { content, palette, width, height, frame, u, direction, look } = scene;
  const canvas = { width, height };
  const gap = 96 * u;
  const world = worldOf(content.stations.length, canvas, scene.shape, gap, direction === 'rtl');
  const overview =
    content.overview === null ? null : { from: content.overview, frames: scene.at(drawsBack), margin: 56 * u };
  const route: Route = { stations: content.stations, world, canvas, overview };
  const camera = cameraAt(route, frame);
  const table = tone(palette.background, palette.text, 0.08);
  const first = content.stations[0]!;
  const opens = first.kind === 'title';
  const title = String((opens ? (first.content['title'] ?? '') : content.title) || content.title);
  const subtitle = opens && typeof first.content['subtitle'] === 'string' ? first.content['subtitle'] : undefined;
  const outer = scene as unknown as SceneState;
  const states = content.stations.map((station) => stationState(outer, station));
  const set = setTravellingTitle(states[0]!, title, subtitle);
  const leaves = opens
    ? labelProgress(content.stations[1]?.from ?? Infinity, content.stations[1]?.travel ?? 1, frame, camera)
    : 1 - camera.overview;
  const corner = camera.away * Math.max(28 * u, look.shape.radius * 1.5);
  return (
    <div style={{ position: 'absolute', inset: 0, overflow: 'hidden', background: table }}>
      <div
        style={{
          position: 'absolute',
          left: 0,
          top: 0,
          width: world.width,
          height: world.height,
          transformOrigin: '0 0',
          transform: `translate(${width / 2 - camera.x * camera.scale}px, ${height / 2 - camera.y * camera.scale}px) scale(${camera.scale})`,
        }}
      >
        <Spine route={route} frame={frame} gap={gap} />
        {content.stations.map((station, index) => {
          const cell = world.cells[index]!;
          if (!isSeen(camera, cell, canvas)) return null;
          return (
            <div
              key={station.id}
              data-scene={station.id}
              style={{
                position: 'absolute',
                left: cell.x,
                top: cell.y,
                width,
                height,
                overflow: 'hidden',
                borderRadius: corner,
                background: palette.background,
                color: palette.text,
              }}
            >
              <StationView state={states[index]!} bare={opens && index === 0} />
            </div>
          );
        })}
      </div>
      <TitleOnTheWay
        title={set}
        state={states[0]!}
        home={world.cells[0]!}
        camera={camera}
        away={leaves}
        opens={opens}
      />
      <ProgressMark route={route} camera={camera} frame={frame} mark={opens ? set.mark : null} />
    </div>
  );
}

/** 0 while the title stands on its station, 1 while it is the label: it leaves with the camera and goes home with it. */
function labelProgress(leaves: number, travel: number, frame: number, camera: Camera): number {
  if (frame < leaves) return 0;
  return easeInOut(clamp((frame - leaves) / Math.max(1, travel))) * (1 - camera.overview);
}
