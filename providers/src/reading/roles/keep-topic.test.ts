import { readRoles } from './read-roles.js';
import { isShown } from './role.js';

const shownOf = (prompt: string): string =>
  readRoles(prompt, 'en')
    .filter(({ role }) => isShown(role))
    .map(({ from, to }) => prompt.slice(from, to))
    .join('|');

test.each([
  ['Year in review for the community garden Thistle Yard. In 2025: 340 beds were planted, 61 people joined.', 'Thistle Yard'],
  ['Top 4 longest bridges 2022 by length, countdown, tense: Alder 9.2 km, Moor 8.1 km, Tarn 7.7 km, Fell 6.4 km.', 'longest bridges 2022'],
  ['Could you put together a 40-second promo for our window cleaning firm, Larkfield Panes, for the parish page. Tone: friendly. A house is £25. A shop is £40.', 'Larkfield Panes'],
])('the topic that a request names stays in sight: %s', (prompt, topic) => {
  expect(shownOf(prompt)).toContain(topic);
}); // prettier-ignore

test.each([
  ['Short comparison for our camping store. Canvas weighs 14 kg, nylon 4 kg.', 'camping'],
  ['Video for our Year 5 class, 30 seconds. The water cycle: water rises, cools and falls.', 'Year 5'],
  ['Vertical video for Instagram, upbeat. We open Saturday at 9.', 'Instagram'],
])('whom a film is for and where it is shown stays hidden: %s', (prompt, outlet) => {
  expect(shownOf(prompt)).not.toContain(outlet);
});

test('the mark of a request that asks is no question of its topic', () => {
  const prompt = 'Could you put together a 25-second teaser for Bramble & Oak, our furniture workshop in Leeds? We restore old tables.'; // prettier-ignore
  expect(shownOf(prompt)).toContain('our furniture workshop in Leeds|');
});
