import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { drawingOf, isDrawn } from './drawing-set.js';
import { ownDrawings } from './own-drawings/own-drawings.js';
import { shapesOf } from './svg-shapes.js';

const path = createRequire(import.meta.url).resolve('@iconify-json/fluent-emoji-flat/icons.json');
const { icons, width } = JSON.parse(readFileSync(path, 'utf8')) as {
  icons: Record<string, { body: string }>;
  width: number;
};

describe('the set of drawings, found without parsing all of it', () => {
  it('knows every name of the package and no other', () => {
    expect(Object.keys(icons).filter((name) => !isDrawn(name))).toEqual([]);
    expect(['body', 'icons', 'japanese-hear-button', 'toString'].filter(isDrawn)).toEqual([]);
  });

  it('draws the body that the package holds under the name', () => {
    const names = Object.keys(icons).filter((name, index) => index % 60 === 0 && !ownDrawings.has(name));
    for (const name of names) {
      const drawing = drawingOf(name);
      if (drawing) expect(drawing).toMatchObject({ name, size: width, shapes: shapesOf(icons[name]!.body) });
    }
    expect(names.filter((name) => drawingOf(name)).length).toBeGreaterThan(10);
  });

  it.each([...ownDrawings.keys()])('draws its own %s with flat shapes alone, few enough for a frame', (name) => {
    const drawing = drawingOf(name);
    expect(drawing?.shapes.length).toBeLessThanOrEqual(60);
    expect(drawing?.size).toBe(width);
  });

  it('goes by its own drawing before that of the package', () => {
    const fills = new Set(drawingOf('busts-in-silhouette')!.shapes.map(({ fill }) => fill));
    expect(fills.size).toBeGreaterThan(8);
  });
});
