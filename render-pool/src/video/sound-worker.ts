import { setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { StageFailure } from '@scenewright/core/errors';
import { makeSoundTrack } from './make-sound-track.js';
import type { SoundAnswer, SoundOrder, SoundThreadSettings } from './sound-thread.js';

/** Of 0 (as the host) to 19 (only when nothing else wants the processor). */
const BACKGROUND_PRIORITY = 10;
// On Linux this is the priority of this thread and of what it starts; elsewhere it would be that of the whole process.
if ((workerData as SoundThreadSettings).background && process.platform === 'linux') setPriority(BACKGROUND_PRIORITY);

const atWork = new Map<number, AbortController>();
const tell = (answer: SoundAnswer): void => parentPort!.postMessage(answer);

parentPort!.on('message', (order: SoundOrder) => {
  if (order.kind === 'abort') return atWork.get(order.id)?.abort();
  const { id, request } = order;
  const abort = new AbortController();
  atWork.set(id, abort);
  makeSoundTrack(request, abort.signal)
    .then(
      () => tell({ id }),
      (error: unknown) => tell({ id, ...failureOf(error) }),
    )
    .finally(() => atWork.delete(id));
});

function failureOf(error: unknown): Omit<SoundAnswer, 'id'> {
  if (!(error instanceof StageFailure)) return { error };
  const { stage, kind, message, retryable, remedy } = error;
  return { failure: { stageFailure: { stage, kind, message, retryable, ...(remedy ? { remedy } : {}) } } };
}
