import type { Panel } from '@scenewright/core/scenes';
import type { ReactNode } from 'react';
import { CountingFigure } from '../../charting/counting-figure.js';
import { Drawing } from '../../charting/drawing.js';
import { ink, outcomeColor } from '../../charting/shades.js';
import { hasIcon, Icon } from '../../icons/icon.js';
import { place } from '../../layout/place.js';
import { easeInOut } from '../../motion/curves.js';
import { TrendArrow } from '../../scenes/counter/companion.js';
import { useScene } from '../../scene-context/scene-context.js';
import type { Rect } from '../../scene-context/rect.js';
import { setText, setTexts } from '../../typography/set-text.js';
import { TextBlock } from '../../typography/text-block.js';
import { acting, swell } from '../acting.js';
import { shadedFace } from '../depth.js';
import { lit } from '../glint.js';
import { PartMark } from '../part-mark.js';
import { Stressed } from '../stressed.js';
import { isShare, share, turn, type PanelProps } from '../panel-props.js';

type Item = Panel<'figures'>['items'][number];

/** One to six figures in cells of one size, each with its sign: a ring, an arrow or an icon. */
export function FiguresPanel({ panel, box, from, depth }: PanelProps<'figures'>): ReactNode {
  const scene = useScene();
  const { u } = scene;
  const { items } = panel;
  if (items.length === 1 && box.width > box.height * 3.2)
    return <Single panel={panel} box={box} from={from} depth={depth} />;
  const gap = 36 * u;
  const line = Math.min(22 * u, box.height * 0.05);
  const columns = columnsFor(items, box, gap, u);
  const rows = Math.ceil(items.length / columns);
  const cell = {
    width: (box.width - (columns - 1) * gap) / columns,
    height: (box.height - (rows - 1) * line) / rows,
  };
  const signed = items.some((item) => sign(item) !== 'none');
  const isPictured = items.some((item) => sign(item) === 'picture');
  // In a narrow cell the sign stands over the figure, which would be small beside it. One alone has the room of all.
  const alone = items.length === 1;
  const over = signed && cell.width < cell.height * (alone ? 1.15 : 1.35);
  const shares = alone ? { over: [0.36, 0.6], beside: [0.86, 0.4] } : { over: [0.36, 0.6], beside: [0.78, 0.32] };
  const [high, wide] = over ? shares.over : shares.beside;
  const signSize = signed ? Math.min(cell.height * high!, cell.width * wide!, alone ? Infinity : 190 * u) : 0;
  const aside = (alone ? 40 : 22) * u;
  const words = cell.width - (signed && !over ? signSize + aside : 0);
  const least = over ? signSize + 16 * u : 0;
  const labels = setTexts(
    scene,
    items.map((item) => item.label),
    { size: [alone ? 38 : 32, 20], maxLines: 3, leading: 1.18, weight: 500 },
    words,
    (cell.height - least) * (over ? 0.54 : 0.46),
  );
  const labelHeight = Math.max(...labels.map((set) => set.height));
  const notes = items.map((item) =>
    item.note
      ? setText(scene, { text: item.note, size: [25, 15], maxLines: 2, leading: 1.2 }, words, cell.height * 0.22)
      : null,
  );
  const noteHeight = Math.max(0, ...notes.map((set) => (set ? set.height + 6 * u : 0)));
  const figures = setTexts(
    scene,
    items.map((item) => item.figure.display),
    { role: 'figure', size: [alone ? 190 : 120, 26], maxLines: 1, leading: 1.04 },
    words * 0.97,
    Math.max(box.height * 0.02, Math.min(cell.height - least - labelHeight - noteHeight - 10 * u, cell.height * 0.56)),
  );
  const figureHeight = Math.max(...figures.map((set) => set.height));
  const height = least + figureHeight + 8 * u + labelHeight + noteHeight;
  return items.map((item, index) => {
    const begin = turn(scene, from, index);
    const row = Math.floor(index / columns);
    const x = box.x + (index % columns) * (cell.width + gap);
    const cellY = box.y + row * (cell.height + line);
    const top = cellY + (cell.height - height) / 2;
    const y = top + least;
    const left = x + (signed && !over ? signSize + aside : 0);
    const ring: Rect = { x, y: over ? top : cellY + (cell.height - signSize) / 2, width: signSize, height: signSize };
    return (
      <Stressed
        key={index}
        box={{ x, y: cellY, width: cell.width, height: cell.height }}
        act={acting(scene, from, index, items.length)}
      >
        {index % columns > 0 ? (
          <div
            style={{
              ...place(scene, {
                x: x - gap / 2 - u,
                y: cellY + cell.height * 0.12,
                width: 2 * u,
                height: cell.height * 0.76,
              }),
              background: ink(scene, 0.12),
            }}
          />
        ) : null}
        {row > 0 ? (
          <div
            style={{
              ...place(scene, { x, y: cellY - line * 0.5 - u, width: cell.width, height: 2 * u }),
              background: ink(scene, 0.12),
            }}
          />
        ) : null}
        {signed ? (
          <Sign
            item={item}
            box={ring}
            begin={begin}
            depth={depth}
            isPictured={isPictured}
            act={acting(scene, from, index, items.length)}
          />
        ) : null}
        <CountingFigure
          block={`${panel.id}.items.${index}.figure`}
          figure={item.figure}
          set={figures[index]!}
          from={begin}
          frames={26}
          box={{ x: left, y, width: figures[index]!.width + 6 * u, height: figureHeight }}
          anchor="bottom"
        />
        <TextBlock
          block={`${panel.id}.items.${index}.label`}
          set={labels[index]!}
          box={{ x: left, y: y + figureHeight + 8 * u, width: words, height: labelHeight }}
          color={scene.palette.muted}
          from={begin + scene.at(4)}
          motion="block"
          enter="fade"
        />
        {sign(item) === 'none' ? (
          <Underline
            box={{ x: left, y: y + figureHeight, width: Math.min(figures[index]!.width, words), height: 4 * u }}
            act={acting(scene, from, index, items.length)}
          />
        ) : null}
        {notes[index] ? (
          <TextBlock
            block={`${panel.id}.items.${index}.note`}
            set={notes[index]!}
            box={{ x: left, y: y + figureHeight + 14 * u + labels[index]!.height, width: words, height: noteHeight }}
            from={begin + scene.at(6)}
            motion="block"
            enter="fade"
          />
        ) : null}
      </Stressed>
    );
  });
}

