import type { Infographic } from '@scenewright/core/infographics';
import type { Panel } from '@scenewright/core/scenes';
import { findPanel, withPanels } from '../../infographic/find-panel.js';

/** Texts of the head by the words for them; a graphic has no captions, so what is called so is its subtitle. */
const headTexts: readonly [RegExp, 'title' | 'subtitle' | 'source' | 'kicker'][] = [
  [/^(?:title|headline|heading)$/iu, 'title'],
  [/^(?:subtitle|captions?)$/iu, 'subtitle'],
  [/^sources?$/iu, 'source'],
  [/^kicker$/iu, 'kicker'],
];

const bare = (name: string): string => name.replace(/^(?:the\s+|its\s+|our\s+)*/iu, '').trim();
const headText = (name: string) => headTexts.find(([pattern]) => pattern.test(bare(name)))?.[1];

/** Another text in the head of a graphic; null when nothing there is called so. */
export function changedHead(graphic: Infographic, name: string, text: string): Infographic | null {
  const key = headText(name);
  return key ? { ...graphic, content: { ...graphic.content, [key]: text } } : null;
}

/** The head without its subtitle, source or kicker; null when it has none. A graphic keeps its title. */
export function headWithout(graphic: Infographic, name: string): Infographic | null {
  const key = headText(name);
  if (key === undefined || key === 'title' || graphic.content[key] === undefined) return null;
  const { [key]: _, ...content } = graphic.content;
  return { ...graphic, content: content as Infographic['content'] };
}

/** Another title of a panel, by "title of panel 2". */
export function titledPanel(graphic: Infographic, name: string, title: string): Infographic | null {
  const [, which] = /^(?:title|headline|heading)\s+(?:of|in|on|for|the)\s+(.+)$/iu.exec(bare(name)) ?? [];
  const panel = which === undefined ? undefined : findPanel(graphic, which);
  const named = (each: Panel): Panel => (each === panel ? { ...each, title } : each);
  return panel ? withPanels(graphic, graphic.content.panels.map(named)) : null;
}
