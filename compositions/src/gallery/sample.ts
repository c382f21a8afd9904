import type { Arrangement, Drawing, Figure, KindWithContent } from '@scenewright/core';

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