/** One figure in a low, wide panel: its words stand beside it. */
function Single({ panel, box, from, depth }: PanelProps<'figures'>): ReactNode {
  const scene = useScene();
  const { u, palette } = scene;
  const item = panel.items[0]!;
  const begin = turn(scene, from, 0);
  const size = sign(item) === 'none' ? 0 : Math.min(box.height, 170 * u);
  const left = box.x + (size > 0 ? size + 30 * u : 0);
  const figure = setText(
    scene,
    { text: item.figure.display, role: 'figure', size: [150, 30], maxLines: 1 },
    box.width * 0.45,
    box.height,
  );
  const x = left + figure.width + 40 * u;
  const width = box.x + box.width - x;
  const note = item.note
    ? setText(scene, { text: item.note, size: [30, 16], maxLines: 1 }, width, box.height * 0.3)
    : null;
  const label = setText(
    scene,
    { text: item.label, size: [46, 18], maxLines: 3, leading: 1.2, weight: 500 },
    width,
    box.height - (note ? note.height : 0),
  );
  const y = box.y + (box.height - label.height - (note?.height ?? 0)) / 2;
  return (
    <>
      {size > 0 ? (
        <Sign
          item={item}
          box={{ x: box.x, y: box.y + (box.height - size) / 2, width: size, height: size }}
          begin={begin}
          depth={depth}
          isPictured={item.picture !== undefined}
          act={acting(scene, from, 0, 1)}
        />
      ) : null}
      <CountingFigure
        block={`${panel.id}.items.0.figure`}
        figure={item.figure}
        set={figure}
        from={begin}
        frames={26}
        anchor="middle"
        box={{ ...box, x: left, width: figure.width + 6 * u }}
      />
      {size > 0 ? null : (
        <Underline
          box={{ x: left, y: box.y + (box.height + figure.height) / 2, width: figure.width, height: 4 * u }}
          act={acting(scene, from, 0, 1, 1.8)}
        />
      )}
      <TextBlock
        block={`${panel.id}.items.0.label`}
        set={label}
        box={{ x, y, width, height: label.height }}
        color={palette.muted}
        from={begin + scene.at(4)}
        motion="block"
        enter="fade"
      />
      {note ? (
        <TextBlock
          block={`${panel.id}.items.0.note`}
          set={note}
          box={{ x, y: y + label.height, width, height: note.height }}
          from={begin + scene.at(6)}
          motion="block"
          enter="fade"
        />
      ) : null}
    </>
  );
}

/** Under a figure that has no sign a line is drawn in its turn, and leaves as it came. */
function Underline({ box, act }: { box: Rect; act: number }): ReactNode {
  const scene = useScene();
  if (act <= 0) return null;
  const [start, end] = [easeInOut(2 * act - 1), easeInOut(2 * act)];
  const line = { ...box, x: box.x + box.width * start, width: box.width * (end - start) };
  return <div style={{ ...place(scene, line), background: scene.palette.accent }} />;
}

