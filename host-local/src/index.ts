export { createStudio } from './studio/create-studio.js';
export type { MakeOptions, StudioCall, StudioOptions } from './studio/studio-options.js';
export type { Studio } from './studio/studio.js';
export { type EditableVideo, type EditOptions } from './studio/edit.js';
export { type InfographicOrder } from './infographic/infographic-request.js';
export {
  type InfographicRenderOptions,
  type InfographicSource,
  type PlannedInfographic,
} from './infographic/planned-infographic.js';
export { type VideoRequest } from './studio/video-request.js';
export { defaultCacheRoot } from './studio/cache-root.js';
export { InvalidRequest } from './inputs/input-error.js';
