import type { ReactNode } from 'react';
import { tone } from '../../look/tone.js';
import { useCountUp } from '../../motion/count-up.js';
import { clamp, easeOutQuint } from '../../motion/curves.js';
import { valueSpan } from '../../charting/value-span.js';
import { useScene } from '../../scene-context/scene-context.js';
import type { Rect } from '../../scene-context/rect.js';
import { setText, setTexts } from '../../typography/set-text.js';
import { TextBlock } from '../../typography/text-block.js';
import { useSvgId } from '../../look/svg-id.js';

const [white, soft] = ['#ffffff', '#c9d3e6'];
/** Light bodies on the dark hall; the style's own accent when it is light enough to glow there. */
const glow = (accent: string): string => tone(accent, '#ffffff', 0.3);

/** Figures that stand in a dark hall: one alone and large, several as columns of light. */
export function FiguresInSpace(): ReactNode {
  const { content } = useScene<'footage'>();
  const figures = content.figures ?? [];
  if (figures.length === 1) return <Alone />;
  // Only what is counted alike can be compared by height.
  const alike = new Set(figures.map(({ figure }) => `${figure.prefix}|${figure.unit}|${figure.suffix}`)).size === 1;
  return alike ? <Columns /> : <Afloat />;
}

function Head(props: { area: Rect }): ReactNode {
  const scene = useScene<'footage'>();
  const { title, kicker } = scene.content;
  const text = title ?? kicker;
  if (!text) return null;
  const set = setText(
    scene,
    {
      text,
      role: 'heading',
      size: scene.shape === 'wide' ? [76, 40] : [80, 42],
      maxLines: scene.shape === 'wide' ? 2 : 3,
    },
    props.area.width,
    props.area.height,
  );
  return <TextBlock block="title" set={set} box={props.area} from={scene.cue('title', scene.at(4))} color={white} />;
}

function Alone(): ReactNode {
  const scene = useScene<'footage'>();
  const { content, safe, u, shape, width, palette, frame, fps } = scene;
  const { figure, label } = content.figures![0]!;
  const headHeight = content.title || content.kicker ? safe.height * 0.22 : 0;
  const area = { ...safe, y: safe.y + headHeight, height: safe.height - headHeight };
  const from = scene.cue('figures.0', scene.at(8));
  const set = setText(
    scene,
    { text: figure.display, role: 'figure', size: [360, 80], maxLines: 1 },
    area.width * 0.86,
    area.height * 0.5,
  );
  const name = setText(
    scene,
    { text: label, size: shape === 'wide' ? [48, 30] : [54, 32], maxLines: 3, weight: 600 },
    Math.min(area.width * 0.8, 1100 * u),
    area.height * 0.26,
  );
  const top = area.y + (area.height - set.height - name.height - 30 * u) / 2;
  const cx = width / 2;
  const cy = top + set.height * 0.55;
  const rx = Math.min(width * 0.42, set.height * 2.6);
  const drawn = easeOutQuint(clamp((frame - from) / scene.at(40)));
  const text = useCountUp(figure, from);
  return (
    <>
      <svg
        width={width}
        height={scene.height}
        viewBox={`0 0 ${width} ${scene.height}`}
        style={{ position: 'absolute', left: 0, top: 0 }}
      >
        {[0, 1].map((ring) => (
          <ellipse
            key={ring}
            cx={cx}
            cy={cy}
            rx={rx * (1 + ring * 0.1) * drawn}
            ry={rx * (0.34 + ring * 0.05) * drawn}
            fill="none"
            stroke={glow(palette.accent)}
            strokeWidth={(ring === 0 ? 3 : 1.4) * u}
            strokeDasharray={ring === 0 ? undefined : `${40 * u} ${26 * u}`}
            strokeDashoffset={(-frame / fps) * 50 * u}
            opacity={ring === 0 ? 0.4 : 0.3}
          />
        ))}
      </svg>
      <Head area={{ ...safe, height: headHeight * 0.92 }} />
      <TextBlock
        block="figures.0"
        set={set}
        shown={text}
        box={{ ...area, y: top, height: set.height }}
        align="center"
        from={from}
        color={white}
      />
      <TextBlock
        block="label.0"
        set={name}
        box={{
          x: area.x + (area.width - Math.min(area.width * 0.8, 1100 * u)) / 2,
          width: Math.min(area.width * 0.8, 1100 * u),
          y: top + set.height + 30 * u,
          height: name.height,
        }}
        align="center"
        from={from + scene.at(8)}
        motion="block"
        color={soft}
      />
    </>
  );
}

