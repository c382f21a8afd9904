import { layoutCanvas, outputSize, type AspectRatio } from '@scenewright/core/canvas';
import type { Arrangement, Drawing } from '@scenewright/core/drawings';
import type { Figure } from '@scenewright/core/figures';
import { languageOf } from '@scenewright/core/language';
import type { KindWithContent } from '@scenewright/core/scenes';
import { stylePack, type CaptionSkin } from '@scenewright/core/style';
import type { Timeline, Turn } from '@scenewright/core/timeline';

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

/** A sample that lasts long enough has a second act too, in which the longest word of its headline is marked. */
function turnOf({ content }: KindWithContent, seconds: number, fps: number): { turn?: Turn } {
  if (seconds < 3.2) return {};
  const { title, text } = content as { title?: string; text?: string };
  const headline = title ?? text;
  const words = headline?.split(/\s+/u).sort((a, b) => b.length - a.length)[0];
  const of = title === undefined ? 'text' : 'title';
  return { turn: { at: Math.round(0.58 * seconds * fps), ...(words ? { of, words: words.slice(0, 120) } : {}) } };
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
    scenes: [
      {
        id: scene.kind,
        from: 0,
        frames,
        transition: null,
        cues: {},
        seed: 7,
        ...turnOf(scene, seconds, fps),
        ...scene,
      },
    ],
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
