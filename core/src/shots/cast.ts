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

/** From where a sheet shows a figure, or doing what. */
export const sheetViews = {
  person: ['front', 'three-quarter', 'side', 'back'],
  animal: ['front', 'walking', 'sitting', 'back'],
  thing: ['resting', 'moving'],
} as const satisfies Record<CastLook['figure'], readonly string[]>;
export type SheetView = (typeof sheetViews)[keyof typeof sheetViews][number];

/** What the colours of a figure are the colours of; those of a garment are called as it is. */
export const coloredParts = [
  ...['skin', 'hair', 'scarf', 'hat', 'legs', 'shoes', 'shirt', 'sweater', 'coat', 'dress', 'suit', 'apron'],
  ...['fur', 'belly', 'marks', 'collar', 'main', 'second'],
] as const satisfies readonly string[];
export type ColoredPart = (typeof coloredParts)[number];

/** The colours of a look with what they colour, for the sheet. */
export function lookColors(look: CastLook): { part: ColoredPart; color: string }[] {
  switch (look.figure) {
    case 'person':
      return [
        { part: 'skin', color: look.skin },
        ...(look.hair.style === 'bald' ? [] : [{ part: 'hair' as const, color: look.hair.color }]),
        { part: look.top.garment, color: look.top.color },
        ...(look.scarf ? [{ part: 'scarf' as const, color: look.scarf }] : []),
        ...(look.hat ? [{ part: 'hat' as const, color: look.hat.color }] : []),
        { part: 'legs', color: look.legs },
        { part: 'shoes', color: look.shoes },
      ];
    case 'animal':
      return [
        { part: 'fur', color: look.coat },
        { part: 'belly', color: look.belly },
        { part: 'marks', color: look.mark },
        ...(look.collar ? [{ part: 'collar' as const, color: look.collar }] : []),
      ];
    case 'thing':
      return [
        { part: 'main', color: look.color },
        { part: 'second', color: look.second },
      ];
  }
}
