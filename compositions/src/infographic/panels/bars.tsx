import type { ReactNode } from 'react';
import { CountingFigure } from '../../charting/counting-figure.js';
import { Drawing } from '../../charting/drawing.js';
import { ink } from '../../charting/shades.js';
import { lyingBar, valueSpan } from '../../charting/value-span.js';
import { ZeroLine } from '../../charting/zero-line.js';
import { tone } from '../../look/tone.js';
import { easeOutQuint } from '../../motion/curves.js';
import { useScene, type SceneState } from '../../scene-context/scene-context.js';
import type { Rect } from '../../scene-context/rect.js';
import { setText, setTexts } from '../../typography/set-text.js';
import { TextBlock } from '../../typography/text-block.js';
import { acting, swell } from '../acting.js';
import { LitBlock } from '../glint.js';
import { share, turn, type PanelProps } from '../panel-props.js';
import { drawingsOf, PartMark } from '../part-mark.js';
import { Stressed } from '../stressed.js';

/** Figures of one measure as columns in time, or as bars. */
export function BarsPanel(props: PanelProps<'bars'>): ReactNode {
  const scene = useScene();
  const { panel, box } = props;
  // Many columns on a tall ground are towers with little words: they lie down there.
  const isTower = panel.items.length > 5 && box.height > box.width * 1.2;
  const narrow = isTower || box.width / panel.items.length < 62 * scene.u;
  return panel.arrangement === 'columns' && !narrow ? <Columns {...props} /> : <Rows {...props} />;
}

/** The items that stand out in the accent, the rest in a shade of it; all in the accent when none does. */
function colorOf(scene: SceneState, items: PanelProps<'bars'>['panel']['items'], index: number): string {
  const lit = items[index]!.highlight || !items.some((item) => item.highlight);
  return lit ? scene.palette.accent : tone(ink(scene, 0.2), scene.palette.accent, 0.46);
}

function Columns({ panel, box, from, depth }: PanelProps<'bars'>): ReactNode {
  const scene = useScene();
  const { u, palette, look } = scene;
  const { items } = panel;
  const pitch = box.width / items.length;
  const labels = setTexts(
    scene,
    items.map((item) => item.label),
    { size: [27, 14], maxLines: 2, leading: 1.16, weight: 500 },
    pitch * 0.94,
    Math.min(70 * u, box.height * 0.3),
  );
  const figures = setTexts(
    scene,
    items.map((item) => item.figure.display),
    { role: 'figure', size: [40, 15], maxLines: 1, leading: 1.1 },
    pitch * 0.92,
    Math.min(52 * u, box.height * 0.2),
  );
  const labelHeight = Math.max(...labels.map((set) => set.height));
  const figureHeight = figures[0]!.height;
  const values = items.map((item) => item.figure.magnitude);
  const { low, range } = valueSpan(values);
  const foot = box.y + box.height - labelHeight - 14 * u;
  const under = low < 0 ? figureHeight + 6 * u : 0;
  const height = Math.max(box.height * 0.1, foot - box.y - figureHeight - 10 * u - depth * 0.6 - under);
  const base = foot - under - (-low / range) * height;
  const width = Math.min(pitch * 0.62, 130 * u);
  return (
    <>
      <Drawing>
        <line
          x1={box.x}
          x2={box.x + box.width}
          y1={base}
          y2={base}
          stroke={ink(scene, 0.4)}
          strokeWidth={Math.max(2, look.shape.hairline) * u}
        />
        {items.map((item, index) => {
          const way = easeOutQuint(share(scene, turn(scene, from, index), 22));
          const tall = Math.max(2 * u, (Math.abs(item.figure.magnitude) / range) * height * way);
          const bar: Rect = {
            x: box.x + pitch * (index + 0.5) - width / 2,
            y: item.figure.magnitude < 0 ? base : base - tall,
            width,
            height: tall,
          };
          const [color, radius] = [colorOf(scene, items, index), Math.min(look.shape.barRadius, 12) * u];
          return way <= 0 ? null : (
            <g key={index}>
              <LitBlock
                box={bar}
                color={color}
                depth={Math.min(depth, width * 0.3)}
                way={acting(scene, from, index, items.length)}
                radius={radius}
                isStanding
              />
            </g>
          );
        })}
      </Drawing>
      {items.map((item, index) => {
        const begin = turn(scene, from, index);
        const x = box.x + pitch * index;
        const top =
          item.figure.magnitude < 0
            ? base + (-item.figure.magnitude / range) * height + 6 * u
            : base -
              (item.figure.magnitude / range) * height -
              figureHeight -
              8 * u -
              (item.figure.magnitude < 0 ? 0 : Math.min(depth, width * 0.3) * 0.58);
        const lit = item.highlight || !items.some((one) => one.highlight);
        return (
          <div key={index}>
            <CountingFigure
              block={`${panel.id}.items.${index}.figure`}
              figure={item.figure}
              set={figures[index]!}
              from={begin + scene.at(6)}
              frames={18}
              align="center"
              enter="fade"
              box={{ x, y: top, width: pitch, height: figureHeight }}
              color={lit ? palette.text : palette.muted}
            />
            <TextBlock
              block={`${panel.id}.items.${index}.label`}
              set={labels[index]!}
              box={{ x: x + pitch * 0.03, y: foot + 14 * u, width: pitch * 0.94, height: labelHeight }}
              align="center"
              from={from + scene.at(4)}
              motion="block"
              enter="fade"
              color={palette.muted}
            />
          </div>
        );
      })}
    </>
  );
}

