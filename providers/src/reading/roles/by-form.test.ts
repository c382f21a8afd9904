import { rolesOf } from './roles-of.js';
import { isShown } from './role.js';

const shown = (text: string, language: string): string =>
  rolesOf(text, language)
    .filter(({ role }) => isShown(role))
    .map(({ from, to }) => text.slice(from, to))
    .join('')
    .trim();

test('points of a list and answers of a quiz are told alike', () => {
  const list = 'Top 5 mistakes landlords make, 45 sec, punchy:\n- no inventory at move in\n- skipping reference checks\n- forgetting gas safety certificates\n- underestimating repairs (budget 1% of the value a year)\n- handling disputes by text message'; // prettier-ignore
  for (const point of list.split('\n- ').slice(1)) expect(shown(list, 'en')).toContain(point);
  expect(shown(list, 'en')).not.toMatch(/45 sec|punchy/u);
  const quiz = 'Q: Which planet is the hottest? A: Venus, 465 °C. Q: How long does sunlight take to reach us? A: 8 minutes 20 seconds. Q: How many moons does Mars have? A: Two.'; // prettier-ignore
  expect(shown(`quiz video: three questions about space. ${quiz}`, 'en')).toContain('8 minutes 20 seconds');
});

test.each([
  ['en', 'Present our new app Garden Mate. It sends reminders.', 'our new app Garden Mate.', 'Present'],
  ['de', 'Bewirb unseren Hofladen. Er hat jeden Samstag offen.', 'unseren Hofladen.', 'Bewirb'],
  ['fr', 'Annonce notre nouvelle ligne de bus. Elle part toutes les dix minutes.', 'notre nouvelle ligne', 'Annonce'],
  ['es', 'Anuncia la apertura de nuestra panadería. Abrimos el lunes.', 'la apertura de nuestra', 'Anuncia'],
  ['it', 'Presenta la nostra app Orto. È gratis.', 'la nostra app Orto', 'Presenta'],
  ['pt', 'Apresente nosso aplicativo Horta. É grátis.', 'nosso aplicativo Horta', 'Apresente'],
  ['pl', 'Przedstaw naszą aplikację Ogród. Jest darmowa.', 'naszą aplikację Ogród', 'Przedstaw'],
  ['ru', 'Представь наше приложение Огород. Оно бесплатное.', 'наше приложение Огород', 'Представь'],
  ['nl', 'Presenteer onze app Moestuin. Hij is gratis.', 'onze app Moestuin', 'Presenteer'],
])('who is told to present something presents it, and does not say so (%s)', (language, prompt, kept, order) => {
  expect(shown(prompt, language)).toContain(kept);
  expect(shown(prompt, language)).not.toContain(order);
}); // prettier-ignore

test('what a viewer presents is told', () => {
  expect(shown('How to enter the club: ring twice. Present your ticket at the door. Walk down.', 'en')).toContain('Present your ticket'); // prettier-ignore
});

test('what a film is about is shown, and the words for the film are not', () => {
  expect(shown('Make an internal video for the warehouse team about the new scanning process. Old: paper list.', 'en')).toContain('the new scanning process'); // prettier-ignore
  expect(shown("Film poétique sur l'automne au bord du lac. Les feuilles tombent sans bruit.", 'fr')).toMatch(/^l'automne au bord du lac/u); // prettier-ignore
  expect(shown('Create a video about 30 seconds long. Bees dance.', 'en')).toBe('Bees dance.');
  expect(shown('东京三日游攻略视频:第一天浅草寺和晴空塔,第二天涩谷。预算每天约800元。', 'zh')).toMatch(
    /^东京三日游攻略(?!视频)/u,
  );
});

test('a hyphenated word is of one piece, and the last step of instructions is told', () => {
  expect(shown("Promo for second-hand bike shop 'Ketten & Co', Hamburg. 200 bikes in stock.", 'en')).not.toMatch(
    /^hand/u,
  );
  expect(shown('How to sharpen a knife: soak the stone, draw the blade. Finish by testing it on a sheet of paper.', 'en')).toContain('Finish by testing it on a sheet of paper'); // prettier-ignore
  expect(shown('How to sharpen a knife: soak the stone, draw the blade. Finish by showing our website.', 'en')).not.toContain('Finish by'); // prettier-ignore
});
