import { luminance } from '@scenewright/core/style';
import type { SceneContent } from '@scenewright/core/scenes';
import type { ReactNode } from 'react';
import { LivingField } from '../../look/grounds/living-field.js';
import { clamp, easeOutQuint } from '../../motion/curves.js';
import { useScene } from '../../scene-context/scene-context.js';
import type { Rect } from '../../scene-context/rect.js';
import { SceneHead, setHead } from '../scene-head.js';
import { Side, largestOf, setSides, type SideColors } from './side.js';

/** Letters that only join two names: "Basic vs Team". */
const joining = 5;

/** Whether a title is the two names again, which the halves say already. */
function isNamed({ title = '', left, right }: SceneContent<'versus'>): boolean {
  if (!title.includes(left.label) || !title.includes(right.label)) return false;
  const rest = title
    .replace(left.label, '')
    .replace(right.label, '')
    .match(/[\p{L}\p{N}]/gu);
  return (rest?.length ?? 0) <= joining;
}

/** Two strong halves that meet: the better one in the accent, or the one that measures more, else the second. */
export function VersusScene(): ReactNode {
  const scene = useScene<'versus'>();
  const { content, u, shape, palette, captions, safe, width, height } = scene;
  const head = setHead(
    scene,
    isNamed(content) ? { kicker: content.kicker } : content,
    safe,
    shape === 'wide' ? [68, 40] : [72, 42],
  );
  const top = head.rest.y - (head.title || head.kicker ? 4 * u : safe.y);
  const bottom = captions === 'bottom' ? safe.y + safe.height + 2 * u : height;
  const whole: Rect = { x: 0, y: Math.max(0, top), width, height: bottom - Math.max(0, top) };
  const tall = shape === 'tall';
  const halves: [Rect, Rect] = tall
    ? [
        { ...whole, height: whole.height / 2 },
        { ...whole, y: whole.y + whole.height / 2, height: whole.height / 2 },
      ]
    : [
        { ...whole, width: width / 2 },
        { ...whole, x: width / 2, width: width / 2 },
      ];
  const largest = largestOf([content.left, content.right]);
  const accented =
    content.winner ?? (largest !== null && content.left.figure?.magnitude === largest ? 'left' : 'right');
  const strong: SideColors = { ground: palette.accent, text: palette.onAccent, rule: palette.onAccent };
  const dark = luminance(palette.background) < 0.2;
  const quiet: SideColors = dark
    ? { ground: palette.surface, text: palette.text, rule: palette.text }
    : { ground: palette.text, text: palette.background, rule: palette.background };
  const sides = [content.left, content.right] as const;
  const names = ['left', 'right'] as const;
  // Sides speak in one size.
  const sets = setSides(scene, sides, halves, tall);
  return (
    <>
      {sides.map((_, index) => {
        const name = names[index]!;
        // Two figures that are measured by each other grow together: one alone would say nothing.
        const from = largest === null ? scene.cue(name, scene.at(4 + index * 10)) : scene.at(4);
        const come = easeOutQuint(clamp((scene.frame - Math.min(from, scene.at(4 + index * 10))) / scene.at(20)));
        const half = halves[index]!;
        const colors = name === accented ? strong : quiet;
        const shown: Rect = tall
          ? { ...half, width: half.width * come, x: index === 0 ? 0 : half.width * (1 - come) }
          : index === 0
            ? { ...half, y: half.y + half.height * (1 - come), height: half.height * come }
            : { ...half, height: half.height * come };
        return (
          <div key={name}>
            <LivingField box={shown} color={colors.ground} text={colors.text} />
            <Side
              path={name}
              set={sets[index]!}
              colors={colors}
              named={scene.at(8 + index * 10)}
              from={Math.max(from, scene.at(8 + index * 10))}
            />
          </div>
        );
      })}
      <SceneHead head={head} align="start" />
    </>
  );
}
