import type { MusicMood } from '@scenewright/core/style';
import type { StyleHint } from '../planner/style-choice.js';

/** Moods of packs that go with a manner that is asked for, the nearest first; every other manner goes with any. */
const kin: Partial<Record<MusicMood, readonly MusicMood[]>> = {
  playful: ['playful', 'warm'],
  warm: ['playful', 'warm', 'calm'],
  bright: ['playful', 'warm', 'bright', 'driving', 'calm'],
  serious: ['serious', 'elegant', 'calm', 'tense'],
  elegant: ['elegant', 'calm', 'serious'],
};

/**
 * The pack for a look that is asked for by its manner: "friendly", "playful", "serious" come before the topic. The chosen
 * one where it goes with it, else the one of that manner whose topics the text speaks of most.
 */
export function styleOfManner(
  chosen: string,
  manner: MusicMood | undefined,
  text: string,
  packs: readonly StyleHint[],
): string {
  const moods = manner === undefined ? undefined : kin[manner];
  const moodOf = (id: string): MusicMood | undefined => packs.find((pack) => pack.id === id)?.mood;
  const own = moodOf(chosen);
  if (!moods || own === undefined || moods.includes(own)) return chosen;
  const lower = text.toLowerCase();
  const rank = ({ mood, topics }: StyleHint): number =>
    topics.filter((topic) => lower.includes(topic)).length * moods.length - moods.indexOf(mood!);
  const [best] = packs
    .filter(({ id, mood }) => id !== 'no-style' && mood !== undefined && moods.includes(mood))
    .sort((a, b) => rank(b) - rank(a));
  return best?.id ?? chosen;
}