/** Figures of different kinds: each on its own ring, side by side or below each other. */
function Afloat(): ReactNode {
  const scene = useScene<'footage'>();
  const { content, safe, u, shape, width, height, palette, frame, fps, direction } = scene;
  const figures = content.figures!;
  const headHeight = content.title || content.kicker ? safe.height * 0.22 : 0;
  const area = { ...safe, y: safe.y + headHeight, height: safe.height - headHeight };
  const across = shape === 'wide' ? Math.min(figures.length, 5) : Math.min(figures.length, 2);
  const rows = Math.ceil(figures.length / across);
  const cell = { width: area.width / across, height: area.height / rows };
  const values = setTexts(
    scene,
    figures.map(({ figure }) => figure.display),
    { role: 'figure', size: [150, 30], maxLines: 1 },
    cell.width * 0.72,
    cell.height * 0.34,
  );
  const names = setTexts(
    scene,
    figures.map(({ label }) => label),
    { size: [40, 20], maxLines: 3, weight: 600 },
    cell.width * 0.84,
    Math.min(130 * u, cell.height * 0.24),
  );
  const places = figures.map((_, index) => {
    const x = area.x + cell.width * ((index % across) + 0.5);
    const y = area.y + cell.height * (Math.floor(index / across) + 0.42);
    const from = scene.cue(`figures.${index}`, scene.at(10 + index * 6));
    return {
      x,
      y,
      drawnX: direction === 'rtl' ? width - x : x,
      from,
      grown: easeOutQuint(clamp((frame - from) / scene.at(30))),
    };
  });
  const radius = Math.min(cell.width * 0.44, cell.height * 0.38);
  return (
    <>
      <svg
        width={width}
        height={height}
        viewBox={`0 0 ${width} ${height}`}
        style={{ position: 'absolute', left: 0, top: 0 }}
      >
        {places.map(({ drawnX, y, grown }, index) => (
          <g key={index} fill="none" stroke={glow(palette.accent)}>
            <circle
              cx={drawnX}
              cy={y}
              r={radius * grown}
              strokeWidth={3 * u}
              opacity={0.5}
              fill="#0b1028"
              fillOpacity={0.5}
            />
            <circle
              cx={drawnX}
              cy={y}
              r={radius * 1.1 * grown}
              strokeWidth={1.6 * u}
              opacity={0.34}
              strokeDasharray={`${30 * u} ${22 * u}`}
              strokeDashoffset={((index % 2 === 0 ? -1 : 1) * (frame / fps) * 40 + index * 30) * u}
            />
          </g>
        ))}
      </svg>
      <Head area={{ ...safe, height: headHeight * 0.86 }} />
      {figures.map((_, index) => {
        const { x, y, from } = places[index]!;
        const set = values[index]!;
        return (
          <Value
            key={index}
            index={index}
            box={{ x: x - cell.width * 0.4, width: cell.width * 0.8, y: y - set.height / 2, height: set.height }}
            set={set}
            from={from}
          />
        );
      })}
      {names.map((set, index) => (
        <TextBlock
          key={index}
          block={`label.${index}`}
          set={set}
          box={{
            x: places[index]!.x - cell.width * 0.42,
            width: cell.width * 0.84,
            y: places[index]!.y + radius * 1.1 + 18 * u,
            height: set.height,
          }}
          align="center"
          from={places[index]!.from + scene.at(6)}
          motion="block"
          color={soft}
        />
      ))}
    </>
  );
}

