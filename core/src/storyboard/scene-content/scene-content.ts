import { z } from 'zod';
import { chartScenes } from './charts.js';
import { choreographyScenes } from './choreography.js';
import { comparisonScenes } from './comparison.js';
import { figureScenes } from './figures.js';
import { InfographicContentSchema } from '../../infographic/panel.js';
import { footageScenes } from './footage.js';
import { freeformScenes } from './freeform.js';
import { mediaScenes } from './media.js';
import { structureScenes } from './structure.js';
import { textScenes } from './text.js';

/**
 * What a scene of each kind says, apart from how it looks. The planner, the editor and a language
 * model write these; the folder of the same name in `compositions/src/scenes` draws them.
 */
export const sceneContentSchemas = {
  ...textScenes,
  ...figureScenes,
  ...chartScenes,
  ...structureScenes,
  ...comparisonScenes,
  ...mediaScenes,
  ...footageScenes,
  ...freeformScenes,
  /** Only the layout makes it, of the scenes of a single-scene model. */
  ...choreographyScenes,
  /** A whole graphic on one canvas; only the infographic planner makes it. */
  infographic: InfographicContentSchema,
} as const;

export type SceneKind = keyof typeof sceneContentSchemas;
export const sceneKinds = Object.keys(sceneContentSchemas) as SceneKind[];
export type SceneContent<K extends SceneKind = SceneKind> = z.infer<(typeof sceneContentSchemas)[K]>;

/** A scene's kind with the content that belongs to it: `{kind: 'counter', content: {figure, …}}`. */
export type KindWithContent = { [K in SceneKind]: { kind: K; content: SceneContent<K> } }[SceneKind];

export const KindWithContentSchema = z.discriminatedUnion(
  'kind',
  sceneKinds.map((kind) => z.object({ kind: z.literal(kind), content: sceneContentSchemas[kind] })) as unknown as [
    z.ZodObject,
  ],
) as unknown as z.ZodType<KindWithContent>;
