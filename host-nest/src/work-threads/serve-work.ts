import { parentPort } from 'node:worker_threads';
import type { Call } from './calls.js';
import { handedOver, outcomeOf, resultOf, type FromThread, type Outcome, type ToThread } from './thread-messages.js';

/** One piece of work: `call` asks the other thread on its behalf. */
export type Work = (name: string, input: unknown, hands: { signal: AbortSignal; call: Call }) => Promise<unknown>;

/** The thread's side of a `WorkThread`: works on whatever comes, and asks for what it has not itself. */
export function serveWork(work: Work): void {
  const port = parentPort;
  if (!port) return;
  const send = (message: FromThread) => port.postMessage(message);
  const atWork = new Map<number, AbortController>();
  const asked = new Map<number, (outcome: Outcome) => void>();
  let calls = 0;

  /** Calls on behalf of work `id`. */
  const callsFor =
    (id: number): Call =>
    async (name, input, signal) => {
      signal?.throwIfAborted();
      const call = (calls += 1);
      let onAbort: () => void = () => undefined;
      try {
        return await new Promise((resolve, reject) => {
          onAbort = () => {
            send({ call, aborted: true });
            reject(signal!.reason as Error);
          };
          signal?.addEventListener('abort', onAbort);
          asked.set(call, (outcome) => resolve(outcome));
          send({ id, call, name, input });
        }).then((outcome) => resultOf(outcome as Outcome));
      } finally {
        asked.delete(call);
        signal?.removeEventListener('abort', onAbort);
      }
    };

  port.on('message', (message: ToThread) => {
    if ('call' in message) return asked.get(message.call)?.(message.outcome);
    const { id } = message;
    if ('aborted' in message) return atWork.get(id)?.abort();
    const ends = new AbortController();
    atWork.set(id, ends);
    const hands = { signal: ends.signal, call: callsFor(id) };
    void outcomeOf(work(message.work, message.input, hands)).then((outcome) => {
      atWork.delete(id);
      port.postMessage({ id, outcome } satisfies FromThread, handedOver(outcome));
    });
  });
}
