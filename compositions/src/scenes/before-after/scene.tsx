import type { SceneContent } from '@scenewright/core/scenes';
import type { ReactNode } from 'react';
import { Drawing } from '../../charting/drawing.js';
import { Plate, solidPlate } from '../../charting/plate.js';
import { setStacks, WordStackBlock } from '../../charting/word-stack.js';
import { inset, splitColumns, splitRows } from '../../layout/place.js';
import { tone } from '../../look/tone.js';
import { clamp, easeInOut, mix } from '../../motion/curves.js';
import { orbit } from '../../motion/life.js';
import { useScene } from '../../scene-context/scene-context.js';
import type { Rect } from '../../scene-context/rect.js';
import { SceneHead, setHead } from '../scene-head.js';

/** How it was, over which how it is is drawn with a slider; the slider rests in the middle and never quite stands still. */
export function BeforeAfterScene(): ReactNode {
  const scene = useScene<'before-after'>();
  const { content, shape } = scene;
  const head = setHead(scene, content, scene.safe, shape === 'wide' ? [76, 42] : [72, 44]);
  return (
    <>
      <SceneHead head={head} align="start" />
      <BeforeAfterFigure before={content.before} after={content.after} area={head.rest} />
    </>
  );
}

export function BeforeAfterFigure(
  props: Pick<SceneContent<'before-after'>, 'before' | 'after'> & { area: Rect },
): ReactNode {
  const scene = useScene();
  const { before, after, area } = props;
  const { u, palette, shape, look } = scene;
  const across = shape !== 'tall';
  const gap = 64 * u;
  const [first, second] = across ? splitColumns(area, (area.width - gap) / 2, gap) : splitRows(area, (area.height - gap) / 2, gap); // prettier-ignore
  const pad = Math.min(56 * u, area.width * 0.05);
  const rooms = [inset(first, pad), inset(second, pad)] as const;
  const stacks = setStacks(scene, [before, after], rooms[0], { label: [92, 26], point: [60, 22] });
  const start = scene.cue('after', scene.at(26));
  const drawn = easeInOut(clamp((scene.frame - start) / scene.at(26)));
  // From the far edge to the middle; there it sways within its gap.
  const sway = drawn === 1 ? orbit(scene, 'slider', 5).x * gap * 0.22 : 0;
  const [long, origin] = across ? [area.width, area.x] : [area.height, area.y];
  const edge = origin + mix(long, long / 2, drawn) + sway;
  const [was, is] = [
    solidPlate(scene, tone(palette.background, palette.text, 0.16)),
    solidPlate(scene, palette.accent),
  ];
  const radius = Math.max(look.shape.radius, 10) * u;
  const shown: Rect = across
    ? { ...area, x: edge, width: area.x + area.width - edge }
    : { ...area, y: edge, height: area.y + area.height - edge };
  const [cx, cy] = across ? [edge, area.y + area.height / 2] : [area.x + area.width / 2, edge];
  const r = 42 * u;
  const arrow = (side: number): string =>
    across
      ? `M${cx + side * r * 0.26} ${cy - r * 0.3}l${side * r * 0.3} ${r * 0.3}l${-side * r * 0.3} ${r * 0.3}`
      : `M${cx - r * 0.3} ${cy + side * r * 0.26}l${r * 0.3} ${side * r * 0.3}l${r * 0.3} ${-side * r * 0.3}`;
  return (
    <>
      <Plate box={area} colors={was} radius={radius} />
      <Plate box={shown} colors={is} radius={radius} alive />
      <WordStackBlock block="before" stack={stacks[0]!} box={rooms[0]} from={scene.cue('before', scene.at(8))} step={scene.at(4)} align="start" color={was.ink} />
      <WordStackBlock block="after" stack={stacks[1]!} box={rooms[1]} from={start + scene.at(14)} step={scene.at(4)} align="start" color={is.ink} />
      <Drawing>
        <path d={across ? `M${edge} ${area.y}v${area.height}` : `M${area.x} ${edge}h${area.width}`} stroke={palette.background} strokeWidth={10 * u} />
        <circle cx={cx} cy={cy} r={r} fill={palette.background} />
        {[-1, 1].map((side) => (
          <path key={side} d={arrow(side)} fill="none" stroke={palette.accent} strokeWidth={7 * u} strokeLinecap="round" strokeLinejoin="round" />
        ))}
      </Drawing>
    </>
  ); // prettier-ignore
}
