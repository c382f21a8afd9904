export { captionPages, type CaptionScene, captionWords, textWidth } from './caption-pages.js';
export { buildTimeline, type TimelineInput, type SceneSpeech, transitionOptions } from './build-timeline.js';
export type { UserAudio } from './user-audio.js';
export { voiceoverLead, voiceoverPlaces, voiceoverTail, voiceTrack, type VoiceTrack } from './voice-track.js';
export {
  type CaptionPage,
  type Turn,
  CaptionPageSchema,
  type SoundClip,
  SoundClipSchema,
  type Stress,
  StressSchema,
  type Timeline,
  type TimelineScene,
  TimelineSceneSchema,
  TimelineSchema,
} from './timeline.js';
export { sceneSeconds } from './scene-seconds.js';
