import type { ReactNode } from 'react';
import { place } from '../../layout/place.js';
import { tone } from '../../look/tone.js';
import { Land } from '../../maps/land.js';
import { apart, viewOf } from '../../maps/view.js';
import { countryMiddles } from '../../maps/world.js';
import { clamp, easeInOut, mix } from '../../motion/curves.js';
import { staggered } from '../../motion/entrance.js';
import { useScene } from '../../scene-context/scene-context.js';
import type { Rect } from '../../scene-context/rect.js';
import { FeatureHead, setFeature } from '../feature-head.js';
import { PlaceList } from './place-list.js';
import { Pins } from './pins.js';

/** Where it is: marked countries on a map that comes near, and their names in a list with the same numbers. */
export function PlaceMapScene(): ReactNode {
  const scene = useScene<'place-map'>();
  const { content, u, shape, captions, width, height, safe, palette } = scene;
  const { places } = content;
  const wide = shape === 'wide';
  const feature = setFeature(scene, content, 4);
  const foot = captions === 'bottom' ? safe.y + safe.height + 2 * u : height;
  const column = scene.columns(0, 4);
  const titled = feature.title ? feature.title.box.y + feature.title.box.height + 52 * u : feature.rest.y;
  const rows = places.length;
  const listHeight = Math.min(feature.rest.height * 0.5, rows * 130 * u);
  const square = shape === 'square';
  const half = safe.width * 0.44;
  const list: Rect = wide
    ? { ...column, y: titled, width: column.width - 40 * u, height: safe.y + safe.height - titled }
    : square
      ? { ...feature.rest, width: half - 20 * u }
      : { ...safe, y: safe.y + safe.height - listHeight, height: listHeight };
  const map: Rect = wide
    ? { x: column.x + column.width, y: 0, width: width - column.x - column.width, height: foot }
    : square
      ? { x: safe.x + half, y: feature.rest.y, width: width - safe.x - half, height: foot - feature.rest.y }
      : { x: 0, y: feature.rest.y, width, height: list.y - 40 * u - feature.rest.y };

  const view = viewOf(
    places.map((entry) => entry.country),
    map,
  );
  const near = easeInOut(clamp((scene.frame - scene.at(2)) / scene.at(34)));
  // On screen the map is not mirrored: the west stays in the west.
  const left = scene.direction === 'rtl' ? width - map.x - map.width : map.x;
  const toCanvas = (code: string): readonly [number, number] | null => {
    const point = countryMiddles[code];
    return point
      ? [map.width / 2 + (point[0] - view.x) * view.scale, map.height / 2 + (point[1] - view.y) * view.scale]
      : null;
  };
  const largest = Math.max(...places.map((entry) => Math.abs(entry.value ?? 0)), 0);
  const base = (places.length > 8 ? 26 : 34) * u;
  const froms = places.map((_, index) => scene.cue(`places.${index}`, staggered(scene, scene.at(28), index, 5)));
  const marked = places.flatMap((entry, index) => {
    const at = toCanvas(entry.country);
    if (at === null) return [];
    const radius =
      largest > 0 && entry.value !== undefined ? base * (0.8 + 0.9 * Math.sqrt(Math.abs(entry.value) / largest)) : base;
    return [{ index, x: at[0], y: at[1], radius }];
  });
  const pins = apart(marked, 6 * u).map((pin, order) => ({ ...pin, index: marked[order]!.index }));
  const chosen = new Map(places.map((entry, index) => [entry.country, index]));
  const land = tone(palette.background, palette.text, 0.14);
  const colorOf = (code: string): string => {
    const index = chosen.get(code);
    return index === undefined ? land : tone(land, palette.accent, clamp((scene.frame - froms[index]!) / scene.at(12)));
  };
  return (
    <>
      <svg
        width={map.width}
        height={map.height}
        viewBox={`0 0 ${map.width} ${map.height}`}
        style={{ ...place({ direction: 'ltr', width }, { ...map, x: left }), overflow: 'hidden' }}
      >
        <Land
          map={map}
          view={view}
          zoom={mix(0.72, 1, near)}
          color={colorOf}
          border={{ color: palette.background, width: 1.5 * u }}
          fade={
            wide || square
              ? { from: scene.direction === 'rtl' ? 'right' : 'left', share: 0.2 }
              : { from: 'ends', share: 0.1 }
          }
        />
      </svg>
      <Pins pins={pins} origin={{ x: left, y: map.y }} froms={froms} numbered={places.length > 1} />
      <FeatureHead feature={feature} />
      <PlaceList alone={!content.title && places.length === 1} places={places} area={list} froms={froms} />
    </>
  );
}
