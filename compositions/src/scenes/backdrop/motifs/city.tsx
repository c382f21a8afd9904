import type { ReactNode } from 'react';
import type { Stage } from '../stage.js';
import { Foot } from './foot.js';
import { Glow } from './glow.js';

/** Three rows of towers that pass at their own speeds, windows that are lit one by one, lights on the street. */
export function City({ stage }: { stage: Stage }): ReactNode {
  const { foot, u, wide, focus, risen, width, height, colors, time, random } = stage;
  const street = foot - (foot < height ? 14 : 74) * u;
  return (
    <>
      <Glow stage={stage} x={focus.x} y={foot * (wide ? 0.36 : 0.62)} radius={160 * u} />
      {[0, 1, 2].map((row) => (
        <Row key={row} stage={stage} row={row} street={street} rise={risen(row + 1)} />
      ))}
      <rect x={0} y={street} width={width} height={height - street} fill={colors.depth(1)} />
      {Array.from({ length: 9 }, (_, index) => {
        const way = index % 2 === 0 ? 1 : -1;
        const span = width + 240 * u;
        const x =
          (((random(`car${index}`) * span + way * time * (130 + random(`fast${index}`) * 90) * u) % span) + span) %
          span;
        return (
          <rect
            key={index}
            x={x - 120 * u}
            y={street + (way > 0 ? 30 : 48) * u}
            width={(way > 0 ? 66 : 44) * u}
            height={5 * u}
            rx={2.5 * u}
            fill={way > 0 ? colors.spot : colors.ground}
          />
        );
      })}
      <Foot stage={stage} />
    </>
  );
}

function Row(props: { stage: Stage; row: number; street: number; rise: number }): ReactNode {
  const { stage, row, street, rise } = props;
  const { width, u, wide, colors, time, random, foot } = stage;
  const near = row / 2;
  const slot = (96 + near * 60) * u;
  const offset = time * (5 + near * 16) * u;
  const first = Math.floor(offset / slot) - 1;
  const count = Math.ceil(width / slot) + 3;
  const color = colors.depth(0.2 + 0.62 * near ** 1.2);
  const lit = row === 0 ? colors.depth(0.02) : colors.spot;
  const towers: ReactNode[] = [];
  for (let index = first; index < first + count; index++) {
    const name = `tower${row}:${index}`;
    const x = index * slot - offset;
    const w = slot * (0.72 + random(name) * 0.34);
    const side = wide ? 0.42 + 0.58 * Math.min(1, Math.max(0, ((x + w / 2) / width - 0.56) / 0.22)) : 0.74;
    const tall = foot * (wide ? 0.62 - near * 0.26 : 0.36 - near * 0.13) * (0.42 + random(`${name}h`) * 0.58) * side;
    const top = street - tall * rise;
    towers.push(<rect key={name} x={x} y={top} width={w} height={street - top + 2} fill={color} />);
    if (random(`${name}a`) > 0.7)
      towers.push(
        <rect
          key={`${name}a`}
          x={x + w * 0.46}
          y={top - 46 * u * rise}
          width={5 * u}
          height={46 * u * rise}
          fill={color}
        />,
      );
    else if (random(`${name}a`) > 0.45)
      towers.push(
        <rect
          key={`${name}a`}
          x={x + w * 0.18}
          y={top - 20 * u * rise}
          width={w * 0.5}
          height={20 * u * rise + 1}
          fill={color}
        />,
      );
    const cell = (22 + near * 8) * u;
    const across = Math.floor((w - cell * 0.6) / cell);
    const down = Math.floor((tall * rise - cell) / (cell * 1.25));
    let panes = '';
    for (let r = 0; r < down; r++)
      for (let c = 0; c < across; c++) {
        const chance = random(`${name}w${r}:${c}`);
        if (chance > 0.34 || time < chance * 9 - 1) continue;
        panes += `M${(x + cell * (0.5 + c)).toFixed(1)} ${(top + cell * (0.8 + r * 1.25)).toFixed(1)}h${(cell * 0.42).toFixed(1)}v${(cell * 0.6).toFixed(1)}h${(-cell * 0.42).toFixed(1)}z`;
      }
    if (panes !== '') towers.push(<path key={`${name}p`} d={panes} fill={lit} />);
  }
  return <g>{towers}</g>;
}