/** The columns whose cells come nearest to the shape of a figure over its label. */
function columnsFor(items: readonly Item[], box: Rect, gap: number, u: number): number {
  const ideal = items.some((item) => sign(item) !== 'none') ? 2.3 : 1.9;
  let best = { columns: 1, cost: Infinity };
  const line = Math.min(22 * u, box.height * 0.05);
  for (let columns = 1; columns <= items.length; columns += 1) {
    const rows = Math.ceil(items.length / columns);
    const width = (box.width - (columns - 1) * gap) / columns;
    const height = (box.height - (rows - 1) * line) / rows;
    const cost =
      Math.abs(Math.log(width / height / ideal)) +
      (rows * columns - items.length) * 0.5 +
      Math.max(0, (190 * u) / width - 1) * 8;
    if (cost < best.cost) best = { columns, cost };
  }
  return best.columns;
}

function sign(item: Item): 'arrow' | 'ring' | 'picture' | 'icon' | 'none' {
  if (item.trend && item.trend !== 'flat') return 'arrow';
  if (isShare(item.figure)) return 'ring';
  if (item.picture !== undefined) return 'picture';
  return hasIcon(item.icon) ? 'icon' : 'none';
}

function Sign(props: {
  item: Item;
  box: Rect;
  begin: number;
  depth: number;
  /** Others beside it have pictures. */
  isPictured: boolean;
  /** How far its act has come, 0 to 1. */
  act: number;
}): ReactNode {
  const { item, box, begin, depth, isPictured, act } = props;
  const scene = useScene();
  const { palette, u } = scene;
  const way = easeInOut(share(scene, begin, 22));
  const kind = sign(item);
  const radius = box.width / 2;
  const [cx, cy] = [box.x + radius, box.y + radius];
  if (way <= 0) return null;
  if (kind === 'picture' || (kind === 'icon' && isPictured))
    return <PartMark drawing={scene.drawing(item.picture)} icon={item.icon} box={box} from={begin} index={box.y} />;
  if (kind === 'ring') {
    const stroke = radius * 0.3;
    const r = radius - stroke / 2;
    const length = 2 * Math.PI * r;
    const filled = (Math.min(100, item.figure.magnitude) / 100) * way * length;
    const arc = (dy: number, color: string): ReactNode => (
      <circle
        cx={cx}
        cy={cy + dy}
        r={r}
        fill="none"
        stroke={color}
        strokeWidth={stroke}
        strokeDasharray={`${filled} ${length}`}
        transform={`rotate(-90 ${cx} ${cy + dy})`}
      />
    );
    return (
      <Drawing>
        {depth > 0 ? (
          <circle cx={cx} cy={cy + depth * 0.5} r={r} fill="none" stroke={ink(scene, 0.3)} strokeWidth={stroke} />
        ) : null}
        <circle cx={cx} cy={cy} r={r} fill="none" stroke={ink(scene, 0.14)} strokeWidth={stroke} />
        {depth > 0 ? arc(depth * 0.5, shadedFace(palette.accent)) : null}
        {arc(0, palette.accent)}
        {act > 0 && filled > stroke ? (
          <circle
            data-glint=""
            cx={cx}
            cy={cy}
            r={r}
            fill="none"
            stroke={lit(palette.accent, swell(act))}
            strokeWidth={stroke}
            strokeDasharray={`${stroke * 0.9} ${length}`}
            strokeDashoffset={-(filled - stroke * 0.9) * easeInOut(act)}
            transform={`rotate(-90 ${cx} ${cy})`}
          />
        ) : null}
      </Drawing>
    );
  }
  const color = kind === 'arrow' ? outcomeColor(scene, item.sentiment) : palette.accent;
  // What has no life of its own breathes; an arrow pulls to where it points.
  const size = radius * 2 * (0.7 + 0.3 * way) * (1 + 0.07 * swell(act));
  const disc: Rect = { x: cx - size / 2, y: cy - size / 2, width: size, height: size };
  const mark: Rect = { x: cx - size * 0.26, y: cy - size * 0.26, width: size * 0.52, height: size * 0.52 };
  if (kind === 'none') return null;
  return (
    <>
      <Drawing>
        {depth > 0 ? <circle cx={cx} cy={cy + depth * 0.5} r={disc.width / 2} fill={shadedFace(color)} /> : null}
        <circle cx={cx} cy={cy} r={disc.width / 2} fill={color} />
      </Drawing>
      {kind === 'arrow' ? (
        <TrendArrow
          trend={item.trend!}
          color={palette.background}
          box={{ ...mark, y: mark.y + (item.trend === 'down' ? 1 : -1) * (2 * u + size * 0.1 * swell(act)) }}
        />
      ) : (
        <Icon name={item.icon} box={mark} color={palette.background} />
      )}
    </>
  );
}
