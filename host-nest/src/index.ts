export {
  ScenewrightModule,
  type ScenewrightModuleAsyncOptions,
  type ScenewrightModuleOptions,
} from './scenewright.module.js';
export { createPipelineStudio, type PipelineOptions } from './studio/pipeline-studio.js';
export { main, startServer, type RunningServer, type ServerOptions } from './main.js';
export { ConfigurationError, readConfiguration, type Configuration } from './configuration/configuration.js';
export { DataDirInUse } from './database/data-dir-lock.js';
export { SecretKeyError } from './secrets/secret-key.js';
export { RUNTIME } from './runtime/token.js';
export type { OwnerGreeting, Runtime } from './runtime/runtime.js';
export type {
  BoardWish,
  BuildProgress,
  BuiltVideo,
  DrawnBoard,
  EditedBuild,
  EditSource,
  EditWish,
  RenderOutcome,
  Studio,
  StyleCatalogue,
  VoiceEntry,
} from './studio/studio.js';
export { drawBoard } from './studio/board.js';
export type { InputFetcher } from './videos/create-video.js';
export { openApiDocument } from './openapi/document.js';
