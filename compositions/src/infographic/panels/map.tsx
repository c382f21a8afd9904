import type { ReactNode } from 'react';
import { CountingFigure } from '../../charting/counting-figure.js';
import { ink } from '../../charting/shades.js';
import { tone } from '../../look/tone.js';
import { Land } from '../../maps/land.js';
import { apart, viewOf } from '../../maps/view.js';
import { countryMiddles } from '../../maps/world.js';
import { easeOutQuint } from '../../motion/curves.js';
import { useScene, type SceneState } from '../../scene-context/scene-context.js';
import type { Rect } from '../../scene-context/rect.js';
import { setText, setTexts } from '../../typography/set-text.js';
import { TextBlock } from '../../typography/text-block.js';
import { acting } from '../acting.js';
import { Coin, shadedFace } from '../depth.js';
import { share, turn, type PanelProps } from '../panel-props.js';
import { useSvgId } from '../../look/svg-id.js';

/** Countries lit on a map, with numbered pins and their names beside it. */
export function MapPanel({ panel, box, from, depth }: PanelProps<'map'>): ReactNode {
  const scene = useScene();
  const { u, palette } = scene;
  const { places } = panel;
  const beside = places.length > 1 && box.width > box.height * 1.25;
  const pitch = beside
    ? Math.min(box.height / places.length, 96 * u)
    : Math.min((box.height * 0.44) / Math.ceil(places.length / (places.length > 5 ? 2 : 1)), 66 * u);
  const columns = !beside && places.length > 5 ? 2 : 1;
  const perColumn = Math.ceil(places.length / columns);
  const listHeight = perColumn * pitch;
  const list: Rect = beside
    ? {
        ...box,
        x: box.x + box.width * 0.64,
        width: box.width * 0.36,
        y: box.y + (box.height - listHeight) / 2,
        height: listHeight,
      }
    : { ...box, y: box.y + box.height - listHeight, height: listHeight };
  const map: Rect = beside ? { ...box, width: box.width * 0.61 } : { ...box, height: box.height - listHeight - 16 * u };
  const radius = Math.min(22 * u, pitch * 0.4);
  const view = viewOf(
    places.map((entry) => entry.country),
    map,
  );
  // On screen the map is not mirrored: the west stays in the west.
  const left = scene.direction === 'rtl' ? scene.width - map.x - map.width : map.x;
  const known = places.flatMap((entry, index) => {
    const middle = countryMiddles[entry.country];
    return middle
      ? [
          {
            index,
            x: map.width / 2 + (middle[0] - view.x) * view.scale,
            y: map.height / 2 + (middle[1] - view.y) * view.scale,
            radius,
          },
        ]
      : [];
  });
  const pins = apart(known, 4 * u).map((pin, order) => ({ ...pin, index: known[order]!.index }));
  const lit = new Map(places.map((entry, index) => [entry.country, turn(scene, from, index)]));
  const clip = useSvgId('map');
  const land = ink(scene, 0.16);
  const colorOf = (code: string): string => {
    const begin = lit.get(code);
    return begin === undefined ? land : tone(land, palette.accent, easeOutQuint(share(scene, begin, 12)));
  };
  return (
    <>
      <svg
        width={map.width}
        height={map.height}
        viewBox={`0 0 ${map.width} ${map.height}`}
        style={{ position: 'absolute', left, top: map.y }}
      >
        <clipPath id={clip}>
          <rect width={map.width} height={map.height} rx={Math.min(scene.look.shape.radius, 18) * u} />
        </clipPath>
        <g clipPath={`url(#${clip})`}>
          <rect width={map.width} height={map.height} fill={ink(scene, 0.045)} />
          {depth > 0 ? (
            <g transform={`translate(0 ${depth * 0.55})`}>
              <Land map={map} view={view} color={(code) => shadedFace(colorOf(code))} />
            </g>
          ) : null}
          <Land map={map} view={view} color={colorOf} border={{ color: palette.background, width: 1.2 * u }} />
        </g>
        {pins.map((pin) => {
          const way = easeOutQuint(share(scene, turn(scene, from, pin.index) + scene.at(4), 12));
          const act = acting(scene, from, pin.index, places.length);
          return way <= 0 ? null : (
            <g key={pin.index}>
              {act > 0 ? (
                <circle
                  cx={pin.x}
                  cy={pin.y}
                  r={pin.radius * (1 + 0.9 * act)}
                  fill="none"
                  stroke={tone(palette.accent, palette.background, act)}
                  strokeWidth={4 * u}
                />
              ) : null}
              <circle cx={pin.x} cy={pin.y} r={(pin.radius + 3 * u) * way} fill={palette.background} />
              <Coin x={pin.x} y={pin.y} radius={pin.radius} color={palette.text} depth={depth * 0.4} scale={way} />
            </g>
          );
        })}
      </svg>
      {pins.map((pin) => (
        <PinNumber
          key={pin.index}
          number={pin.index + 1}
          block={`${panel.id}.places.${pin.index}.pin`}
          x={scene.direction === 'rtl' ? scene.width - left - pin.x : left + pin.x}
          y={map.y + pin.y}
          radius={pin.radius}
          from={turn(scene, from, pin.index) + scene.at(8)}
        />
      ))}
      <Places panel={panel} list={list} pitch={pitch} columns={columns} radius={radius} from={from} />
    </>
  );
}

