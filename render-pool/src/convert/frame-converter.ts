import type { Size } from '@scenewright/core/canvas';
import { rgbaToI420Wasm } from './rgba-to-i420-wasm.js';

/** Exports of the module: see convert/rgba-to-i420.ts. */
interface ConverterExports {
  convert(
    from: number,
    stride: number,
    to: number,
    width: number,
    height: number,
    top: number,
    bottom: number,
    bgra: number,
    scratch: number,
  ): void;
}

/** Bytes of one I420 frame. */
export function i420Bytes({ width, height }: Size): number {
  return (width * height * 3) / 2;
}

/** The compiled module, as the page's worker gets it. */
export function converterModule(): Buffer {
  return Buffer.from(rgbaToI420Wasm, 'base64');
}

/** Converts whole RGBA pictures of one size to I420 (BT.709, limited range), on this side of the browser. */
export class FrameConverter {
  private readonly memory: WebAssembly.Memory;
  private readonly exports: ConverterExports;
  private static readonly FROM = 65_536;
  private readonly to: number;
  private readonly scratch: number;

  constructor(private readonly size: Size) {
    const { width, height } = size;
    this.to = FrameConverter.FROM + align(width * height * 4 + 128);
    this.scratch = this.to + align(i420Bytes(size) + 64);
    const bytes = this.scratch + 3 * (width + 64);
    this.memory = new WebAssembly.Memory({ initial: Math.ceil(bytes / 65_536) });
    const module = new WebAssembly.Module(new Uint8Array(converterModule()));
    const instance = new WebAssembly.Instance(module, { env: { memory: this.memory } });
    this.exports = instance.exports as unknown as ConverterExports;
  }

  /** `rgba` holds width × height × 4 bytes; the answer is a copy. */
  convert(rgba: Uint8Array): Buffer {
    const { width, height } = this.size;
    if (rgba.length !== width * height * 4)
      throw new RangeError(`a frame of ${rgba.length} bytes is not ${width}×${height}`);
    new Uint8Array(this.memory.buffer, FrameConverter.FROM, rgba.length).set(rgba);
    this.exports.convert(FrameConverter.FROM, width * 4, this.to, width, height, 0, height, 0, this.scratch);
    return Buffer.from(new Uint8Array(this.memory.buffer, this.to, i420Bytes(this.size)));
  }
}

function align(bytes: number): number {
  return Math.ceil(bytes / 64) * 64;
}
