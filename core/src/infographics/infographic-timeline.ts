import { layoutCanvas } from '../canvas/canvas.js';
import type { Size } from '../canvas/size.js';
import type { Timeline } from '../timeline/timeline.js';
import { namedDrawings } from '../storyboard/scene-drawings.js';
import type { Infographic } from './infographic.js';
import { panelTurns } from './panel-turns.js';

export interface InfographicRender {
  /** Pixels. */
  dimensions: Size;
  fps: number;
  /** Seconds. */
  duration: number;
}

/**
 * A graphic as a timeline of one scene. Everything is timed in seconds, so that another frame rate changes how
 * smooth it moves and not how long it takes.
 */
export function infographicTimeline(graphic: Infographic, render: InfographicRender): Timeline {
  const { content, style, language, direction, seed, assets } = graphic;
  const { dimensions, fps, duration } = render;
  // Settings change words, not when they are told.
  const { plan } = content;
  const planned = plan?.panels.length === content.panels.length ? plan.panels : content.panels;
  const turns = panelTurns(planned, duration);
  const cues = turns.map(({ from }, index) => [`panels.${index}`, Math.round(from * fps)] as const);
  const whole = turns.at(-1)?.to;
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
        cues: Object.fromEntries([
          ...cues,
          ...(whole === undefined ? [] : [['whole', Math.round(whole * fps)] as const]),
        ]),
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
