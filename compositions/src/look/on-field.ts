import type { TimelineScene } from '@scenewright/core/timeline';
import { seededRandom } from '../scene-context/seeded-random.js';

/** Letters of a sentence that stands on a field of its own at most. */
const short = 120;
/** Share of the short sentences that do. */
const often = 0.4;

/** Whether a sentence takes the whole canvas as a field of the accent, over the ground; settled by the scene's seed. */
export const takesField = ({ kind, content, seed, closes }: Pick<TimelineScene, 'kind' | 'content' | 'seed' | 'closes'>): boolean =>
  kind === 'callout' && closes !== true && 'text' in content && [...String(content.text)].length <= short && seededRandom(seed, 'field') < often; // prettier-ignore
