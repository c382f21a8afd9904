import type { z } from 'zod';
import type { Panel } from './panel.js';
import type { comparedFigures, seriesOverCategories, step } from '../fields/content-parts.js';

/** A panel before it has its name in the graphic. */
export type PanelDraft = Panel extends infer P ? (P extends Panel ? Omit<P, 'id'> : never) : never;

export interface PanelTools {
  /** A text cut at a word, in its language, so that it has no more than `length` characters. */
  cut: (text: string, length: number) => string;
}

const most = { bars: 12, line: 24, rows: 8, title: 80, detail: 138 } as const;

/** The title of a panel, where there is one. */
export const head = (title: string | undefined, { cut }: PanelTools): { title?: string } =>
  title ? { title: cut(title, most.title) } : {};

export const shortDetail = <T extends { detail?: string | undefined }>(item: T, { cut }: PanelTools): T => ({
  ...item,
  ...(item.detail ? { detail: cut(item.detail, most.detail) } : {}),
});

export const barsPanel = (
  arrangement: 'bars' | 'columns' | 'ranking',
  { title, items }: Pick<z.infer<typeof comparedFigures>, 'title' | 'items'>,
  tools: PanelTools,
): PanelDraft[] => [{ kind: 'bars', ...head(title, tools), arrangement, items: items.slice(0, most.bars) }];

type Series = z.infer<typeof seriesOverCategories>;

export const linePanel = ({ title, categories, series }: Series, tools: PanelTools): PanelDraft[] => [
  {
    kind: 'line',
    ...head(title, tools),
    categories: categories.slice(-most.line),
    series: series.map((one) => ({ ...one, values: one.values.slice(-most.line) })),
  },
];

/** Series over categories as a table: nothing smaller holds them all. */
export const seriesTable = ({ title, categories, series }: Series, tools: PanelTools): PanelDraft[] => [
  {
    kind: 'table',
    ...head(title, tools),
    columns: ['', ...series.slice(0, 5).map((one) => tools.cut(one.name, 38))],
    rows: categories
      .slice(0, most.rows)
      .map((name, index) => [
        tools.cut(name, 58),
        ...series.slice(0, 5).map((one) => one.values[index]?.display ?? ''),
      ]),
  },
];

export const stepsPanel = (
  { title, steps }: { title?: string | undefined; steps: readonly z.infer<typeof step>[] },
  tools: PanelTools,
  cyclic = false,
): PanelDraft[] => [
  {
    kind: 'steps',
    ...head(title, tools),
    steps: steps.map((one) => shortDetail(one, tools)),
    ...(cyclic ? { cyclic } : {}),
  },
];
