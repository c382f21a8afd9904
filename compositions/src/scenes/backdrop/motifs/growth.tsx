import type { ReactNode } from 'react';
import { clamp, easeOut, easeOutQuint } from '../../../motion/curves.js';
import { sway, under, type Stage } from '../stage.js';
import { Foot } from './foot.js';

interface Twig {
  d: string;
  thick: number;
  born: number;
  /** Where the twig ends, and its direction in degrees: a leaf may sit there. */
  x: number;
  y: number;
  angle: number;
  leaf: number;
}

/** Plants that branch and open their leaves while the scene runs, then sway. */
export function Growth({ stage }: { stage: Stage }): ReactNode {
  const { width, foot, u, colors, wide, risen, time } = stage;
  const ground = (x: number): number =>
    foot - (wide ? 92 : 110) * u - Math.sin((x / width) * Math.PI * 1.2 + 0.4) * 34 * u + (1 - risen(0)) * 120 * u;
  const plants = wide
    ? [
        { x: 0.9, size: 0.62, near: 0.35 },
        { x: 0.64, size: 0.5, near: 0.45 },
        { x: 0.77, size: 1, near: 0.95 },
      ]
    : [
        { x: 0.2, size: 0.56, near: 0.35 },
        { x: 0.84, size: 0.66, near: 0.45 },
        { x: 0.52, size: 0.86, near: 0.95 },
      ];
  return (
    <>
      <circle
        cx={width * (wide ? 0.77 : 0.52)}
        cy={foot * (wide ? 0.46 : 0.7)}
        r={(wide ? 360 : 320) * u * risen(0)}
        fill={colors.depth(0.1)}
      />
      {plants.map((plant, index) => {
        const x = plant.x * width;
        return (
          <g
            key={index}
            transform={`translate(${x} ${ground(x) + 12 * u}) rotate(${(sway(stage, `wind${index}`, 6) * 1.6).toFixed(3)})`}
          >
            <Plant
              stage={stage}
              name={`p${index}`}
              height={plant.size * (wide ? Math.min(860 * u, foot * 0.84) : Math.min(760 * u, foot * 0.5))}
              near={plant.near}
              time={time - index * 0.25}
            />
          </g>
        );
      })}
      <path d={under(stage, ground)} fill={colors.depth(0.95)} />
      <Foot stage={stage} />
    </>
  );
}

function Plant(props: { stage: Stage; name: string; height: number; near: number; time: number }): ReactNode {
  const { stage, name, height, near, time } = props;
  const { colors, random } = stage;
  const twigs: Twig[] = [];
  grow(stage, twigs, name, 0, 0, -90, height * 0.3, height * 0.028, 0, 5);
  return (
    <>
      {twigs.map((twig, index) => {
        const drawn = easeOut(clamp((time - twig.born) / 0.8));
        if (drawn <= 0) return null;
        const opened = easeOutQuint(clamp((time - twig.born - 0.6) / 0.9));
        const flower = random(`${name}f${index}`) > 0.9;
        return (
          <g key={index}>
            <path
              d={twig.d}
              fill="none"
              stroke={colors.depth(near)}
              strokeWidth={twig.thick}
              strokeLinecap="round"
              {...(drawn < 1 ? { pathLength: 1, strokeDasharray: 1, strokeDashoffset: 1 - drawn } : {})}
            />
            {twig.leaf > 0 && opened > 0 ? (
              flower ? (
                <circle cx={twig.x} cy={twig.y} r={twig.leaf * 0.42 * opened} fill={colors.spot} />
              ) : (
                <path
                  d="M0 0C.3 -.42 .8 -.36 1 0C.8 .36 .3 .42 0 0Z"
                  transform={`translate(${twig.x} ${twig.y}) rotate(${twig.angle}) scale(${twig.leaf * opened})`}
                  fill={colors.depth(near * (0.55 + random(`${name}l${index}`) * 0.4))}
                />
              )
            ) : null}
          </g>
        );
      })}
    </>
  );
}

function grow(
  stage: Stage,
  twigs: Twig[],
  name: string,
  x: number,
  y: number,
  angle: number,
  length: number,
  thick: number,
  born: number,
  left: number,
): void {
  const { random } = stage;
  const radians = (angle * Math.PI) / 180;
  const bend = ((angle + (random(`${name}b`) - 0.5) * 30) * Math.PI) / 180;
  const [mx, my] = [x + Math.cos(bend) * length * 0.5, y + Math.sin(bend) * length * 0.5];
  const [ex, ey] = [x + Math.cos(radians) * length, y + Math.sin(radians) * length];
  twigs.push({
    d: `M${x.toFixed(1)} ${y.toFixed(1)}Q${mx.toFixed(1)} ${my.toFixed(1)} ${ex.toFixed(1)} ${ey.toFixed(1)}`,
    thick: Math.max(thick, 2 * stage.u),
    born,
    x: ex,
    y: ey,
    angle: angle + (random(`${name}t`) - 0.5) * 60,
    leaf: left <= 3 ? length * (left === 0 ? 0.9 : 0.62) : 0,
  });
  if (left === 0) return;
  const spread = 20 + random(`${name}s`) * 16;
  grow(
    stage,
    twigs,
    `${name}0`,
    ex,
    ey,
    angle - spread * (0.7 + random(`${name}k`) * 0.6),
    length * 0.78,
    thick * 0.68,
    born + 0.32,
    left - 1,
  );
  grow(
    stage,
    twigs,
    `${name}1`,
    ex,
    ey,
    angle + spread * (0.7 + random(`${name}j`) * 0.6),
    length * 0.74,
    thick * 0.64,
    born + 0.36,
    left - 1,
  );
}
