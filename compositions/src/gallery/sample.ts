import type { Arrangement, Drawing } from '@scenewright/core/drawings';
import type { Figure } from '@scenewright/core/figures';
import type { KindWithContent, SceneContent, SceneKind } from '@scenewright/core/scenes';

export const sampleCases = ['typical', 'longest', 'shortest', 'rightToLeft', 'cjk'] as const;
export type SampleCase = (typeof sampleCases)[number];

/** Content that a kind is judged by; `language` is English, Arabic or Hebrew, Japanese or Chinese by its case. */
export interface Sample {
  case: SampleCase;
  language: string;
  scene: KindWithContent & {
    drawings?: Drawing[];
    arrangement?: Arrangement;
    shows?: Figure;
  };
}

/** The five samples of a kind: each its language and its content. */
export const samplesOf = <K extends SceneKind>(
  kind: K,
  contents: Readonly<Record<SampleCase, readonly [language: string, content: SceneContent<K>]>>,
): readonly Sample[] =>
  sampleCases.map((name) => {
    const [language, content] = contents[name];
    return { case: name, language, scene: { kind, content } as KindWithContent };
  });
