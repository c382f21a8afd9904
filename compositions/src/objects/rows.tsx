import type { ReactNode } from 'react';
import { stack } from '../layout/stack.js';
import type { SceneState } from '../scene-context/scene-context.js';
import type { Rect } from '../scene-context/rect.js';
import { setText, type SetText, type TextSpec } from '../typography/set-text.js';
import { TextBlock, type TextStyle } from '../typography/text-block.js';

/** A text of a stack: how it is set, at most which share of the height it takes, and the gap behind it in layout units. */
export interface RowSpec extends TextSpec {
  block: string;
  /** Absent for the one text that takes what the others leave. */
  share?: number;
  gap?: number;
  color: string;
  from?: number;
  align?: 'start' | 'center' | 'end';
  /** Words inside it that are set in the face's accent. */
  emphasis?: string | undefined;
  /** Crossed out: it holds no more. */
  struck?: boolean;
}

export interface SetRow {
  spec: RowSpec;
  set: SetText;
  box: Rect;
}

/** Sets texts under each other in an area; null rows are left out. The row without a share is as large as fits. */
export function setRows(scene: SceneState, area: Rect, specs: readonly (RowSpec | null)[], lift = 0.5): SetRow[] {
  const rows = specs.filter((spec) => spec !== null);
  const gaps = rows.slice(0, -1).reduce((sum, { gap = 24 }) => sum + gap * scene.u, 0);
  const height = Math.max(1, area.height - gaps);
  const fixed = rows.map((spec) =>
    spec.share === undefined ? null : setShare(scene, spec, area.width, height * spec.share),
  );
  const used = fixed.reduce((sum, set) => sum + (set?.height ?? 0), 0);
  const sets = rows.map((spec, at) => fixed[at] ?? setText(scene, spec, area.width, height - used));
  const boxes = stack(area, rows.map(({ gap = 24 }, at) => ({ height: sets[at]!.height, gap: gap * scene.u })), lift); // prettier-ignore
  return rows.map((spec, at) => ({ spec, set: sets[at]!, box: boxes[at]! }));
}

/** Canvas units under which nothing is read on a telephone, and how much higher than its share a row grows for it. */
const [smallest, stretch] = [24, 2.2];

/** A row in its share of the height, or in more of it where its letters would be too small. */
function setShare(scene: SceneState, spec: RowSpec, width: number, height: number): SetText {
  const set = setText(scene, spec, width, height);
  return set.size >= smallest * scene.u
    ? set
    : setText(scene, { ...spec, size: [smallest, smallest] }, width, height * stretch);
}

/** Texts as they were set; `style` is for all of them. */
export function Rows(props: { rows: readonly SetRow[]; style?: Partial<TextStyle> }): ReactNode {
  return props.rows.map(({ spec, set, box }) => (
    <TextBlock
      key={spec.block}
      block={spec.block}
      set={set}
      box={box}
      color={spec.color}
      align={spec.align ?? 'start'}
      motion="block"
      enter="fade"
      {...(spec.emphasis ? { emphasis: spec.emphasis } : {})}
      {...(spec.struck ? { emphasis: set.texts.join(' '), emphasisStyle: { textDecoration: 'line-through' } } : {})}
      {...(spec.from === undefined ? {} : { from: spec.from })}
      {...props.style}
    />
  ));
}
