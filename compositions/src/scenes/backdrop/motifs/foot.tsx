import type { ReactNode } from 'react';
import type { Stage } from '../stage.js';

/** Plain ground where captions stand, so that they are legible over any drawing. */
export function Foot({ stage }: { stage: Stage }): ReactNode {
  const { width, height, foot, colors } = stage;
  if (foot >= height) return null;
  return <rect x={0} y={foot} width={width} height={height - foot} fill={colors.ground} />;
}
