import { layoutCanvas, outputSize, type AspectRatio } from '@scenewright/core/canvas';
import type { Arrangement, Drawing } from '@scenewright/core/drawings';
import type { Figure } from '@scenewright/core/figures';
import { languageOf } from '@scenewright/core/language';
import type { KindWithContent } from '@scenewright/core/scenes';
import { stylePack, type CaptionSkin } from '@scenewright/core/style';
import type { Timeline } from '@scenewright/core/timeline';

export interface SampleOptions {
  pack?: string;
  aspectRatio?: AspectRatio;
  language?: string;
  seconds?: number;
  fps?: number;
  /** Words of a caption page that stands through the scene. */
  caption?: string;
  /** Its skin; the pack's own when absent. */
  captionSkin?: CaptionSkin;
}

/** A timeline of one scene, for the studio, the gallery and tests. */
export function sampleTimeline(
  scene: KindWithContent & {
    drawings?: Drawing[];
    arrangement?: Arrangement;
    shows?: Figure;
  },
  options: SampleOptions = {},
): Timeline {
  const { pack = 'taste-default', aspectRatio = '16:9', language = 'en', seconds = 4, fps = 30, caption } = options;
  const style = stylePack(pack);
  const frames = seconds * fps;
  const words = (caption ?? '').split(' ').filter((word) => word !== '');
  const step = Math.max(1, Math.floor(frames / Math.max(1, words.length)));
  return {
    version: 1,
    title: scene.kind,
    fps,
    frames,
    canvas: layoutCanvas(aspectRatio),
    output: outputSize(aspectRatio, '720p'),
    language,
    direction: languageOf(language).direction,
    style: { pack, palette: style.palette, fonts: style.fonts, logo: null },
    scenes: [{ id: scene.kind, from: 0, frames, transition: null, cues: {}, seed: 7, ...scene }],
    captions:
      words.length === 0
        ? null
        : {
            skin: options.captionSkin ?? style.captionSkin,
            position: 'bottom',
            pages: [
              {
                from: 0,
                to: frames,
                words: words.map((text, index) => ({ text, from: index * step, to: (index + 1) * step })),
              },
            ],
          },
    sound: [],
    assets: {},
  };
}
