import type { KindWithContent } from '@scenewright/core/scenes';

/** Percent, of the columns from the left. */
const shares = [41, 38, 21];

export interface ShowcaseWords {
  kicker: string;
  title: string;
  source: string;
  /** Of the columns from the left. */
  labels: readonly string[];
}

/** The scene that shows what a style or a brand looks like, in words of a language and with shares as it writes them. */
export function showcaseScene({ labels, ...words }: ShowcaseWords, language: string): KindWithContent {
  const percent = new Intl.NumberFormat(language, { style: 'percent' });
  const items = shares.map((value, at) => ({
    label: labels[at] ?? '',
    figure: {
      ...{ value, magnitude: value, display: percent.format(value / 100) },
      ...{ prefix: '', suffix: '', decimals: 0, unit: 'percent' },
    },
    highlight: at === 0,
  }));
  return { kind: 'column-chart', content: { ...words, items } };
}
