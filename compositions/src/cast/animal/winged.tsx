import type { AnimalLook } from '@scenewright/core/shots';
import type { ReactNode } from 'react';
import { darker, type FigureMoment, n } from '../painted.js';

interface Props {
  look: AnimalLook;
  moment: FigureMoment;
}

/** Birds: on the wing when they go, else on their feet. */
export function Flyer({ look, moment }: Props): ReactNode {
  const { paint, time, view } = moment;
  const coat = paint(look.coat);
  const belly = paint(look.belly);
  const mark = paint(look.mark);
  const ink = paint('#1f1a24');
  const frontal = view === 'front' || view === 'back' || look.species === 'owl';
  if (moment.pose === 'walk') {
    const flap = Math.sin(time * 7);
    return (
      <g transform={`translate(0 ${n(-52 - Math.sin(time * 7) * 1.6)})`}>
        <path
          d={`M-4 -2Q-12 ${n(-18 * flap - 4)} -26 ${n(-24 * flap)}Q-16 ${n(-6 * flap + 4)} 6 2Z`}
          fill={darker(coat, 0.25)}
        />
        <path d="M-20 2C-10 -8 8 -9 16 -3C18 1 10 8 -4 7Q-12 6 -26 9Q-22 4 -20 2Z" fill={coat} />
        <path d="M-8 6C0 8 12 6 15 0C10 4 0 3 -8 6Z" fill={belly} />
        <circle cx={16} cy={-4} r={5.4} fill={coat} />
        <path d="M20.6 -5L27 -2.6L20.4 -1.4Z" fill={paint('#e9a23b')} />
        <circle cx={17.6} cy={-5.2} r={0.9} fill={ink} />
        <path d={`M2 -3Q-6 ${n(-22 * flap - 4)} -18 ${n(-30 * flap)}Q-20 ${n(-12 * flap)} -10 3Z`} fill={mark} />
      </g>
    );
  }
  if (frontal) {
    const owl = look.species === 'owl';
    const back = view === 'back';
    return (
      <g>
        <path d="M-4 0v-4M4 0v-4" stroke={paint('#d98a2b')} strokeWidth={2.4} strokeLinecap="round" />
        <path
          d="M0 -40C15 -40 15 -26 13 -14C12 -5 6 -2.4 0 -2.4C-6 -2.4 -12 -5 -13 -14C-15 -26 -15 -40 0 -40Z"
          fill={coat}
        />
        {owl ? <path d="M-11 -36L-12 -45L-4 -39ZM11 -36L12 -45L4 -39Z" fill={coat} /> : null}
        {back ? null : <path d="M0 -24C8 -24 8 -4 0 -4C-8 -4 -8 -24 0 -24Z" fill={belly} />}
        <path
          d="M-12.6 -28C-18 -16 -14 -8 -9 -5C-12 -14 -11 -22 -12.6 -28ZM12.6 -28C18 -16 14 -8 9 -5C12 -14 11 -22 12.6 -28Z"
          fill={mark}
        />
        {back ? null : (
          <>
            {[-1, 1].map((side) => (
              <g key={side}>
                {owl ? <circle cx={side * 4.8} cy={-32} r={4.6} fill={paint('#fff1d6')} /> : null}
                <circle cx={side * 4.6} cy={-32} r={owl ? 2.4 : 1.3} fill={ink} />
                <circle cx={side * 4.6 + 0.7} cy={-32.8} r={0.6} fill="#ffffff" />
              </g>
            ))}
            <path d="M-2 -29.6H2L0 -25.6Z" fill={paint('#e9a23b')} />
          </>
        )}
      </g>
    );
  }
  return (
    <g>
      <path d="M-1 0v-5M4 0v-5" stroke={paint('#d98a2b')} strokeWidth={1.6} strokeLinecap="round" />
      <path d="M-24 -6L-10 -13C-8 -22 2 -24 9 -21C13 -15 10 -5 0 -4.4C-6 -4 -10 -6 -24 -6Z" fill={coat} />
      <path d="M4 -5C11 -7 13 -15 9 -21C8 -14 6 -9 4 -5Z" fill={belly} />
      <path d="M-18 -7C-10 -8 -6 -15 3 -16C5 -9 -4 -5 -18 -7Z" fill={mark} />
      <circle cx={8} cy={-22} r={6} fill={coat} />
      <path d="M13 -23.4L20 -21L13 -19.4Z" fill={paint('#e9a23b')} />
      <circle cx={9.8} cy={-23.4} r={1} fill={ink} />
    </g>
  );
}

/** Fish and whales, which hang in the water above the origin. */
export function Swimmer({ look, moment }: Props): ReactNode {
  const { paint, time } = moment;
  const whale = look.species === 'whale';
  const wave = Math.sin(time * (whale ? 1.4 : 5));
  const coat = paint(look.coat);
  const ink = paint('#1f1a24');
  const size = whale ? 3.4 : 1;
  return (
    <g transform={`translate(0 ${n((whale ? -62 : -40) + Math.sin(time * 1.1) * 2)}) scale(${size})`}>
      <path
        d={`M-15 0Q-22 ${n(-7 + wave * 3)} -27 ${n(-9 + wave * 4)}Q-23 ${n(wave * 3)} -27 ${n(9 + wave * 4)}Q-22 ${n(6 + wave * 3)} -15 0Z`}
        fill={darker(coat, 0.2)}
      />
      {whale ? null : <path d="M-4 -7Q2 -15 9 -12Q6 -8 7 -6Z" fill={paint(look.mark)} />}
      <path
        d={
          whale
            ? 'M-18 0C-10 -11 10 -13 20 -6C25 -2 24 5 18 7C6 10 -8 6 -18 0Z'
            : 'M-18 0C-8 -11 10 -11 18 0C10 11 -8 11 -18 0Z'
        }
        fill={coat}
      />
      <path
        d={
          whale
            ? 'M-8 4C4 4 14 4 23.4 1C23 5 21 6.6 18 7C8 9.4 -1 7.6 -8 4Z'
            : 'M-10 5C0 4 10 3 16 2.4C9 10 -3 10 -10 5Z'
        }
        fill={paint(look.belly)}
      />
      {whale ? null : <path d="M-2 -9C1 -4 1 4 -2 9L4 9.4C7 4 7 -4 4 -9.4Z" fill={paint(look.mark)} />}
      <path d={`M2 3Q${n(-2 + wave)} 10 ${n(-6 + wave * 2)} 12Q0 12 7 5Z`} fill={darker(coat, 0.25)} />
      <circle cx={whale ? 15 : 12} cy={whale ? -1 : -2} r={whale ? 0.8 : 1.6} fill={ink} />
      {whale ? null : <circle cx={12.5} cy={-2.5} r={0.5} fill="#ffffff" />}
    </g>
  );
}