function Rows({ panel, box, from, depth }: PanelProps<'bars'>): ReactNode {
  const scene = useScene();
  const { u, palette, look } = scene;
  const { items } = panel;
  const lead = leadOf(items, box, u);
  const pitch = box.height / (items.length + (lead < 0 ? 0 : leadWeight - 1));
  const topOf = (index: number): number => box.y + pitch * (index + (lead >= 0 && index > lead ? leadWeight - 1 : 0));
  const ranked = panel.arrangement === 'ranking';
  const place = ranked ? 56 * u : 0;
  const drawings = drawingsOf(scene, items);
  const mark = drawings.some((drawing) => drawing) ? Math.min(pitch * 0.86, box.width * 0.16, 112 * u) : 0;
  const indent = place + (mark > 0 ? mark + 20 * u : 0);
  const beside = Math.min(box.width * 0.36, 380 * u) - place;
  // Where bars would be short beside their names, the names stand above them.
  // So they do where figures would be small behind them.
  const setFigures = (largest: number, width: number, height: number): ReturnType<typeof setTexts> =>
    setTexts(scene, items.map((item) => item.figure.display), { role: 'figure', size: [largest, 16], maxLines: 1, leading: 1.1 }, width, height); // prettier-ignore
  const small = pitch > 46 * u && setFigures(38, box.width * 0.24, pitch * 0.8)[0]!.size < 24 * u;
  const over = small || (pitch > 66 * u && (box.width < 580 * u || box.width * 0.72 - indent - beside < box.width * 0.4)); // prettier-ignore
  const labelWidth = over ? box.width * 0.66 - indent : beside;
  const labels = setTexts(
    scene,
    items.map((item) => item.label),
    { size: [over ? 36 : 31, 15], maxLines: over ? 1 : 2, leading: 1.14, weight: 500 },
    labelWidth,
    over ? pitch * 0.46 : pitch * 0.86,
  );
  // Above its bar a figure has what the longest name leaves.
  const beyond = box.width - indent - Math.max(...labels.map((set) => set.width)) - 24 * u;
  const figures = over
    ? setFigures(44, Math.max(box.width * 0.3, beyond), pitch * 0.46)
    : setFigures(38, box.width * 0.24, pitch * 0.8);
  const figureWidth = Math.max(...figures.map((set) => set.width)) + 8 * u;
  const widest = over ? labelWidth : Math.min(labelWidth, Math.max(...labels.map((set) => set.width)) + 4 * u);
  const numerals = ranked
    ? setTexts(
        scene,
        items.map((_, index) => scene.number(index + 1)),
        { role: 'figure', size: [40, 16], maxLines: 1 },
        place * 0.8,
        pitch * 0.7,
      )
    : [];
  const x0 = over ? box.x + indent : box.x + indent + widest + 22 * u;
  const whole = box.width - (x0 - box.x) - depth;
  // Behind its bar each figure has its room; the one that leads stands over its own, which may reach the edge.
  const top = Math.max(...items.map(({ figure }) => figure.magnitude));
  const second = Math.max(...items.map(({ figure }, index) => (index === lead ? 0 : figure.magnitude)));
  const behind = whole - figureWidth - 18 * u;
  const room = over ? whole : lead < 0 || second <= 0 ? behind : Math.min(whole, (behind * top) / second);
  const span = valueSpan(items.map((item) => item.figure.magnitude));
  const track = { span, start: x0, length: room };
  const zero = span.along(0, x0, room);
  const thick = Math.min(over ? pitch * 0.32 : pitch * 0.56, 54 * u);
  // What leads has a row of more than two: its figure is the one that is read from afar.
  const tall = pitch * leadWeight;
  const leadFigure =
    lead < 0
      ? null
      : setText(
          scene,
          { text: items[lead]!.figure.display, role: 'figure', size: [150, 16], maxLines: 1, leading: 1 },
          (box.width - indent) * 0.6,
          tall * 0.56,
        );
  const leadLabel =
    leadFigure &&
    setText(
      scene,
      { text: items[lead]!.label, size: [76, 15], maxLines: 2, leading: 1.04, weight: 650 },
      box.width - indent - leadFigure.width - 30 * u,
      tall * 0.5,
    );
  const leadBar = (way: number): Rect => ({
    ...lyingBar(items[lead]!.figure.magnitude * way, track, 3 * u),
    y: topOf(lead) + tall * 0.62,
    height: Math.min(tall * 0.28, 84 * u),
  });
  // The bars' own room stands from the start, so that the panel is never empty.
  const tracked = span.low >= 0 && depth === 0;
  const acts = items.map((_, index) => acting(scene, from, index, items.length));
  // A bar is thicker while it is spoken of.
  const risen = (bar: Rect, index: number): Rect => {
    const by = bar.height * 0.22 * swell(acts[index]!);
    return { ...bar, y: bar.y - by / 2, height: bar.height + by };
  };
  return (
    <>
      <Drawing>
        {items.map((item, index) => {
          const way = easeOutQuint(share(scene, turn(scene, from, index), 22));
          if (index === lead)
            return way <= 0 ? (
              tracked ? (
                <Track key={index} box={{ ...leadBar(0), x: x0, width: room }} />
              ) : null
            ) : (
              <LitBlock
                key={index}
                box={risen(leadBar(way), index)}
                color={palette.accent}
                depth={Math.min(depth, thick * 0.4)}
                way={acting(scene, from, index, items.length)}
                radius={Math.min(look.shape.barRadius, 14) * u}
              />
            );
          const y = topOf(index) + (over ? pitch * 0.6 : (pitch - thick) / 2 + depth * 0.2);
          if (tracked && way <= 0) return <Track key={index} box={{ x: x0, y, width: room, height: thick }} />;
          const bar: Rect = {
            ...lyingBar(item.figure.magnitude * way, track, 3 * u),
            y,
            height: thick,
          };
          const [color, radius] = [colorOf(scene, items, index), Math.min(look.shape.barRadius, 14) * u];
          return way <= 0 ? null : (
            <g key={index}>
              {tracked ? <Track box={{ x: x0, y, width: room, height: thick }} /> : null}
              <LitBlock
                box={risen(bar, index)}
                color={color}
                depth={Math.min(depth, thick * 0.4)}
                way={acting(scene, from, index, items.length)}
                radius={radius}
              />
            </g>
          );
        })}
      </Drawing>
      {items.map((item, index) => {
        const begin = turn(scene, from, index);
        const y = topOf(index);
        const high = index === lead ? tall : pitch;
        const end = Math.max(zero, span.along(item.figure.magnitude, x0, room));
        const barY = y + (over ? pitch * 0.6 : (pitch - thick) / 2 + depth * 0.2);
        const line: Rect = {
          x: box.x + indent,
          y,
          width: over ? labelWidth : widest,
          height: over ? pitch * 0.55 : pitch,
        };
        const lit = item.highlight || !items.some((one) => one.highlight);
        return (
          <Stressed key={index} box={{ ...box, y, height: high }} act={acts[index]!} align="center">
            {ranked ? (
              <TextBlock
                block={`${panel.id}.items.${index}.place`}
                set={numerals[index]!}
                box={{ x: box.x, y, width: place, height: index === lead ? tall * 0.58 : pitch }}
                anchor="middle"
                color={lit ? palette.accent : palette.muted}
                from={from - scene.at(40)}
                motion="block"
                enter="fade"
              />
            ) : null}
            {mark > 0 ? (
              <PartMark
                drawing={drawings[index]!}
                box={{ x: box.x + place, y: y + (high - mark) / 2, width: mark, height: mark }}
                from={begin}
                index={index}
              />
            ) : null}
            {span.low < 0 ? <ZeroLine x={zero} y={barY - 4 * u} height={thick + 8 * u} /> : null}
            <TextBlock
              block={`${panel.id}.items.${index}.label`}
              set={index === lead ? leadLabel! : labels[index]!}
              box={index === lead ? { ...line, width: leadLabel!.width + 4 * u, height: tall * 0.57 } : line}
              anchor={over || index === lead ? 'bottom' : 'middle'}
              from={from - scene.at(40)}
              motion="block"
              enter="fade"
            />
            <CountingFigure
              block={`${panel.id}.items.${index}.figure`}
              figure={item.figure}
              set={index === lead ? leadFigure! : figures[index]!}
              from={begin + scene.at(4)}
              frames={18}
              enter="fade"
              anchor={over || index === lead ? 'bottom' : 'middle'}
              align={over || index === lead ? 'end' : 'start'}
              box={
                index === lead
                  ? {
                      x: box.x + box.width - leadFigure!.width - 6 * u,
                      y,
                      width: leadFigure!.width + 6 * u,
                      height: tall * 0.6,
                    }
                  : over
                    ? { x: box.x + box.width - figureWidth, y, width: figureWidth, height: line.height }
                    : { x: end + 16 * u + Math.min(depth, thick * 0.4), y, width: figureWidth, height: pitch }
              }
            />
          </Stressed>
        );
      })}
    </>
  );
}

/** How far the longest bar reaches, behind each of them. */
function Track({ box }: { box: Rect }): ReactNode {
  const scene = useScene();
  const { look, u } = scene;
  return <rect {...box} rx={Math.min(look.shape.barRadius * u, 14 * u, box.height / 2)} fill={ink(scene, 0.08)} />;
}

/** Rows that the one that leads is worth. */
const leadWeight = 2.4;

/** The place of what leads, where one does and there is room to show it; else -1. */
function leadOf(items: PanelProps<'bars'>['panel']['items'], box: Rect, u: number): number {
  const lit = items.flatMap(({ highlight }, index) => (highlight ? [index] : []));
  const fits = items.length >= 3 && box.height / (items.length + leadWeight - 1) >= 46 * u && box.width >= 480 * u;
  return lit.length === 1 && fits && items.every(({ figure }) => figure.magnitude >= 0) ? lit[0]! : -1;
}
