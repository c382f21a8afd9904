import { z } from 'zod';
import { DrawingSchema } from '../drawings/drawing.js';

/** The place in which all of a film happens: its scenery is the same in every scene, seen from elsewhere. */
export const WorldSchema = z.enum(['land', 'street', 'water', 'deep', 'sky', 'space', 'table', 'stage']);
export type World = z.infer<typeof WorldSchema>;

/** The hour and the warmth in which a film is lit; `day` leaves the colours of its pack as they are. */
export const LightSchema = z.enum(['day', 'warm', 'night']);
export type Light = z.infer<typeof LightSchema>;

/** A medium that was asked for in place of the pack's own way of drawing. */
export const MediumSchema = z.enum(['watercolour']);
export type Medium = z.infer<typeof MediumSchema>;

/** What makes one film of many scenes, decided once from its outline and followed by each of them. */
export const ArtDirectionSchema = z.object({
  /** The thing that it is about: it opens the film, comes back in other places and sizes, and closes it. */
  hero: DrawingSchema.optional(),
  /** Absent where nothing says in which place the film happens: its scenes stand on the grounds of the pack. */
  world: WorldSchema.optional(),
  light: LightSchema,
  medium: MediumSchema.optional(),
});
export type ArtDirection = z.infer<typeof ArtDirectionSchema>;

const hex = z.string().regex(/^#[0-9a-f]{6}$/);

/** What frames need of it: the hero stands in the scenes that show it. */
export const SceneryDirectionSchema = ArtDirectionSchema.omit({ hero: true }).extend({
  /** The colours of the place, far and near; absent where the pack's or a brand's own are the idea. */
  inks: z.tuple([hex, hex]).optional(),
});
export type SceneryDirection = z.infer<typeof SceneryDirectionSchema>;
