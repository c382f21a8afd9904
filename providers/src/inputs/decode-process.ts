import { writeFileSync } from 'node:fs';
import { StageFailure, type Stage } from '@scenewright/core/errors';
import { decodeWork, type DecodeWork } from './decode-work.js';
import { InputProblem } from './input-problem.js';

/** The side of the decoding process: one question after the other, until its parent is gone. */
export interface DecodeQuestion {
  work: keyof DecodeWork;
  input: never;
}
export type DecodeAnswer =
  | { result: unknown }
  | { problem: string }
  | { failure: { stage: Stage; kind: string; message: string; remedy?: string } };

function answerTo(error: unknown): DecodeAnswer {
  const { message } = error as Error;
  if (error instanceof InputProblem) return { problem: message };
  if (error instanceof StageFailure) {
    return { failure: { stage: error.stage, kind: error.kind, message, remedy: error.remedy } };
  }
  return { failure: { stage: 'fetch', kind: 'decoder_failed', message } };
}

try {
  // When memory runs out all the same, this process is the one to go.
  writeFileSync('/proc/self/oom_score_adj', '1000');
} catch {
  // Not on this system.
}
process.on('disconnect', () => process.exit());
process.on('message', (question: DecodeQuestion) => {
  const work = decodeWork[question.work] as (input: never) => Promise<unknown>;
  Promise.resolve()
    .then(() => work(question.input))
    .then((result): DecodeAnswer => ({ result }), answerTo)
    .then((answer) => process.send?.(answer));
});
