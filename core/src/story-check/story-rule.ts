import type { CheckedStory } from './checked-scene.js';
import type { StoryCode, StoryFinding } from './story-finding.js';
import type { StorySource } from './story-source.js';

/** One thing that a viewer would not forgive, and how to find it. Pure. */
export interface StoryRule {
  /** Codes of its findings. */
  codes: readonly StoryCode[];
  find(story: CheckedStory, source: StorySource): StoryFinding[];
}
