import { parentPort } from 'node:worker_threads';
import { StageFailure, type Stage } from '@scenewright/core/errors';
import { createPlanningWork, type PlanningWork } from './planning-work.js';

/** The thread's side: answers one message after the other. */
export interface ThreadQuestion {
  id: number;
  work: keyof PlanningWork;
  input: never;
}
export type ThreadAnswer = { id: number } & (
  | { result: unknown }
  | {
      failure: { stage: Stage; kind: string; message: string; retryable: boolean; remedy?: string } | null;
      message: string;
    }
);

const port = parentPort;
if (port) {
  const work = createPlanningWork();
  port.on('message', (question: ThreadQuestion) => {
    const reply = (answer: ThreadAnswer) => port.postMessage(answer);
    (work[question.work](question.input) as Promise<unknown>).then(
      (result) => reply({ id: question.id, result }),
      (error: unknown) => {
        const { message } = error as Error;
        const failure =
          error instanceof StageFailure
            ? { stage: error.stage, kind: error.kind, message, retryable: error.retryable, remedy: error.remedy }
            : null;
        reply({ id: question.id, failure, message });
      },
    );
  });
}
