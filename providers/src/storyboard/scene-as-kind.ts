import { BeatSchema, EvidenceSchema } from '@scenewright/core/outline';
import { sceneKindOf, type KindWithContent, type SceneKind } from '@scenewright/core/scenes';
import { StoryboardSceneSchema, type StoryboardScene } from '@scenewright/core/storyboard';
import { sceneOptions, toolsFor } from './scene-options.js';

const arrangements = ['parts', 'ranking', 'other', 'time', 'stages', 'mixed'] as const;

/**
 * What a scene says as another kind shows it; null where none of the kinds can. Whoever asks for a kind knows what the
 * figures are: a row of them is offered as parts, as a ranking and as a course alike.
 */
export function shownAs(scene: StoryboardScene, kinds: readonly SceneKind[], language: string): KindWithContent | null {
  const content = scene.content as Record<string, unknown>;
  const title = text(content['title']) ?? text(content['center']);
  const claim = (title ?? scene.subject) || 'Untitled';
  const found = evidenceIn(content)
    .map((evidence) => EvidenceSchema.safeParse(evidence))
    .flatMap(({ data }) => (data ? [data] : []))
    .flatMap((evidence) => {
      const kicker = text(content['kicker']);
      const beat = BeatSchema.safeParse({ purpose: 'evidence', claim: claim.slice(0, 110), kicker, evidence, spoken: null }); // prettier-ignore
      return beat.data ? sceneOptions(beat.data, toolsFor({ beats: [beat.data], language })) : [];
    })
    .filter((option) => kinds.includes(option.scene.kind))
    .sort((a, b) => b.score - a.score);
  for (const { scene: shown } of found) {
    const own = Object.entries(shown.content).filter(
      ([name, value]) => value !== undefined && value !== '' && (title !== undefined || name !== 'title'),
    );
    const as = { kind: shown.kind, content: Object.fromEntries(own) } as KindWithContent;
    if (StoryboardSceneSchema.safeParse({ ...scene, ...as }).success) return as;
  }
  return null;
}

/** Kinds that can be asked for by a name: those that show something of what a scene can say. */
export const canBeAsked = (kind: SceneKind): boolean => sceneKindOf(kind).offers !== undefined;

const text = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined);
const listIn = (value: unknown): Record<string, unknown>[] => (Array.isArray(value) ? value : []);

/** All ways to take what a scene shows: rows of figures, grids, lists, steps, moments, single figures. */
function evidenceIn(content: Record<string, unknown>): unknown[] {
  const items = ['items', 'tiles', 'bars', 'sides', 'stops', 'layers', 'parts'].flatMap((key) => listIn(content[key]));
  const figures = items.filter((item) => item['figure'] && text(item['label']));
  const source = text(content['source']);
  const entries = [...items, ...listIn(content['steps']), ...listIn(content['levels'])].flatMap((item) => {
    const words = text(item['text']) ?? text(item['title']) ?? (item['figure'] ? undefined : text(item['label']));
    const detail = text(item['detail']);
    return words ? [{ text: words, ...(detail ? { detail } : {}) }] : [];
  });
  const nodes: Entry[] = listIn(content['nodes']).map((node) => ({ text: text(node['label']) ?? '' }));
  const points: Entry[] = entries.length > 0 ? entries : nodes;
  const events = listIn(content['events']).map(({ date, label }) => ({ date, label }));
  const single = content['figure'] as { unit?: string; value?: number } | undefined;
  const about = text(content['title']) ?? text(content['label']) ?? '';
  const moved = items.filter((item) => item['before'] && item['after']);
  const grids = Array.isArray(content['series'])
    ? [{ categories: content['categories'], series: listIn(content['series']).map(({ name, values }) => ({ name, values })) }]
    : moved.length > 0
      ? [{ categories: [content['from'], content['to']], series: moved.map((item) => ({ name: item['label'], values: [item['before'], item['after']] })) }]
      : []; // prettier-ignore
  // The two sides of a comparison, or how it was and how it is.
  const sides = [['left', 'right'], ['before', 'after']].map((keys) => keys.flatMap((key) => sideIn(content[key]))).find((both) => both.length === 2) ?? []; // prettier-ignore
  return [
    ...(figures.length > 1 ? [{ type: 'score', sides: figures.map(({ label, figure }) => ({ label, figure })) }] : []),
    ...(figures.length > 1 ? arrangements.map((arrangement) => ({ type: 'series', arrangement, items: figures, source })) : []),
    ...grids.flatMap((grid) => [true, false].map((dated) => ({ type: 'grid', dated, source, ...grid }))),
    ...(points.length > 0
      ? [
          { type: 'list', title: text(content['center']), items: points },
          { type: 'steps', steps: points },
          { type: 'steps', steps: points, cyclic: true },
          { type: 'flow', labels: points.map((point) => point.text) },
          { type: 'route', stops: named(points) },
          { type: 'layers', layers: named(points) },
          { type: 'parts', thing: about.slice(0, 64), parts: named(points) },
          { type: 'quadrant', cells: points.map((point) => ({ label: point.text, points: point.detail ? [point.detail] : [] })) },
        ]
      : []),
    ...(events.length > 0 ? [{ type: 'timeline', events }] : []),
    ...(sides.length === 2 ? [{ type: 'versus', left: sides[0], right: sides[1] }] : []),
    ...(single ? [{ type: 'figure', figure: single, about: about.slice(0, 120) }] : []),
    ...(single?.unit === 'percent' && single.value! >= 0 && single.value! <= 100
      ? [{ type: 'share', figure: single, about: about.slice(0, 120) }]
      : []),
  ]; // prettier-ignore
}

interface Entry {
  text: string;
  detail?: string;
}
const named = (points: readonly Entry[]): { label: string; detail?: string }[] =>
  points.map(({ text: label, detail }) => ({ label, ...(detail ? { detail } : {}) }));

/** A side that says what it is of. */
function sideIn(value: unknown): { label: string; points: unknown }[] {
  const { label, points } = (typeof value === 'object' && value !== null ? value : {}) as Record<string, unknown>;
  return text(label) && Array.isArray(points) ? [{ label: label as string, points }] : [];
}
