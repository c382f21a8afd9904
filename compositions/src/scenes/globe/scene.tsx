import { useMemo, type ReactNode } from 'react';
import { place } from '../../layout/place.js';
import { tone } from '../../look/tone.js';
import { between, middleOnSphere, turnGlobe, type Degrees } from '../../maps/turned-globe.js';
import { clamp, easeInOut } from '../../motion/curves.js';
import { useScene, type SceneState } from '../../scene-context/scene-context.js';
import type { Rect } from '../../scene-context/rect.js';
import { FeatureHead, setFeature } from '../feature-head.js';
import { PlaceList } from '../place-map/place-list.js';
import { Pins } from '../place-map/pins.js';
import { Sphere } from './sphere.js';

/** Degrees from which the globe comes to its first place. */
const approach = 58;

/** A globe turns from place to place, each named beside it with the number on its pin. */
export function GlobeScene(): ReactNode {
  const scene = useScene<'globe'>();
  const { content, u, width, palette, direction } = scene;
  const { places } = content;
  const { feature, list, globe } = arrangement(scene);
  // Without a voice it takes its time, but is through before the last third.
  const pace = Math.min(26, ((0.62 * scene.lasts) / scene.at(1) - 22) / places.length);
  const froms = places.map((_, index) => scene.cue(`places.${index}`, scene.at(22 + Math.max(5, pace) * index)));
  const stops = places.map(({ country }) => middleOnSphere(country) ?? ([0, 0] as const));
  const radius = globe.width / 2;
  const [east, north] = facing(scene, stops, froms);
  const turned = useMemo(
    () => turnGlobe(radius, [east, north], [...new Set(places.map(({ country }) => country))]),
    [radius, east, north, places],
  );
  // On screen the globe is not mirrored: the west stays in the west.
  const left = direction === 'rtl' ? width - globe.x - globe.width : globe.x;
  const base = 34 * u;
  const pins = stops.flatMap((stop, index) => {
    const at = turned.seen(stop);
    return at ? [{ index, x: radius + at.x, y: radius + at.y, radius: base }] : [];
  });
  const land = tone(palette.background, palette.text, 0.34);
  const lit = places.map(({ country }, index) => ({
    d: turned.lit.get(country) ?? '',
    fill: tone(land, palette.accent, clamp((scene.frame - froms[index]!) / scene.at(12))),
  }));
  return (
    <>
      <svg
        data-picture="globe"
        viewBox={`${-radius} ${-radius} ${2 * radius} ${2 * radius}`}
        style={{ ...place({ direction: 'ltr', width }, { ...globe, x: left }), overflow: 'visible' }}
      >
        <Sphere radius={radius} land={turned.land} color={land} lit={lit} />
      </svg>
      {pins.length > 0 ? <Pins pins={pins} origin={{ x: left, y: globe.y }} froms={froms} numbered={places.length > 1} /> : null}
      <FeatureHead feature={feature} />
      <PlaceList alone={!content.title && places.length === 1} places={places} area={list} froms={froms} />
    </>
  ); // prettier-ignore
}

/** The point that faces the eye: each place in turn, from when it is named. It rests there: every turn draws all coasts anew. */
function facing(scene: SceneState<'globe'>, stops: readonly Degrees[], froms: readonly number[]): Degrees {
  const first = stops[0]!;
  let at: Degrees = [first[0] - approach, first[1] * 0.5];
  stops.forEach((stop, index) => {
    // It has arrived when the place is named.
    const begins = index === 0 ? 0 : froms[index]! - scene.at(14);
    const share = easeInOut(clamp((scene.frame - begins) / Math.max(1, froms[index]! + scene.at(6) - begins)));
    at = between(at, stop, share);
  });
  return at;
}

/** Where the claim, the names and the globe stand: it reaches over the edge of a wide canvas, and over the sides of a tall one. */
function arrangement(scene: SceneState<'globe'>) {
  const { content, u, shape, width, height, safe, captions } = scene;
  const rows = content.places.length;
  const feature = setFeature(scene, content, 5);
  const column = scene.columns(0, 5);
  const foot = captions === 'bottom' ? safe.y + safe.height : height;
  const ball = (middle: { x: number; y: number }, radius: number): Rect => ({
    ...{ x: middle.x - radius, y: middle.y - radius },
    ...{ width: 2 * radius, height: 2 * radius },
  });
  if (shape === 'wide') {
    // A name alone stands beside the middle of the globe.
    const free = safe.y + safe.height * 0.4;
    const y = feature.title ? feature.title.box.y + feature.title.box.height + 52 * u : rows === 1 ? free : feature.rest.y;
    const list: Rect = { ...column, y, width: column.width - 40 * u, height: safe.y + safe.height - y };
    const start = column.x + column.width + 24 * u;
    const radius = Math.min((width - start) * 0.5, foot * 0.5);
    return { feature, list, globe: ball({ x: start + Math.max(radius, (width - start) / 2), y: foot / 2 + 6 * u }, radius) };
  }
  const { rest } = feature;
  if (shape === 'square') {
    const half = safe.width * 0.46;
    const list: Rect = { ...rest, width: half - 20 * u };
    const radius = Math.min((width - safe.x - half) * 0.62, rest.height * 0.5);
    return { feature, list, globe: ball({ x: safe.x + half + radius, y: rest.y + rest.height / 2 }, radius) };
  }
  const listHeight = Math.min(rest.height * 0.45, rows * 150 * u);
  const list: Rect = { ...safe, y: safe.y + safe.height - listHeight, height: listHeight };
  const radius = Math.min(width * 0.5, (list.y - 40 * u - rest.y) / 2);
  return { feature, list, globe: ball({ x: width / 2, y: (rest.y + list.y - 40 * u) / 2 }, radius) };
} // prettier-ignore
