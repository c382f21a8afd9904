import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { Brief } from '@scenewright/core/brief';
import type { EditRequest, EditResult } from '@scenewright/core/edit';
import { StageFailure, type Stage } from '@scenewright/core/errors';
import type { CallOptions, Planner } from '@scenewright/core/generation';
import type { Infographic } from '@scenewright/core/infographics';
import type { Storyboard } from '@scenewright/core/storyboard';
import type { ThreadAnswer, ThreadQuestion } from './planning-thread.js';
import type { AskedLength, EnhancedPrompt, InfographicBrief, InfographicEdit } from '@scenewright/providers';
import type { LengthQuestion, PlanningWork } from './planning-work.js';

interface Answers {
  plan: Storyboard;
  enhance: EnhancedPrompt;
  askedLength: AskedLength;
  edit: EditResult;
  planGraphic: Infographic;
  editGraphic: Infographic;
}

interface Waiting {
  question: ThreadQuestion;
  resolve(result: never): void;
  reject(error: unknown): void;
}

/** Megabytes of objects in a thread: a brief made to fill the memory ends its thread and nothing else. */
const heapMegabytes = 768;
const planSeconds = 120;
/** Infographics are answered at once. */
const graphicSeconds = 20;

/**
 * Runs planning beside the event loop, so that requests are answered meanwhile. From source, where no compiled thread
 * exists, it works in this thread.
 */
export class PlanningThreads implements Planner {
  private worker: Worker | null = null;
  private readonly waiting = new Map<number, Waiting>();
  private next = 1;
  private readonly file = fileURLToPath(new URL('./planning-thread.js', import.meta.url));
  private inline: PlanningWork | null = null;

  async plan(brief: Brief, { signal }: { signal?: AbortSignal } = {}): Promise<Storyboard> {
    return this.ask('plan', brief, planSeconds, signal);
  }

  async enhance(brief: Brief, { signal }: { signal?: AbortSignal } = {}): Promise<EnhancedPrompt> {
    return this.ask('enhance', brief, planSeconds, signal);
  }

  async askedLength(question: LengthQuestion, { signal }: { signal?: AbortSignal } = {}): Promise<AskedLength> {
    return this.ask('askedLength', question, planSeconds, signal);
  }

  /** Works changes in words into videos, by the rules. */
  readonly editor = {
    edit: (request: EditRequest, { signal }: CallOptions = {}): Promise<EditResult> =>
      this.ask('edit', request, planSeconds, signal),
  };

  /** Plans and changes infographics. */
  readonly infographics = {
    plan: (brief: InfographicBrief): Promise<Infographic> => this.ask('planGraphic', brief, graphicSeconds),
    edit: (edit: InfographicEdit): Promise<Infographic> => this.ask('editGraphic', edit, graphicSeconds),
  };

  async close(): Promise<void> {
    const { worker } = this;
    this.worker = null;
    this.fail((stage) => new StageFailure(stage, 'stopped', 'The server is stopping.', { retryable: true }));
    await worker?.terminate();
  }

  private async ask<W extends keyof PlanningWork>(
    work: W,
    input: Parameters<PlanningWork[W]>[0],
    seconds: number,
    signal?: AbortSignal,
  ): Promise<Answers[W]> {
    signal?.throwIfAborted();
    if (!existsSync(this.file)) {
      this.inline ??= (await import('./planning-work.js')).createPlanningWork();
      const run = this.inline[work] as unknown as (input: never) => Promise<Answers[W]>;
      return run(input as never);
    }
    const id = this.next++;
    let end: () => void = () => undefined;
    try {
      return await new Promise<Answers[W]>((resolve, reject) => {
        const question: ThreadQuestion = { id, work, input: input as never };
        this.waiting.set(id, { question, resolve, reject });
        const stop = (error: unknown) => {
          this.waiting.delete(id);
          reject(error);
          // What the thread is at cannot be told to stop; it is ended, and the others are asked anew.
          this.restart();
        };
        const onAbort = () => stop(signal?.reason);
        const late = new StageFailure(stageOf(work), 'too_slow', `It took longer than ${seconds} s.`, {
          retryable: false,
        });
        const timer = setTimeout(() => stop(late), seconds * 1000);
        signal?.addEventListener('abort', onAbort);
        end = () => {
          clearTimeout(timer);
          signal?.removeEventListener('abort', onAbort);
        };
        this.thread().postMessage(question);
      });
    } finally {
      end();
    }
  }

  private thread(): Worker {
    if (this.worker) return this.worker;
    const worker = new Worker(this.file, { resourceLimits: { maxOldGenerationSizeMb: heapMegabytes } });
    worker.unref();
    worker.on('message', (answer: ThreadAnswer) => {
      const asked = this.waiting.get(answer.id);
      this.waiting.delete(answer.id);
      if (!asked) return;
      if ('result' in answer) asked.resolve(answer.result as never);
      else asked.reject(answer.failure ? revived(answer.failure) : new Error(answer.message));
    });
    worker.on('error', (cause) => {
      if (this.worker !== worker) return;
      this.worker = null;
      this.fail((stage) => {
        const message = 'The thread that did this work has ended.';
        return new StageFailure(stage, 'thread_ended', message, { retryable: stage === 'plan', cause });
      });
    });
    this.worker = worker;
    return worker;
  }

  private restart(): void {
    const { worker } = this;
    this.worker = null;
    void worker?.terminate();
    for (const { question } of this.waiting.values()) this.thread().postMessage(question);
  }

  private fail(failureAt: (stage: Stage) => StageFailure): void {
    for (const { question, reject } of this.waiting.values()) reject(failureAt(stageOf(question.work)));
    this.waiting.clear();
  }
}

function stageOf(work: keyof PlanningWork): Stage {
  return work === 'planGraphic' || work === 'editGraphic' ? 'fetch' : 'plan';
}

function revived(failure: {
  stage: StageFailure['stage'];
  kind: string;
  message: string;
  retryable: boolean;
  remedy?: string;
}) {
  const { stage, kind, message, retryable, remedy } = failure;
  return new StageFailure(stage, kind, message, { retryable, remedy });
}
