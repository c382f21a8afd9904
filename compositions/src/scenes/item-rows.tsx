import type { ReactNode } from 'react';
import { Icon, hasIcon } from '../icons/icon.js';
import { place } from '../layout/place.js';
import { tone } from '../look/tone.js';
import { clamp, easeOutQuint } from '../motion/curves.js';
import { entrance, staggered } from '../motion/entrance.js';
import { Part } from '../motion/part.js';
import { useScene } from '../scene-context/scene-context.js';
import type { Rect } from '../scene-context/rect.js';
import { PartPicture } from '../pictures/part-picture.js';
import { setTexts } from '../typography/set-text.js';
import { TextBlock } from '../typography/text-block.js';

export interface ItemRow {
  text: string;
  detail?: string | undefined;
  icon?: string | undefined;
  /** Name of a drawing of the scene. */
  picture?: string | undefined;
  /** Steps back behind the others. */
  quiet?: boolean;
}

/**
 * Ruled rows. The rules lie there from the start, a piece of accent runs in at a row's cue, then its words come.
 * `mark` draws what stands before the words in place of the icon; it gets the box and the frame of the cue.
 */
export function ItemRows(props: {
  rows: readonly ItemRow[];
  area: Rect;
  path: string;
  /** Stands beside a claim: the first rule hangs on its top edge. */
  beside?: boolean;
  /** Width that the mark takes; else that of an icon. */
  markWidth?: number;
  mark?: (index: number, box: Rect, from: number) => ReactNode;
}): ReactNode {
  const scene = useScene();
  const { rows, area, path, mark } = props;
  const { u, palette, look, shape } = scene;
  const count = rows.length;
  const most = (shape === 'wide' ? 300 : shape === 'square' ? 270 : 400) * u;
  const slot = Math.min(most, area.height / count);
  const top = props.beside || shape === 'wide' ? area.y + (props.beside ? 8 * u : 0) : area.y;
  const line = look.shape.hairline * u;
  const marked = mark !== undefined || rows.some((row) => hasIcon(row.icon) || scene.drawing(row.picture) !== null);
  const pictured = mark === undefined && rows.some((row) => scene.drawing(row.picture) !== null);
  const side = props.markWidth ?? Math.min((pictured ? 150 : 84) * u, slot * (pictured ? 0.7 : 0.46));
  const indent = marked ? side + 36 * u : 0;
  const width = area.width - indent;
  // Where rows are many their words come close to the rules, and not under the next ones.
  const inner = slot - line - Math.min(30 * u, slot * 0.12);
  const details = rows.some((row) => row.detail);
  const heads = setTexts(
    scene,
    rows.map((row) => row.text),
    {
      // Few rows have the canvas to themselves.
      size: shape === 'tall' ? [count <= 3 ? 88 : 76, 30] : [count <= 2 ? 88 : count === 3 ? 76 : 60, 26],
      maxLines: 2,
      leading: 1.16,
      weight: Math.max(500, look.type.bodyWeight),
      role: 'body',
    },
    width,
    Math.max(30 * u, inner * (details ? 0.56 : 1)),
  );
  const notes = setTexts(
    scene,
    rows.map((row) => row.detail ?? ''),
    { size: shape === 'tall' ? [48, 24] : [42, 24], maxLines: 2, leading: 1.28 },
    width,
    Math.max(31 * u, inner * 0.42),
  );
  return rows.map((row, index) => {
    const from = scene.cue(
      `${path}.${index}`,
      staggered(scene, scene.at(10), index, Math.max(3, look.motion.stagger * 1.6)),
    );
    const y = top + index * slot;
    const drawn = easeOutQuint(clamp((scene.frame - staggered(scene, scene.at(2), index, 2)) / scene.at(22)));
    const run = easeOutQuint(clamp((scene.frame - from) / scene.at(14)));
    const head = heads[index]!;
    const note = row.detail ? notes[index]! : null;
    const gap = note ? 8 * u : 0;
    const height = head.height + gap + (note?.height ?? 0);
    const textY = y + line + Math.max(Math.min(14 * u, slot * 0.06), (slot - line - height) / 2);
    const markBox: Rect = {
      x: area.x,
      y: note ? textY + Math.max(0, (height - side) / 2) : y + line + (slot - line - side) / 2,
      width: side,
      height: side,
    };
    const text: Rect = { x: area.x + indent, y: textY, width, height: head.height };
    return (
      <Part key={index} of={`${path}.${index}`}>
        <div
          style={{
            ...place(scene, { x: area.x, y, width: area.width * drawn, height: line }),
            background: tone(palette.background, palette.text, 0.28),
          }}
        />
        {run > 0 ? (
          <div
            style={{
              ...place(scene, {
                x: area.x,
                y: y - (Math.max(look.shape.stroke, 4) * u - line) / 2,
                width: 88 * u * run,
                height: Math.max(look.shape.stroke, 4) * u,
              }),
              background: palette.accent,
            }}
          />
        ) : null}
        {mark ? mark(index, markBox, from) : null}
        {!mark && scene.drawing(row.picture) !== null ? (
          <PartPicture drawing={scene.drawing(row.picture)!} box={markBox} from={from} index={index} />
        ) : pictured && !hasIcon(row.icon) ? (
          <Dot box={markBox} run={run} />
        ) : !mark && hasIcon(row.icon) ? (
          <div style={entrance(scene, from, { kind: 'fade', distance: 0 }).style}>
            <Icon
              name={row.icon}
              box={markBox}
              color={palette.accent}
              drawn={easeOutQuint(clamp((scene.frame - from) / scene.at(24)))}
            />
          </div>
        ) : null}
        <TextBlock
          block={`${path}.${index}`}
          set={head}
          box={text}
          from={from}
          color={row.quiet ? palette.muted : palette.text}
        />
        {note ? (
          <TextBlock
            block={`${path}.${index}.detail`}
            set={note}
            box={{ ...text, y: textY + head.height + gap, height: note.height }}
            from={from + scene.at(4)}
            motion="block"
            color={palette.muted}
          />
        ) : null}
      </Part>
    );
  });
}

/** The mark of a row that no picture is sure of, among rows that have one. */
function Dot({ box, run }: { box: Rect; run: number }): ReactNode {
  const scene = useScene();
  const side = box.width * 0.22 * run;
  return (
    <div
      style={{
        ...place(scene, { x: box.x + (box.width - side) / 2, y: box.y + (box.height - side) / 2, width: side, height: side }),
        borderRadius: '50%',
        background: scene.palette.accent,
      }}
    />
  ); // prettier-ignore
}
