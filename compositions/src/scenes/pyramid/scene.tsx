import type { ReactNode } from 'react';
import { place } from '../../layout/place.js';
import { tone } from '../../look/tone.js';
import { clamp, easeOutQuint } from '../../motion/curves.js';
import { staggered } from '../../motion/entrance.js';
import { Part } from '../../motion/part.js';
import { stressOf } from '../../motion/stress.js';
import { useScene } from '../../scene-context/scene-context.js';
import { setTexts } from '../../typography/set-text.js';
import { stressedMark } from '../../typography/stressed-ink.js';
import { TextBlock } from '../../typography/text-block.js';
import { SceneHead, setHead } from '../scene-head.js';

/** Levels that rest on each other, the first one at the top; a rule leads from each to its words. */
export function PyramidScene(): ReactNode {
  const scene = useScene<'pyramid'>();
  const { content, u, shape, palette, look } = scene;
  const { levels } = content;
  const count = levels.length;
  const head = setHead(scene, content, scene.safe, shape === 'wide' ? [76, 42] : [80, 44]);
  const area = head.rest;
  const height = Math.min(area.height, (shape === 'tall' ? 1000 : 900) * u);
  const wide = Math.min(area.width * (shape === 'wide' ? 0.46 : 0.44), height * 1.16);
  const slot = height / count;
  const gap = Math.max(6, look.shape.stroke) * u;
  const textX = area.x + wide + (shape === 'wide' ? 90 : 44) * u;
  const width = area.x + area.width - textX;
  const detailed = levels.some((level) => level.detail);
  const labels = setTexts(
    scene,
    levels.map((level) => level.label),
    { size: [58, 24], maxLines: 2, leading: 1.14, weight: 650 },
    width,
    (slot - 30 * u) * (detailed ? 0.52 : 1),
  );
  const details = setTexts(
    scene,
    levels.map((level) => level.detail ?? ''),
    { size: [36, 18], maxLines: 3, leading: 1.26 },
    width,
    (slot - 30 * u) * 0.46,
  );
  return (
    <>
      <SceneHead head={head} align="start" />
      {levels.map((level, index) => {
        // The pyramid is built from its foot; the words come as the voice names them.
        const from = scene.cue(
          `levels.${index}`,
          staggered(scene, scene.at(10), count - 1 - index, Math.max(4, look.motion.stagger)),
        );
        const shown = easeOutQuint(clamp((scene.frame - from) / scene.at(18)));
        const y = area.y + index * slot;
        const upper = (index / count) * 50;
        const lower = ((index + 1) / count) * 50;
        const color =
          index === 0 ? palette.accent : tone(palette.accent, palette.background, 0.12 + (0.66 * index) / count);
        const middle = 50 + (upper + lower) / 2;
        const points = `${50 - upper},0 ${50 + upper},0 ${50 + lower},100 ${50 - lower},100`;
        const label = labels[index]!;
        const detail = level.detail ? details[index]! : null;
        const tall = label.height + (detail ? detail.height + 6 * u : 0);
        const textY = y + (slot - gap - tall) / 2;
        const lineX = area.x + (wide * middle) / 100 + 14 * u;
        return (
          <Part key={index} of={`levels.${index}`}>
            {/* Its place lies there from the start. */}
            {shown < 1 ? (
              <svg
                viewBox="0 0 100 100"
                preserveAspectRatio="none"
                style={place(scene, { x: area.x, y, width: wide, height: slot - gap })}
              >
                <polygon points={points} fill={tone(palette.background, palette.text, 0.08)} />
              </svg>
            ) : null}
            <svg
              viewBox="0 0 100 100"
              preserveAspectRatio="none"
              style={{
                ...place(scene, { x: area.x, y, width: wide, height: slot - gap }),
                ...(shown >= 1 ? {} : { opacity: shown, transform: `translateY(${(1 - shown) * 40 * u}px)` }),
              }}
            >
              <polygon points={points} fill={stressedMark(scene, color, stressOf(scene, `levels.${index}`))} />
            </svg>
            <div
              style={{
                ...place(scene, {
                  x: lineX,
                  y: y + (slot - gap) / 2,
                  width: Math.max(0, textX - 24 * u - lineX) * shown,
                  height: look.shape.hairline * u,
                }),
                background: tone(palette.background, palette.text, 0.4),
              }}
            />
            <TextBlock
              block={`levels.${index}`}
              set={label}
              box={{ x: textX, y: textY, width, height: label.height }}
              from={from}
              motion="block"
            />
            {detail ? (
              <TextBlock
                block={`levels.${index}.detail`}
                set={detail}
                box={{ x: textX, y: textY + label.height + 6 * u, width, height: detail.height }}
                from={from + scene.at(4)}
                motion="block"
                color={palette.muted}
              />
            ) : null}
          </Part>
        );
      })}
    </>
  );
}
