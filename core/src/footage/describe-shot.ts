import type { CastLook } from '../shots/cast.js';
import type { PlacedFigure, Shot } from '../shots/shot.js';
import { shotLine } from '../shots/shot-line.js';

/** A shot in English sentences: what happens, how it is framed, where, and who is in it. For makers of footage. */
export function describeShot(shot: Shot): string {
  const { size, move, place } = shotLine(shot);
  const sentences = [shot.action, `${size}, ${move.toLowerCase()}`, place, ...shot.cast.map(describeFigure)];
  return sentences
    .map((text) => text.trim())
    .filter((text) => text !== '')
    .map((text) => (/[.!?…]$/u.test(text) ? text : `${text}.`))
    .join(' ');
}

const doing: Record<PlacedFigure['pose'], string> = {
  stand: 'stands',
  walk: 'walks',
  sit: 'sits',
  point: 'points',
  wave: 'waves',
};
const seen: Record<PlacedFigure['view'], string> = {
  front: 'seen from the front',
  'three-quarter': 'seen at three quarters',
  side: 'seen from the side',
  back: 'seen from behind',
};

function describeFigure({ member, pose, view, facing }: PlacedFigure): string {
  const way = view === 'side' || view === 'three-quarter' ? `, facing ${facing}` : '';
  return `${member.name} (${describeLook(member.look)}) ${doing[pose]}, ${seen[view]}${way}.`;
}

/** Colours as hex: a look has no names for them. */
function describeLook(look: CastLook): string {
  switch (look.figure) {
    case 'person': {
      const { age, build, hair, beard, glasses, hat, top, scarf } = look;
      const parts = [
        `${age === 'old' ? 'an old person' : age === 'child' ? 'a child' : 'an adult'} of ${build} build`,
        `skin ${look.skin}`,
        hair.style === 'bald' ? 'bald' : `${hair.style} hair ${hair.color}`,
        ...(beard ? ['a beard'] : []),
        ...(glasses ? ['glasses'] : []),
        ...(hat ? [`a ${hat.kind} ${hat.color}`] : []),
        ...(scarf ? [`a scarf ${scarf}`] : []),
        `a ${top.garment} ${top.color}, legs ${look.legs}, shoes ${look.shoes}`,
      ];
      return parts.join(', ');
    }
    case 'animal': {
      const young = look.young ? 'a young ' : 'a ';
      const collar = look.collar ? `, a collar ${look.collar}` : '';
      return `${young}${look.species}, coat ${look.coat}, belly ${look.belly}, marks ${look.mark}${collar}`;
    }
    case 'thing':
      return `a ${look.shape}, ${look.color} and ${look.second}`;
  }
}
