export {
  ArtDirectionSchema,
  LightSchema,
  MediumSchema,
  SceneryDirectionSchema,
  WorldSchema,
  type ArtDirection,
  type Light,
  type Medium,
  type SceneryDirection,
  type World,
} from './art-direction.js';
export { placeInks } from './place-inks.js';
export { litPalette } from './lit-palette.js';
