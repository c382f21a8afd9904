import type { CallOptions } from '@scenewright/core/generation';
import type { ModelClient, ModelUsage } from '@scenewright/providers';
import type { Call, Calls } from '../work-threads/calls.js';
import { outcomeOf, resultOf, type Outcome } from '../work-threads/thread-messages.js';
import type { ModelParts } from './model-work.js';

/** What a thread knows of the model: its key, its network and the browsers stay where they are. */
export interface ModelFacts {
  model: string;
  contextTokens: number;
  hasStills: boolean;
}

type Question = Parameters<ModelClient['ask']>[0];
type Stills = NonNullable<ModelParts['stills']>;

export const factsOf = ({ client: { model, contextTokens }, stills }: ModelParts): ModelFacts => ({
  ...{ model, contextTokens, hasStills: stills !== undefined },
});

/** The side that has the model. What was asked of it is counted also where it failed. */
export function modelCalls({ client, stills }: ModelParts): Calls {
  return {
    async ask(question: Omit<Question, 'signal'>, { signal }) {
      const usage: ModelUsage = { ...question.usage };
      return { outcome: await outcomeOf(client.ask({ ...question, usage, signal })), usage };
    },
    stills: (plan: Parameters<Stills>[0], call) => stills!(plan, call),
  };
}

/** The side that thinks: the same model, asked through the other thread. */
export function modelBehind({ model, contextTokens, hasStills }: ModelFacts, call: Call): ModelParts {
  return {
    client: {
      ...{ model, contextTokens },
      async ask({ signal, usage, ...question }) {
        const asked = await call('ask', { ...question, usage }, signal);
        const { outcome, usage: spent } = asked as { outcome: Outcome; usage: ModelUsage };
        Object.assign(usage, spent);
        return resultOf(outcome);
      },
    },
    stills: hasStills ? ((async (plan, { signal }: CallOptions) => call('stills', plan, signal)) as Stills) : undefined,
  };
}
