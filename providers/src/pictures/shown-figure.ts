import { depictionOf, toScale, type Depiction, type Figure } from '@scenewright/core/figures';
import type { StoryboardScene } from '@scenewright/core/storyboard';
import { findFigures } from '../reading/scan/figures.js';
import { findThing } from './find-picture.js';

export interface ShownFigure {
  figure: Figure;
  depiction: Depiction;
  /** The object holds the figure itself, or many of what is counted: nothing that words mean says more. */
  exact: boolean;
  /** Name of the picture of what is counted. */
  counted?: string;
}

/** The figure that a scene is about, where there is an object that shows it truly. */
export function shownBy(scene: StoryboardScene, language: string): ShownFigure | undefined {
  const stated = figureOf(scene, language);
  if (!stated) return undefined;
  const depiction = depictionOf(stated.figure, scene.kind === 'counter' ? scene.content.trend : undefined);
  if (depiction === undefined) return undefined;
  if (depiction !== 'field') return { figure: stated.figure, depiction, exact: toScale.has(depiction) };
  const counted = countedIn(stated.texts, stated.figure, language);
  // In a sentence a bare number is as often an age or a score as a count.
  if (counted === undefined && scene.kind !== 'counter') return undefined;
  return { figure: stated.figure, depiction, exact: counted !== undefined, ...(counted ? { counted } : {}) };
}

function figureOf(scene: StoryboardScene, language: string): { figure: Figure; texts: string[] } | undefined {
  if (scene.kind === 'counter') {
    const { figure, title, caption } = scene.content;
    return { figure, texts: [title, caption].filter((text) => text !== undefined) };
  }
  const text =
    scene.kind === 'callout' ? scene.content.text : scene.kind === 'section' ? scene.content.title : undefined;
  if (text === undefined) return undefined;
  const found = findFigures(text, language);
  return found.length === 1 ? { figure: found[0]!.figure, texts: [text] } : undefined;
}

/** Pictures of several, with the one of each that is counted: three people are no three groups. */
const oneOf: Readonly<Record<string, string>> = {
  'busts-in-silhouette': 'bust-in-silhouette',
  houses: 'house',
  books: 'closed-book',
};

/** What stands right after the number: "48,000 books lent". */
function countedIn(texts: readonly string[], { display }: Figure, language: string): string | undefined {
  for (const text of texts) {
    const at = text.indexOf(display);
    if (at < 0) continue;
    const after = /^[ \u00a0]?(\p{L}[\p{L}\p{M}'’-]*(?: \p{L}[\p{L}\p{M}'’-]*)?)/u.exec(
      text.slice(at + display.length),
    )?.[1];
    // "3 Mother Salt" is a place and a name, no count of salt; German writes every noun so.
    if (after && language !== 'de' && /^\p{Lu}\p{Ll}/u.test(after)) continue;
    const found = after && findThing([{ text: after, weight: 1 }], language);
    if (found) return oneOf[found.name] ?? found.name;
  }
  return undefined;
}
