import type { AspectRatio } from '@scenewright/core/canvas';
import type { SceneKind, Station } from '@scenewright/core/scenes';
import type { Timeline } from '@scenewright/core/timeline';
import { samples, sampleTimeline } from '@scenewright/compositions';

/** Frames from station to station, and of the camera's way. */
export const stationFrames = 75;
export const travelFrames = 20;
const atTheEnd = 100;

/** One canvas with a typical station of each kind, and the board at the end. */
export function choreographyReel(kinds: readonly SceneKind[], pack: string, aspectRatio: AspectRatio): Timeline {
  const stations = kinds.map((kind, index): Station => {
    const { scene } = samples.find((sample) => sample.scene.kind === kind && sample.case === 'typical')!;
    return {
      id: kind,
      kind: kind as Station['kind'],
      content: { ...scene.content },
      from: index === 0 ? 0 : index * stationFrames - travelFrames,
      frames: stationFrames + travelFrames,
      travel: index === 0 ? 0 : travelFrames,
      cues: {},
      seed: 3,
    };
  });
  const overview = kinds.length * stationFrames;
  const content = { title: 'One canvas, several stations', stations, overview };
  const seconds = (overview + atTheEnd) / 30;
  return sampleTimeline({ kind: 'choreography', content }, { pack, aspectRatio, seconds });
}

/** Frames at which the camera has come to rest on each station. */
export function restsOf(kinds: readonly SceneKind[]): number[] {
  return kinds.map((_, index) => (index + 1) * stationFrames - travelFrames - 2);
}
