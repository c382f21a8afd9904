import { findPicture } from './find-picture.js';

const pictureIn = (text: string, language: string): string | undefined =>
  findPicture([{ text, weight: 1 }], language)?.name;

describe('a form is no other word', () => {
  test.each([
    ['it', 'Apri la porta', undefined],
    ['pt', 'Fecha a porta', undefined],
    ['pt', 'Às quartas', undefined],
    ['fr', 'Elle est prête', undefined],
    ['it', 'La gatta dorme', 'cat-face'],
    ['es', 'La perra duerme', 'dog-face'],
    ['fr', 'Les ports', 'ship'],
  ])('%s: %s', (language, text, name) => {
    const found = pictureIn(text, language);
    if (name === undefined) expect(found).toBeUndefined();
    else expect(found).toBeDefined();
  });
});

describe('a compound is what its last part says', () => {
  test.each([
    ['de', 'Ein Lastenrad', 'bicycle'],
    ['nl', 'Het fietspad', 'bicycle'],
    ['sv', 'En barnbok', 'books'],
  ])('%s: %s', (language, text, name) => expect(pictureIn(text, language)).toBe(name));

  test.each([
    ['a short beginning that is no word', 'sv', 'Mitt samvete'],
    ['a prefix of a verb', 'sv', 'Den försvann'],
    ['a day', 'de', 'Am Donnerstag'],
    ['an ending that makes a noun', 'de', 'Die Verhandlungen beginnen'],
    ['an ending that names somebody', 'sv', 'Den gamle organisten'],
  ])('and nothing is found behind %s', (_, language, text) => expect(pictureIn(text, language)).toBeUndefined());
});

test.each([
  ['it', 'Chi era Alfonsina Strada?', undefined],
  ['it', 'La strada è chiusa', 'street'],
  ['ru', 'Что такое судебный приказ?', undefined],
  ['en', 'Banana pancakes', 'pancakes'],
  ['en', 'Lever one side of it off', 'tyre-lever'],
  ['en', "It is heavier than you'd think", undefined],
  ['de', 'Die längsten Flüsse Europas', 'river'],
  ['de', 'Kartoffelsuppe für vier', 'soup-bowl'],
  ['de', 'Zwanzig Minuten köcheln und den Käse reiben', 'cheese-wedge'],
  ['sv', 'Torka med en handduk', 'towel'],
  ['de', 'Jeden Samstag, 14 bis 17 Uhr', undefined],
  ['de', 'Um 15 Uhr am Bahnhof', 'train'],
  ['de', 'Eine neue Uhr', 'watch'],
  ['ru', 'Плакали все, кроме кота', 'cat-face'],
  ['pl', 'Butelka z wodą codziennie', 'droplet'],
  ['sv', 'Man bor på båten', 'sailboat'],
  ['it', "Vietato l'ingresso ai cani", 'dog-face'],
])('a word means in its company what it says (%s): %s', (language, text, name) => {
  expect(pictureIn(text, language)).toBe(name);
});

test('the name of a length of time is no thing', () => {
  expect(pictureIn('שבועות', 'he')).toBeUndefined();
});

describe('a last part is taken at a joint of the word', () => {
  test.each([
    ['a form of a word that shows nothing', 'sv', 'Inlandsbanan', 'banana'],
    ['an s that begins it', 'de', 'Der Jägersteig', 'bread'],
    ['an s that joins it to the first', 'de', 'Der Aussichtsturm', 'cloud-with-lightning'],
    ['an s that joins it to the first', 'de', 'Mein Lieblingstier', 'ox'],
    ['the end of a longer word', 'nl', 'De geldautomaat', 'tomato'],
    ['the beginning that is no word', 'de', 'Der Schleier', 'egg'],
    ['a sign for many a thing', 'de', 'Die Kaffeemaschine', 'gear'],
    ['a sign for many a thing', 'de', 'Die Kantinengerichte', 'judge'],
    ['an s that begins it', 'de', 'Am Rennsteig', 'bread'],
    ['the end of a diminutive', 'de', 'Streichholzschächtelchen', 'moose'],
    ['a device is nobody', 'de', 'Der Wechselrichter', 'judge'],
    ['a whole word of another sense', 'sv', 'En levnadsteckning', 'artist-palette'],
    ['a word and no form of another', 'tr', 'Doktora', 'health-worker'],
  ])('%s (%s: %s)', (_, language, text, wrong) => expect(pictureIn(text, language)).not.toBe(wrong));

  test.each([
    ['de', 'Die Linsensuppe', 'soup-bowl'],
    ['de', 'Hochzeitstorte', 'birthday-cake'],
    ['sv', 'Skolträdgården', 'seedling'],
    ['de', 'Lastenräder', 'bicycle'],
  ])('and still found where it is one (%s: %s)', (language, text, name) =>
    expect(pictureIn(text, language)).toBe(name),
  );
});

describe('who works with a thing, and where it is made and sold, is shown by the thing', () => {
  test.each([
    ['en', 'We are hiring a baker in Leeds', 'bread'],
    ['es', 'Empleo para un pianista', 'musical-keyboard'],
    ['pl', 'Szukamy opiekuna do schroniska dla zwierząt', 'paw-prints'],
    ['id', 'Peternakan lebah kami', 'honeybee'],
    ['ja', '駅前の本屋が百周年', 'books'],
    ['en', 'A new job for the winter', 'briefcase'],
    ['it', 'Cerchiamo un violinista', 'violin'],
    ['es', 'La heladería de la plaza', 'ice-cream'],
    ['pt', 'A queijaria da serra', 'cheese-wedge'],
    ['tr', 'Mahalledeki mobilyacı', 'couch-and-lamp'],
    ['tr', 'Kahvecinin dükkânı', 'hot-beverage'],
  ])('%s: %s', (language, text, name) => expect(pictureIn(text, language)).toBe(name));
  test.each([
    ['it', 'La scuderia', 'shield'],
    ['pt', 'O porteiro', 'sailboat'],
    ['tr', 'İkinci', 'ring'],
  ])('but not by another that only begins so (%s: %s)', (language, text, wrong) =>
    expect(pictureIn(text, language)).not.toBe(wrong),
  );
});
