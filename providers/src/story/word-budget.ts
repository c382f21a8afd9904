import { onScreenText, type KindWithContent } from '@scenewright/core';
import { claimOf } from '../outline/claim.js';
import { wordsIn } from '../reading/clauses.js';

/** Words that a scene with one message shows at most. */
const mostWords = 18;
/** Kinds that are read part by part and may show more. */
const readByPart: ReadonlySet<string> = new Set([
  ...['list', 'checklist', 'table', 'code', 'chat', 'quote', 'steps', 'timeline', 'versus', 'pros-cons', 'ranking'],
  ...['bar-chart', 'column-chart', 'cycle', 'flow', 'footage', 'freeform', 'choreography', 'infographic'],
]);
/** What a scene can do without, the first first. */
const optional = [
  'kicker',
  'caption',
  'label',
  'subtitle',
  'companion',
  'center',
  'beforeLabel',
  'afterLabel',
] as const;

/** A scene with what it can do without left out, and its claim shortened, until it can be read at a glance. */
export function withinWords(scene: KindWithContent, language: string): KindWithContent {
  if (readByPart.has(scene.kind)) return scene;
  const content: Record<string, unknown> = { ...(scene.content as Record<string, unknown>) };
  const shown = { kind: scene.kind, content } as KindWithContent;
  const required = scene.kind === 'delta' ? 'label' : '';
  for (const key of optional) {
    if (wordsShown(shown) <= mostWords) break;
    if (key === required) content[key] = firstWords(String(content[key]), 2);
    else if (key in content) delete content[key];
  }
  for (const [key, max] of [
    ['title', 64],
    ['title', 48],
    ['text', 96],
    ['text', 72],
  ] as const) {
    if (wordsShown(shown) <= mostWords) break;
    if (typeof content[key] === 'string') content[key] = claimOf(content[key], language, max);
  }
  const emphasis = content.emphasis;
  if (typeof emphasis === 'string' && typeof content.text === 'string' && !content.text.includes(emphasis))
    delete content.emphasis;
  return shown;
}

const firstWords = (text: string, count: number): string => text.split(/\s+/u).slice(0, count).join(' ');

export const wordsShown = (scene: KindWithContent): number =>
  onScreenText(scene).reduce((sum, text) => sum + wordsIn(text), 0);
