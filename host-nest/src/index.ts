export { ScenewrightModule } from './scenewright.module.js';
export type { ScenewrightModuleOptions } from './configuration/module-options.js';
export { createPipelineStudio } from './studio/pipeline-studio.js';
export type { PipelineOptions } from './studio/pipeline-options.js';
export { main, startServer, type RunningServer, type ServerOptions } from './main.js';
export { Configuration, ConfigurationError } from './configuration/configuration.js';
export { readConfiguration } from './configuration/read-configuration.js';
export { DataDirInUse } from './database/data-dir-lock.js';
export { SecretKeyError } from './secrets/secret-key.js';
export { PublicUrl } from './configuration/public-url.js';
export { AccountStore } from './accounts/account-store.js';
export type { OwnerGreeting } from './accounts/owner-greeting.js';
export { DATABASE } from './database/database.js';
export type { Database } from './database/schema.js';
export { FileStore } from './files/file-store.js';
export { SegmentExchange } from './files/segment-exchange.js';
export { LinkSigner } from './files/signed-link.js';
export { JobStore } from './jobs/job-store.js';
export { CreateVideo } from './videos/create-video.js';
export { Infographics } from './infographics/infographics.js';
export {
  Studio,
  type BoardWish,
  type BuildProgress,
  type BuiltVideo,
  type DrawnBoard,
  type EditedBuild,
  type EditSource,
  type EditWish,
  type RenderOutcome,
  type StyleCatalogue,
  type VoiceEntry,
} from './studio/studio.js';
export { drawBoard } from './studio/board.js';
export { InputFetcher } from './inputs/input-fetcher.js';
export { ServiceDocument } from './openapi/service-document.js';
