export type { CommittedScenes } from '../make-video/committed-scenes.js';
export { type DraftPorts, draftVideo } from '../make-video/draft-video.js';
export { type MadeVideo, makeVideo, type MakeVideoInput, renderProgress } from '../make-video/make-video.js';
export { type PlanInput, type PlannedVideo, type PlanTimings, planVideo } from '../make-video/plan-video.js';
export { type SceneStill, type SceneStillPorts, sceneStills, smallSize } from '../make-video/scene-stills.js';
export type { EarlierVideo } from '../make-video/speak-to-fit.js';
export type { PlanPorts, RunOptions, VideoProgress, VideoStage } from '../make-video/video-ports.js';
