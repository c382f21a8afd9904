import type { ReactNode } from 'react';
import type { Breed } from '../breeds.js';
import { darker, n } from '../painted.js';

export function SideEar(props: { breed: Breed; coat: string; inside: string; mark: string; far?: boolean }): ReactNode {
  const { breed, coat, inside, mark, far } = props;
  const r = breed.head;
  const e = breed.ear;
  const x = far ? r * 0.28 : -r * 0.3;
  switch (breed.ears) {
    case 'pointed':
      return (
        <>
          <path
            d={`M${n(x - e * 0.36)} ${n(-r * 0.6)}L${n(x + e * 0.06)} ${n(-r * 0.7 - e)}L${n(x + e * 0.46)} ${n(-r * 0.66)}Z`}
            fill={coat}
            strokeLinejoin="round"
            stroke={coat}
            strokeWidth={1}
          />
          <path
            d={`M${n(x - e * 0.06)} ${n(-r * 0.6 - e * 0.62)}L${n(x + e * 0.06)} ${n(-r * 0.7 - e)}L${n(x + e * 0.2)} ${n(-r * 0.6 - e * 0.62)}Z`}
            fill={mark}
            stroke={mark}
            strokeWidth={0.8}
            strokeLinejoin="round"
          />
        </>
      );
    case 'round':
      return (
        <>
          <circle cx={n(x)} cy={n(-r * 0.86)} r={n(e * 0.8)} fill={coat} />
          {far ? null : <circle cx={n(x + 0.4)} cy={n(-r * 0.84)} r={n(e * 0.42)} fill={inside} />}
        </>
      );
    case 'flop':
      return (
        <path
          d={`M${n(x - e * 0.1)} ${n(-r * 0.7)}C${n(x - e * 0.9)} ${n(-r * 0.7)} ${n(x - e * 0.8)} ${n(r * 0.3 + e * 0.2)} ${n(x - e * 0.34)} ${n(-r * 0.2 + e * 0.8)}C${n(x + e * 0.2)} ${n(r * 0.4)} ${n(x + e * 0.32)} ${n(-r * 0.3)} ${n(x - e * 0.1)} ${n(-r * 0.7)}Z`}
          fill={far ? coat : darker(coat, 0.2)}
        />
      );
    case 'long':
      return (
        <>
          <ellipse
            cx={n(x - 1.4)}
            cy={n(-r * 0.7 - e * 0.5)}
            rx={n(e * 0.2)}
            ry={n(e * 0.56)}
            fill={coat}
            transform={`rotate(-12 ${n(x)} ${n(-r * 0.7)})`}
          />
          {far ? null : (
            <ellipse
              cx={n(x - 1.2)}
              cy={n(-r * 0.7 - e * 0.5)}
              rx={n(e * 0.1)}
              ry={n(e * 0.42)}
              fill={inside}
              transform={`rotate(-12 ${n(x)} ${n(-r * 0.7)})`}
            />
          )}
        </>
      );
    case 'side':
      return far ? null : (
        <ellipse
          cx={n(-r * 0.9)}
          cy={n(-r * 0.55)}
          rx={n(e * 0.62)}
          ry={n(e * 0.28)}
          fill={coat}
          transform={`rotate(24 ${n(-r * 0.6)} ${n(-r * 0.5)})`}
        />
      );
  }
}

export function Ear(props: { breed: Breed; side: number; coat: string; inside: string; mark: string }): ReactNode {
  const { breed, side, coat, inside, mark } = props;
  const r = breed.head;
  const e = breed.ear;
  switch (breed.ears) {
    case 'pointed':
      return (
        <>
          <path
            d={`M${n(side * r * 0.3)} ${n(-r * 0.8)}L${n(side * (r * 0.86))} ${n(-r * 0.7 - e * 0.92)}L${n(side * r * 1.06)} ${n(-r * 0.3)}Z`}
            fill={coat}
            stroke={coat}
            strokeWidth={1.4}
            strokeLinejoin="round"
          />
          <path
            d={`M${n(side * r * 0.5)} ${n(-r * 0.8)}L${n(side * r * 0.84)} ${n(-r * 0.7 - e * 0.6)}L${n(side * r * 0.92)} ${n(-r * 0.46)}Z`}
            fill={inside}
          />
          <path
            d={`M${n(side * (r * 0.72))} ${n(-r * 0.7 - e * 0.6)}L${n(side * (r * 0.86))} ${n(-r * 0.7 - e * 0.92)}L${n(side * r * 0.93)} ${n(-r * 0.7 - e * 0.46)}Z`}
            fill={mark}
            stroke={mark}
            strokeWidth={1}
            strokeLinejoin="round"
          />
        </>
      );
    case 'round':
      return (
        <>
          <circle cx={n(side * r * 0.86)} cy={n(-r * 0.8)} r={n(e * 0.84)} fill={coat} />
          <circle cx={n(side * r * 0.84)} cy={n(-r * 0.76)} r={n(e * 0.46)} fill={inside} />
        </>
      );
    case 'flop':
      return (
        <path
          d={`M${n(side * r * 0.72)} ${n(-r * 0.8)}C${n(side * (r * 0.8 + e))} ${n(-r * 0.9)} ${n(side * (r * 0.9 + e * 0.8))} ${n(e * 0.7)} ${n(side * (r * 0.9 + e * 0.3))} ${n(e * 0.8)}C${n(side * r * 0.8)} ${n(e * 0.6)} ${n(side * r * 0.9)} 0 ${n(side * r * 0.72)} ${n(-r * 0.8)}Z`}
          fill={darker(coat, 0.2)}
        />
      );
    case 'long':
      return (
        <g transform={`rotate(${side * 10} ${n(side * r * 0.4)} ${n(-r * 0.8)})`}>
          <ellipse cx={n(side * r * 0.44)} cy={n(-r * 0.8 - e * 0.46)} rx={n(e * 0.2)} ry={n(e * 0.58)} fill={coat} />
          <ellipse cx={n(side * r * 0.44)} cy={n(-r * 0.8 - e * 0.46)} rx={n(e * 0.1)} ry={n(e * 0.44)} fill={inside} />
        </g>
      );
    case 'side':
      return (
        <ellipse
          cx={n(side * (r * 1.1 + e * 0.36))}
          cy={n(-r * 0.4)}
          rx={n(e * 0.64)}
          ry={n(e * 0.3)}
          fill={coat}
          transform={`rotate(${side * 16} ${n(side * r)} ${n(-r * 0.4)})`}
        />
      );
  }
}
