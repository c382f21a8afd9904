import { z } from 'zod';

/**
 * What a field of a scene is for whoever reads it. It stands in the schema, as `.meta({ role })`, so that all that looks
 * through the texts of a scene agrees on them; see `walkSceneText`.
 *
 * - `shown`: the viewer reads it on the screen; `spoken`: the viewer hears it.
 * - `figure`: a number; its `display` is read.
 * - `part`: repeats words of another field, which it marks.
 * - `direction`: words about the picture for those who make it; never read by the viewer.
 * - `icon`, `file`: name of a drawing, key of the assets manifest.
 * - `key`: an id, a code or the data of a drawing: no words.
 */
export type TextRole = 'shown' | 'spoken' | 'figure' | 'part' | 'direction' | 'icon' | 'file' | 'key';
/** Of what holds fields: a scene within a scene, or what is kept beside the picture and is not looked through. */
export type HolderRole = 'scene' | 'aside';
export type FieldRole = TextRole | HolderRole;

const inRole = (role: TextRole): z.ZodString => z.string().meta({ role });

export const shown = (): z.ZodString => inRole('shown');
export const spoken = (): z.ZodString => inRole('spoken');
export const part = (): z.ZodString => inRole('part');
export const direction = (): z.ZodString => inRole('direction');
export const iconName = (): z.ZodString => inRole('icon');
export const fileKey = (): z.ZodString => inRole('file');
export const key = (): z.ZodString => inRole('key');
