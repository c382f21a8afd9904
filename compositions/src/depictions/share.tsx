import type { ReactNode } from 'react';
import type { DepictionProps } from './depiction-props.js';

const radius = 37;
const around = 2 * Math.PI * radius;

/** The part of a ring that the percentage is. */
export function Share({ figure, progress, ink, look }: DepictionProps): ReactNode {
  const length = (figure.value / 100) * around * progress;
  const width = 17;
  return (
    <g fill="none" strokeWidth={width} transform="rotate(-90 50 50)">
      <circle cx={50} cy={50} r={radius} stroke={ink.rest} />
      {length > 0 ? (
        <circle
          cx={50}
          cy={50}
          r={radius}
          stroke={ink.main}
          strokeDasharray={`${length} ${around}`}
          strokeLinecap={look.shape.radius > 20 ? 'round' : 'butt'}
        />
      ) : null}
    </g>
  );
}

/** What was and what is, to scale: the second column is larger or smaller by the percentage. */
export function Growth({ figure, progress, ink, look }: DepictionProps): ReactNode {
  const falls = /^[-−]/u.test(figure.display);
  const after = Math.max(0, 1 + (falls ? -1 : 1) * (figure.value / 100));
  const unit = 84 / Math.max(1, after);
  const now = unit * (1 + (after - 1) * progress);
  const rx = Math.min(4, look.shape.barRadius / 3);
  return (
    <>
      <rect x={13} y={94 - unit} width={32} height={unit} rx={rx} fill={ink.rest} />
      <rect x={55} y={94 - now} width={32} height={Math.max(0.5, now)} rx={rx} fill={ink.main} />
      <path d="M5 94H95" stroke={ink.line} strokeWidth={0.9} />
      <path d={`M13 ${94 - unit}H95`} stroke={ink.line} strokeWidth={0.7} strokeDasharray="3 3" />
    </>
  ); // prettier-ignore
}
