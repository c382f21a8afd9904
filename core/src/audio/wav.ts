/** Sound as numbers: one Float32Array a channel, all of the same length, full scale ±1. */
export interface Pcm {
  sampleRate: number;
  channels: Float32Array[];
}

/** What a RIFF/WAVE file is made of, and where its samples lie. */
export interface WavLayout {
  /** 1 integer, 3 float. */
  format: number;
  channels: number;
  sampleRate: number;
  bits: number;
  dataAt: number;
  dataBytes: number;
}

const PCM_INTEGER = 1;
const PCM_FLOAT = 3;
const EXTENSIBLE = 0xfffe;

/**
 * The layout of a file, read from its beginning (up to the first samples); `fileBytes` is the length of the
 * whole file. Throws a RangeError for anything but RIFF/WAVE.
 */
export function wavLayout(start: Uint8Array, fileBytes = start.byteLength): WavLayout {
  const view = new DataView(start.buffer, start.byteOffset, start.byteLength);
  const tag = (at: number) => (at + 4 <= view.byteLength ? view.getUint32(at, false) : 0);
  if (tag(0) !== 0x52494646 || tag(8) !== 0x57415645) throw new RangeError('not a RIFF/WAVE file');
  let format: Omit<WavLayout, 'dataAt' | 'dataBytes'> | undefined;
  for (let at = 12; at + 8 <= view.byteLength;) {
    const size = view.getUint32(at + 4, true);
    const body = at + 8;
    if (tag(at) === 0x666d7420 && body + 16 <= view.byteLength) {
      const code = view.getUint16(body, true);
      const extended = code === EXTENSIBLE && size >= 26 && body + 26 <= view.byteLength;
      format = {
        format: extended ? view.getUint16(body + 24, true) : code,
        channels: view.getUint16(body + 2, true),
        sampleRate: view.getUint32(body + 4, true),
        bits: view.getUint16(body + 14, true),
      };
    } else if (tag(at) === 0x64617461) {
      if (!format) throw new RangeError('the WAVE file has samples before their format');
      // A recorder that was cut off, or one that streams, leaves the size open: take what is there.
      if (format.channels < 1 || format.sampleRate < 1) throw new RangeError('the WAVE file names no channel or rate');
      return { ...format, dataAt: body, dataBytes: Math.min(size, fileBytes - body) };
    }
    at = body + size + (size & 1);
  }
  throw new RangeError('the WAVE file has no samples');
}

function sampleReader(view: DataView, layout: WavLayout): (at: number) => number {
  if (layout.format === PCM_INTEGER) {
    switch (layout.bits) {
      case 8:
        return (at) => (view.getUint8(at) - 128) / 128;
      case 16:
        return (at) => view.getInt16(at, true) / 32768;
      case 24:
        return (at) => (view.getUint16(at, true) | (view.getInt8(at + 2) << 16)) / 8388608;
      case 32:
        return (at) => view.getInt32(at, true) / 2147483648;
    }
  }
  if (layout.format === PCM_FLOAT && layout.bits === 32) return (at) => view.getFloat32(at, true);
  if (layout.format === PCM_FLOAT && layout.bits === 64) return (at) => view.getFloat64(at, true);
  throw new RangeError(`WAVE format ${layout.format} with ${layout.bits} bits is not plain PCM`);
}

/** Bytes of one frame: a sample of each channel. */
export const wavFrameBytes = (layout: WavLayout) => (layout.bits / 8) * layout.channels;

/** Whole frames of interleaved samples, one array a channel. */
export function decodeFrames(layout: WavLayout, bytes: Uint8Array): Float32Array[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const read = sampleReader(view, layout);
  const width = layout.bits / 8;
  const frameBytes = wavFrameBytes(layout);
  const length = Math.floor(bytes.byteLength / frameBytes);
  return Array.from({ length: layout.channels }, (_, channel) => {
    const samples = new Float32Array(length);
    let at = channel * width;
    for (let i = 0; i < length; i++, at += frameBytes) samples[i] = read(at);
    return samples;
  });
}

/**
 * Samples of a RIFF/WAVE file: integer PCM of 8, 16, 24 or 32 bits, or float of 32 or 64.
 * Throws a RangeError that says what the file is when it is none of these.
 */
export function decodeWav(bytes: Uint8Array): Pcm {
  const layout = wavLayout(bytes);
  const data = bytes.subarray(layout.dataAt, layout.dataAt + layout.dataBytes);
  return { sampleRate: layout.sampleRate, channels: decodeFrames(layout, data) };
}

/** A canonical 44-byte RIFF/WAVE header for interleaved samples that follow it. */
export function wavHeader(format: {
  sampleRate: number;
  channels: number;
  frames: number;
  encoding: 'pcm16' | 'float32';
}): Uint8Array {
  const width = format.encoding === 'pcm16' ? 2 : 4;
  const dataBytes = format.frames * format.channels * width;
  const header = new Uint8Array(44);
  const view = new DataView(header.buffer);
  view.setUint32(0, 0x52494646, false);
  view.setUint32(4, 36 + dataBytes, true);
  view.setUint32(8, 0x57415645, false);
  view.setUint32(12, 0x666d7420, false);
  view.setUint32(16, 16, true);
  view.setUint16(20, format.encoding === 'pcm16' ? PCM_INTEGER : PCM_FLOAT, true);
  view.setUint16(22, format.channels, true);
  view.setUint32(24, format.sampleRate, true);
  view.setUint32(28, format.sampleRate * format.channels * width, true);
  view.setUint16(32, format.channels * width, true);
  view.setUint16(34, width * 8, true);
  view.setUint32(36, 0x64617461, false);
  view.setUint32(40, dataBytes, true);
  return header;
}

/** The nearest 16-bit value; beyond full scale it saturates. */
export function toPcm16(sample: number): number {
  const scaled = sample * 32767;
  if (scaled >= 32767) return 32767;
  if (scaled <= -32768) return -32768;
  return scaled < 0 ? (scaled - 0.5) | 0 : (scaled + 0.5) | 0;
}

/** A 16-bit RIFF/WAVE file. */
export function encodeWav(pcm: Pcm): Uint8Array {
  const frames = pcm.channels[0]?.length ?? 0;
  const count = pcm.channels.length;
  const header = wavHeader({ sampleRate: pcm.sampleRate, channels: count, frames, encoding: 'pcm16' });
  const bytes = new Uint8Array(header.length + frames * count * 2);
  bytes.set(header);
  const view = new DataView(bytes.buffer);
  pcm.channels.forEach((samples, channel) => {
    let at = header.length + channel * 2;
    for (let i = 0; i < frames; i++, at += count * 2) view.setInt16(at, toPcm16(samples[i]!), true);
  });
  return bytes;
}
