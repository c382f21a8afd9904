import type { Size } from '@scenewright/core/canvas';
import type { EditedVideo } from '@scenewright/core/edit';
import type { RenderedVideo, RenderProgress, StillRequest } from '@scenewright/core/rendering';
import type { Timeline } from '@scenewright/core/timeline';
import type { MadeVideo, PlannedVideo } from '@scenewright/core/video';
import type { FormatOptions, FormatProgress, RenderedFormat } from '@scenewright/render-pool';
import type { InfographicOrder } from '../infographic/infographic-request.js';
import type {
  InfographicRenderOptions,
  InfographicSource,
  PlannedInfographic,
} from '../infographic/planned-infographic.js';
import type { EditableVideo, EditOptions } from './edit.js';
import type { MakeOptions, StudioCall } from './studio-options.js';
import type { VideoRequest } from './video-request.js';

/** Makes videos in this process. Any number of studios live side by side; each ends what it started. */
export interface Studio {
  /** @throws InvalidRequest | StageFailure, or the signal's reason */
  makeVideo(request: VideoRequest, options: MakeOptions & StudioCall): Promise<MadeVideo>;
  /** Everything but the pictures: storyboard, sound and timeline. */
  plan(request: VideoRequest, options?: { seed?: number } & StudioCall): Promise<PlannedVideo>;
  /**
   * The plan alone, in the time that planning takes: nothing is spoken, composed, filmed or drawn. What would be spoken
   * is estimated, so that lengths in its timeline are about those of the video.
   */
  draft(request: VideoRequest, options?: { seed?: number } & StudioCall): Promise<PlannedVideo>;
  /**
   * A new version from a change in words. What is not named keeps its words, recordings and frames, so that drawing it
   * costs what was changed; what was not understood is in `notUnderstood` and `warnings`.
   */
  edit(
    previous: EditableVideo,
    instruction: string,
    options?: EditOptions & StudioCall,
  ): Promise<EditedVideo & { video?: RenderedVideo }>;
  /** The MP4 of a timeline, at its own size or another. */
  render(
    timeline: Timeline,
    options: MakeOptions & { output?: Size; signal?: AbortSignal; onProgress?: (progress: RenderProgress) => void },
  ): Promise<RenderedVideo>;
  still(
    timeline: Timeline,
    frame: number,
    options?: { output?: Size; format?: StillRequest['format']; signal?: AbortSignal },
  ): Promise<Uint8Array>;
  /**
   * Plans an infographic (interface 4.6): one picture that builds up. Nothing is drawn.
   * @throws InvalidRequest | StageFailure
   */
  infographic(order: InfographicOrder, call?: { seed?: number; signal?: AbortSignal }): Promise<PlannedInfographic>;
  /** The graphic with a change in words; what was not understood is in `warnings` and changes nothing. */
  changeInfographic(previous: InfographicSource, words: string): Promise<PlannedInfographic>;
  /** Its MP4, with `settingsValues` in place of texts, figures, colours and fonts (interface 4.7). */
  renderInfographic(
    source: InfographicSource,
    options: InfographicRenderOptions & StudioCall,
  ): Promise<RenderedVideo & { timeline: Timeline }>;
  /** A timeline as WebM (with alpha when asked), animated GIF or WebP, or a folder of PNGs. */
  export(
    timeline: Timeline,
    options: FormatOptions,
    call?: { signal?: AbortSignal; onProgress?: (progress: FormatProgress) => void },
  ): Promise<RenderedFormat>;
  close(): Promise<void>;
}
