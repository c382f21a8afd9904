import { readingSeconds } from '../language/speech-length.js';
import type { KindWithContent } from '../storyboard/scene-content/scene-content.js';

/** Properties of scene content that name or steer something and are not read by the viewer. */
const unread = new Set([
  'icon',
  'image',
  'images',
  'logo',
  'id',
  'country',
  'focus',
  'motif',
  'trend',
  'sentiment',
  'winner',
  'type',
  'shape',
  'd',
  'viewBox',
  'color',
  'fill',
  'stroke',
  'size',
  'align',
  'fit',
  'emphasis',
  'unit',
  'prefix',
  'suffix',
  'visualStyle',
  'arrangement',
  'mark',
  'kind',
]);

/** Every text that a scene shows, in the order of its content. A figure is its display, once. */
export function onScreenText(scene: KindWithContent): string[] {
  const texts: string[] = [];
  const visit = (value: unknown, path: string[]): void => {
    if (typeof value === 'string') texts.push(value);
    else if (Array.isArray(value)) for (const item of value) visit(item, path);
    else if (value !== null && typeof value === 'object') {
      const isFigure = 'display' in value && 'magnitude' in value;
      for (const [key, item] of Object.entries(value)) {
        if (isFigure ? key === 'display' : !unread.has(key) && !isLinkEnd(scene, path, key))
          visit(item, [...path, key]);
      }
    }
  };
  if (scene.kind === 'footage') {
    // The rest of a shot says how it is filmed.
    const { kicker, title, caption, figures } = scene.content;
    visit({ kicker, title, caption, figures }, []);
  } else visit(scene.content, []);
  return texts;
}

/** The ends of an arrow are ids of nodes, not words. */
const isLinkEnd = (scene: KindWithContent, path: string[], key: string): boolean =>
  scene.kind === 'flow' && path[0] === 'links' && (key === 'from' || key === 'to');

/** Seconds to read a scene, figures on axes and in tables taken at a glance. */
export function sceneReadingSeconds(scene: KindWithContent): number {
  const texts = onScreenText(scene);
  // Nobody reads every cell: what lies beyond the first dozen labels is seen as a shape.
  const read = texts.slice(0, 12).reduce((sum, text) => sum + readingSeconds(text), 0);
  const glanced = texts.slice(12).reduce((sum, text) => sum + readingSeconds(text), 0);
  return Math.min(12, read + glanced * 0.25);
}
