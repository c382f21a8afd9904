import type { Warning } from '@scenewright/core/errors';
import type { MadeVideo } from '@scenewright/core/video';

/** The JSON object that the command prints (decisions, Command line). */
export interface VideoReport {
  video_path: string;
  duration_seconds: number;
  width: number;
  height: number;
  fps: number;
  scenes: { id: string; kind: string; title: string; duration_seconds: number }[];
  warnings: Warning[];
  /**
   * `plan` holds the layout, `prepare` what rendering needs before its first frame, `encode` what the encoders
   * took after the last capture, `sound` what the mix took beyond the pictures, `mux` joining and the final
   * check, `other` reading files.
   */
  timings_seconds: {
    plan: number;
    speech: number;
    music: number;
    prepare: number;
    capture: number;
    encode: number;
    sound: number;
    mux: number;
    other: number;
    total: number;
  };
}

/** What the report tells of: a video, or a graphic, which is one scene. */
export type ReportedVideo = Pick<MadeVideo, 'timeline' | 'timings' | 'video' | 'warnings'> & {
  brief: Pick<MadeVideo['brief'], 'multiScene'>;
};

export function videoReport(made: ReportedVideo, totalSeconds: number): { json: VideoReport; summary: string } {
  const { video, timings } = made;
  const parts = {
    plan: timings.plan + timings.layout,
    speech: timings.speech,
    music: timings.music + timings.effects,
    prepare: video.timings.prepare,
    capture: video.timings.capture,
    encode: video.timings.encode,
    sound: Math.max(0, video.timings.sound - video.timings.capture - video.timings.encode),
    mux: video.timings.mux,
  };
  const known = Object.values(parts).reduce((sum, seconds) => sum + seconds, 0);
  const all = { ...parts, other: Math.max(0, totalSeconds - known), total: totalSeconds };
  const rounded = Object.fromEntries(
    Object.entries(all).map(([part, seconds]) => [part, Math.round(seconds * 100) / 100]),
  ) as VideoReport['timings_seconds'];
  const seconds = Math.round(video.durationSeconds * 1000) / 1000;
  const json: VideoReport = {
    video_path: video.file,
    duration_seconds: seconds,
    width: video.width,
    height: video.height,
    fps: video.fps,
    scenes: scenesOf(made),
    warnings: made.warnings,
    timings_seconds: rounded,
  };
  const split = Object.entries(rounded).filter(([part, time]) => part !== 'total' && time >= 0.05);
  const reused = video.segments.reused > 0 ? `, ${video.segments.reused} of its parts from an earlier render` : '';
  const summary =
    `${seconds.toFixed(1)} s of video, ${video.width}×${video.height}, ${json.scenes.length} ${json.scenes.length === 1 ? 'scene' : 'scenes'}${reused}, ` +
    `in ${totalSeconds.toFixed(1)} s (${split.map(([part, time]) => `${part} ${time.toFixed(1)}`).join(', ')})`;
  return { json, summary };
}

function titleOf(content: object): string {
  const { title } = content as { title?: unknown };
  return typeof title === 'string' ? title : '';
}

/** A single-scene model makes one scene of several beats; the others make scenes. */
function scenesOf({ brief, timeline }: ReportedVideo): VideoReport['scenes'] {
  const seconds = (frames: number): number => Math.round((frames / timeline.fps) * 1000) / 1000;
  if (!brief.multiScene) {
    return [
      { id: 'scene', kind: 'motion-graphics', title: timeline.title, duration_seconds: seconds(timeline.frames) },
    ];
  }
  return timeline.scenes.map(({ id, kind, frames, content }) => ({
    id,
    kind,
    title: titleOf(content),
    duration_seconds: seconds(frames),
  }));
}
