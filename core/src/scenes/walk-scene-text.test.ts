import type { z } from 'zod';
import { sceneContentSchemas, sceneKinds, type KindWithContent } from './scene-content.js';
import { onScreenText } from '../timing/on-screen-text.js';
import { mapSceneText, sceneFields, sceneFiles, walkSceneText } from './walk-scene-text.js';

const figure = (display: string) => ({
  ...{ value: 4, magnitude: 4, display, prefix: '', suffix: '', decimals: 0, unit: 'percent' },
});

/** Paths of the strings of a schema that say no role. */
function unsaid(schema: z.ZodType, path: string): string[] {
  const { type, innerType, element, options } = schema.def as unknown as {
    type: string;
    innerType?: z.ZodType;
    element?: z.ZodType;
    options?: z.ZodType[];
  };
  if (schema.meta()?.['role']) return [];
  if (innerType) return unsaid(innerType, path);
  if (element) return unsaid(element, `${path}[]`);
  if (options) return options.flatMap((option) => unsaid(option, path));
  if (type === 'object')
    return Object.entries((schema as z.ZodObject).shape).flatMap(([key, field]) =>
      unsaid(field as z.ZodType, `${path}.${key}`),
    );
  return type === 'string' ? [path] : [];
}

describe('the fields of a scene', () => {
  test.each(sceneKinds)('%s: every text of the schema says what it is for', (kind) => {
    expect(unsaid(sceneContentSchemas[kind], kind)).toEqual([]);
  });

  test('are visited with their role and their way, narration last', () => {
    const found: string[] = [];
    const scene = {
      kind: 'versus',
      content: {
        title: 'Two ways',
        left: { label: 'Train', points: ['calm'], figure: figure('4 h'), icon: 'train' },
        right: { label: 'Plane', points: [] },
        winner: 'left',
      },
      narration: 'The train wins.',
    } satisfies KindWithContent & { narration: string };
    walkSceneText(scene, ({ role, path, name }) => void found.push(`${role} ${path} ${name}`));
    expect(found).toEqual([
      'shown title title',
      'shown left.label label',
      'shown left.points.0 points',
      'figure left.figure figure',
      'icon left.icon icon',
      'shown right.label label',
      'spoken narration narration',
    ]);
  });

  test('ends of links, ids and codes of countries are no words', () => {
    const flow: KindWithContent = {
      kind: 'flow',
      content: {
        nodes: [
          { id: 'in', label: 'Order' },
          { id: 'out', label: 'Parcel' },
        ],
        links: [{ from: 'in', to: 'out', label: 'two days' }],
      },
    };
    expect(onScreenText(flow)).toEqual(['Order', 'Parcel', 'two days']);
    const map: KindWithContent = { kind: 'place-map', content: { places: [{ country: 'FRA', label: 'Paris' }] } };
    expect(onScreenText(map)).toEqual(['Paris']);
  });

  test('a panel, a layer and a station are looked into, what was planned before is not', () => {
    const panels = [{ id: 'said', kind: 'statement' as const, text: 'Rain is water', quoted: false }];
    const graphic: KindWithContent = {
      kind: 'infographic',
      content: {
        ...{ title: 'Rain', emblem: 'cloud', visualStyle: '2d', panels },
        plan: { title: 'Weather', panels },
      },
    };
    expect(onScreenText(graphic)).toEqual(['Rain', 'Rain is water']);
    expect(sceneFields(graphic, 'icon').map(({ value }) => value)).toEqual(['cloud']);
    const free = {
      kind: 'freeform',
      content: {
        layers: [
          { type: 'text', text: 'Hello' },
          { type: 'image', image: 'image:1' },
        ],
      },
    } as KindWithContent;
    expect(onScreenText(free)).toEqual(['Hello']);
    expect(sceneFiles(free)).toEqual(['image:1']);
    const station = { kind: 'collage', content: { images: ['image:2', 'image:3'], title: 'At sea' } };
    const camera = { kind: 'choreography', content: { title: 'All', stations: [station] } } as unknown;
    expect(onScreenText(camera as KindWithContent)).toEqual(['All', 'At sea']);
    expect(sceneFiles(camera as KindWithContent)).toEqual(['image:2', 'image:3']);
  });

  test('a shot shows its words and not how it is filmed', () => {
    const shot = {
      kind: 'footage',
      content: { setting: 'sea', action: 'Mara rows', title: 'Out there', clip: 'clip:1', cast: [] },
    } as unknown as KindWithContent;
    expect(onScreenText(shot)).toEqual(['Out there']);
    expect(sceneFields(shot, 'direction').map(({ value }) => value)).toEqual(['Mara rows']);
    expect(sceneFiles(shot)).toEqual(['clip:1']);
  });

  test('are replaced in a copy, figures whole', () => {
    const scene: KindWithContent = {
      kind: 'counter',
      content: { title: 'Churn fell', figure: figure('4%'), caption: 'in May' },
    };
    const next = mapSceneText(scene, ({ role, value }) =>
      role === 'figure' ? figure('5%') : String(value).replace('May', 'June'),
    );
    expect(onScreenText(next)).toEqual(['Churn fell', '5%', 'in June']);
    expect(onScreenText(scene)).toEqual(['Churn fell', '4%', 'in May']);
  });
});
