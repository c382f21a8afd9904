import type { ReactNode } from 'react';
import { place } from '../../layout/place.js';
import { tone } from '../../look/tone.js';
import { clamp, easeInOut, easeOutQuint, spring } from '../../motion/curves.js';
import { Part } from '../../motion/part.js';
import { useScene } from '../../scene-context/scene-context.js';
import type { Rect } from '../../scene-context/rect.js';
import { setTexts } from '../../typography/set-text.js';
import { TextBlock } from '../../typography/text-block.js';

/** Numbered discs on a circle; an arrow runs from each to the next, the last one back to the first. */
export function Ring(props: { box: Rect; froms: readonly number[] }): ReactNode {
  const scene = useScene();
  const { box, froms } = props;
  const { u, palette, look, direction } = scene;
  const count = froms.length;
  const disc = Math.min(box.width * 0.11, 64 * u);
  const radius = box.width / 2 - disc - 4 * u;
  const centre = { x: box.width / 2, y: box.height / 2 };
  const turn = (2 * Math.PI) / count;
  const margin = (disc + 16 * u) / radius;
  const stroke = Math.max(6, look.shape.stroke) * u;
  const numerals = setTexts(
    scene,
    froms.map((_, index) => scene.number(index + 1)),
    { role: 'figure', size: [64, 18], maxLines: 1 },
    disc * 1.3,
    disc * 1.4,
  );
  const at = (angle: number): [number, number] => [
    centre.x + radius * Math.cos(angle),
    centre.y + radius * Math.sin(angle),
  ];
  const tip = 20 * u;
  return (
    <>
      <svg
        viewBox={`0 0 ${box.width} ${box.height}`}
        style={{ ...place(scene, box), overflow: 'visible', transform: direction === 'rtl' ? 'scaleX(-1)' : undefined }}
      >
        <circle
          cx={centre.x}
          cy={centre.y}
          r={radius}
          fill="none"
          stroke={tone(palette.background, palette.text, 0.16)}
          strokeWidth={look.shape.hairline * u}
        />
        {froms.map((from, index) => {
          const next = froms[index + 1] ?? from + scene.at(14);
          const run = easeInOut(clamp((scene.frame - (next - scene.at(12))) / scene.at(14)));
          if (run <= 0) return null;
          const start = -Math.PI / 2 + index * turn + margin;
          const end = start + (turn - 2 * margin - tip / radius) * run;
          const [x1, y1] = at(start);
          const [x2, y2] = at(end);
          const degrees = (end * 180) / Math.PI + 90;
          const last = index === count - 1;
          return (
            <g key={index}>
              <path
                d={`M${x1} ${y1}A${radius} ${radius} 0 ${end - start > Math.PI ? 1 : 0} 1 ${x2} ${y2}`}
                fill="none"
                stroke={last ? palette.accent : palette.text}
                strokeWidth={stroke}
              />
              <path
                d={`M${-2 * u} ${-tip * 0.8}L${tip * 1.2} 0L${-2 * u} ${tip * 0.8}Z`}
                transform={`translate(${x2} ${y2}) rotate(${degrees})`}
                fill={last ? palette.accent : palette.text}
              />
            </g>
          );
        })}
      </svg>
      {froms.map((from, index) => {
        const linear = clamp((scene.frame - from) / scene.at(16));
        if (linear <= 0) return null;
        const grown = look.motion.bounce > 0 ? spring(look.motion.bounce)(linear) : easeOutQuint(linear);
        const [x, y] = at(-Math.PI / 2 + index * turn);
        const rect: Rect = { x: box.x + x - disc, y: box.y + y - disc, width: 2 * disc, height: 2 * disc };
        return (
          <Part key={index} of={`steps.${index}`}>
            <div
              style={{
                ...place(scene, rect),
                background: palette.accent,
                borderRadius: look.shape.radius === 0 ? 0 : '50%',
                ...(linear >= 1 ? {} : { transform: `scale(${grown})` }),
              }}
            />
            <TextBlock
              block={`ring.${index}`}
              set={numerals[index]!}
              box={rect}
              anchor="middle"
              align="center"
              color={palette.onAccent}
              from={from}
              motion="block"
            />
          </Part>
        );
      })}
    </>
  );
}
