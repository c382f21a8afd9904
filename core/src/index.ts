export {
  FigureSchema,
  SentimentSchema,
  TrendSchema,
  type Figure,
  type Sentiment,
  type Trend,
} from './figure/figure.js';
export { BriefSchema, BriefDocumentSchema, type Brief, type BriefDocument } from './brief/brief.js';
export {
  AssetSchema,
  AssetsManifestSchema,
  WordTimeSchema,
  type Asset,
  type AssetsManifest,
  type WordTime,
} from './assets/assets.js';
export {
  CueSchema,
  MusicMoodSchema,
  SceneIntentSchema,
  StoryboardSceneSchema,
  StoryboardSchema,
  WarningSchema,
  type Cue,
  type MusicMood,
  type SceneIntent,
  type Storyboard,
  type StoryboardScene,
  type Warning,
} from './storyboard/storyboard.js';
export {
  KindWithContentSchema,
  sceneContentSchemas,
  sceneKinds,
  type KindWithContent,
  type SceneContent,
  type SceneKind,
} from './storyboard/scene-content/scene-content.js';
export { FreeformLayerSchema, type FreeformLayer } from './storyboard/scene-content/freeform.js';
export { type LabelledFigure, type Series } from './storyboard/scene-content/shared.js';
export {
  PaletteSchema,
  ResolvedStyleSchema,
  StylePackSchema,
  type Palette,
  type ResolvedStyle,
  type StylePack,
} from './style/style-pack.js';
export {
  CaptionPageSchema,
  SoundClipSchema,
  TimelineSceneSchema,
  TimelineSchema,
  TransitionSchema,
  type CaptionPage,
  type SoundClip,
  type Timeline,
  type TimelineScene,
  type Transition,
} from './timeline/timeline.js';
export { SegmentSchema, type Segment } from './segment/segment.js';
export type {
  CallOptions,
  ComposedMusic,
  EffectKind,
  Effects,
  MediaFile,
  Music,
  MusicRequest,
  Planner,
  Speech,
  SpeechRequest,
  SpokenText,
} from './ports/generation.js';
export type { AssetStore, Digest } from './ports/storage.js';
export type {
  QualityProfile,
  RenderedVideo,
  RenderProgress,
  RenderRequest,
  Size,
  StillRequest,
  VideoRenderer,
} from './ports/rendering.js';
export { StageFailure, type Stage } from './ports/stage-failure.js';

// Canvas, canonical JSON and segments.
export {
  aspectRatios,
  dimensionBounds,
  dimensionErrors,
  layoutCanvas,
  layoutShortSide,
  outputSize,
  resolutionHolding,
  resolutions,
  shapeClass,
  shapeOf,
  shortSideOf,
  sizeOfAspectRatio,
  type AspectRatio,
  type Resolution,
  type ShapeClass,
} from './canvas/canvas.js';
export { canonicalJson } from './canonical-json/canonical-json.js';
export { cutSegments, type CutOptions } from './segment/cut-segments.js';
