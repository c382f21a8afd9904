import type { Figure } from '@scenewright/core/figures';
import type { Shot } from '@scenewright/core/shots';
import type { StoryboardScene } from '@scenewright/core/storyboard';

type ShotFigures = NonNullable<Shot['figures']>;
const most = 10;

/** The figures that a scene of motion graphics shows, with what they are called, as they can stand in a shot. */
export function figuresOf(scene: StoryboardScene): ShotFigures {
  const found: ShotFigures = [];
  const content = scene.content as Record<string, unknown>;
  const add = (label: unknown, figure: unknown, highlight?: unknown): void => {
    if (!isFigure(figure)) return;
    const name = typeof label === 'string' && label.trim() !== '' ? label : scene.subject || titleOf(content);
    if (found.some((each) => each.label === name && each.figure.display === figure.display)) return;
    found.push({
      label: (name || figure.display).slice(0, 64),
      figure,
      ...(highlight === true && { highlight: true }),
    });
  };
  const series = content['series'];
  const categories = content['categories'];
  if (Array.isArray(series) && Array.isArray(categories)) {
    for (const one of series as { name: string; values: Figure[] }[])
      one.values.forEach((figure, index) => {
        const category = String(categories[index] ?? '');
        add(series.length > 1 ? `${one.name} ${category}`.trim() : category, figure);
      });
    return found.slice(0, most);
  }
  const visit = (value: unknown, label: unknown): void => {
    if (value === null || typeof value !== 'object') return;
    if (isFigure(value)) return add(label, value);
    if (Array.isArray(value)) return value.forEach((each) => visit(each, label));
    const record = value as Record<string, unknown>;
    // The scene's own title says the claim; what the figure counts is said by the subject.
    const own = [record['label'], record['name'], ...(record === content ? [] : [record['title']])].find(
      (each) => typeof each === 'string',
    );
    for (const [key, each] of Object.entries(record)) {
      const side = key === 'before' || key === 'after' ? record[`${key}Label`] : undefined;
      if (isFigure(each)) add(side ?? own ?? label, each, record['highlight']);
      else if (typeof each === 'object') visit(each, own ?? label);
    }
  };
  visit(content, scene.subject || titleOf(content));
  return found.slice(0, most);
}

const titleOf = (content: Record<string, unknown>): string =>
  [content['title'], content['label'], content['caption'], content['text']].find(
    (each): each is string => typeof each === 'string',
  ) ?? '';

function isFigure(value: unknown): value is Figure {
  return value !== null && typeof value === 'object' && 'display' in value && 'magnitude' in value;
}
