import { sceneContentSchemas } from './scene-content.js';

const schema = sceneContentSchemas.freeform;
const path = (d: string, morphs: string[]) => ({ layers: [{ type: 'path', d, morphs }] });

test('an outline turns only into outlines with the same commands and as many numbers', () => {
  expect(schema.safeParse(path('M0 0L10 10', ['M5 5L1 2'])).success).toBe(true);
  for (const other of ['M5 5', 'M5 5H1', 'M5 5L1 2 3 4']) {
    const { error } = schema.safeParse(path('M0 0L10 10', [other]));
    expect(error?.issues[0]).toMatchObject({ path: ['layers', 0, 'morphs'] });
    expect(error?.issues[0]?.message).toContain('same commands as d');
  }
});

test.each([
  [{ type: 'chart', chart: 'columns', values: [] }, 'values'],
  [{ type: 'chart', chart: 'pie', values: [{ value: 1 }] }, 'chart'],
  [{ type: 'chart', chart: 'line', values: [{ value: -1 }] }, 'values'],
  [{ type: 'icon', icon: 'sun', mask: { shape: 'star' } }, 'mask'],
  [{ type: 'icon', icon: 'sun', depth: 9 }, 'depth'],
])('what it cannot draw is refused by its name: %j', (layer, field) => {
  expect(schema.safeParse({ layers: [layer] }).error?.issues[0]?.path).toContain(field);
});
