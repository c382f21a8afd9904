import { z } from 'zod';
import { shown, fileKey } from '../../fields/field-roles.js';
import { claim } from '../../fields/content-parts.js';
import { isPicture } from '../from-beat.js';
import { sceneKind } from '../scene-kind.js';

/** The last picture: who it was. */
export const endCard = sceneKind({
  content: z.object({
    title: claim,
    subtitle: shown().max(140).optional(),
    url: shown().max(120).optional(),
    logo: fileKey().max(120).optional(),
  }),
  names: ['end card', 'endcard'],
  seconds: [2, 4.5],
  arc: 'closes',
  farewell: true,
  saysItsTitle: true,
  filmable: true,
  reading: 'glance',
  illustrated: true,
  ending: 'words',
  typeAlone: true,
  bearsMotif: 'words',
  inWords: 'closing',
  offers: ({ evidence, claim: title, support, purpose }) => {
    const subtitle = support ? { subtitle: support.slice(0, 140) } : {};
    if (evidence.type === 'action')
      return [
        {
          content: { title, ...subtitle, ...(evidence.where ? { url: evidence.where } : {}) },
          score: support ? 0.97 : 0.6,
        },
      ];
    return isPicture(evidence) && purpose === 'close' ? [{ content: { title, ...subtitle }, score: 0.9 }] : [];
  },
});
