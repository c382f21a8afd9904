import { sceneKindOf } from '@scenewright/core/scenes';
import type { StoryboardScene } from '@scenewright/core/storyboard';
import type { WeightedText } from './find-picture.js';

const headWords = ['title', 'text', 'term'] as const;
const sideWords = ['subtitle', 'caption', 'support', 'definition', 'label', 'action'] as const;

/** What the picture beside a scene is to show; null where there is no room for one. */
export function sceneWords(scene: StoryboardScene): WeightedText[] | null {
  const { illustrated } = sceneKindOf(scene.kind);
  if (!illustrated) return null;
  if (illustrated !== true) return illustrated(scene.content)?.map((text) => ({ text, weight: 1 })) ?? null;
  const content: Record<string, unknown> = scene.content;
  const words = (names: readonly string[], weight: number): WeightedText[] =>
    names.flatMap((name) => (typeof content[name] === 'string' ? [{ text: content[name], weight }] : []));
  const items = Array.isArray(content['items'])
    ? content['items'].flatMap((item: unknown) =>
        typeof item === 'object' && item !== null && 'text' in item && typeof item.text === 'string'
          ? [{ text: item.text, weight: 0.85 }]
          : [],
      )
    : [];
  return [
    // What somebody is says more of a setting than the figures of their speech.
    ...(scene.kind === 'quote' ? words(['role'], 1) : []),
    ...words(headWords, 1),
    ...words(sideWords, 0.92),
    ...items,
    ...(scene.narration ? [{ text: scene.narration, weight: 0.88 }] : []),
  ];
}
