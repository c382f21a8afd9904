import { StageFailure } from '@scenewright/core/errors';
import type { FfmpegTools } from '../ffmpeg/locate-ffmpeg.js';
import { probeJson } from '../ffmpeg/probe-json.js';
import { runFfmpeg } from '../ffmpeg/run-ffmpeg.js';

export interface DecodedClip {
  width: number;
  height: number;
  /** Seconds at which each frame is due, from the first frame on. */
  times: number[];
  /** How its colours are coded: the name that ffmpeg's scaler knows. */
  matrix: 'bt601' | 'bt709' | 'bt2020';
  /** Seconds until the last frame is over. */
  seconds: number;
}

/** Pixels of the longer side of a picture at most: larger ones fill the disk and are never seen. */
const MOST_SIDE = 3840;

interface RawFrames {
  streams?: { width?: number; height?: number; color_space?: string; side_data_list?: { rotation?: number }[] }[];
  frames?: { best_effort_timestamp_time?: string; duration_time?: string }[];
}

/**
 * Decodes every frame of a clip once, for its times and to know that they can be decoded.
 * @throws StageFailure `footage` / `clip_unreadable`
 */
export async function examineClip(tools: FfmpegTools, file: string, signal?: AbortSignal): Promise<DecodedClip> {
  const entries =
    'stream=width,height,color_space:stream_side_data=rotation:frame=best_effort_timestamp_time,duration_time';
  const wanted = ['-select_streams', 'v:0', '-show_frames', '-show_entries', entries];
  const output = await probeJson(tools.ffprobe, file, wanted, { stage: 'footage', signal }).catch((cause: unknown) => {
    signal?.throwIfAborted();
    throw unreadable(cause instanceof Error ? cause.message : '', cause);
  });
  const { streams = [], frames = [] } = output as RawFrames;
  const [stream] = streams;
  const marks = frames.map((frame) => Number(frame.best_effort_timestamp_time));
  if (!stream?.width || !stream.height || marks.length === 0) throw unreadable('It holds no pictures.');
  if (marks.some((mark, index) => !Number.isFinite(mark) || (index > 0 && mark < marks[index - 1]!)))
    throw unreadable('Its frames have no times.');
  const times = marks.map((mark) => mark - marks[0]!);
  const usual = times.length > 1 ? times.at(-1)! / (times.length - 1) : 1 / 30;
  const onEdge = (stream.side_data_list ?? []).some(({ rotation = 0 }) => Math.abs(rotation) % 180 === 90);
  const { width, height } = stream;
  return {
    ...(onEdge ? { width: height, height: width } : { width, height }),
    times,
    matrix: matrixOf(stream.color_space, height),
    seconds: times.at(-1)! + (Number(frames.at(-1)!.duration_time) || usual),
  };
}

/** What a clip does not say is taken as players take it: by its height. */
function matrixOf(space: string | undefined, height: number): DecodedClip['matrix'] {
  if (space?.startsWith('bt2020')) return 'bt2020';
  if (space === 'bt709') return 'bt709';
  if (space === 'bt470bg' || space === 'smpte170m') return 'bt601';
  return height >= 720 ? 'bt709' : 'bt601';
}

/** The frames of a clip as JPEG pictures `1.jpg`, `2.jpg` … in a folder, each once, in the order in which they are shown. */
export async function unpackClip(
  tools: FfmpegTools,
  file: string,
  { matrix }: Pick<DecodedClip, 'matrix'>,
  pattern: string,
  signal?: AbortSignal,
): Promise<void> {
  // JPEG pictures are BT.601, full range, wherever they come from.
  const colours = `in_color_matrix=${matrix}:out_color_matrix=bt601:out_range=full:flags=accurate_rnd`;
  const size = `w='if(gte(iw,ih),min(iw,${MOST_SIDE}),-2)':h='if(gte(iw,ih),-2,min(ih,${MOST_SIDE}))'`;
  await runFfmpeg(
    tools.ffmpeg,
    (command) =>
      command
        .input(file)
        .inputOptions('-protocol_whitelist', 'file')
        .noAudio()
        .videoCodec('mjpeg')
        .videoFilters([`scale=${size}:${colours}`, 'format=yuvj420p'])
        .outputOptions('-map', '0:v:0', '-sn', '-fps_mode', 'passthrough', '-q:v', '2')
        .format('image2')
        .output(pattern),
    { stage: 'footage', signal },
  );
}

export function unreadable(why: string, cause?: unknown): StageFailure {
  return new StageFailure('footage', 'clip_unreadable', `The clip cannot be played. ${why}`.trim(), {
    retryable: false,
    cause,
  });
}
