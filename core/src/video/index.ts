export type { CommittedScenes } from './committed-scenes.js';
export { type DraftPorts, draftVideo } from './draft-video.js';
export { type MadeVideo, makeVideo, type MakeVideoInput, renderProgress } from './make-video.js';
export { type PlanInput, type PlannedVideo, type PlanTimings, planVideo } from './plan-video.js';
export { type SceneStill, type SceneStillPorts, sceneStills, smallSize } from './scene-stills.js';
export type { EarlierVideo } from './speak-to-fit.js';
export type { PlanPorts, RunOptions, VideoProgress, VideoStage } from './video-ports.js';
