import type { Timeline, TimelineScene } from '@scenewright/core/timeline';

/** A timeline of title scenes: their texts, lengths and overlaps in frames. */
export function titleTimeline(plan: { text: string; frames: number; overlap?: number }[]): Timeline {
  let end = 0;
  const scenes = plan.map(({ text, frames, overlap = 0 }, index): TimelineScene => {
    const from = index === 0 ? 0 : end - overlap;
    end = from + frames;
    return {
      id: `s${index}`,
      from,
      frames,
      transition: index === 0 ? null : { kind: 'fade', frames: overlap, direction: 'left' },
      cues: {},
      seed: index,
      kind: 'title',
      content: { title: text },
    };
  });
  const colour = '#405060';
  return {
    version: 1,
    title: 'Numbers',
    fps: 30,
    frames: end,
    canvas: { width: 1920, height: 1080 },
    output: { width: 320, height: 180 },
    language: 'en',
    direction: 'ltr',
    style: {
      pack: 'plain',
      palette: {
        background: colour,
        surface: colour,
        text: colour,
        muted: colour,
        accent: colour,
        onAccent: colour,
        data: [colour, colour, colour, colour, colour],
        positive: colour,
        negative: colour,
      },
      fonts: { heading: 'Inter', body: 'Inter', mono: 'Inter' },
      logo: null,
    },
    scenes,
    captions: null,
    sound: [],
    assets: {},
  };
}
