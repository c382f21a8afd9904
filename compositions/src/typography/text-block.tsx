import type { CSSProperties, ReactNode } from 'react';
import { place } from '../layout/place.js';
import type { EntranceKind } from '../look/look.js';
import { entrance, staggered } from '../motion/entrance.js';
import { clamp, mix, easeOutQuint } from '../motion/curves.js';
import { turnWay } from '../motion/second-act.js';
import { useStress } from '../motion/part.js';
import type { StressShare } from '../motion/stress.js';
import { keyMark } from './key-mark.js';
import { emphasisRange, marked, type Mark } from './marked-text.js';
import { stressedInk } from './stressed-ink.js';
import { useScene, type SceneState } from '../scene-context/scene-context.js';
import type { Rect } from '../scene-context/rect.js';
import { setText, type SetText, type TextSpec } from './set-text.js';

export interface TextStyle {
  /** Name for the overflow and overlap checker, such as `title` or `items.0`. */
  block: string;
  box: Rect;
  color?: string;
  align?: 'start' | 'center' | 'end';
  anchor?: 'top' | 'middle' | 'bottom';
  /** Local frame at which it enters; without it the text simply stands. */
  from?: number;
  /** How it comes; else the look's. */
  motion?: 'block' | 'lines' | 'words' | 'still';
  /** Kind of entrance for a text whose neighbours are too close for the look's own. */
  enter?: EntranceKind;
  /** Words inside the text that are set in the accent, or as `emphasisStyle` says. */
  emphasis?: string | undefined;
  emphasisStyle?: CSSProperties;
}

export type FitTextProps = TextSpec & TextStyle & { shown?: string };

/**
 * A text that fits its box. `shown` is drawn in place of `text` while a figure counts: the fit follows
 * `text`, so that the size stands still.
 */
export function FitText(props: FitTextProps): ReactNode {
  const scene = useScene();
  return <TextBlock {...props} set={setText(scene, props, props.box.width, props.box.height)} />;
}

/** A text that was set before, when its height decided where other things stand. */
export function TextBlock(props: TextStyle & { set: SetText; shown?: string }): ReactNode {
  const scene = useScene();
  const { set, box, anchor = 'top', align = 'start' } = props;
  const spare = Math.max(0, box.height - set.height);
  const y = box.y + (anchor === 'top' ? 0 : anchor === 'middle' ? spare / 2 : spare);
  const rect: Rect = { ...box, y, height: set.height };
  const motion =
    props.from === undefined ? 'still' : effectiveMotion(scene, props.motion ?? scene.look.motion.text, set);
  const from = props.from ?? 0;
  const lines = props.shown === undefined ? set.texts : [props.shown];
  // A figure in western digits keeps its sign and unit where they were written, in right-to-left languages too.
  const western = set.role === 'figure' && !/[\u0590-\u08ff]/.test(lines.join(''));
  const runs = western ? 'ltr' : scene.direction;
  const stress = useStress(props.block);
  const shared: CSSProperties = {
    ...place(scene, rect),
    fontFamily: set.face.family,
    fontWeight: set.face.weight,
    fontStyle: set.face.italic ? 'italic' : 'normal',
    fontSize: set.size,
    lineHeight: `${set.lineHeight}px`,
    letterSpacing: set.tracking === 0 ? 'normal' : `${set.tracking}em`,
    fontVariantNumeric: set.role === 'figure' ? 'tabular-nums lining-nums' : 'lining-nums',
    fontKerning: 'normal',
    color: stressedInk(scene, props.color ?? scene.palette.text, stress),
    textAlign: runs === scene.direction ? align : align === 'center' ? 'center' : align === 'start' ? 'right' : 'left',
    direction: runs,
    whiteSpace: 'pre',
    ...pulse(scene, props.block, set, stress, align),
    ...(motion === 'block' ? entrance(scene, from, props.enter ? { kind: props.enter } : {}).style : {}),
  };
  let word = 0;
  const marks: Mark[] = [];
  if (props.shown === undefined) {
    const range = emphasisRange(set, props.emphasis);
    if (range) marks.push({ range, style: props.emphasisStyle ?? { color: scene.palette.accent } });
    // Words that are set apart as they are written need no second mark.
    const key = range ? null : keyMark(scene, props.block, set, props.color ?? scene.palette.text);
    if (key) marks.push(key);
  }
  const starts = lineOffsets(set);
  return (
    <div data-block={props.block} style={shared} dir={runs}>
      {lines.map((text, index) => {
        const words = motion === 'words' && props.shown === undefined ? set.lines[index]! : null;
        if (words !== null) {
          let offset = starts[index]!;
          return (
            <div key={index}>
              {words.map((piece, at) => {
                const start = offset + (piece.space && at > 0 ? 1 : 0);
                offset = start + piece.text.length;
                return (
                  <span key={at}>
                    {piece.space && at > 0 ? ' ' : ''}
                    <span
                      style={{
                        display: 'inline-block',
                        ...entrance(scene, staggered(scene, from, word++)).style,
                      }}
                    >
                      {marked(piece.text, start, marks)}
                    </span>
                  </span>
                );
              })}
            </div>
          );
        }
        return (
          <Line key={index} motion={motion} align={align} from={lineStart(scene, from, index)}>
            {marked(text, starts[index] ?? 0, marks)}
          </Line>
        );
      })}
    </div>
  );
}

