import type { Brief } from '@scenewright/core/brief';
import { type Storyboard, StoryboardSchema } from '@scenewright/core/storyboard';
import { filmAll } from './film-all.js';
import { filmSome } from './film-some.js';

/**
 * A planned storyboard with shots in it, as `ai_video` asks: none (`off`), where a place, somebody who acts or an
 * atmosphere calls for it (`auto`), mixed in (`on`), or nothing else (`full`). Nothing is added that the prompt
 * does not say. Interface 4.2.
 */
export function filmStoryboard(storyboard: Storyboard, brief: Brief): Storyboard {
  if (!brief.multiScene || brief.aiVideo === 'off') return storyboard;
  const filmed = brief.aiVideo === 'full' ? filmAll(storyboard, brief) : filmSome(storyboard, brief, brief.aiVideo);
  return StoryboardSchema.parse(filmed);
}
