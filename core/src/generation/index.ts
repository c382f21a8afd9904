export type { CallOptions } from './call-options.js';
export type { EffectKind, Effects } from './effects.js';
export type { MediaFile } from './media-file.js';
export type { ComposedMusic, Music, MusicRequest } from './music.js';
export type { Planner } from './planner.js';
export type { SocialAudio } from './social-audio.js';
export type { Speech, SpeechRequest, SpokenText } from './speech.js';