function Columns(): ReactNode {
  const scene = useScene<'footage'>();
  const { content, safe, u, shape, width, height, palette, direction, frame } = scene;
  const figures = content.figures!;
  const magnitudes = figures.map(({ figure }) => figure.magnitude);
  const top = Math.max(...magnitudes.map(Math.abs), 1e-9);
  const span = valueSpan(magnitudes);
  const headHeight = content.title || content.kicker ? safe.height * (shape === 'wide' ? 0.2 : 0.16) : 0;
  const labelHeight = (shape === 'wide' ? 92 : 110) * u;
  const floor = safe.y + safe.height - labelHeight - 10 * u;
  const room = floor - safe.y - headHeight - 110 * u;
  const slot = safe.width / figures.length;
  const body = Math.min(slot * 0.5, 150 * u);
  const depth = body * 0.34;
  const values = setTexts(
    scene,
    figures.map(({ figure }) => figure.display),
    { role: 'figure', size: [64, 22], maxLines: 1 },
    slot * 0.94,
    84 * u,
  );
  const names = setTexts(
    scene,
    figures.map(({ label }) => label),
    { size: [34, 18], maxLines: 3, weight: 600 },
    slot * 0.9,
    labelHeight,
  );
  // Losses hang from the line that gains stand on, with their figures below them.
  const under = span.low < 0 ? Math.max(...values.map((set) => set.height)) + 8 * u : 0;
  const base = floor - under - (-span.low / span.range) * (room - under);
  const highlight = figures.some((each) => each.highlight)
    ? figures.findIndex((each) => each.highlight)
    : figures.findIndex(({ figure }) => Math.abs(figure.magnitude) === top);
  const flip = direction === 'rtl';
  const tag = useSvgId('');
  const columns = figures.map(({ figure }, index) => {
    const from = scene.cue(`figures.${index}`, scene.at(12 + index * 5));
    const grown = easeOutQuint(clamp((frame - from) / scene.at(34)));
    const x = safe.x + slot * (index + 0.5);
    return {
      x: flip ? width - x : x,
      h: Math.max(8 * u, (Math.abs(figure.magnitude) / span.range) * (room - under)) * grown,
      down: figure.magnitude < 0,
      grown,
      from,
    };
  });
  return (
    <>
      <svg
        width={width}
        height={height}
        viewBox={`0 0 ${width} ${height}`}
        style={{ position: 'absolute', left: 0, top: 0 }}
      >
        <defs>
          {[palette.accent, '#7f93b8'].map((color, index) => (
            <linearGradient key={index} id={`column${index}${tag}`} x1="0" y1="0" x2="0" y2="1">
              <stop offset="0" stopColor={glow(color)} />
              <stop offset="1" stopColor={tone(color, '#0b1028', 0.5)} />
            </linearGradient>
          ))}
        </defs>
        {columns.map(({ x, h, down }, index) => {
          const main = index === highlight;
          const color = main ? palette.accent : '#7f93b8';
          const left = x - body / 2;
          const [y, end] = down ? [base, base + h] : [base - h, base];
          return (
            <g key={index}>
              {down ? null : (
                <path
                  d={`M${left} ${base + 6 * u}h${body}l${depth * 0.8} ${46 * u}h${-body - depth * 0.4}Z`}
                  fill={color}
                  opacity={0.16}
                />
              )}
              <path
                d={`M${left + body} ${end}V${y}l${depth} ${-depth * 0.5}V${end - depth * 0.5}Z`}
                fill={tone(color, '#0b1028', 0.55)}
              />
              <path
                d={`M${left} ${y}l${depth} ${-depth * 0.5}h${body}l${-depth} ${depth * 0.5}Z`}
                fill={tone(color, '#ffffff', 0.62)}
              />
              <rect x={left} y={y} width={body} height={h} fill={`url(#column${main ? 0 : 1}${tag})`} />
              <rect x={left} y={y} width={body * 0.14} height={h} fill="#ffffff" opacity={0.22} />
            </g>
          );
        })}
      </svg>
      <Head area={{ ...safe, height: headHeight * 0.86 }} />
      {figures.map((each, index) => {
        const { h, from, down } = columns[index]!;
        const x = safe.x + slot * index + slot * 0.03;
        const set = values[index]!;
        return (
          <Value
            key={index}
            index={index}
            box={{
              x,
              width: slot * 0.94,
              y: down ? base + h + 8 * u : base - h - depth * 0.5 - set.height - 8 * u,
              height: set.height,
            }}
            set={set}
            from={from}
          />
        );
      })}
      {names.map((set, index) => (
        <TextBlock
          key={index}
          block={`label.${index}`}
          set={set}
          box={{ x: safe.x + slot * index + slot * 0.05, width: slot * 0.9, y: floor + 18 * u, height: labelHeight }}
          align="center"
          from={columns[index]!.from}
          motion="block"
          color={index === highlight ? white : soft}
        />
      ))}
    </>
  );
}

function Value(props: { index: number; box: Rect; set: ReturnType<typeof setTexts>[number]; from: number }): ReactNode {
  const { content } = useScene<'footage'>();
  const text = useCountUp(content.figures![props.index]!.figure, props.from);
  return (
    <TextBlock
      block={`figures.${props.index}`}
      set={props.set}
      shown={text}
      box={props.box}
      align="center"
      from={props.from}
      color={white}
    />
  );
}
