import { z } from 'zod';
import { direction, key } from '../fields/field-roles.js';

const color = key().regex(/^#[0-9a-f]{6}$/);

export const hairStyles = ['short', 'long', 'bob', 'bun', 'curly', 'tail', 'bald'] as const;
export const garments = ['shirt', 'sweater', 'coat', 'dress', 'suit', 'apron'] as const;
export const hatKinds = ['cap', 'beanie', 'straw', 'helmet', 'crown'] as const;
export const species = [
  ...['fox', 'dog', 'wolf', 'cat', 'bear', 'rabbit', 'deer', 'horse', 'cow', 'sheep', 'lion', 'mouse', 'elephant'],
  ...['bird', 'owl', 'fish', 'whale'],
] as const satisfies readonly string[];
export const thingShapes = [
  ...['boat', 'lighthouse', 'robot', 'rocket', 'car', 'balloon', 'kite', 'lantern', 'house', 'tree', 'bicycle', 'box'],
  ...['bottle', 'cup', 'phone', 'train'],
] as const satisfies readonly string[];

export const PersonLookSchema = z.object({
  figure: z.literal('person'),
  age: z.enum(['child', 'adult', 'old']),
  build: z.enum(['slim', 'average', 'broad']),
  skin: color,
  hair: z.object({ style: z.enum(hairStyles), color }),
  beard: z.boolean(),
  glasses: z.boolean(),
  hat: z.object({ kind: z.enum(hatKinds), color }).nullable(),
  top: z.object({ garment: z.enum(garments), color }),
  legs: color,
  shoes: color,
  scarf: color.nullable(),
});
export type PersonLook = z.infer<typeof PersonLookSchema>;

export const AnimalLookSchema = z.object({
  figure: z.literal('animal'),
  species: z.enum(species),
  coat: color,
  belly: color,
  /** Ear tips, feet, tip of the tail. */
  mark: color,
  collar: color.nullable(),
  young: z.boolean(),
});
export type AnimalLook = z.infer<typeof AnimalLookSchema>;

export const ThingLookSchema = z.object({
  figure: z.literal('thing'),
  shape: z.enum(thingShapes),
  color,
  second: color,
});
export type ThingLook = z.infer<typeof ThingLookSchema>;

/** How a figure of the story looks, in every shot. All that the drawing needs. */
export const LookSchema = z.discriminatedUnion('figure', [PersonLookSchema, AnimalLookSchema, ThingLookSchema]);
export type CastLook = z.infer<typeof LookSchema>;

/** A recurring person, animal or object of a story. Issue 5: cast sheets. */
export const CastMemberSchema = z.object({
  id: key().regex(/^[a-z0-9][a-z0-9-]{0,40}$/),
  name: direction().min(1).max(48),
  /** Words that mean this figure in the story and in a change, in lower case: "mara", "girl". */
  called: z.array(key().min(1).max(40)).max(8).default([]),
  look: LookSchema,
});
export type CastMember = z.infer<typeof CastMemberSchema>;

/** The colours of a look with what they colour, for the sheet. */
export function lookColors(look: CastLook): { label: string; color: string }[] {
  switch (look.figure) {
    case 'person':
      return [
        { label: 'Skin', color: look.skin },
        ...(look.hair.style === 'bald' ? [] : [{ label: 'Hair', color: look.hair.color }]),
        { label: garmentName[look.top.garment], color: look.top.color },
        ...(look.scarf ? [{ label: 'Scarf', color: look.scarf }] : []),
        ...(look.hat ? [{ label: 'Hat', color: look.hat.color }] : []),
        { label: 'Legs', color: look.legs },
        { label: 'Shoes', color: look.shoes },
      ];
    case 'animal':
      return [
        { label: 'Coat', color: look.coat },
        { label: 'Belly', color: look.belly },
        { label: 'Marks', color: look.mark },
        ...(look.collar ? [{ label: 'Collar', color: look.collar }] : []),
      ];
    case 'thing':
      return [
        { label: 'Main', color: look.color },
        { label: 'Second', color: look.second },
      ];
  }
}

const garmentName: Record<PersonLook['top']['garment'], string> = {
  shirt: 'Shirt',
  sweater: 'Sweater',
  coat: 'Coat',
  dress: 'Dress',
  suit: 'Suit',
  apron: 'Apron',
};
