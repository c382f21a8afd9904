import type { Timeline } from '@scenewright/core/timeline';
import { sampleTimeline, samples } from '@scenewright/compositions';

type Sample = (typeof samples)[number];

/** One timeline that shows many samples one after the other, so that one page serves them all. */
export interface SampleReel {
  timeline: Timeline;
  shots: { sample: Sample; from: number; frames: number }[];
}

/** A reel of all samples a language: language and direction belong to the whole timeline. */
export function sampleReels(chosen: readonly Sample[], options: Parameters<typeof sampleTimeline>[1]): SampleReel[] {
  return [...new Set(chosen.map(({ language }) => language))].map((language) => {
    const shots: SampleReel['shots'] = [];
    const timelines = chosen
      .filter((sample) => sample.language === language)
      .map((sample) => {
        const timeline = sampleTimeline(sample.scene, { ...options, language });
        const from = shots.reduce((sum, shot) => sum + shot.frames, 0);
        shots.push({ sample, from, frames: timeline.frames });
        return { timeline, from };
      });
    const first = timelines[0]!.timeline;
    return {
      shots,
      timeline: {
        ...first,
        frames: shots.reduce((sum, shot) => sum + shot.frames, 0),
        scenes: timelines.flatMap(({ timeline, from }, index) =>
          timeline.scenes.map((scene) => ({
            ...scene,
            id: `${scene.id}-${index}`,
            // One camera after the other, and with them the walls that scenes stand on.
            shot: (2 * index) % 6,
            from: scene.from + from,
            transition: index === 0 ? null : { kind: 'cut' as const, frames: 0, direction: 'left' as const },
          })),
        ),
        captions: first.captions && {
          ...first.captions,
          pages: timelines.flatMap(({ timeline, from }) =>
            (timeline.captions?.pages ?? []).map((page) => ({
              from: page.from + from,
              to: page.to + from,
              words: page.words.map((word) => ({ ...word, from: word.from + from, to: word.to + from })),
            })),
          ),
        },
        assets: Object.assign({}, ...timelines.map(({ timeline }) => timeline.assets)),
      },
    };
  });
}
