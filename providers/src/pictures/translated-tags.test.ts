import { englishNames, translatedTags, type TaggedPicture } from './translated-tags.js';

const picture = (name: string, labelled: string, tags: string, isNature = false): TaggedPicture => ({ name, labelled: labelled.split(' '), tags: tags.split(' '), isNature }); // prettier-ignore
const english = englishNames(
  [
    picture('crescent-moon', 'crescent moon', 'moon space night'),
    picture('full-moon', 'full moon', 'moon space'),
    picture('new-moon', 'new moon', 'moon space dark'),
    picture('stars', 'stars', 'night'),
    picture('lion', 'lion', 'animal face', true),
    picture('taxi', 'taxi', 'yellow car'),
    picture('bento-box', 'bento box', 'box'),
  ],
  (word) =>
    new Map([
      ['moon', 'crescent-moon'],
      ['night', 'stars'],
      ['lion', 'lion'],
      ['taxi', 'taxi'],
      ['bento', 'bento-box'],
    ]).get(word),
);
const meant = (...own: TaggedPicture[]): Record<string, string> =>
  Object.fromEntries(translatedTags(own, english, (word) => word === 'bekannt'));

test('a tag means what the English word means that names the same pictures', () => {
  const moons = ['crescent-moon', 'full-moon', 'new-moon'].map((name) => picture(name, 'x', 'mond'));
  expect(meant(...moons)).toEqual({ mond: 'crescent-moon' });
});

test('a tag of one of them alone means nothing, nor does one that is known already', () => {
  expect(meant(picture('crescent-moon', 'mondsichel', 'nacht'), picture('full-moon', 'vollmond', 'hell'))).toEqual({});
  expect(meant(picture('lion', 'bekannt', 'bekannt', true))).toEqual({});
});

test('a word of a longer label is the thing where English calls it by one word', () => {
  expect(meant(picture('lion', 'tête de lion', 'lion', true))).toEqual({ lion: 'lion' });
  expect(meant(picture('lion', 'lejonhuvud', 'lejon', true))).toEqual({ lejon: 'lion' });
  // Half of a compound is no thing, and what fills a box no box.
  expect(meant(picture('taxi', 'taxibil', 'tax'))).toEqual({});
  expect(meant(picture('bento-box', 'caja de bento', 'caja'))).toEqual({});
});
