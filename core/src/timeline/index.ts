export { captionPages, type CaptionScene, captionWords, textWidth } from '../layout/caption-pages.js';
export { layOut, type LayoutInput, type SceneSpeech, transitionOptions } from '../layout/lay-out.js';
export type { UserAudio } from '../layout/user-audio.js';
export { voiceoverLead, voiceoverPlaces, voiceoverTail, voiceTrack, type VoiceTrack } from '../layout/voice-track.js';
export {
  type CaptionPage,
  CaptionPageSchema,
  type SoundClip,
  SoundClipSchema,
  type Stress,
  StressSchema,
  type Timeline,
  type TimelineScene,
  TimelineSceneSchema,
  TimelineSchema,
  type Transition,
  TransitionSchema,
} from './timeline.js';
