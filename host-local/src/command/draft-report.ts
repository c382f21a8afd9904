import type { Warning } from '@scenewright/core/errors';
import { onScreenText } from '@scenewright/core/timing';
import type { PlannedVideo } from '@scenewright/core/video';

/** The JSON object that `--dry-run --json` prints. */
export interface DraftReport {
  title: string;
  duration_seconds: number;
  width: number;
  height: number;
  fps: number;
  scenes: DraftScene[];
  warnings: Warning[];
  /** Seconds that planning took. */
  plan_seconds: number;
}

export interface DraftScene {
  id: string;
  kind: string;
  start_seconds: number;
  duration_seconds: number;
  /** Every text that the viewer reads. */
  shown: string[];
  /** What is spoken; null where nothing is. */
  narration: string | null;
}

/** A planned video as an object, and as lines for a person. */
export function draftReport(planned: PlannedVideo, planSeconds: number): { json: DraftReport; text: string } {
  const { brief, storyboard, timeline, warnings } = planned;
  const seconds = (frames: number): number => Math.round((frames / timeline.fps) * 1000) / 1000;
  const isNarrated =
    brief.multiScene && (brief.narration === true || (brief.narration === 'auto' && storyboard.narrated));
  const narrations = new Map(storyboard.scenes.map(({ id, narration }) => [id, narration]));
  const scenes = timeline.scenes.map((scene): DraftScene => {
    const { id, kind, from, frames } = scene;
    return {
      ...{ id, kind, start_seconds: seconds(from), duration_seconds: seconds(frames) },
      shown: onScreenText(scene),
      narration: isNarrated ? (narrations.get(id) ?? null) : null,
    };
  });
  const json: DraftReport = {
    ...{ title: timeline.title, duration_seconds: seconds(timeline.frames), ...timeline.output, fps: timeline.fps },
    ...{ scenes, warnings, plan_seconds: Math.round(planSeconds * 1000) / 1000 },
  };
  const { width, height } = json;
  const head = `${json.title}\n${json.duration_seconds.toFixed(1)} s, ${width}×${height}, ${scenes.length} ${scenes.length === 1 ? 'scene' : 'scenes'}, style ${storyboard.style}, mood ${storyboard.mood}`;
  return { json, text: [head, ...scenes.map(linesOf)].join('\n\n') };
}

function linesOf({ kind, start_seconds: from, duration_seconds: length, shown, narration }: DraftScene): string {
  const times = `${from.toFixed(1)}–${(from + length).toFixed(1)} s`.padEnd(14);
  const indent = ' '.repeat(14);
  return [
    `${times}${kind}`,
    ...shown.map((text) => `${indent}  ${text.replaceAll('\n', ' ')}`),
    ...(narration ? [`${indent}“${narration}”`] : []),
  ].join('\n');
}
