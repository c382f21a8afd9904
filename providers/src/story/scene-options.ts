import { sceneKindOf, sceneKinds, type Beat, type KindWithContent, type OfferTools } from '@scenewright/core';
import { namedMotif, motifOf } from '../pictures/motif.js';
import { wordsIn } from '../reading/clauses.js';

/** One way to show a beat; the best has the highest score (0 to 1). */
export interface SceneOption {
  scene: KindWithContent;
  score: number;
}

const tools: OfferTools = { words: wordsIn, motif: namedMotif, anyMotif: motifOf };

/** The kinds that can show a beat, with what they say. */
export const sceneOptions = (beat: Beat): SceneOption[] =>
  sceneKinds.flatMap((kind) =>
    (sceneKindOf(kind).offers?.(beat, tools) ?? []).map(({ content, score }) => ({
      scene: { kind, content } as KindWithContent,
      score,
    })),
  );
