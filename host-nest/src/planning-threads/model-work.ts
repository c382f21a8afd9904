import type { Brief } from '@scenewright/core/brief';
import type { EditRequest, EditResult } from '@scenewright/core/edit';
import type { CallOptions } from '@scenewright/core/generation';
import type { Infographic } from '@scenewright/core/infographics';
import type { Storyboard } from '@scenewright/core/storyboard';
import {
  createModelEditor,
  createModelEnhancer,
  createModelInfographer,
  createModelPlanner,
  type EnhancedPrompt,
  type InfographicBrief,
  type ModelClient,
  type ReviewOptions,
} from '@scenewright/providers';

/** A language model, and who draws the scenes that it looks at once more; `stills` is absent where it does not. */
export interface ModelParts {
  client: ModelClient;
  stills?: ReviewOptions['stills'] | undefined;
}

/** What a language model thinks out, with the rules behind it. */
export interface ModelWork {
  plan(brief: Brief, call?: CallOptions): Promise<Storyboard>;
  enhance(brief: Brief, call?: CallOptions): Promise<EnhancedPrompt>;
  edit(request: EditRequest, call?: CallOptions): Promise<EditResult>;
  planGraphic(brief: InfographicBrief, call?: CallOptions): Promise<Infographic>;
}

export function createModelWork({ client, stills }: ModelParts): ModelWork {
  const planner = createModelPlanner({ client, review: stills && { stills } });
  const editor = createModelEditor({ client, planner });
  return {
    plan: (brief, call) => planner.plan(brief, call),
    enhance: createModelEnhancer(client),
    edit: (request, call) => editor.edit(request, call),
    planGraphic: createModelInfographer({ client }),
  };
}
