import { readPrompt } from '../reading/read.js';
import { roundsIn } from './rounds.js';

const roundsOf = (prompt: string): unknown => roundsIn(readPrompt(prompt).points, 'en').map(({ names, rounds }) => [names, rounds.map(({ left, right }) => `${left.text} | ${right.text}`)]); // prettier-ignore

describe('two things set against each other by one measure after another', () => {
  test.each([';', '.'])('parted by "%s"', (mark) => {
    const text = `Compare a scooter and a bicycle: scooter costs 600 euros, bicycle 450${mark} scooter 25 km/h, bicycle 18${mark} scooter needs charging, bicycle never.`;
    expect(roundsOf(text)).toEqual([
      [['scooter', 'bicycle'], [expect.stringMatching(/600 euros \| bicycle 450/u), expect.stringMatching(/25 km\/h \| bicycle 18/u), expect.stringMatching(/needs charging \| bicycle never/u)]],
    ]); // prettier-ignore
  });

  test('a row of several names, and two that nothing is measured of, are no rounds', () => {
    expect(roundsOf('Visitors: Leeds 40, York 30, Leeds 50, Hull 20.')).toEqual([]);
    expect(roundsOf('Ana sings, Ben plays. Ana laughs, Ben cries.')).toEqual([]);
  });
});
