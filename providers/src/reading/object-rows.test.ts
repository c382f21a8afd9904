import { objectRow } from './object-rows.js';
import { readPrompt } from './read.js';

describe('a clause that says one thing of several', () => {
  test.each([
    ['en', 'Plants take in light, water and carbon dioxide.', 'Plants take in', ['light', 'water', 'carbon dioxide']],
    ['en', 'Every lookup goes through browser cache, OS resolver, root server.', 'Every lookup goes through', ['browser cache', 'OS resolver', 'root server']],
    ['es', 'Las plantas toman luz, agua y dióxido de carbono.', 'Las plantas toman', ['luz', 'agua', 'dióxido de carbono']],
  ])('%s: %s', (language, text, lead, items) => {
    expect(objectRow(text, language)).toMatchObject({ lead, items });
  }); // prettier-ignore

  test.each([
    ['en', 'He locked the door, fed the cat and went to bed.'],
    ['en', 'The soup is hot, thick and spicy.'],
    ['de', 'Die Kantine, der Hof, die Halle.'],
  ])('%s: %s has none', (language, text) => {
    expect(objectRow(text, language)).toBeUndefined();
  });

  test('what goes on behind the row is said of the same', () => {
    const { points } = readPrompt(
      'Photosynthesis. Plants take in light, water and carbon dioxide and make sugar and oxygen.',
    );
    expect(points.map(({ text }) => text)).toEqual(['Photosynthesis.', 'Plants take in light, water and carbon dioxide', 'Plants make sugar and oxygen.']); // prettier-ignore
  });

  test('stages that a colon leads to stand by themselves', () => {
    const { points } = readPrompt(
      'How a package travels: order placed, warehouse picks it, label printed, truck collects, your door.',
    );
    expect(points.map(({ text }) => text)).toEqual(['order placed', 'warehouse picks it', 'label printed', 'truck collects', 'your door.']); // prettier-ignore
  });
});
