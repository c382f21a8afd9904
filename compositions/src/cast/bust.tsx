import type { PersonLook } from '@scenewright/core/shots';
import type { ReactNode } from 'react';
import { place } from '../layout/place.js';
import { useSvgId } from '../look/svg-id.js';
import { tone } from '../look/tone.js';
import { lifeSeconds } from '../motion/life.js';
import { duotone } from '../pictures/treatment.js';
import { useScene } from '../scene-context/scene-context.js';
import type { Rect } from '../scene-context/rect.js';
import { Figure } from './figure.js';

const person = (look: Partial<PersonLook> & Pick<PersonLook, 'skin' | 'hair'>): PersonLook => ({
  ...{ figure: 'person', age: 'adult', build: 'average', beard: false, glasses: false, hat: null, scarf: null },
  ...{ top: { garment: 'sweater', color: '#e8b23a' }, legs: '#2f4a6d', shoes: '#3a2b26' },
  ...look,
});

/** Two people who talk: those of a pack meet in all of its films. */
const pairs: readonly (readonly [PersonLook, PersonLook])[] = [
  [
    person({ skin: '#e0ac84', hair: { style: 'bun', color: '#5a3420' }, top: { garment: 'sweater', color: '#e8b23a' } }),
    person({ skin: '#8d5a3b', hair: { style: 'short', color: '#221a18' }, beard: true, top: { garment: 'shirt', color: '#f4f1ea' } }),
  ],
  [
    person({ skin: '#c68a5e', hair: { style: 'curly', color: '#2a1d18' }, glasses: true, top: { garment: 'shirt', color: '#d95f43' } }),
    person({ skin: '#f0c8a4', hair: { style: 'bob', color: '#b5562c' }, top: { garment: 'coat', color: '#3f6ea8' } }),
  ],
  [
    person({ skin: '#f0c8a4', hair: { style: 'short', color: '#7a5230' }, top: { garment: 'sweater', color: '#4f9a76' } }),
    person({ skin: '#a86f48', hair: { style: 'long', color: '#2b1c17' }, top: { garment: 'suit', color: '#39415c' } }),
  ],
]; // prettier-ignore

/** Somebody from the chest up, who looks out of a disc: nods and sends out waves while it speaks. */
export function Bust(props: {
  box: Rect;
  /** The one who asks, or the one who knows. */
  who: 'first' | 'second';
  ground: string;
  talks: boolean;
  /** Looks against the line of reading. */
  turned?: boolean;
}): ReactNode {
  const scene = useScene();
  const { box, who, ground, talks, turned = false } = props;
  const { look, palette, direction } = scene;
  const id = useSvgId('bust');
  const seconds = lifeSeconds(scene);
  const nod = Math.sin(seconds * (talks ? 5 : 1.2)) * (talks ? 2.4 : 0.9);
  const voice = talks ? (seconds * 1.6) % 1 : 1;
  const [first, second] = pairs[look.id.length % pairs.length]!;
  const paint =
    look.picture.ink === 'duotone' || look.picture.ink === 'outline'
      ? (color: string): string => duotone(color, palette)
      : (color: string): string => color;
  const flipped = turned !== (direction === 'rtl');
  const moment = { pose: 'stand', view: 'three-quarter', time: seconds, paint, lightFrom: 'left' } as const;
  return (
    <svg viewBox="0 0 100 100" style={{ ...place(scene, box), overflow: 'visible', transform: flipped ? 'scaleX(-1)' : undefined }}>
      <clipPath id={id}>
        <path d="M0 -30H100V50A50 50 0 0 1 0 50Z" />
      </clipPath>
      <circle cx={50} cy={50} r={50} fill={ground} />
      <g clipPath={`url(#${id})`}>
        <g transform={`translate(46 290) scale(2.8) rotate(${(nod * 0.5).toFixed(2)} 0 -60)`}>
          <Figure look={who === 'first' ? first : second} moment={moment} />
        </g>
      </g>
      {voice < 1 ? <path d={`M${98 + 8 * voice} ${24 - 6 * voice}Q${108 + 10 * voice} 40 ${98 + 8 * voice} ${56 + 6 * voice}`} fill="none" stroke={tone(palette.background, palette.text, 0.7)} strokeWidth={4 * (1 - voice)} strokeLinecap="round" /> : null}
    </svg>
  ); // prettier-ignore
}
