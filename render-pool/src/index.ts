// Videos: ffmpeg, quality, segments, joining, probing.
export { locateFfmpeg, type FfmpegChoice, type FfmpegTools } from './ffmpeg/locate-ffmpeg.js';
export { runFfmpeg, type FfmpegCommand } from './ffmpeg/run-ffmpeg.js';
export type { ProgramOptions } from './ffmpeg/run-program.js';
export { encodingProfile, type EncodingProfile } from './quality/encoding-profile.js';
export { openSegmentStore, type SegmentStore, type SegmentStoreOptions } from './segments/segment-store.js';
export { probeMedia, type ProbedMedia, type ProbedSound, type ProbedVideo } from './probe/probe-media.js';
export { sampleFrames } from './probe/sample-frames.js';
export { checkVideo, type ExpectedVideo } from './probe/check-video.js';
export { jobFolderName, openJobFolder, sweepJobFolders, type JobFolder } from './job-folders/job-folder.js';
export { processRuns, traceProcess, type ProcessTrace } from './job-folders/living-process.js';
export { createVideoRenderer, type VideoRendererOptions } from './video/create-video-renderer.js';
export { assembleVideoRenderer, type WarmRenderer } from './video/assemble-video-renderer.js';
export type { Drawing, RendererParts, SoundTrackMaker } from './video/renderer-parts.js';
export type { SessionRequest, SegmentSession } from './video/segment-session.js';
export type { OpenShare, SegmentShare, ShareEvents } from './video/segment-share.js';

// Clips that makers of footage give.
export { createClipIntake } from './clips/clip-intake.js';
export { createFilmImport, type ImportedFilm } from './clips/import-film.js';

// Browser and bundle.
export { buildBundle, type BundleOptions } from './bundle/build-bundle.js';
export { compositionsEntry } from './bundle/compositions-entry.js';
export { unpackChromium, type UnpackedChromium } from './browser/unpack-chromium.js';

// A page under one's own hand: contact sheets and layout checks.
export { openStage, type Stage, type StagedTimeline, type StageOptions } from './page/stage.js';

// Sound: the mix of a timeline, and recordings as numbers.
export { mixSound, type MixedSound, type MixRequest } from './sound/mix-sound.js';
export { readSound } from './sound/read-sound.js';
export { decodeSound } from './sound/decode-sound.js';

// Formats beyond MP4.
export type {
  ExportFormat,
  FormatOptions,
  FormatProgress,
  FormatRenderer,
  FormatRequest,
  RenderedFormat,
} from './formats/format-request.js';