function PinNumber(props: {
  number: number;
  block: string;
  x: number;
  y: number;
  radius: number;
  from: number;
}): ReactNode {
  const scene = useScene();
  const { x, y, radius } = props;
  const set = setText(
    scene,
    { text: scene.number(props.number), role: 'figure', size: [28, 10], maxLines: 1 },
    radius * 1.5,
    radius * 1.4,
  );
  return (
    <TextBlock
      block={props.block}
      set={set}
      box={{ x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius }}
      align="center"
      anchor="middle"
      color={scene.palette.background}
      from={props.from}
      motion="block"
      enter="fade"
    />
  );
}

function Places(props: {
  panel: PanelProps<'map'>['panel'];
  list: Rect;
  pitch: number;
  columns: number;
  radius: number;
  from: number;
}): ReactNode {
  const scene: SceneState = useScene();
  const { u, palette } = scene;
  const { panel, list, pitch, columns, radius, from } = props;
  const { places } = panel;
  const perColumn = Math.ceil(places.length / columns);
  const width = (list.width - (columns - 1) * 24 * u) / columns;
  const figured = places.some((entry) => entry.figure);
  const figures = setTexts(
    scene,
    places.map((entry) => entry.figure?.display ?? ' '),
    { role: 'figure', size: [36, 14], maxLines: 1 },
    width * 0.36,
    pitch * 0.8,
  );
  const figureWidth = figured ? Math.max(...figures.map((set) => set.width)) + 10 * u : 0;
  const words = width - 2 * radius - 18 * u - figureWidth;
  const noted = places.some((entry) => entry.note) && pitch > 54 * u;
  const labels = setTexts(
    scene,
    places.map((entry) => entry.label),
    { size: [31, 15], maxLines: noted ? 1 : 2, leading: 1.12, weight: 600 },
    words,
    pitch * (noted ? 0.48 : 0.86),
  );
  return places.map((entry, index) => {
    const begin = turn(scene, from, index);
    const x = list.x + Math.floor(index / perColumn) * (width + 24 * u);
    const y = list.y + (index % perColumn) * pitch;
    const note =
      noted && entry.note
        ? setText(scene, { text: entry.note, size: [24, 13], maxLines: 1, leading: 1.2 }, words, pitch * 0.36)
        : null;
    const height = labels[index]!.height + (note ? note.height + 2 * u : 0);
    const top = y + (pitch - height) / 2;
    return (
      <div key={index}>
        <ListNumber
          number={index + 1}
          box={{ x, y: y + pitch / 2 - radius * 0.9, width: radius * 1.8, height: radius * 1.8 }}
          block={`${panel.id}.places.${index}.number`}
          from={begin}
        />
        <TextBlock
          block={`${panel.id}.places.${index}.label`}
          set={labels[index]!}
          box={{ x: x + 2 * radius + 12 * u, y: top, width: words, height: labels[index]!.height }}
          from={begin}
          motion="block"
          enter="fade"
        />
        {note ? (
          <TextBlock
            block={`${panel.id}.places.${index}.note`}
            set={note}
            box={{
              x: x + 2 * radius + 12 * u,
              y: top + labels[index]!.height + 2 * u,
              width: words,
              height: note.height,
            }}
            color={palette.muted}
            from={begin + scene.at(3)}
            motion="block"
            enter="fade"
          />
        ) : null}
        {entry.figure ? (
          <CountingFigure
            block={`${panel.id}.places.${index}.figure`}
            figure={entry.figure}
            set={figures[index]!}
            from={begin}
            frames={18}
            enter="fade"
            align="end"
            anchor="middle"
            box={{ x: x + width - figureWidth, y, width: figureWidth, height: pitch }}
          />
        ) : null}
      </div>
    );
  });
}

function ListNumber(props: { number: number; box: Rect; block: string; from: number }): ReactNode {
  const scene = useScene();
  const set = setText(
    scene,
    { text: scene.number(props.number), role: 'figure', size: [32, 12], maxLines: 1 },
    props.box.width * 0.8,
    props.box.height * 0.8,
  );
  return (
    <TextBlock
      block={props.block}
      set={set}
      box={props.box}
      align="start"
      anchor="middle"
      color={scene.palette.accent}
      from={props.from}
      motion="block"
      enter="fade"
    />
  );
}
