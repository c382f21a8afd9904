import type { Infographic } from '@scenewright/core/infographics';
import type { Panel } from '@scenewright/core/scenes';

const ordinals = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth'];
const panelNoun = '(?:panels?|cards?|boxes|box|tiles?|blocks?)';

const kindWords: readonly [RegExp, readonly Panel['kind'][]][] = [
  [/map/, ['map']],
  [/quote|statement|sentence/, ['statement']],
  [/timeline|history/, ['timeline']],
  [/steps|process/, ['steps']],
  [/comparison|versus/, ['versus']],
  [/table/, ['table']],
  [/list|points/, ['list']],
  [/figures|numbers|kpis?/, ['figures']],
  [/donut|ring|pie|shares?/, ['share', 'meters']],
  [/line/, ['line']],
  [/ranking|bars?|columns?|chart/, ['bars', 'line', 'share']],
  [/picture|image|photo/, ['image']],
];

/** A panel by its number, its place, its kind or words of its title, in English. */
export function findPanel({ content: { panels } }: Infographic, words: string): Panel | undefined {
  const text = words
    .toLowerCase()
    .replace(/^(?:the\s+)+/, '')
    .trim();
  const number = new RegExp(`^(?:${panelNoun}|number|no\\.?)?\\s*(\\d)$`).exec(text)?.[1];
  if (number) return panels[Number(number) - 1];
  const place = ordinals.findIndex((each) => new RegExp(`^${each}\\s+${panelNoun}$`).test(text));
  if (place >= 0) return panels[place];
  if (new RegExp(`^last\\s+${panelNoun}$`).test(text)) return panels.at(-1);
  const bare = text.replace(new RegExp(`\\s+${panelNoun}$|^${panelNoun}\\s+(?:about\\s+)?`), '');
  const kinds = kindWords.find(([pattern]) => new RegExp(`^(?:${pattern.source})$`).test(bare))?.[1] ?? [];
  return (
    panels.find(({ id }) => id === text) ??
    kinds.map((kind) => panels.find((panel) => panel.kind === kind)).find((panel) => panel !== undefined) ??
    panels.find((panel) => bare !== '' && panel.title?.toLowerCase().includes(bare))
  );
}

export const withPanels = (graphic: Infographic, panels: Panel[]): Infographic => ({
  ...graphic,
  content: { ...graphic.content, panels },
});

export const panelsWithout = ({ content }: Infographic, panel: Panel): Panel[] =>
  content.panels.filter((each) => each !== panel);
