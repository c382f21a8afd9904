import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Brief } from '@scenewright/core/brief';
import type { EditRequest, EditResult } from '@scenewright/core/edit';
import type { CallOptions, Planner } from '@scenewright/core/generation';
import type { Infographic } from '@scenewright/core/infographics';
import type { Storyboard } from '@scenewright/core/storyboard';
import type { AskedLength, EnhancedPrompt, InfographicBrief, InfographicEdit } from '@scenewright/providers';
import { WorkThread } from '../work-threads/work-thread.js';
import { factsOf, modelCalls } from './model-calls.js';
import type { ModelParts, ModelWork } from './model-work.js';
import type { LengthQuestion, PlanningWork } from './planning-work.js';

type Made<W extends keyof PlanningWork> = Awaited<ReturnType<PlanningWork[W]>>;

const planSeconds = 120;
/** Infographics are answered at once. */
const graphicSeconds = 20;
const secondsOf = (work: string): number => (work.endsWith('Graphic') ? graphicSeconds : planSeconds);
const stageOf = (work: string) => (work.endsWith('Graphic') ? 'fetch' : 'plan');

/**
 * Runs planning beside the event loop, so that requests are answered meanwhile: the rules in one thread, and what reads
 * and judges the answers of language models in another. From source, where no compiled thread exists, it works in this
 * thread.
 */
export class PlanningThreads implements Planner {
  private readonly rules: WorkThread;
  /** Apart from the rules, whose thread is ended when somebody does not want a plan any more: answers cost money. */
  private readonly models: WorkThread;
  private inline: PlanningWork | null = null;

  /** @param file the compiled thread */
  constructor(private readonly file = fileURLToPath(new URL('./planning-thread.js', import.meta.url))) {
    this.rules = new WorkThread(file);
    this.models = new WorkThread(file);
  }

  async plan(brief: Brief, call?: CallOptions): Promise<Storyboard> {
    return this.ask('plan', brief, call);
  }

  async enhance(brief: Brief, call?: CallOptions): Promise<EnhancedPrompt> {
    return this.ask('enhance', brief, call);
  }

  async askedLength(question: LengthQuestion, call?: CallOptions): Promise<AskedLength> {
    return this.ask('askedLength', question, call);
  }

  /** Works changes in words into videos, by the rules. */
  readonly editor = {
    edit: (request: EditRequest, call?: CallOptions): Promise<EditResult> => this.ask('edit', request, call),
  };

  /** Plans and changes infographics. */
  readonly infographics = {
    plan: (brief: InfographicBrief): Promise<Infographic> => this.ask('planGraphic', brief),
    edit: (edit: InfographicEdit): Promise<Infographic> => this.ask('editGraphic', edit),
  };

  /** The same work by a language model: it is asked from this thread, and all else is done in one of its own. */
  withModel(parts: ModelParts): ModelWork {
    const facts = factsOf(parts);
    const calls = modelCalls(parts);
    const asked =
      <W extends keyof ModelWork>(work: W) =>
      async (given: Parameters<ModelWork[W]>[0], { signal }: CallOptions = {}): Promise<never> => {
        if (!existsSync(this.file)) return this.modelInline(parts, work, given, signal);
        const wanted = { work: `model.${work}`, input: { facts, input: given }, calls, signal };
        return this.models.ask({ ...wanted, seconds: planSeconds, stage: stageOf(work) });
      };
    return {
      plan: asked('plan'),
      enhance: asked('enhance'),
      edit: asked('edit'),
      planGraphic: asked('planGraphic'),
    };
  }

  async close(): Promise<void> {
    await Promise.all([this.rules.close(), this.models.close()]);
  }

  private async ask<W extends keyof PlanningWork>(
    work: W,
    input: Parameters<PlanningWork[W]>[0],
    { signal }: CallOptions = {},
  ): Promise<Made<W>> {
    if (existsSync(this.file)) {
      const wanted = { work: `rules.${work}`, input, signal };
      return this.rules.ask<Made<W>>({ ...wanted, seconds: secondsOf(work), stage: stageOf(work) });
    }
    signal?.throwIfAborted();
    this.inline ??= (await import('./planning-work.js')).createPlanningWork();
    const run = this.inline[work] as unknown as (given: unknown) => Promise<Made<W>>;
    return run(input);
  }

  private async modelInline(parts: ModelParts, work: keyof ModelWork, given: unknown, signal?: AbortSignal) {
    const { createModelWork } = await import('./model-work.js');
    return createModelWork(parts)[work](given as never, { signal }) as Promise<never>;
  }
}
