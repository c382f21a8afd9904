import { z } from 'zod';
import { shown, fileKey } from '../../fields/field-roles.js';
import { label } from '../../fields/content-parts.js';
import { sceneKind } from '../scene-kind.js';

/** The name of who speaks, with the logo. */
export const logoSting = sceneKind({
  content: z.object({ logo: fileKey().max(120).optional(), name: label, tagline: shown().max(90).optional() }),
  names: ['end card', 'endcard'],
  seconds: [2, 3.5],
  arc: 'closes',
  farewell: true,
  saysItsTitle: true,
  pictorial: true,
  inWords: 'closing',
});
