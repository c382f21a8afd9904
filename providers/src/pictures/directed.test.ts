import { findPicture } from './find-picture.js';

/** Language, a sentence, and the pictures that somebody who directs a film would take for it: none is right as well. */
type Sentence = readonly [language: string, text: string, accepted: string];

/**
 * Written before any was tried, with what misleads in mind: a verb that is a noun elsewhere, what is denied, a place that is
 * taken for what is done there, a sign in a compound, and plain words of eight languages.
 */
const sentences: readonly Sentence[] = [
  [
    'en',
    'None of them agree on the date',
    'calendar spiral-calendar tear-off-calendar cross-mark thinking-face speech-balloon',
  ],
  [
    'en',
    'She sat in the silence for an hour',
    'seat chair alarm-clock mantelpiece-clock stopwatch timer-clock hourglass-not-done shushing-face',
  ],
  [
    'en',
    'The letters lay in her kitchen for years',
    'envelope love-letter e-mail open-mailbox-with-raised-flag calendar kitchen oven-range house kitchen-sink',
  ],
  ['en', 'Rent rose 9.1 %', 'chart-increasing bar-chart house houses key house-with-garden'],
  ['en', 'The filter saves 40 litres a day', 'droplet water-tap potable-water sweat-droplets calendar coffee-filter'],
  [
    'en',
    'Light needs four light years to reach us',
    'star glowing-star milky-way rocket telescope sun sparkles ringed-planet',
  ],
  ['en', 'The team never wins at home', 'soccer-ball busts-in-silhouette house goal-net'],
  [
    'en',
    'He leaves the village at dawn',
    'sunrise houses person-walking footprints sunrise-over-mountains path luggage',
  ],
  ['en', 'The bridge spans 300 metres', 'bridge-at-night bridge foggy straight-ruler'],
  ['en', 'The report shows a fall of 12 %', 'chart-decreasing bar-chart page-facing-up clipboard memo newspaper'],
  ['en', 'Nobody voted for the new road', 'motorway path street railway-track cross-mark'],
  ['en', 'The shop sells no bread any more', 'convenience-store department-store shopping-bags cross-mark no-entry'],
  ['en', 'Four men ring the old bell', 'bell church bellhop-bell busts-in-silhouette'],
  ['en', 'The court fines him 200 pounds', 'judge balance-scale pound-banknote classical-building coin'],
  ['en', 'She saw the sea for the first time', 'water-wave beach-with-umbrella desert-island eyes eye'],
  [
    'en',
    'They book a table by the window',
    'table window spiral-calendar calendar fork-and-knife-with-plate fork-and-knife chair',
  ],
  ['en', 'Its bark wakes the whole street', 'dog-face dog street alarm-clock houses'],
  [
    'en',
    'Wheat prices fell for a third month',
    'sheaf-of-rice chart-decreasing ear-of-corn wheat coin label tear-off-calendar calendar bread farmer',
  ],
  ['en', 'The path winds up the hill', 'path mountain snow-capped-mountain hiking-boot hill footprints national-park'],
  ['en', 'A hot spring feeds the pool', 'hot-springs person-swimming droplet'],
  ['de', 'Der Mond steht über dem Dorf', 'full-moon crescent-moon moon night-with-stars houses house'],
  ['de', 'Das Pfotenglück öffnet am Montag', 'paw-prints dog-face dog cat cat-face spiral-calendar calendar door'],
  ['de', 'Niemand lacht in der Klasse', 'school student teacher books'],
  [
    'de',
    'Wir feiern nicht im Garten',
    'house-with-garden seedling potted-plant garden-gate blossom tulip sunflower cross-mark',
  ],
  ['fr', 'Cette carte montre les rivières du pays', 'world-map river water-wave droplet'],
  ['fr', 'Le chat dort sur le lit', 'cat cat-face bed person-in-bed zzz'],
  ['fr', 'Il porte des lunettes', 'glasses sunglasses'],
  ['fr', 'Les ventes montent de 8 %', 'chart-increasing bar-chart label shopping-cart coin'],
  ['es', 'El perro espera en la puerta', 'dog dog-face door hourglass-not-done'],
  ['es', 'Nadie compra el coche viejo', 'automobile oncoming-automobile'],
  ['es', 'El gato sube al árbol', 'cat cat-face deciduous-tree evergreen-tree person-climbing'],
  ['ru', 'Кошка спит на окне', 'cat cat-face window zzz'],
  ['ru', 'Никто не читает газету', 'newspaper rolled-up-newspaper'],
  ['ru', 'Собаки живут в доме', 'dog dog-face house house-with-garden'],
  ['ja', '猫が窓で寝ている', 'cat cat-face window zzz'],
  ['ja', '月が海を照らす', 'full-moon crescent-moon moon water-wave night-with-stars'],
  ['zh', '狗在门口等着', 'dog dog-face door hourglass-not-done'],
  ['zh', '他从来不吃鱼', 'fish tropical-fish cross-mark'],
  ['pl', 'Pies śpi pod stołem', 'dog dog-face table zzz'],
  ['pl', 'Nikt nie śpiewa w kościele', 'church'],
];

