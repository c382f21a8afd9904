import type { SceneState } from '../scene-context/scene-context.js';
import type { Rect } from '../scene-context/rect.js';
import { statementArea } from '../layout/statement-area.js';
import { largestTitleSize } from '../scenes/title/title-size.js';
import { setText, type SetText } from '../typography/set-text.js';

interface Setting {
  set: SetText;
  box: Rect;
}

export interface TravellingTitle {
  large: Setting;
  /** The same words as a label in the upper margin. */
  label: Setting;
  /** And as the head of the board. */
  head: Setting;
  subtitle: Setting | null;
  /** A bar under the title, which sets out with the camera. */
  mark: Rect;
  align: 'start' | 'center';
}

/** The title on its own station, as the label that it becomes when the camera leaves, and as the head of the whole. */
export function setTravellingTitle(scene: SceneState, title: string, subtitle: string | undefined): TravellingTitle {
  const { u, shape, look, safe, width: canvasWidth } = scene;
  const align = look.align.statement;
  const area = statementArea(scene);
  const wide = shape === 'wide';
  const width = wide ? Math.min(area.width, 1560 * u) : area.width;
  const x = align === 'center' ? area.x + (area.width - width) / 2 : area.x;
  const below = subtitle
    ? setText(
        scene,
        { text: subtitle, size: wide ? [46, 28] : [48, 32], maxLines: 3 },
        Math.min(width, 1080 * u),
        area.height * 0.24,
      )
    : null;
  const gap = below ? 38 * u : 0;
  const bar = { width: 150 * u, height: 14 * u, gap: 44 * u };
  const set = setText(
    scene,
    { text: title, role: 'heading', size: largestTitleSize(title, wide), maxLines: wide ? 3 : 5 },
    width,
    area.height * 0.8 - (below?.height ?? 0) - gap - bar.gap - bar.height,
  );
  const used = set.height + gap + (below?.height ?? 0) + bar.gap + bar.height;
  const y = area.y + (area.height - used) * 0.45;
  const label = setText(
    scene,
    { text: title, role: 'body', size: wide ? [30, 20] : [34, 24], maxLines: 1, weight: 600, leading: 1.2 },
    safe.width * 0.86,
    60 * u,
  );
  const top = shape === 'tall' ? safe.y - label.height - 34 * u : (safe.y - label.height) * 0.6;
  const head = setText(
    scene,
    { text: title, role: 'heading', size: wide ? [92, 40] : [104, 44], maxLines: wide ? 1 : 2 },
    safe.width,
    (wide ? 120 : 240) * u,
  );
  const headTop = shape === 'tall' ? safe.y : safe.y * 0.86;
  const headX = look.align.content === 'center' ? (canvasWidth - head.width) / 2 : safe.x;
  return {
    large: { set, box: { x, y, width, height: set.height } },
    label: { set: label, box: { x: safe.x, y: top, width: safe.width * 0.86, height: label.height } },
    head: { set: head, box: { x: headX, y: headTop, width: head.width + 4 * u, height: head.height } },
    subtitle: below ? { set: below, box: { x, y: y + set.height + gap, width, height: below.height } } : null,
    mark: {
      x: align === 'center' ? x + (width - bar.width) / 2 : x,
      y: y + used - bar.height,
      width: bar.width,
      height: bar.height,
    },
    align,
  };
}

/** The part of the picture that is kept for the board, under its head. */
export function boardRoom(scene: SceneState, title: TravellingTitle, bleeds: boolean): Rect {
  const { width, height, u, shape } = scene;
  const { head } = title;
  // Stations have margins of their own; what fills its cell needs the board's.
  const side = (bleeds ? 56 : 20) * u;
  const y = head.box.y + head.box.height + (bleeds ? 36 : 0) * u;
  const foot = shape === 'tall' ? (bleeds ? 96 : 56) * u : side;
  return { x: side, y, width: width - 2 * side, height: height - foot - y };
}

/** Head and board as a group: what room is left over lies above and below both. */
export function gather(
  title: TravellingTitle,
  room: Rect,
  board: { width: number; height: number },
): { title: TravellingTitle; box: Rect } {
  const zoom = Math.min(room.width / board.width, room.height / board.height);
  const used = board.height * zoom;
  const down = (room.height - used) * 0.42;
  const { head } = title;
  return {
    title: { ...title, head: { ...head, box: { ...head.box, y: head.box.y + down } } },
    box: { ...room, y: room.y + down, height: used },
  };
}
