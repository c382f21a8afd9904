import type { ReactNode } from 'react';
import { sway, type Stage } from '../stage.js';
import { Foot } from './foot.js';

/** A living cell: soft walls that breathe, a core, bodies that wander, and particles around it. */
export function Matter({ stage }: { stage: Stage }): ReactNode {
  const { width, foot, u, time, colors, focus, random, risen, wide } = stage;
  const radius = wide ? 400 * u : Math.min(350 * u, foot * 0.23);
  const shapes = [1.16, 1, 0.88];
  return (
    <>
      {Array.from({ length: 54 }, (_, index) => {
        const far = random(`far${index}`);
        const x = (random(`px${index}`) * width + sway(stage, `sx${index}`, 7 + far * 6) * 36 * u) % width;
        const y = (random(`py${index}`) * foot + time * (4 + far * 10) * u) % foot;
        const outside = wide ? x > width * 0.52 : y > foot * 0.46;
        return (
          <circle
            key={index}
            cx={x}
            cy={y}
            r={(4 + far * 14) * u * risen(4)}
            fill={outside ? colors.depth(0.2 + far * 0.5) : colors.depth(0.1)}
          />
        );
      })}
      <g transform={`translate(${focus.x} ${focus.y})`}>
        {shapes.map((size, index) => (
          <path
            key={size}
            d={blob(stage, radius * size * risen(index), index)}
            fill={colors.depth([0.12, 0.3, 0.2][index]!)}
          />
        ))}
        <path d={blob(stage, radius * risen(1), 1)} fill="none" stroke={colors.depth(0.8)} strokeWidth={8 * u} />
        {Array.from({ length: 15 }, (_, index) => {
          const angle =
            random(`a${index}`) * 2 * Math.PI + time * (0.05 + random(`w${index}`) * 0.1) * (index % 2 ? 1 : -1);
          const away = radius * (0.42 + random(`d${index}`) * 0.34);
          const size = (14 + random(`s${index}`) * 30) * u * risen(3 + index / 4);
          return (
            <ellipse
              key={index}
              rx={size * 1.5}
              ry={size * 0.8}
              transform={`translate(${Math.cos(angle) * away} ${Math.sin(angle) * away}) rotate(${random(`r${index}`) * 180 + sway(stage, `t${index}`, 9) * 24})`}
              fill={index % 5 === 0 ? colors.spot : colors.depth(0.4 + random(`c${index}`) * 0.5)}
            />
          );
        })}
        <circle r={radius * 0.34 * risen(3)} cx={sway(stage, 'core', 8) * 12 * u} fill={colors.depth(0.95)} />
        <circle r={radius * 0.2 * risen(4)} cx={sway(stage, 'core', 8) * 18 * u} cy={-10 * u} fill={colors.spot} />
      </g>
      <Foot stage={stage} />
    </>
  );
}

/** A round closed curve whose radius swings; smooth by quadratic pieces through midpoints. */
function blob(stage: Stage, radius: number, name: number): string {
  const count = 18;
  const points = Array.from({ length: count }, (_, index) => {
    const angle = (index / count) * 2 * Math.PI;
    const swing =
      Math.sin(angle * 3 + stage.time * 0.7 + name) * 0.035 + Math.sin(angle * 2 - stage.time * 0.5 + name * 2) * 0.045;
    return [Math.cos(angle) * radius * (1 + swing), Math.sin(angle) * radius * (1 + swing)] as const;
  });
  const middle = (a: readonly [number, number], b: readonly [number, number]): string =>
    `${((a[0] + b[0]) / 2).toFixed(1)} ${((a[1] + b[1]) / 2).toFixed(1)}`;
  const start = middle(points[count - 1]!, points[0]!);
  const pieces = points.map(
    (point, index) => `Q${point[0].toFixed(1)} ${point[1].toFixed(1)} ${middle(point, points[(index + 1) % count]!)}`,
  );
  return `M${start}${pieces.join('')}Z`;
}
