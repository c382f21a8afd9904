import type { Figure } from '@scenewright/core/figures';
import { arc, pie } from 'd3-shape';
import type { ReactNode } from 'react';
import { CountingFigure } from '../../charting/counting-figure.js';
import { Drawing } from '../../charting/drawing.js';
import { Ring } from '../../charting/ring.js';
import { ink } from '../../charting/shades.js';
import { place } from '../../layout/place.js';
import { easeInOut } from '../../motion/curves.js';
import { useScene } from '../../scene-context/scene-context.js';
import type { Rect } from '../../scene-context/rect.js';
import { setText, setTexts } from '../../typography/set-text.js';
import { TextBlock } from '../../typography/text-block.js';
import { acting, swell } from '../acting.js';
import { shadedFace } from '../depth.js';
import { share, turn, type PanelProps } from '../panel-props.js';
import { drawingsOf, leastMark, PartMark } from '../part-mark.js';
import { Stressed } from '../stressed.js';

/** Radius of the parts that do not stand out, to that of the one that does. */
const pulled = 0.93;

/** How much a ring that lies in space is foreshortened. */
const tilt = 0.68;

/** Parts of one whole as a ring, each named beside it. */
export function SharePanel({ panel, box, from, depth }: PanelProps<'share'>): ReactNode {
  const scene = useScene();
  const { u, palette } = scene;
  const { items } = panel;
  const solid = depth > 0;
  // Long words need the room beside the ring.
  const longest = Math.max(...items.flatMap(({ label }) => label.split(/\s+/u).map((word) => word.length)));
  // In units of the canvas: on one panel of a large type the ring is not the smaller for it.
  const base = Math.min(scene.width, scene.height) / 1080;
  const words = longest * 16 * Math.min(u, base) + 150 * Math.min(u, base);
  const thickness = solid ? depth * 1.6 : 0;
  const sizes = {
    beside: Math.min(
      box.height / (solid ? tilt + 0.1 : 1),
      Math.max(box.width * 0.24, Math.min(box.width * 0.52, box.width - words)),
    ),
    over: Math.min(box.width * 0.86, (box.height * 0.58) / (solid ? tilt + 0.06 : 1)),
  };
  // Names stand beside the ring in a wide box, unless it is larger over them and they can be read there.
  const isReadUnder = (box.height - sizes.over - 24 * u) / items.length >= 44 * u && box.width < box.height * 1.7;
  const beside = box.width >= box.height * 1.15 && !(isReadUnder && sizes.over > sizes.beside * 1.1);
  const size = beside ? sizes.beside : sizes.over;
  const deep = solid ? size * tilt + thickness : size;
  const ring: Rect = beside
    ? { x: box.x, y: box.y + (box.height - deep) / 2, width: size, height: deep }
    : { x: box.x + (box.width - size) / 2, y: box.y, width: size, height: deep };
  const legend: Rect = beside
    ? { x: box.x + size + 36 * u, y: box.y, width: box.width - size - 36 * u, height: box.height }
    : { x: box.x, y: box.y + deep + 24 * u, width: box.width, height: box.height - deep - 24 * u };
  // What is left over stands back, whatever its size.
  const colors = items.map((item, index) =>
    item.rest ? ink(scene, 0.24) : (palette.data[index] ?? ink(scene, 0.3 + 0.12 * (index - 4))),
  );
  const hours = isDay(items.map(({ figure }) => figure));
  const chosen = items.findIndex((item) => item.highlight);
  const largest = items.reduce(
    (best, item, index) =>
      !item.rest && (items[best]!.rest || item.figure.magnitude > items[best]!.figure.magnitude) ? index : best,
    0,
  );
  const lit = chosen < 0 ? largest : chosen;

  // Each part is drawn in its turn: the ring closes with the last of them.
  const grown = items.map((_, index) => easeInOut(share(scene, turn(scene, from, index), 24)));
  // The hours of a day stand around it.
  const outer = (size / 2) * (hours && !solid ? 0.93 : 1);
  const inner = outer * 0.6;
  const slices = pie<(typeof items)[number]>()
    .value((item) => Math.max(0, item.figure.magnitude))
    .sort(null)([...items]);
  const shape = arc<{ startAngle: number; endAngle: number; outer: number }>()
    .innerRadius(inner)
    .outerRadius((slice) => slice.outer);
  // Each part comes forward in its turn, as far as the panel has room for it.
  const acts = items.map((_, index) => acting(scene, from, index, items.length));
  const raised = (index: number): number => outer * (1 - pulled) * swell(acts[index]!);
  const slice = (index: number): string => {
    const { startAngle, endAngle } = slices[index]!;
    const gap = Math.min(0.022, (endAngle - startAngle) / 4);
    if (grown[index]! <= 0) return '';
    return (
      shape({
        startAngle: startAngle + gap / 2,
        endAngle: startAngle + gap / 2 + Math.max(0, endAngle - startAngle - gap) * grown[index]!,
        outer: outer * (items[index]!.highlight ? 1 : pulled) + raised(index),
      }) ?? ''
    );
  };
  const center = ring.y + (solid ? (size * tilt) / 2 : size / 2);
  // Where a name and its figure would be small beside each other, the figure stands over its name.
  const isOver = beside && legend.width < 560 * base && legend.height / items.length >= 84 * base;
  const pitch = Math.min(legend.height / items.length, (isOver ? 150 : 84) * u);
  const legendY = legend.y + (beside ? (legend.height - pitch * items.length) / 2 : 0);
  const figures = setTexts(
    scene,
    items.map((item) => item.figure.display),
    { role: 'figure', size: [isOver ? 60 : 38, 16], maxLines: 1, leading: 1.04 },
    legend.width * (isOver ? 0.7 : 0.34),
    pitch * (isOver ? 0.42 : 0.8),
  );
  const figureWidth = Math.max(...figures.map((set) => set.width)) + 6 * u;
  const swatch = Math.min(26 * u, pitch * 0.5);
  const drawings = drawingsOf(scene, items);
  const room = Math.min(pitch * 0.84, 76 * u, legend.width * 0.18);
  const names = legend.width * 0.66 - swatch - 50 * u - longest * 14 * u;
  const mark = drawings.some((drawing) => drawing) && room >= leastMark(scene) && names >= room ? room : 0;
  const lead = swatch + 16 * u + (mark > 0 ? mark + 14 * u : 0);
  const labelWidth = legend.width - (isOver ? 0 : figureWidth + 18 * u) - lead;
  const figureHeight = figures[0]!.height;
  const labels = setTexts(
    scene,
    items.map((item) => item.label),
    { size: [isOver ? 38 : 29, 14], maxLines: 2, leading: 1.1, weight: 500 },
    labelWidth,
    isOver ? pitch * 0.92 - figureHeight : pitch * 0.9,
  );
  // The figure that is spoken of fills the hole, with what it is of: each while it comes and acts, else the one that leads.
  const named = inner >= 64 * base && !solid;
  const begun = items.map((_, index) => turn(scene, from, index)).filter((begin) => scene.frame >= begin);
  const isBuilding = begun.length < items.length || scene.frame < begun.at(-1)! + scene.at(52);
  const active = acts.findIndex((act) => act > 0);
  const spoken = active >= 0 ? active : isBuilding ? Math.max(0, begun.length - 1) : lit;
  const abouts = named
    ? items.map(({ label }) =>
        setText(
          scene,
          { text: label, size: [40, 12], maxLines: 3, weight: 600, leading: 1.1 },
          inner * 1.3,
          inner * 0.4,
        ),
      )
    : [];
  // A name that would be small print there is read beside the ring alone.
  const about = abouts[spoken] && abouts[spoken].size >= 18 * base ? abouts[spoken] : null;
  const middles = setTexts(
    scene,
    items.map(({ figure }) => figure.display),
    { role: 'figure', size: [230, 20], maxLines: 1, leading: 1 },
    inner * (solid ? 1.16 : 1.56),
    inner * (solid ? 0.62 : about ? 0.74 : 0.9),
  );
  const middle = middles[spoken]!;
  const middleFrom = turn(scene, from, isBuilding ? spoken : 0);
  const middleHeight = middle.height + (about ? about.height + 4 * u : 0);
  const middleTop = center - middleHeight / 2 + (solid ? thickness * 0.5 : 0);
  return (
    <>
      <Drawing>
        {hours && !solid ? <Hours x={ring.x + size / 2} y={center} radius={size / 2} /> : null}
        {solid ? (
          <g transform={`translate(${ring.x + size / 2} ${center})`}>
            {Array.from({ length: 8 }, (_, layer) => (
              <g key={layer} transform={`translate(0 ${thickness * (1 - layer / 8)}) scale(1 ${tilt})`}>
                {items.map((_, index) => (
                  <path key={index} d={slice(index)} fill={shadedFace(colors[index]!)} />
                ))}
              </g>
            ))}
            <g transform={`scale(1 ${tilt})`}>
              {items.map((_, index) => (
                <path key={index} d={slice(index)} fill={colors[index]!} />
              ))}
            </g>
          </g>
        ) : (
          <Ring
            x={ring.x + size / 2}
            y={center}
            outer={outer * pulled}
            hole={inner / (outer * pulled)}
            parts={items.map((item, index) => ({
              value: item.figure.magnitude,
              color: colors[index]!,
              grown: grown[index]!,
              lift: (item.highlight ? outer * (1 - pulled) : 0) + raised(index),
            }))}
          />
        )}
      </Drawing>
      <TextBlock
        key={`middle-${spoken}`}
        block={`${panel.id}.middle`}
        set={middle}
        box={{
          x: ring.x + size / 2 - inner,
          y: middleTop,
          width: 2 * inner,
          height: middle.height,
        }}
        align="center"
        from={middleFrom}
        motion="block"
        enter="fade"
      />
      {about ? (
        <TextBlock
          block={`${panel.id}.middle.label`}
          set={about}
          box={{
            x: ring.x + size / 2 - inner,
            y: middleTop + middle.height + 4 * u,
            width: 2 * inner,
            height: about.height,
          }}
          align="center"
          color={palette.muted}
          from={middleFrom}
          motion="block"
          enter="fade"
        />
      ) : null}
      {items.map((item, index) => {
        const begin = turn(scene, from, index) + scene.at(4);
        const y = legendY + pitch * index;
        const own = figureHeight + labels[index]!.height;
        const wordsY = isOver ? y + (pitch - own) / 2 : y;
        const middleOf = isOver ? wordsY + figureHeight / 2 : y + pitch / 2;
        return (
          <Stressed
            key={index}
            box={{ ...legend, y, height: pitch }}
            act={acts[index]!}
            align={isOver ? 'start' : 'center'}
          >
            {scene.frame >= begin ? (
              <div
                style={{
                  ...place(scene, { x: legend.x, y: middleOf - swatch / 2, width: swatch, height: swatch }),
                  background: colors[index],
                  borderRadius: Math.min(scene.look.shape.radius * u, swatch / 2),
                }}
              />
            ) : null}
            {mark > 0 ? (
              <PartMark
                drawing={drawings[index]!}
                box={{ x: legend.x + swatch + 16 * u, y: y + (pitch - mark) / 2, width: mark, height: mark }}
                from={begin}
                index={index}
              />
            ) : null}
            <TextBlock
              block={`${panel.id}.items.${index}.label`}
              set={labels[index]!}
              box={
                isOver
                  ? { x: legend.x + lead, y: wordsY + figureHeight, width: labelWidth, height: labels[index]!.height }
                  : { x: legend.x + lead, y, width: labelWidth, height: pitch }
              }
              anchor={isOver ? 'top' : 'middle'}
              color={isOver ? palette.muted : palette.text}
              from={begin}
              motion="block"
              enter="fade"
            />
            <CountingFigure
              block={`${panel.id}.items.${index}.figure`}
              figure={item.figure}
              set={figures[index]!}
              from={begin}
              frames={18}
              enter="fade"
              align={isOver ? 'start' : 'end'}
              anchor="middle"
              box={
                isOver
                  ? { x: legend.x + lead, y: wordsY, width: figureWidth, height: figureHeight }
                  : { x: legend.x + legend.width - figureWidth, y, width: figureWidth, height: pitch }
              }
            />
          </Stressed>
        );
      })}
    </>
  );
}

/** Whether parts are the hours of a day. */
const isDay = (figures: readonly Figure[]): boolean =>
  figures.every(({ unit }) => unit === 'h') &&
  Math.abs(figures.reduce((sum, { magnitude }) => sum + magnitude, 0) - 24) < 0.3;

/** The marks of the hours around a ring that is a day: every sixth is long. */
function Hours({ x, y, radius }: { x: number; y: number; radius: number }): ReactNode {
  const scene = useScene();
  return Array.from({ length: 24 }, (_, hour) => {
    const angle = (hour / 24) * 2 * Math.PI;
    const inner = radius * (hour % 6 === 0 ? 0.945 : 0.965);
    const [sin, cos] = [Math.sin(angle), -Math.cos(angle)];
    return (
      <line
        key={hour}
        x1={x + inner * sin}
        y1={y + inner * cos}
        x2={x + radius * sin}
        y2={y + radius * cos}
        stroke={ink(scene, hour % 6 === 0 ? 0.7 : 0.4)}
        strokeWidth={(hour % 6 === 0 ? 5 : 3) * scene.u}
      />
    );
  });
}
