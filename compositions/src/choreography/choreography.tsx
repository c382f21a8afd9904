import { sceneKindOf, type SceneKind, type Station } from '@scenewright/core/scenes';
import type { ReactNode } from 'react';
import { clamp, easeInOut } from '../motion/curves.js';
import { SceneContext, useScene, type SceneState } from '../scene-context/scene-context.js';
import { cameraAt, inPicture, isSeen, type Camera, type Route } from './camera.js';
import { drawingOf } from '../scenes/registry.js';
import { Carrier } from './carrier.js';
import { boardRoom, gather, setTravellingTitle } from './opening.js';
import { StationView, stationState } from './station-view.js';
import { TitleOnTheWay } from './title-on-the-way.js';
import { worldOf } from './world.js';

/** Frames at 30 fps that the camera takes to draw back at the end. */
const drawsBack = 34;

const opensVideo = ({ kind }: Station): boolean => sceneKindOf(kind as SceneKind).arc === 'opens';
const fillsCell = ({ kind }: Station): boolean => drawingOf(kind as SceneKind).fillsCell === true;

/**
 * One canvas without a cut: a camera travels from station to station over one ground, closer where the board is made
 * of smaller parts, and at the end shows all of them as one board under the title. The title of the first station becomes
 * the label of the others and then the board's head; a piece of the accent goes along, out of what was just seen and
 * into what is drawn next.
 */
export function Choreography(): ReactNode {
  const scene = useScene<'choreography'>();
  const { content, palette, width, height, frame, u, direction, look } = scene;
  const canvas = { width, height };
  const first = content.stations[0]!;
  const opens = opensVideo(first);
  const title = String((opens ? (first.content['title'] ?? '') : content.title) || content.title);
  const subtitle = opens && typeof first.content['subtitle'] === 'string' ? first.content['subtitle'] : undefined;
  const outer = scene as unknown as SceneState;
  const states = content.stations.map((station) => stationState(outer, station));
  const placed = setTravellingTitle(states[0]!, title, subtitle);
  const bleeds = content.stations.some((station, index) => fillsCell(station) && !(opens && index === 0));
  const room = boardRoom(outer, placed, bleeds);
  const world = worldOf(content.stations.length, canvas, {
    gap: 72 * u,
    mirrored: direction === 'rtl',
    opens,
    view: room,
  });
  const { title: set, box } = gather(placed, room, world.board);
  const picture = direction === 'rtl' ? { ...box, x: width - box.x - box.width } : box;
  const overview =
    content.overview === null ? null : { from: content.overview, frames: scene.at(drawsBack), box: picture };
  const route: Route = { stations: content.stations, world, canvas, overview };
  const camera = cameraAt(route, frame);
  const leaves = opens
    ? labelProgress(content.stations[1]?.from ?? Infinity, content.stations[1]?.travel ?? 1, frame, camera)
    : 0;
  const corner = inPicture(camera, canvas, { x: 0, y: 0 });
  const { Ground } = look;
  return (
    <div style={{ position: 'absolute', inset: 0, overflow: 'hidden' }}>
      {/* One ground for all; the opening has its own. */}
      <SceneContext value={{ ...outer, frame: scene.at(60) + frame }}>
        <div data-ground style={{ position: 'absolute', inset: 0, opacity: opens ? clamp(leaves * 1.6) : 1 }}>
          <Ground variant="content" />
        </div>
      </SceneContext>
      <div
        style={{
          position: 'absolute',
          left: 0,
          top: 0,
          transformOrigin: '0 0',
          transform: `translate(${corner.x}px, ${corner.y}px) scale(${camera.scale})`,
        }}
      >
        {content.stations.map((station, index) => {
          const cell = world.cells[index]!;
          const opening = opens && index === 0;
          // The board has the title at its head.
          const shown = opening ? 1 - camera.overview : 1;
          if (shown === 0 || !isSeen(camera, cell, canvas)) return null;
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
                transformOrigin: '0 0',
                ...(cell.scale === 1 ? {} : { transform: `scale(${cell.scale})` }),
                ...(shown === 1 ? {} : { opacity: shown }),
                color: palette.text,
              }}
            >
              <StationView state={states[index]!} bare={opening} art={artOf(content.stations, index, frame, camera)} />
            </div>
          );
        })}
        <Carrier route={route} states={states} frame={frame} mark={opens ? set.mark : null} />
      </div>
      <TitleOnTheWay
        title={set}
        state={states[0]!}
        home={world.cells[0]!}
        camera={camera}
        away={leaves}
        opens={opens}
        labelled={labelled(content.stations, title, frame, camera)}
      />
    </div>
  );
}

/** 0 while the title stands on its station, 1 from when it has become the label. */
function labelProgress(leaves: number, travel: number, frame: number, camera: Camera): number {
  if (camera.overview > 0) return 1;
  if (frame < leaves) return 0;
  return easeInOut(clamp((frame - leaves) / Math.max(1, travel)));
}

/** 1 while the camera rests on a station; its art goes before the camera has left and comes as it arrives. */
function artOf(stations: readonly Station[], index: number, frame: number, camera: Camera): number {
  const at = Math.max(
    0,
    stations.findLastIndex(({ from }) => from <= frame),
  );
  const { from, travel } = stations[at]!;
  const linear = at === 0 || travel === 0 ? 1 : clamp((frame - from) / travel);
  const near = index === at ? clamp((linear - 0.5) * 2.5) : index === at - 1 ? 1 - clamp(linear * 2.5) : 0;
  return near * (1 - clamp(camera.overview * 2.5));
}

/** The label is there at rest, on stations that leave their margin free and do not say the same themselves. */
function labelled(stations: readonly Station[], title: string, frame: number, camera: Camera): number {
  const at = Math.max(
    0,
    stations.findLastIndex(({ from, travel }) => from + travel / 2 <= frame),
  );
  const station = stations[at]!;
  const says = (key: string): boolean => String(station.content[key] ?? '').toLowerCase() === title.toLowerCase();
  const hidden = (at === 0 && !opensVideo(station)) || fillsCell(station) || says('title') || says('text');
  return hidden ? 0 : 1 - clamp(camera.away * 2.5);
}
