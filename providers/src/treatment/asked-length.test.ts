import { buildBrief } from '@scenewright/core/brief';
import { parseCreateRequest, type CreateVideoBody } from '@scenewright/core/requests';
import { withAskedLength } from './asked-length.js';

function asked(prompt: string, body: Partial<CreateVideoBody> = {}, follows = true) {
  const parsed = parseCreateRequest({ prompt, ...body }, { styles: [], voices: [] });
  if ('error' in parsed) throw new Error(JSON.stringify(parsed.error));
  const { brief, warnings } = withAskedLength(buildBrief(parsed.ok), parsed.ok, { follows });
  return [brief.durationSeconds, ...warnings.map(({ code }) => code)];
}

describe('the length that the prompt asks for in words', () => {
  test.each([
    ['A 20 second promo for the bakery Kerin: rye bread at 7.', 20],
    ['Announce the street fair on Saturday, 12 stalls. make it a minute', 60],
    ['Tea room Lindley: three kinds of scones. Keep it under 45 s, vertical.', 45],
    ['パン屋の紹介動画を20秒で作って。朝7時に開店。', 20],
    ['Ein Video, 15 Sekunden, über die Bäckerei Kerin: Roggenbrot ab 7 Uhr.', 15],
  ])('%s', (prompt, seconds) => {
    expect(asked(prompt)).toEqual([seconds]);
  });

  test('is kept within what the model makes, and that is told', () => {
    expect(asked('A 3 second clip for the bakery Kerin.')).toEqual([5, 'length_limited']);
    expect(asked('A 4 minute video on bees. They dance.')).toEqual([120, 'length_limited']);
    expect(asked('A 90 second video on bees. They dance.', { model: 'gen-4' })).toEqual([60, 'length_limited']);
  });

  test('gives way to a duration, and that is told when they differ', () => {
    expect(asked('A 20 second promo for the bakery Kerin.', { duration: 40 })).toEqual([40, 'length_differs']);
    expect(asked('A 20 second promo for the bakery Kerin.', { duration: 30 })).toEqual([30, 'length_differs']);
    expect(asked('A 20 second promo for the bakery Kerin.', { duration: 20 })).toEqual([20]);
  });

  test('is told where the default was quoted', () => {
    expect(asked('A 20 second promo for the bakery Kerin.', {}, false)).toEqual([30, 'length_not_followed']);
    expect(asked('A 30 second promo for the bakery Kerin.', {}, false)).toEqual([30]);
  });

  test('is not a length that the content speaks of', () => {
    expect(asked('The lamp Orbo charges in 20 seconds. It glows for 9 hours.')).toEqual([30]);
    expect(asked('Rye bread at 7.', { model: 'gen-4' })).toEqual([15]);
  });
});
