import { StageFailure } from '@scenewright/core/errors';
import type { FfmpegTools } from '../ffmpeg/locate-ffmpeg.js';
import { probeJson } from '../ffmpeg/probe-json.js';

export interface ProbedVideo {
  codec: string;
  width: number;
  height: number;
  pixelFormat: string;
  /** Counted in the file, not read from its header. */
  frames: number;
  /** Times of the frames in seconds, in the order in which they are shown. */
  frameTimes: number[];
  durationSeconds: number;
  colour: { space: string; primaries: string; transfer: string; range: string };
}
export interface ProbedSound {
  codec: string;
  channels: number;
  sampleRate: number;
  durationSeconds: number;
}
export interface ProbedMedia {
  durationSeconds: number;
  bytes: number;
  video: ProbedVideo | null;
  sound: ProbedSound | null;
}

interface RawStream {
  index: number;
  codec_type: string;
  codec_name?: string;
  width?: number;
  height?: number;
  pix_fmt?: string;
  color_space?: string;
  color_primaries?: string;
  color_transfer?: string;
  color_range?: string;
  channels?: number;
  sample_rate?: string;
  duration?: string;
}
interface RawProbe {
  streams?: RawStream[];
  format?: { duration?: string; size?: string };
  packets?: { pts_time?: string }[];
}

/** What a media file holds, from its headers and its list of packets; nothing is decoded. */
export async function probeMedia(tools: FfmpegTools, file: string, signal?: AbortSignal): Promise<ProbedMedia> {
  const probe = (...wanted: string[]): Promise<RawProbe> =>
    probeJson(tools.ffprobe, file, wanted, { stage: 'probe', signal }).catch((cause: unknown) => {
      if (!(cause instanceof SyntaxError)) throw cause;
      throw new StageFailure('probe', 'unreadable', 'The file could not be examined.', { retryable: false, cause });
    }) as Promise<RawProbe>;
  const [described, packets] = await Promise.all([
    probe('-show_streams', '-show_format'),
    probe('-select_streams', 'v:0', '-show_packets', '-show_entries', 'packet=pts_time'),
  ]);
  const { streams = [], format = {} } = described;
  const video = streams.find((stream) => stream.codec_type === 'video');
  const sound = streams.find((stream) => stream.codec_type === 'audio');
  const times = (packets.packets ?? []).map(({ pts_time }) => Number(pts_time)).sort((a, b) => a - b);
  return {
    durationSeconds: Number(format.duration ?? NaN),
    bytes: Number(format.size ?? NaN),
    video: video
      ? {
          codec: video.codec_name ?? '',
          width: video.width ?? 0,
          height: video.height ?? 0,
          pixelFormat: video.pix_fmt ?? '',
          frames: times.length,
          frameTimes: times,
          durationSeconds: Number(video.duration ?? NaN),
          colour: {
            space: video.color_space ?? '',
            primaries: video.color_primaries ?? '',
            transfer: video.color_transfer ?? '',
            range: video.color_range ?? '',
          },
        }
      : null,
    sound: sound
      ? {
          codec: sound.codec_name ?? '',
          channels: sound.channels ?? 0,
          sampleRate: Number(sound.sample_rate ?? NaN),
          durationSeconds: Number(sound.duration ?? NaN),
        }
      : null,
  };
}
