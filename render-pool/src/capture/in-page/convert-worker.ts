import type { CanvasSettings } from './canvas-capture.js';

/** What the worker is told. Frames must be given in order of their slots' use; each is closed here. */
type WorkerMessage =
  | ({ kind: 'start' } & Pick<CanvasSettings, 'width' | 'height' | 'slots' | 'wasmUrl' | 'handOver'>)
  | { kind: 'frame'; picture: VideoFrame; frame: number; slot: number };

/** A file handle of the origin-private file system that works without promises; only workers have it. */
interface SyncHandle {
  truncate(bytes: number): void;
  write(bytes: Uint8Array, options: { at: number }): number;
  flush(): void;
}

/**
 * The page's worker: copies a frame into WebAssembly memory, converts it and hands it over, while the
 * page draws the next. Sent to the browser as text.
 */
export function convertWorker(): void {
  const FROM = 65_536;
  const align = (bytes: number): number => Math.ceil(bytes / 64) * 64;
  let width = 0;
  let height = 0;
  let frameBytes = 0;
  let to = 0;
  let scratch = 0;
  let memory: WebAssembly.Memory;
  let convert: (...args: number[]) => void;
  let handOver: (bytes: Uint8Array<ArrayBuffer>, slot: number) => void | Promise<void>;
  let queue: Promise<void> = Promise.resolve();

  const start = async (message: WorkerMessage & { kind: 'start' }): Promise<void> => {
    ({ width, height } = message);
    frameBytes = (width * height * 3) / 2;
    to = FROM + align(width * height * 4 + 128);
    scratch = to + align(frameBytes + 64);
    memory = new WebAssembly.Memory({ initial: Math.ceil((scratch + 3 * (width + 64)) / 65_536) });
    const module = await WebAssembly.compile(await (await fetch(message.wasmUrl)).arrayBuffer());
    const instance = await WebAssembly.instantiate(module, { env: { memory } });
    convert = instance.exports['convert'] as (...args: number[]) => void;
    const target = message.handOver;
    if (target.kind === 'http') {
      handOver = async (bytes, slot) => {
        const answer = await fetch(`${target.url}?slot=${slot}`, { method: 'POST', body: bytes });
        if (!answer.ok) throw new Error(`the frame was refused: ${answer.status}`);
      };
      return;
    }
    const root = await navigator.storage.getDirectory();
    const file = await root.getFileHandle(target.name, { create: true });
    const handle = await (
      file as unknown as { createSyncAccessHandle(): Promise<SyncHandle> }
    ).createSyncAccessHandle();
    handle.truncate(message.slots * frameBytes);
    handle.write(new TextEncoder().encode(target.mark), { at: 0 });
    handle.flush();
    handOver = (bytes, slot) => {
      if (handle.write(bytes, { at: slot * frameBytes }) !== frameBytes) throw new Error('the ring file is cut short');
    };
  };

  const take = async (message: WorkerMessage & { kind: 'frame' }): Promise<void> => {
    const { picture, frame, slot } = message;
    const format = picture.format ?? '';
    if (!/^(RGB|BGR)[AX]$/.test(format)) throw new Error(`a canvas gave frames of format ${format}`);
    await picture.copyTo(new Uint8Array(memory.buffer, FROM, width * height * 4), {
      layout: [{ offset: 0, stride: width * 4 }],
    });
    picture.close();
    convert(FROM, width * 4, to, width, height, 0, height, format.startsWith('B') ? 1 : 0, scratch);
    await handOver(new Uint8Array(memory.buffer, to, frameBytes), slot);
    self.postMessage({ kind: 'written', frame, slot });
  };

  self.onmessage = ({ data }: MessageEvent<WorkerMessage>) => {
    queue = queue
      .then(() => (data.kind === 'start' ? start(data).then(() => self.postMessage({ kind: 'ready' })) : take(data)))
      .catch((error: unknown) => self.postMessage({ kind: 'failed', message: String(error) }));
  };
}
