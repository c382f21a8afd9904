import { buildBrief } from '@scenewright/core/brief';
import { parseCreateRequest } from '@scenewright/core/requests';
import type { StorySource } from '@scenewright/core/story-check';
import type { Storyboard } from '@scenewright/core/storyboard';
import { readPrompt } from '../reading/read.js';
import { withAskedLength } from '../treatment/asked-length.js';
import { withFittingLength } from './fitting-length.js';
import { planStory } from './plan-story.js';
import { sourceClauses } from './source-clauses.js';
import { storySourceOf, withWorkedOut } from './story-source.js';

/** The plan of a prompt alone and what was read of it, for measuring the planner. */
export function planToCheck(prompt: string): { storyboard: Storyboard; source: StorySource } {
  const parsed = parseCreateRequest({ prompt }, { styles: [], voices: [] });
  if ('error' in parsed) throw new Error(parsed.error[0]!.message);
  const asked = withAskedLength(buildBrief(parsed.ok), parsed.ok, { follows: true });
  const { brief } = withFittingLength(asked.brief, parsed.ok);
  const reading = readPrompt(brief.prompt);
  const storyboard = planStory(brief);
  const source = withWorkedOut(storySourceOf(reading, brief), storyboard.warnings);
  return { storyboard, source: { ...source, clauses: sourceClauses(reading) } };
}
