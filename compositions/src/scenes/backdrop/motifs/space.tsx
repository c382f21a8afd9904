import type { ReactNode } from 'react';
import { tone } from '../../../look/tone.js';
import type { Stage } from '../stage.js';
import { Foot } from './foot.js';
import { useSvgId } from '../../../look/svg-id.js';

/** A banded planet with its ring and moons on their orbits, before a field of stars. */
export function Space({ stage }: { stage: Stage }): ReactNode {
  const { width, foot, u, time, colors, focus, random, risen, wide } = stage;
  const radius = (wide ? 320 * u : Math.min(290 * u, foot * 0.23)) * (0.8 + 0.2 * risen(0));
  const { x, y } = focus;
  const orbits = [1.5, 1.95, 2.45].map((size) => size * radius);
  const disc = useSvgId('planet');
  const flat = 0.34;
  const tilt = -18;
  const moonAt = (index: number): [number, number, boolean] => {
    const angle = time * (0.5 - index * 0.12) + random(`moon${index}`) * 2 * Math.PI;
    return [Math.cos(angle) * orbits[index]!, Math.sin(angle) * orbits[index]! * flat, Math.sin(angle) > 0];
  };
  const moons = (front: boolean): ReactNode =>
    orbits.map((_, index) => {
      const [mx, my, before] = moonAt(index);
      if (before !== front) return null;
      return (
        <circle
          key={index}
          cx={mx}
          cy={my}
          r={(48 - index * 9) * u * risen(index + 3)}
          fill={index === 1 ? colors.spot : colors.depth(0.75)}
        />
      );
    });
  return (
    <>
      {Array.from({ length: 230 }, (_, index) => {
        const twinkle = 0.55 + 0.45 * Math.sin(time * (0.8 + random(`tempo${index}`)) + index);
        const star = random(`size${index}`);
        return (
          <circle
            key={index}
            cx={random(`x${index}`) * width}
            cy={random(`y${index}`) * foot + 8 * time * u * (0.2 - random(`drift${index}`) * 0.4)}
            r={(1.5 + star ** 4 * 6) * u}
            fill={colors.text}
            opacity={(0.22 + star * 0.5) * twinkle}
          />
        );
      })}
      <g transform={`translate(${x} ${y}) rotate(${tilt})`}>
        {orbits.map((orbit, index) => (
          <ellipse
            key={orbit}
            rx={orbit * risen(index + 1)}
            ry={orbit * flat * risen(index + 1)}
            fill="none"
            stroke={tone(colors.ground, colors.text, 0.55)}
            strokeWidth={2.5 * u}
            strokeDasharray={index === 1 ? `${4 * u} ${10 * u}` : undefined}
          />
        ))}
        {moons(false)}
        <clipPath id={disc}>
          <circle r={radius} />
        </clipPath>
        <g clipPath={`url(#${disc})`}>
          <circle r={radius} fill={colors.depth(0.62)} />
          {[-0.78, -0.46, -0.1, 0.22, 0.58].map((band, index) => (
            <ellipse
              key={band}
              cx={Math.sin(time * 0.3 + index) * 26 * u}
              cy={band * radius}
              rx={radius * 1.3}
              ry={radius * (0.07 + 0.07 * random(`band${index}`))}
              fill={index === 2 ? colors.spot : colors.depth(index % 2 === 0 ? 0.88 : 0.42)}
            />
          ))}
          <circle
            cx={radius * 0.46}
            cy={radius * 0.3}
            r={radius * 1.18}
            fill="none"
            stroke={colors.text}
            strokeOpacity={0.2}
            strokeWidth={radius * 0.62}
          />
        </g>
        {moons(true)}
      </g>
      <Foot stage={stage} />
    </>
  );
}
