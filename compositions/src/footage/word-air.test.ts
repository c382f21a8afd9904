import { contrast } from '@scenewright/core/style';
import { ShotSchema, shotSettings, shotTimes, shotWeathers } from '@scenewright/core/shots';
import { seededRandom } from '../scene-context/seeded-random.js';
import { filmOf, type Film } from './film.js';
import { airOf } from './places.js';
import { airAt, isBehindWords, wordAir } from './word-air.js';

const clear = { x: 110, y: 80, width: 1100, height: 380 };
const shot = (setting: (typeof shotSettings)[number], rest: object = {}, words = true): Film =>
  filmOf({
    ...{ width: 1920, height: 1080, u: 1, time: 2, progress: 0.4, tag: '' },
    shot: ShotSchema.parse({ setting, ...rest }),
    random: (name) => seededRandom(3, name),
    clear: words ? clear : null,
  });

test.each(shotSettings)('words over %s are read on its own air at every hour and in every weather', (setting) => {
  for (const time of shotTimes)
    for (const weather of shotWeathers) {
      const { ink, stops } = wordAir(airOf(shot(setting, { time, weather })), clear);
      for (let y = clear.y; y <= clear.y + clear.height; y += 20)
        expect(contrast(ink, airAt(stops, y))).toBeGreaterThanOrEqual(4.9);
    }
});

test('a sky by day stays a sky by day: dark words on it, and its blue hardly lighter', () => {
  const [plain, written] = [shot('sea', {}, false).light, shot('sea').light];
  expect(wordAir(airOf(shot('sea')), clear).ink).toBe('#0b1226');
  expect(contrast(plain.top, written.top)).toBeLessThan(1.35);
  expect(wordAir(airOf(shot('sea', { time: 'night' })), clear).ink).toBe('#ffffff');
});

test.each(shotTimes)('the sun or moon of a %s stands beside the words', (time) => {
  const { light, width, horizon, u } = shot('meadow', { time });
  expect(isBehindWords(clear, light.sunAt.x * width, light.sunAt.y * horizon, 60 * u)).toBe(false);
});
