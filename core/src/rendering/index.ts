export type {
  QualityProfile,
  RenderedVideo,
  RenderProgress,
  RenderRequest,
  StillRequest,
  VideoRenderer,
} from './video-renderer.js';
export { type CutOptions, cutSegments } from './cut-segments.js';
export { type Segment, SegmentSchema } from './segment.js';
