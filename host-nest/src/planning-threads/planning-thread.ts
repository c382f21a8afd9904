import { parentPort } from 'node:worker_threads';
import type { Call, ModelFacts } from './model-calls.js';
import { modelBehind } from './model-calls.js';
import { createModelWork, type ModelWork } from './model-work.js';
import { createPlanningWork, type PlanningWork } from './planning-work.js';
import { outcomeOf, resultOf, type FromThread, type Outcome, type ToThread } from './thread-messages.js';

/** The thread's side: works on whatever comes, and asks for what it has not itself. */
const port = parentPort;
if (port) {
  const send = (message: FromThread) => port.postMessage(message);
  const rules = createPlanningWork();
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

  const work = async (id: number, name: string, input: unknown, signal: AbortSignal): Promise<unknown> => {
    const [kind, what] = name.split('.') as ['rules' | 'model', string];
    if (kind === 'rules') return rules[what as keyof PlanningWork](input as never);
    const { facts, input: given } = input as { facts: ModelFacts; input: never };
    return createModelWork(modelBehind(facts, callsFor(id)))[what as keyof ModelWork](given, { signal });
  };

  port.on('message', (message: ToThread) => {
    if ('call' in message) return asked.get(message.call)?.(message.outcome);
    const { id } = message;
    if ('aborted' in message) return atWork.get(id)?.abort();
    const ends = new AbortController();
    atWork.set(id, ends);
    void outcomeOf(work(id, message.work, message.input, ends.signal)).then((outcome) => {
      atWork.delete(id);
      send({ id, outcome });
    });
  });
}
