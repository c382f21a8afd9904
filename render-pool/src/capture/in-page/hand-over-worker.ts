import type { WorkerAnswer, WorkerMessage } from './hand-over-messages.js';

/** A file handle of the origin-private file system that works without promises; only workers have it. */
interface SyncHandle {
  truncate(bytes: number): void;
  write(bytes: Uint8Array, options: { at: number }): number;
  flush(): void;
}

/** The page's worker: hands frames over while the page draws the next. Sent to the browser as text. */
export function handOverWorker(): void {
  let handOver: (carrier: ArrayBuffer, slot: number) => void | Promise<void>;
  let queue: Promise<void> = Promise.resolve();
  const answer = (message: WorkerAnswer, transfer: Transferable[] = []): void =>
    (self as unknown as Worker).postMessage(message, transfer);

  const start = async (message: WorkerMessage & { kind: 'start' }): Promise<void> => {
    const { handOver: target, frameBytes, slots } = message;
    if (target.kind === 'http') {
      handOver = async (carrier, slot) => {
        const reply = await fetch(`${target.url}?slot=${slot}`, { method: 'POST', body: carrier });
        if (!reply.ok) throw new Error(`the frame was refused: ${reply.status}`);
      };
      return;
    }
    const root = await navigator.storage.getDirectory();
    // Rings of pages that are gone stay behind; those that are in use are locked.
    for await (const name of root.keys()) await root.removeEntry(name).catch(() => undefined);
    const file = await root.getFileHandle(target.name, { create: true });
    const handle = await (
      file as unknown as { createSyncAccessHandle(): Promise<SyncHandle> }
    ).createSyncAccessHandle();
    handle.truncate(slots * frameBytes);
    handle.write(new TextEncoder().encode(target.mark), { at: 0 });
    handle.flush();
    handOver = (carrier, slot) => {
      const written = handle.write(new Uint8Array(carrier), { at: slot * frameBytes });
      if (written !== frameBytes) throw new Error('the ring file is cut short');
    };
  };

  const take = async ({ carrier, frame, slot }: WorkerMessage & { kind: 'frame' }): Promise<void> => {
    await handOver(carrier, slot);
    answer({ kind: 'written', frame, slot, carrier }, [carrier]);
  };

  self.onmessage = ({ data }: MessageEvent<WorkerMessage>) => {
    queue = queue
      .then(() => (data.kind === 'start' ? start(data).then(() => answer({ kind: 'ready' })) : take(data)))
      .catch((error: unknown) => answer({ kind: 'failed', message: `the hand-over failed: ${String(error)}` }));
  };
}
