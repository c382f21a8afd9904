import type { Brief } from '@scenewright/core/brief';
import type { EditRequest, EditResult } from '@scenewright/core/edit';
import type { Infographic } from '@scenewright/core/infographics';
import type { CreateRequest } from '@scenewright/core/requests';
import type { Storyboard } from '@scenewright/core/storyboard';
import { stylePacks } from '@scenewright/core/style';
import {
  createRuleEditor,
  createRulePlanner,
  enhanceByRules,
  editInfographic,
  planInfographic,
  withAskedLength,
  type AskedLength,
  type EnhancedPrompt,
  type InfographicBrief,
  type InfographicEdit,
} from '@scenewright/providers';

/** The brief as the user wrote it, and what is known of its length. */
export interface LengthQuestion {
  brief: Brief;
  request: Pick<CreateRequest, 'prompt' | 'durationGiven'>;
}

/** Work that takes the processor for long, by the name under which a thread is asked for it. */
export interface PlanningWork {
  plan(brief: Brief): Promise<Storyboard>;
  enhance(brief: Brief): Promise<EnhancedPrompt>;
  /** The price was quoted before anybody read the prompt (interface 2.2, 4.2): its length is told and not followed. */
  askedLength(question: LengthQuestion): Promise<AskedLength>;
  /** A change in words: which scenes it reaches, for its price, and then the change itself. */
  edit(request: EditRequest): Promise<EditResult>;
  planGraphic(brief: InfographicBrief): Promise<Infographic>;
  editGraphic(edit: InfographicEdit): Promise<Infographic>;
}

export function createPlanningWork(): PlanningWork {
  const planner = createRulePlanner({ packs: [...stylePacks] });
  const editor = createRuleEditor({ planner });
  return {
    plan: (brief) => planner.plan(brief),
    enhance: (brief) => enhanceByRules(brief),
    askedLength: async ({ brief, request }) => withAskedLength(brief, request, { follows: false }),
    edit: (request) => editor.edit(request),
    planGraphic: async (brief) => planInfographic(brief),
    editGraphic: async (edit) => editInfographic(edit),
  };
}