function Line(props: {
  motion: string;
  align: 'start' | 'center' | 'end';
  from: number;
  children: ReactNode;
}): ReactNode {
  const scene = useScene();
  if (props.motion !== 'lines') return <div>{props.children}</div>;
  const kind = scene.look.motion.entrance;
  const entering = entrance(scene, props.from);
  if (kind === 'type') {
    // Cells appear from the reading side, in steps.
    const shown = Math.floor(entering.linear * 24) / 24;
    const cut = `${100 * (1 - shown)}%`;
    const clip = scene.direction === 'rtl' ? `inset(-10% 0 -10% ${cut})` : `inset(-10% ${cut} -10% 0)`;
    const margin = props.align === 'center' ? '0 auto' : props.align === 'end' ? '0 0 0 auto' : undefined;
    return (
      <div style={{ width: 'max-content', margin, ...(entering.linear >= 1 ? {} : { clipPath: clip }) }}>
        {props.children}
      </div>
    );
  }
  if (kind !== 'reveal') return <div style={entering.style}>{props.children}</div>;
  if (entering.linear >= 1) return <div>{props.children}</div>;
  const hidden = mix(115, 0, easeOutQuint(clamp(entering.linear)));
  return (
    <div style={{ clipPath: 'inset(-6% -20% -14% -20%)', opacity: entering.linear <= 0 ? 0 : 1 }}>
      <div style={{ transform: `translateY(${hidden}%)` }}>{props.children}</div>
    </div>
  );
}

/** Words of right-to-left lines are not moved apart: it would undo the order of mixed text. Poster capitals keep words. */
function effectiveMotion(
  scene: SceneState,
  motion: 'block' | 'lines' | 'words' | 'still',
  set: SetText,
): typeof motion {
  if (motion === 'words' && (scene.direction === 'rtl' || set.role !== 'heading')) return 'lines';
  if (motion === 'lines' && set.role === 'figure') return 'block';
  return motion;
}

/** Typed lines follow each other as at a keyboard; others overlap by the look's stagger. */
function lineStart(scene: SceneState, from: number, index: number): number {
  return scene.look.motion.entrance === 'type' ? from + scene.at(9 * index) : staggered(scene, from, index);
}

/** Where each line starts in the text: lines are joined by a space where their first piece asks for one. */
function lineOffsets(set: SetText): number[] {
  let offset = 0;
  return set.texts.map((text, index) => {
    const start = offset + (index > 0 && set.lines[index]?.[0]?.space ? 1 : 0);
    offset = start + text.length;
    return start;
  });
}

/** A figure that stands alone has nobody beside it to step back: it grows a little while it is said, and once when the shot turns. */
function pulse(
  scene: SceneState,
  block: string,
  set: SetText,
  { lift }: StressShare,
  align: 'start' | 'center' | 'end',
): CSSProperties {
  const turns = block === 'figure' ? Math.sin(Math.PI * turnWay(scene)) : 0;
  const by = Math.max(0.03 * lift, 0.07 * turns);
  if (by < 0.0001 || set.role !== 'figure') return {};
  const origin = align === 'center' ? '50% 60%' : align === 'start' ? '0 60%' : '100% 60%';
  return { transform: `scale(${(1 + by).toFixed(4)})`, transformOrigin: origin };
}
