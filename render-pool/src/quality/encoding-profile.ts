import type { Size } from '@scenewright/core/canvas';
import type { QualityProfile } from '@scenewright/core/rendering';
import { h264Level } from './h264-level.js';

/** Encoders on a chip that an ffmpeg may have. */
export type HardwareCodec = 'h264_nvenc' | 'hevc_nvenc' | 'h264_vaapi' | 'h264_videotoolbox';

/**
 * How the frames of every segment of one video are encoded: plain data, so that it can be sent to a
 * worker. All segments of a video share one profile, which is what lets them be joined without
 * encoding again.
 */
export interface EncodingProfile {
  codec: 'libx264' | 'libx265' | HardwareCodec;
  quality: QualityProfile;
  /** Names every setting that changes the file; part of the key of a segment. */
  key: string;
  fps: number;
  size: Size;
  /** Encoder options of ffmpeg alone, without input, colour and container. */
  args: readonly string[];
  /** Colour tags: before `-i` AND on the output. On the output alone ffmpeg inserts a conversion and colours are wrong. */
  colour: readonly string[];
  /** ffmpeg arguments up to and with `-i`, for I420 frames (BT.709, limited range) on standard input. */
  input: readonly string[];
  /** ffmpeg arguments between the input and the file name, the container's format included. */
  output: readonly string[];
}

/** Raised when a change here makes other files from the same frames. */
const PROFILE_VERSION = 1;

/** Seconds between key frames: the cost of a seek, and the step at which long scenes are cut. */
const GOP_SECONDS = 2;

const colour = words(
  '-colorspace bt709 -color_primaries bt709 -color_trc bt709 -color_range tv -chroma_sample_location left',
);

/**
 * `standard` is an ultrafast preset with the four tools that pay back: CABAC, adaptive quantisation,
 * macroblock tree and two B-frames. Measured against lossless frames at 720p it gives 45.6 dB at 1.8
 * times the speed of veryfast, which gives 45.8 dB for the same bytes.
 */
const h264: Readonly<Record<QualityProfile, { preset: string; crf: (size: Size) => number; params: string }>> = {
  draft: { preset: 'ultrafast', crf: () => 26, params: 'cabac=1:8x8dct=1:aq-mode=1' },
  standard: {
    preset: 'ultrafast',
    crf: standardCrf,
    params: 'cabac=1:deblock=1:bframes=2:mbtree=1:rc-lookahead=8:8x8dct=1:aq-mode=1',
  },
  high: { preset: 'faster', crf: () => 16, params: 'bframes=3:8x8dct=1:aq-mode=1' },
  archive: { preset: 'slow', crf: () => 12, params: 'bframes=3:8x8dct=1:aq-mode=1' },
};

/**
 * HEVC is 1.5 to 2.4 times slower, but hardware decodes 8K in HEVC and in H.264 it does not. Its rates are another scale: a
 * photograph at 8K has SSIM 0.9914 and VIF 0.77 in `standard`, 0.9926 and 0.78 in `high` (at 18 it had 0.986 and 0.63),
 * 0.9938 and 0.83 in `archive`.
 */
const hevc: Readonly<Partial<Record<QualityProfile, { preset: string; crf: number }>>> = {
  high: { preset: 'ultrafast', crf: 10 },
  archive: { preset: 'fast', crf: 14 },
};
const HEVC_FROM_PIXELS = 7680 * 4320;

/** The encoding of a quality at a size and a frame rate. Sizes are even pixels. */
export function encodingProfile(
  quality: QualityProfile,
  size: Size,
  fps: number,
  hardware?: HardwareCodec,
): EncodingProfile {
  const tags = [...colour];
  const wanted = size.width * size.height >= HEVC_FROM_PIXELS ? hevc[quality] : undefined;
  const codec = hardware ?? (wanted ? 'libx265' : 'libx264');
  const software = (): string[] => [
    ...(wanted ? hevcArguments(wanted, fps) : h264Arguments(h264[quality], size, fps)),
    ...words(`-pix_fmt yuv420p -threads ${encoderThreads(size)}`),
  ];
  const args = hardware ? hardwareArguments(hardware, quality, size, fps) : software();
  const output = [
    '-map',
    '0:v:0',
    '-an',
    ...args,
    ...tags,
    ...words('-map_metadata -1 -fflags +bitexact -flags:v +bitexact'),
    ...words(`-video_track_timescale ${timescale(fps)} -f mp4`),
  ];
  return {
    codec,
    quality,
    args,
    key: `v${PROFILE_VERSION} ${fps}fps ${size.width}x${size.height} ${output.join(' ')}`,
    fps,
    size: { ...size },
    colour: tags,
    input: [
      ...words(`-f image2pipe -vcodec rawvideo -frame_size ${(size.width * size.height * 3) / 2}`),
      ...words(`-pixel_format yuv420p -video_size ${size.width}x${size.height} -framerate ${fps}`),
      ...tags,
      '-i',
      'pipe:0',
    ],
    output,
  };
}