/** Answers that are open to dispute: a cart for a shop, a bag of money for sales. */
const mostWrong = 2;
/** Of the forty; it was nine before, with ten wrong ones. */
const mostWithout = 11;

const drawn = ([language, text]: Sentence): string | undefined => findPicture([{ text, weight: 1 }], language)?.name;
const isWrong = (sentence: Sentence): boolean => {
  const name = drawn(sentence);
  return name !== undefined && !sentence[2].split(' ').includes(name);
};

test('a sentence gets a picture that means what it says, or none', () => {
  expect(sentences.filter(isWrong).map((one) => [one[1], drawn(one)]).length).toBeLessThanOrEqual(mostWrong);
  expect(sentences.filter((one) => drawn(one) === undefined).length).toBeLessThanOrEqual(mostWithout);
});

describe('what would mislead is refused', () => {
  test.each([
    ['en', 'None of them agree on the date', 'handshake'],
    ['en', 'She sat in the silence for an hour', 'muted-speaker'],
    ['en', 'The letters lay in her kitchen for years', 'cooking pot-of-food'],
    ['en', 'Rent rose 9.1 %', 'rose'],
    ['en', 'The filter saves 40 litres a day', 'money-bag'],
    ['en', 'Light needs four light years to reach us', 'calendar light-bulb'],
    ['en', 'The team never wins at home', 'trophy'],
    ['en', 'He leaves the village at dawn', 'fallen-leaf leaf-fluttering-in-wind'],
    ['en', 'The report shows a fall of 12 %', 'fallen-leaf'],
    ['en', 'Nobody voted for the new road', 'ballot-box-with-ballot'],
    ['en', 'The shop sells no bread any more', 'bread label'],
    ['en', 'Four men ring the old bell', 'ring'],
    ['en', 'The court fines him 200 pounds', 'tennis'],
    ['en', 'She saw the sea for the first time', 'carpentry-saw'],
    ['en', 'They book a table by the window', 'books closed-book bar-chart'],
    ['en', 'Its bark wakes the whole street', 'deciduous-tree'],
    ['en', 'The path winds up the hill', 'wind-face'],
    ['en', 'A hot spring feeds the pool', 'blossom'],
    ['de', 'Das Pfotenglück öffnet am Montag', 'game-die'],
    ['de', 'Niemand lacht in der Klasse', 'face-with-tears-of-joy'],
    ['de', 'Wir feiern nicht im Garten', 'party-popper'],
    ['fr', 'Cette carte montre les rivières du pays', 'watch'],
    ['fr', 'Il porte des lunettes', 'door'],
    ['es', 'Nadie compra el coche viejo', 'shopping-cart'],
    ['pl', 'Nikt nie śpiewa w kościele', 'singer microphone'],
  ])('%s: %s (%s)', (language, text, refused) =>
    expect(refused.split(' ')).not.toContain(findPicture([{ text, weight: 1 }], language)?.name),
  );
});

describe('a common thing is known by its plain name', () => {
  test.each([
    ['de', 'Der Mond', 'crescent-moon'],
    ['de', 'Das Messer', 'kitchen-knife'],
    ['ja', '猫', 'cat-face'],
    ['ja', '雪', 'snowflake'],
    ['zh', '树', 'deciduous-tree'],
    ['es', 'El maíz', 'ear-of-corn'],
    ['fr', 'La viande', 'cut-of-meat'],
    ['it', 'Il gallo', 'rooster'],
    ['pt', 'O lobo', 'wolf'],
    ['ru', 'Лиса', 'fox'],
    ['ru', 'Медведь', 'bear'],
    ['pl', 'Niedźwiedź', 'bear'],
    ['sv', 'En varg', 'wolf'],
    ['nl', 'De maan', 'crescent-moon'],
    ['tr', 'Mutfak', 'oven-range'],
  ])('%s: %s is shown, in what is spoken as in a headline', (language, text, name) =>
    expect(findPicture([{ text, weight: 0.88 }], language)?.name).toBe(name),
  );

  test.each([
    ['a word that only ends as it does', 'de', 'Der Durchmesser'],
    ['a word that only ends as it does', 'de', 'Der Nobelpreis'],
    ['a word that only ends as it does', 'ja', 'レバー'],
    ['what is counted in', 'ja', '910羽'],
    ['what is counted in', 'zh', '三票'],
    ['what is denied right behind it', 'ja', '猫はいない'],
    ['what is denied right before it', 'zh', '没有书'],
    ['what is denied with its preposition', 'fr', 'Pas de fromage, monsieur'],
    ['what is denied with its preposition', 'pl', 'Nie w lodówce'],
    ['what is denied with its preposition', 'de', 'Zecken sitzen nicht auf Bäumen'],
    ['what is denied right behind it', 'ko', '기차 없는 곳'],
    ['a verb that is another noun', 'it', 'Lei legge'],
  ])('but not by %s (%s: %s)', (_, language, text) =>
    expect(findPicture([{ text, weight: 1 }], language)).toBeUndefined(),
  );
});
