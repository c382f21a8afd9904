import type { AnimalLook } from '@scenewright/core/shots';
import type { ReactNode } from 'react';
import { breeds } from '../breeds.js';
import type { FigureMoment } from '../painted.js';
import { Facing } from './facing.js';
import { Sideways } from './sideways.js';
import { Sitting } from './sitting.js';
import { Flyer, Swimmer } from './winged.js';

/** An animal, feet (or keel) at the origin, looking right. */
export function Animal({ look, moment }: { look: AnimalLook; moment: FigureMoment }): ReactNode {
  if (look.species === 'bird' || look.species === 'owl') return <Flyer look={look} moment={moment} />;
  if (look.species === 'fish' || look.species === 'whale') return <Swimmer look={look} moment={moment} />;
  const breed = breeds[look.species]!;
  // What has hooves stands, also for a portrait.
  const stands = hoofed.has(look.species);
  const frontal = !stands && (moment.view === 'front' || moment.view === 'back');
  const sits = !stands && (moment.pose === 'sit' || frontal);
  const drawn = { look, moment, breed };
  return (
    <g transform={look.young ? 'scale(0.62)' : undefined}>
      {frontal ? <Facing {...drawn} /> : sits ? <Sitting {...drawn} /> : <Sideways {...drawn} />}
    </g>
  );
}

const hoofed: ReadonlySet<AnimalLook['species']> = new Set(['deer', 'horse', 'cow', 'sheep', 'elephant']);
