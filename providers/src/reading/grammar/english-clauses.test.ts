import { readPrompt } from '../read.js';

const clauses = (prompt: string): string[] => readPrompt(prompt).points.map(({ text }) => text.replace(/\.$/u, ''));

describe('the clauses of an English sentence say something by themselves', () => {
  test('a verb without its subject takes that of the clauses before', () => {
    expect(
      clauses('Water rises from the roots, climbs through the trunk, reaches the leaves and is lost to the air.'),
    ).toEqual([
      'Water rises from the roots',
      'Water climbs through the trunk',
      'Water reaches the leaves',
      'Water is lost to the air',
    ]);
  });

  test('what stands in a carried clause is found where it stands in it', () => {
    const [, second] = readPrompt('The ferry leaves the island at dawn, carries 400 people and returns after the last train.').points; // prettier-ignore
    const { start, end, figure } = second!.figures[0]!;
    expect(second!.text).toBe('The ferry carries 400 people');
    expect(second!.text.slice(start, end)).toContain(figure.display.split(' ')[0]);
  });

  test('things that a clause enumerates stay with it', () => {
    expect(
      clauses('Traders brought salt, copper and glass between the coast and the mountains for 900 years.'),
    ).toEqual(['Traders brought salt, copper and glass between the coast and the mountains for 900 years']);
  });

  test('a participle hangs on what was said', () => {
    expect(clauses('The tower is 90 m high, designed by two sisters, and holds the town archive.')).not.toContain(
      'The tower designed by two sisters',
    );
  });

  test('orders and things side by side stay apart', () => {
    expect(
      clauses('Check both brakes on a hill, oil the chain with a cloth, pump both tyres to four bar.'),
    ).toHaveLength(3);
    expect(clauses('Free checks, cargo bikes on loan, pickup from your door.')).toHaveLength(3);
  });
});
