import { layoutCanvas } from '../canvas/canvas.js';
import type { Size } from '../canvas/size.js';
import type { Timeline } from '../timeline/timeline.js';
import { namedDrawings } from '../storyboard/scene-drawings.js';
import type { Infographic } from './infographic.js';

export interface InfographicRender {
  /** Pixels. */
  dimensions: Size;
  fps: number;
  /** Seconds. */
  duration: number;
}

/** When the panels begin, in seconds: one after another in the first part, so that the whole picture rests at the end. */
export function panelSeconds(count: number, duration: number): number[] {
  const first = Math.min(0.9, duration * 0.12);
  const step = count === 0 ? 0 : Math.min(1.5, (duration * 0.66 - first) / count);
  return Array.from({ length: count }, (_, index) => first + index * step);
}

/**
 * A graphic as a timeline of one scene. Everything is timed in seconds, so that another frame rate changes how
 * smooth it moves and not how long it takes.
 */
export function infographicTimeline(graphic: Infographic, render: InfographicRender): Timeline {
  const { content, style, language, direction, seed, assets } = graphic;
  const { dimensions, fps, duration } = render;
  const starts = panelSeconds(content.panels.length, duration);
  const drawings = namedDrawings({ kind: 'infographic', content, drawings: graphic.drawings });
  return {
    version: 1,
    title: content.title,
    fps,
    frames: Math.max(1, Math.round(duration * fps)),
    canvas: layoutCanvas(dimensions),
    output: { ...dimensions },
    language,
    direction,
    style,
    scenes: [
      {
        id: 'graphic',
        from: 0,
        frames: Math.max(1, Math.round(duration * fps)),
        transition: null,
        cues: Object.fromEntries(starts.map((seconds, index) => [`panels.${index}`, Math.round(seconds * fps)])),
        seed,
        kind: 'infographic',
        content,
        ...(drawings.length > 0 ? { drawings } : {}),
      },
    ],
    captions: null,
    sound: [],
    assets,
  };
}
