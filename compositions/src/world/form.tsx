import { createContext, useContext, type ReactNode } from 'react';
import { useScene } from '../scene-context/scene-context.js';
import type { WorldColors } from './world-colors.js';

export const ColorsContext = createContext<WorldColors | null>(null);

/** @throws outside of a scenery */
export function useColors(): WorldColors {
  const colors = useContext(ColorsContext);
  if (colors === null) throw new Error('useColors needs a scenery around it');
  return colors;
}

/** An area of a scenery as the film is drawn: filled, in lines alone, or as a wash whose pigment dries at its edges. */
export function Form({ d, fill, transform }: { d: string; fill: string; transform?: string }): ReactNode {
  const { look, u } = useScene();
  const { line, sky } = useColors();
  if (line !== null) return <path d={d} transform={transform} fill={sky} stroke={line} strokeWidth={3 * u} strokeLinejoin="round" />; // prettier-ignore
  if (look.picture.ink !== 'wash') return <path d={d} transform={transform} fill={fill} />;
  return (
    <g transform={transform}>
      <path d={d} fill={fill} opacity={0.72} />
      <path d={d} fill={fill} opacity={0.5} transform={`translate(${7 * u} ${9 * u})`} stroke={fill} strokeWidth={5 * u} />
    </g>
  ); // prettier-ignore
}

/** A round one. */
export function Disc({ x, y, r, fill }: { x: number; y: number; r: number; fill: string }): ReactNode {
  return <Form d={circle(x, y, r)} fill={fill} />;
}

export const circle = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
