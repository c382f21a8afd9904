import { BriefSchema } from '@scenewright/core/brief';
import type { Storyboard } from '@scenewright/core/storyboard';
import { onScreenText } from '@scenewright/core/timing';
import { planStory } from '../storyboard/plan-story.js';

const filmOf = (prompt: string): Storyboard =>
  planStory(
    BriefSchema.parse({
      ...{ version: 1, prompt, model: 'gen-6-fast', multiScene: true, durationSeconds: 30, aspectRatio: null, dimensions: null, resolution: '720p', fps: 30, style: null, backgroundColor: null },
      ...{ narration: 'auto', narrationVoice: null, narrationLanguage: null, music: 'auto', effects: false, aiVideo: 'auto', planArc: true, brand: null, images: [], documents: [], audio: [], seed: 1 },
    }), // prettier-ignore
  );
const shown = ({ scenes }: Storyboard): string => scenes.flatMap(onScreenText).join(' | ');
const spoken = ({ scenes }: Storyboard): string => scenes.map(({ narration }) => narration).join(' ');

const ferry = 'timeline of our ferry line, Harker & Sons: 1921 first boat to Islay, 1950 steam gives way to diesel, 1974 first terminal on Mill Street, 1988 the second generation takes over, 2020 last diesel boat drops out'; // prettier-ignore

test('what happened is shown whole, with the word that a verb ends on and the order that a noun has', () => {
  const film = filmOf(ferry);
  for (const label of ['First boat to Islay', 'First terminal on Mill Street', 'second generation takes over', 'drops out']) expect(shown(film)).toContain(label); // prettier-ignore
  for (const date of ['1921', '1950', '1974', '1988', '2020']) expect(shown(film)).toContain(date);
});

test('a date before what happened is set off in speech', () => {
  expect(spoken(filmOf(ferry))).toContain('1921: first boat to Islay.');
  expect(spoken(filmOf('Ferry history. In 1921 the first boat sailed to Islay. In 1950 diesel came. In 1988 the yard closed.'))).not.toContain('1921:'); // prettier-ignore
});

test('the name of what a timeline is of is its title', () => {
  expect(onScreenText(filmOf(ferry).scenes[0]!).join(' ')).toContain('Harker & Sons');
});

test('the name of the film stands on its opening, not over each scene that says something by itself', () => {
  const film = filmOf('How tides work. The moon pulls the water towards it. The earth turns below two bulges of water. So most coasts have two high tides a day.'); // prettier-ignore
  const above = film.scenes.slice(1).filter(({ content }) => 'kicker' in content && /tides work/iu.test(String(content.kicker))); // prettier-ignore
  expect(above).toEqual([]);
});

const network = 'In 1969 two computers exchanged their first message. The system crashed after two letters. In 1983 TCP/IP became the standard. In 1991 the first web page went online. Today 5.4 billion people are connected.'; // prettier-ignore

test('the first of a row of dated sentences is told with its date, and names no film', () => {
  const [first] = filmOf(network).scenes;
  expect(onScreenText(first!)).toEqual(expect.arrayContaining([expect.stringMatching(/^1969$/u)]));
});

test('what is told of a date until the next has its own scene, and a row of dates arrives at today', () => {
  const film = filmOf(network);
  expect(shown(film)).toContain('The system crashed after two letters');
  const today = film.scenes.find((scene) => onScreenText(scene).includes('Today'));
  expect(onScreenText(today!).join(' ')).toContain('5.4 billion people are connected');
});

test('a German event is a sentence on screen, and stays one in speech', () => {
  const film = filmOf('Unsere Bäckerei. 1921 eröffnete Anton Weiss den Laden in einem Keller. 1958 kaufte seine Tochter den ersten Ofen. 1994 zogen wir an den Bahnhof.'); // prettier-ignore
  expect(shown(film)).toContain('Seine Tochter kaufte den ersten Ofen');
  expect(spoken(film)).toContain('1958 kaufte seine Tochter den ersten Ofen.');
});
