import { InfographicContentSchema } from '../panel.js';
import { sceneKind } from '../scene-kind.js';

/** A whole graphic on one canvas; only the infographic planner makes it. */
export const infographic = sceneKind({
  content: InfographicContentSchema,
  reading: 'parts',
  fewWords: true,
  ownGround: true,
  inWords: 'statement',
});
