import type { Beat, Evidence } from '@scenewright/core/outline';
import type { KindWithContent } from '@scenewright/core/scenes';
import { onScreenText } from '@scenewright/core/timing';
import { tellingWords } from '../outline/left-out.js';

/** What one message rests on; a list or a chart says its headline in its parts. */
const single: ReadonlySet<Evidence['type']> = new Set(['claim', 'figure', 'share', 'ratio', 'delta', 'places']);
/** What each word that a kind has no room for costs it, what each number costs, and all of them at most. */
const [perWord, perNumber, most] = [0.1, 0.25, 0.6];

/**
 * What it costs a kind to leave words of its beat unseen: a counter that drops the date above it, or the half of a
 * sentence, gives way to words alone that say all. The film's name is seen at its opening.
 */
export function unsaidCost(beat: Beat, scene: KindWithContent, title: string): number {
  if (!single.has(beat.evidence.type)) return 0;
  const shown = `${onScreenText(scene).join(' ')} ${title}`.toLowerCase();
  const words = tellingWords([beat.kicker, beat.claim, beat.support].filter(Boolean).join(' '));
  const unsaid = words.filter((word) => !shown.includes(word));
  return Math.min(
    most,
    unsaid.reduce((sum, word) => sum + (/\p{Nd}/u.test(word) ? perNumber : perWord), 0),
  );
}
