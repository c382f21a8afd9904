import { describe, expect, it } from '@jest/globals';
import { readPrompt } from './read.js';

/** What each point is told of, by its text. */
const subjectsIn = (prompt: string): Record<string, string | undefined> =>
  Object.fromEntries(readPrompt(prompt).points.map(({ text, of }) => [text.replace(/[.!]$/u, ''), of]));

describe('what a point is told of', () => {
  it.each([
    // A bare date is when that is which the sentence before it announces.
    ['Join us at the opening of the new hall. Friday, 17 October, 6 to 9 p.m., Wharf Lane.', 'Friday, 17 October, 6 to 9 p.m., Wharf Lane', 'opening of the new hall'], // prettier-ignore
    ['Sagra del Tortello, Borgo Ferrante, 18-20 luglio! Venite affamati alla nostra festa.', '18-20 luglio', 'Sagra del Tortello'], // prettier-ignore
    // A bare amount belongs to the clause before it, and a further one to the same.
    ['The island of Sarrow lies off the west coast. 14 square kilometres, 312 people live there.', '14 square kilometres', 'Sarrow'], // prettier-ignore
    ['A pump in the village costs 5.8 million CFA francs, roughly 8,850 euros. Please give what you can.', 'roughly 8,850 euros', 'pump in the village'], // prettier-ignore
    // An answer is told of its question, in every language.
    ['फ़ीस कितनी है? 45 रुपये। राशन कार्ड कितने दिन में बनता है? 15 से 30 दिन में।', '45 रुपये।', 'फ़ीस'],
    ['Сколько стоит посещение? 450 рублей за 45 минут. Можно ли без шапочки? Нет.', '450 рублей за 45 минут', 'посещение'], // prettier-ignore
  ])('%s', (prompt, point, subject) => {
    expect(subjectsIn(prompt)[point]).toContain(subject);
  });

  it('leaves a point alone that names its subject itself', () => {
    const points = subjectsIn(
      'The island of Sarrow lies off the west coast. The ferry takes 55 minutes and costs £18 return.',
    );
    expect(Object.values(points).slice(0, 2)).toEqual([undefined, undefined]);
  });

  it('takes no subject that must not be told', () => {
    const { points } = readPrompt("Marta Quill's birthday party. Saturday, 12 May, 5 pm. Don't mention Marta Quill.");
    expect(points.map(({ of }) => of ?? '').join(' ')).not.toContain('Quill');
  });
});
