import type { SceneContent } from '@scenewright/core/scenes';
import type { ReactNode } from 'react';
import { useCountUp } from '../../motion/count-up.js';
import { useScene, type SceneState } from '../../scene-context/scene-context.js';
import type { Rect } from '../../scene-context/rect.js';
import { setText } from '../../typography/set-text.js';
import { TextBlock } from '../../typography/text-block.js';
import { SceneHead, setHead } from '../scene-head.js';
import { Companion, setCompanion } from './companion.js';

/** The number is the largest, also where a picture leaves both of them little. */
function sizeOfTitle({ shape, picture, content }: SceneState<'counter'>): readonly [number, number] {
  // A name over its number is half of what is said, and stands larger than a claim.
  if (shape === 'wide') return [[...(content.title ?? '')].length <= 16 ? 124 : 92, 46];
  const isName = [...(content.title ?? '')].length <= 16;
  return picture && shape === 'square' && !isName ? [64, 44] : [104, 48];
}

/** Letters of a claim's rest that reads in one with its number. */
const shortRest = 30;

/** "Loaves from £4", "3 stages": a claim that begins or ends with its number is not said twice, but read through it. */
export function partedTitle(title: string | undefined, display: string): { over?: string; under?: string } {
  if (title === undefined) return {};
  const plain = title.replace(/[.!。！]+$/u, '').trim();
  if (plain === display) return {};
  const joins = (rest: string): boolean => /\p{L}{2}/u.test(rest) && rest.length <= shortRest && !/[:;,]$/u.test(rest);
  const bare = (text: string): string => text.replace(/\s+/gu, ' ').trim();
  if (plain.startsWith(display) && /^\s/u.test(plain.slice(display.length))) {
    const under = bare(plain.slice(display.length));
    if (joins(under)) return { under };
  }
  if (plain.endsWith(display) && /\s$/u.test(plain.slice(0, -display.length))) {
    const over = bare(plain.slice(0, -display.length));
    if (joins(over)) return { over };
  }
  return { over: title };
}

/** Whether a claim says a second figure already: alone under it, that would be an echo. One with a name or a trend says more. */
const isSaid = (companion: NonNullable<SceneContent<'counter'>['companion']>, title: string | undefined): boolean =>
  companion.label === undefined && companion.trend === undefined && title?.includes(companion.figure.display) === true;

/** Where the number and what qualifies it stand. */
export function layOutCounter(scene: SceneState<'counter'>) {
  const { content, u, shape, look, safe } = scene;
  const align = look.align.content;
  const { over, under } = partedTitle(content.title, content.figure.display);
  const head = setHead(scene, { kicker: content.kicker, title: over }, safe, sizeOfTitle(scene), {
    kickerLines: 2,
    // Over a picture the box of a tall canvas is low, and a third of it would hold small letters.
    ...(scene.picture && shape === 'tall' ? { share: 0.42 } : {}),
  });
  const area = head.rest;

  const caption = content.caption
    ? setText(
        scene,
        { text: content.caption, size: shape === 'wide' ? [38, 28] : [42, 30], maxLines: 3 },
        Math.min(area.width, 1000 * u),
        area.height * 0.3,
      )
    : null;
  const companion =
    content.companion && !isSaid(content.companion, content.title)
      ? setCompanion(scene, content.companion, Math.min(area.width, 1200 * u))
      : null;
  const gap = 30 * u;
  const rest = under
    ? setText(scene, { text: under, role: 'heading', size: sizeOfTitle(scene), maxLines: 2 }, area.width, area.height * 0.3) // prettier-ignore
    : null;
  const below =
    (rest ? rest.height + gap : 0) + (caption ? caption.height + gap : 0) + (companion ? companion.height + gap : 0);
  const figure = setText(
    scene,
    { text: content.figure.display, role: 'figure', size: shape === 'wide' ? [600, 90] : [560, 80], maxLines: 1 },
    area.width,
    Math.min(area.height - below, area.height * 0.92),
  );
  const spare = area.height - figure.height - below;
  const figureBox: Rect = { ...area, y: area.y + spare * (shape === 'wide' ? 0.5 : 0.4), height: figure.height };
  return { align, head, rest, caption, companion, gap, figure, figureBox };
}

/** One number, as large as it goes. What it means stands under it; a second figure qualifies it. */
export function CounterScene(): ReactNode {
  const scene = useScene<'counter'>();
  const { content, palette } = scene;
  const { align, head, rest, caption, companion, gap, figure, figureBox } = layOutCounter(scene);
  const from = scene.cue('figure', scene.at(6));
  const text = useCountUp(content.figure, from);
  let { y } = figureBox;
  const next = (height: number): Rect => {
    const rect = { ...figureBox, y, height };
    y += height + gap;
    return rect;
  };
  return (
    <>
      <SceneHead head={head} align={align} />
      <TextBlock
        block="figure"
        set={figure}
        shown={text}
        box={next(figure.height)}
        align={align}
        from={from}
        color={palette.accent}
      />
      {rest ? (
        <TextBlock
          block="title"
          set={rest}
          box={next(rest.height)}
          align={align}
          from={scene.cue('title', from + scene.at(6))}
        />
      ) : null}
      {companion ? (
        <Companion
          set={companion}
          box={next(companion.height)}
          align={align}
          from={scene.cue('companion', from + scene.at(12))}
        />
      ) : null}
      {caption ? (
        <TextBlock
          block="caption-text"
          set={caption}
          box={next(caption.height)}
          align={align}
          from={scene.cue('caption', from + scene.at(26))}
          motion="block"
          color={palette.muted}
        />
      ) : null}
    </>
  );
}