/** The input of a profile as a source and the options before it. */
export function inputOf({ input }: Pick<EncodingProfile, 'input'>): { source: string; options: string[] } {
  const at = input.lastIndexOf('-i');
  return { source: input[at + 1]!, options: input.slice(0, at) };
}

/** Ticks a second of the video track. 90000 where a frame is a whole number of them, else 1000 ticks a frame. */
export function timescale(fps: number): number {
  return 90_000 % fps === 0 ? 90_000 : fps * 1000;
}

/** Fixed by size, never by the machine: the bits depend on the number of threads. */
function encoderThreads({ width, height }: Size): number {
  const pixels = width * height;
  if (pixels <= 1920 * 1080) return 2;
  return pixels <= 3840 * 2160 ? 3 : 4;
}

/**
 * A photograph over 4K or 8K loses what is finest first: at one rate SSIM to lossless frames falls below that of a slower
 * preset, from 4K on. Two steps of the rate at 8K: 0.9896 → 0.9914, VIF 0.68 → 0.77, in the same time.
 */
function standardCrf({ width, height }: Size): number {
  const pixels = width * height;
  if (pixels < 3840 * 2160) return 18;
  return pixels < 7680 * 4320 ? 17 : 16;
}

function h264Arguments(choice: (typeof h264)[QualityProfile], size: Size, fps: number): string[] {
  const level = h264Level(size, fps);
  const gop = GOP_SECONDS * fps;
  return [
    ...words(`-c:v libx264 -preset ${choice.preset} -profile:v high -level:v ${level.name}`),
    ...words(`-crf ${choice.crf(size)} -maxrate ${level.kilobits}k -bufsize ${level.kilobits}k`),
    '-x264-params',
    `${choice.params}:open-gop=0:keyint=${gop}:min-keyint=${fps}`,
  ];
}

function hevcArguments(choice: { preset: string; crf: number }, fps: number): string[] {
  const gop = GOP_SECONDS * fps;
  return [
    ...words(`-c:v libx265 -preset ${choice.preset} -crf ${choice.crf} -tag:v hvc1`),
    '-x265-params',
    `open-gop=0:keyint=${gop}:min-keyint=${fps}:repeat-headers=0:log-level=error`,
  ];
}

/** Constant quality a profile, on each chip's own scale, near what the software gives. */
const hardwareQuality: Readonly<Record<QualityProfile, number>> = { draft: 28, standard: 20, high: 17, archive: 13 };

/** No B-frames: every chip has them off or on in its own way, and segments must join. */
function hardwareArguments(codec: HardwareCodec, quality: QualityProfile, size: Size, fps: number): string[] {
  const level = h264Level(size, fps);
  const value = hardwareQuality[quality];
  const gop = `-g ${GOP_SECONDS * fps} -bf 0`;
  if (codec === 'h264_vaapi')
    return words(
      `-vaapi_device /dev/dri/renderD128 -vf format=nv12,hwupload -c:v h264_vaapi -profile:v high -rc_mode CQP -qp ${value} ${gop}`,
    );
  if (codec === 'h264_videotoolbox')
    return words(`-c:v h264_videotoolbox -profile:v high -q:v ${100 - 2 * value} ${gop} -pix_fmt yuv420p`);
  const rate = `-rc vbr -cq ${value} -b:v 0 -maxrate ${level.kilobits}k -bufsize ${level.kilobits}k`;
  const profile = codec === 'hevc_nvenc' ? '-tag:v hvc1' : '-profile:v high';
  return words(`-c:v ${codec} -preset p5 -tune hq ${profile} ${rate} ${gop} -no-scenecut 1 -pix_fmt yuv420p`);
}

function words(text: string): string[] {
  return text.split(' ');
}
