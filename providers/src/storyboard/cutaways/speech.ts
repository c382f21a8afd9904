import type { StoryboardScene } from '@scenewright/core/storyboard';
import { narrationSeconds } from './holds.js';
import { splitSentences } from '../../reading/sentences.js';
import { breathOf } from './phrases.js';

/** A sentence that is spoken for longer than this goes on over the next shot. */
const longNarration = 4.5;

/** What a scene says in two parts: its last sentence, else what stands behind a breath of a long one. The words that something comes on stay in the first. */
export function partedSpeech(scene: StoryboardScene, language: string): [string, string] | undefined {
  if (scene.narration === null) return undefined;
  const kept = scene.cues.map(({ phrase }) => phrase);
  return lastSentenceOf(scene.narration, kept, language) ?? (narrationSeconds(scene, language) > longNarration ? breathOf(scene.narration, language, kept) : undefined); // prettier-ignore
}

/** The same where it has to be parted: what comes on a later word comes by itself, and where nobody would draw breath a phrase ends. */
export function cutSpeech(scene: StoryboardScene, language: string): [string, string] | undefined {
  const { narration } = scene;
  if (narration === null) return undefined;
  return (
    partedSpeech(scene, language) ??
    partedSpeech({ ...scene, cues: [] }, language) ??
    breathOf(narration, language, [], { anywhere: true })
  );
}

/** A scene that says a part of what it said, and shows on its words what comes on them. */
export const saying = (scene: StoryboardScene, narration: string | null): StoryboardScene => ({
  ...scene,
  narration,
  cues: narration === null ? [] : scene.cues.filter(({ phrase }) => narration.includes(phrase)),
});

function lastSentenceOf(narration: string, kept: readonly string[], language: string): [string, string] | undefined {
  const sentences = splitSentences(narration, language);
  const tail = sentences.at(-1)?.trim() ?? '';
  const at = sentences.length > 1 ? narration.lastIndexOf(tail) : -1;
  if (at <= 0 || /^[,;:，、،؛]/u.test(tail)) return undefined;
  const head = narration.slice(0, at).trim();
  return head.length >= 8 && tail.length >= 8 && kept.every((phrase) => head.includes(phrase)) ? [head, tail] : undefined; // prettier-ignore
}
