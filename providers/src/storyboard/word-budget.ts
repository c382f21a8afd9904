import { sceneContentSchemas, sceneKindOf, type KindWithContent } from '@scenewright/core/scenes';
import { isReadByPart, mostWordsShown, plainWords, wordsShown } from '@scenewright/core/story-check';
import type { z } from 'zod';
import { claimOf } from '../outline/claim.js';

const mostWords = mostWordsShown.atAGlance;
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
  if (isReadByPart(scene.kind) || scene.kind === 'footage') return scene;
  const content: Record<string, unknown> = { ...(scene.content as Record<string, unknown>) };
  const shown = { kind: scene.kind, content } as KindWithContent;
  const fields: Readonly<Record<string, z.ZodType>> = sceneContentSchemas[scene.kind].shape;
  const { leastTitle = 48 } = sceneKindOf(scene.kind);
  const titles = [64, 48, 36, 24].filter((max) => max >= leastTitle);
  for (const key of optional) {
    if (wordsShown(shown, language) <= mostWords) break;
    if (!(key in content) || holdsOwnFigure(key, content)) continue;
    if (fields[key]?.safeParse(undefined).success === false) content[key] = firstWords(String(content[key]), 2);
    else delete content[key];
  }
  for (const [key, max] of [
    ...titles.map((max) => ['title', max] as const),
    ...([96, 72] as const).map((max) => ['text', max] as const),
  ]) {
    if (wordsShown(shown, language) <= mostWords) break;
    if (typeof content[key] !== 'string') continue;
    const shorter = claimOf(content[key], language, max);
    // What a figure is told of is never cut off with it: the words that were left would be told of it instead.
    if (!figureIn(content[key], content) || figureIn(shorter, content)) content[key] = shorter;
  }
  // A heading whose words stand below it.
  if (wordsShown(shown, language) > mostWords && fields['title']?.safeParse(undefined).success && isRepeatedBelow(content, language)) delete content['title']; // prettier-ignore
  const emphasis = content.emphasis;
  if (typeof emphasis === 'string' && typeof content.text === 'string' && !content.text.includes(emphasis))
    delete content.emphasis;
  return shown;
}

/** "14 May" above a line that names no day: a number that stands nowhere else in its scene is not left out for room. */
function holdsOwnFigure(key: string, { [key]: text, ...others }: Readonly<Record<string, unknown>>): boolean {
  const elsewhere: readonly string[] = JSON.stringify(others).match(/\p{Nd}+/gu) ?? [];
  return typeof text === 'string' && (text.match(/\p{Nd}+/gu) ?? []).some((figure) => !elsewhere.includes(figure));
}

/** Whether a line holds the figure that its scene shows. */
function figureIn(line: string, content: Readonly<Record<string, unknown>>): boolean {
  const { display } = (content.figure ?? {}) as { display?: string };
  return display !== undefined && line.includes(display);
}

const firstWords = (text: string, count: number): string => text.split(/\s+/u).slice(0, count).join(' ');

/** Whether every word of a title stands in the other texts of its scene. */
function isRepeatedBelow({ title, ...others }: Readonly<Record<string, unknown>>, language: string): boolean {
  if (typeof title !== 'string') return false;
  const below = new Set(plainWords(JSON.stringify(others), language));
  return plainWords(title, language).every((word) => below.has(word));
}
