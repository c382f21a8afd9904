export type {
  CallOptions,
  ComposedMusic,
  EffectKind,
  Effects,
  MediaFile,
  Music,
  MusicRequest,
  Planner,
  SocialAudio,
  Speech,
  SpeechRequest,
  SpokenText,
} from './generation.js';
