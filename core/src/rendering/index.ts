export type {
  QualityProfile,
  RenderedVideo,
  RenderProgress,
  RenderRequest,
  Size,
  StillRequest,
  VideoRenderer,
} from '../ports/rendering.js';
export { type CutOptions, cutSegments } from '../segment/cut-segments.js';
export { type Segment, SegmentSchema } from '../segment/segment.js';
