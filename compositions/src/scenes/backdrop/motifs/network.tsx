import type { ReactNode } from 'react';
import { sway, type Stage } from '../stage.js';
import { Foot } from './foot.js';

/** Nodes that hold each other by lines, with pulses that run along them. */
export function Network({ stage }: { stage: Stage }): ReactNode {
  const { width, foot, u, time, colors, random, risen, wide } = stage;
  const [columns, rows] = wide ? [6, 6] : [6, 5];
  const [left, top] = wide ? [width * 0.52, 0] : [-width * 0.04, foot * 0.46];
  const [w, h] = [width * 1.04 - left, foot - top];
  const nodes = Array.from({ length: columns * rows }, (_, index) => {
    const [column, row] = [index % columns, Math.floor(index / columns)];
    return {
      x: left + ((column + 0.15 + random(`x${index}`) * 0.7) / columns) * w + sway(stage, `sx${index}`, 8) * 12 * u,
      y: top + ((row + 0.15 + random(`y${index}`) * 0.7) / rows) * h + sway(stage, `sy${index}`, 9) * 12 * u,
      size: (8 + random(`s${index}`) ** 3 * 46) * u,
      index,
    };
  });
  const near = (wide ? 270 : 260) * u;
  const links = nodes.flatMap((a) =>
    nodes.slice(a.index + 1).flatMap((b) => (Math.hypot(a.x - b.x, a.y - b.y) < near ? [{ a, b }] : [])),
  );
  return (
    <>
      {links.map(({ a, b }, index) => {
        const drawn = risen(2 + random(`l${index}`) * 5);
        return (
          <line
            key={index}
            x1={a.x}
            y1={a.y}
            x2={a.x + (b.x - a.x) * drawn}
            y2={a.y + (b.y - a.y) * drawn}
            stroke={colors.depth(0.32)}
            strokeWidth={2.5 * u}
          />
        );
      })}
      {links
        .filter((_, index) => index % 4 === 0)
        .map(({ a, b }, index) => {
          const run = (time * (0.28 + random(`v${index}`) * 0.2) + random(`o${index}`)) % 1;
          return (
            <circle
              key={index}
              cx={a.x + (b.x - a.x) * run}
              cy={a.y + (b.y - a.y) * run}
              r={7 * u * Math.sin(run * Math.PI) * risen(8)}
              fill={colors.spot}
            />
          );
        })}
      {nodes.map((node) => {
        const grown = risen(random(`n${node.index}`) * 6);
        const large = node.size > 26 * u;
        return (
          <g key={node.index}>
            {large ? <circle cx={node.x} cy={node.y} r={node.size * 1.7 * grown} fill={colors.depth(0.14)} /> : null}
            <circle
              cx={node.x}
              cy={node.y}
              r={node.size * grown}
              fill={node.index % 7 === 3 ? colors.spot : colors.depth(large ? 1 : 0.65)}
            />
          </g>
        );
      })}
      <Foot stage={stage} />
    </>
  );
}
