import { drawingOf } from './drawing-set.js';
import { findPicture } from './find-picture.js';
import { sensed } from './senses.js';

/** Language, a sentence in whose words a wrong picture lies near, and the pictures that fit; none is right as well. */
type Phrase = readonly [language: string, text: string, fits: string];

/** Half of sixty sentences, written before any was tried; tables and rules have been mended by these. */
const seen: readonly Phrase[] = [
  ['en', 'A whale calf drinks 200 litres of milk a day', 'whale spouting-whale glass-of-milk baby-bottle'],
  ['en', 'Shipping containers stacked nine high', 'package building-construction ship shipping-container'],
  ['en', 'A heat pump for every home', 'thermometer house house-with-garden high-voltage fire hot-springs heat-pump'],
  ['en', 'The ticket costs 1,200 yen', 'ticket admission-tickets yen-banknote coin'],
  ['en', 'The elephant calf can stand after an hour', 'elephant'],
  ['en', 'The tea bag goes in the compost', 'teacup-without-handle seedling hot-beverage teapot'],
  ['en', 'Water bottles made of steel', 'cup-with-straw droplet potable-water'],
  ['en', 'She plays the bass in a jazz band', 'guitar saxophone violin musical-notes musical-note studio-microphone'],
  ['en', 'The cold chain never breaks', 'snowflake delivery-truck thermometer'],
  ['en', 'A dragonfly has two pairs of wings', 'beetle mosquito bug butterfly feather dragonfly'],
  ['en', 'The light bulb lasts 15 years', 'light-bulb'],
  ['en', 'The crane lifts forty tonnes', 'building-construction construction'],
  [
    'en',
    'Sign the lease before you pay the deposit',
    'memo writing-hand key page-facing-up scroll fountain-pen page-with-curl signed-contract',
  ],
  ['en', 'Market share rose to 18%', 'chart-increasing bar-chart'],
  ['en', 'The stock market opens at nine', 'chart-increasing bank bar-chart chart-decreasing'],
  ['en', 'The plant employs 140 people', 'factory busts-in-silhouette'],
  ['en', 'The piano has 88 keys', 'musical-keyboard'],
  ['en', 'The head chef has two stars', 'cook woman-cook man-cook star cooking'],
  ['en', 'Our bus drivers want more pay', 'bus oncoming-bus money-bag'],
  ['en', 'Honey badgers eat almost anything', 'badger'],
  ['en', 'The glass ceiling cracks', ''],
  ['en', 'Window of opportunity', ''],
  [
    'en',
    'The keynote begins at ten',
    'microphone studio-microphone loudspeaker speech-balloon alarm-clock mantelpiece-clock speaking-head',
  ],
  ['de', 'Container am Hafen', 'ship anchor package shipping-container'],
  [
    'de',
    'Der Kirchenchor probt am Dienstag',
    'church musical-notes musical-score microphone studio-microphone musical-note singer',
  ],
  ['de', 'Unser Haushalt spart Strom', 'house high-voltage electric-plug'],
  ['fr', 'Une pompe à chaleur', 'thermometer house fire heat-pump'],
  ['es', 'La cría de ballena pesa dos toneladas', 'whale spouting-whale balance-scale'],
  ['it', 'Il cucciolo di balena', 'whale spouting-whale'],
  ['ja', '電気代が月に3,000円下がります', 'yen-banknote high-voltage electric-plug light-bulb coin receipt'],
];

/** The other half: nothing is mended by it, so that it tells how honest the choice is with words that nobody tuned. */
const heldOut: readonly Phrase[] = [
  ['en', '20,000 containers on one ship', 'ship passenger-ship shipping-container'],
  [
    'en',
    'Each household saves 180 litres of water',
    'house droplet house-with-garden houses potable-water sweat-droplets',
  ],
  ['en', 'Bicycle pump included', 'bicycle person-biking tyre-pump'],
  ['en', 'Prices start at 90 Swiss francs', 'coin'],
  ['en', 'Seal pups learn to swim in a month', 'seal person-swimming'],
  ['en', 'A sleeping bag keeps you warm at minus five', 'tent camping'],
  ['en', 'The bank of the river floods in spring', 'national-park water-wave blossom cherry-blossom river'],
  ['en', 'Baking soda lifts the stain', 'soap sponge sparkles lotion-bottle t-shirt'],
  ['en', 'Supply chain delays hit the shops', 'delivery-truck package hourglass-not-done articulated-lorry ship'],
  ['en', 'The root of a tooth', 'tooth'],
  ['en', 'Tulip bulbs go in before the frost', 'tulip seedling'],
  ['en', 'Two cranes nest on the marsh', 'nest-with-eggs empty-nest national-park bird goose crane-bird marsh'],
  ['en', 'The school of dolphins follows the boat', 'dolphin speedboat sailboat ship'],
  ['en', 'The stock simmers for three hours', 'pot-of-food cooking soup-bowl boiling-pot'],
  ['en', 'Power plants close by 2030', 'high-voltage factory cooling-tower'],
  ['en', 'Keep the keyboard clean', 'keyboard'],
  ['en', 'A mouse and a keyboard come with it', 'computer-mouse keyboard'],
  ['en', 'The chest freezer uses 200 kWh a year', 'snowflake ice high-voltage electric-plug refrigerator'],
  ['en', 'Bring a water-resistant jacket', 'coat umbrella-with-rain-drops'],
  ['en', 'Sea levels rise 4 mm a year', 'water-wave chart-increasing'],
  ['en', 'Broken glass stays out of the bin', 'wastebasket wine-glass'],
  ['en', 'The branch in Leeds opens in May', 'office-building bank house convenience-store department-store'],
  ['de', 'Eine Wärmepumpe spart 1.200 Euro', 'euro-banknote thermometer house fire high-voltage heat-pump'],
  ['de', 'Das Walkalb trinkt Milch', 'whale spouting-whale glass-of-milk'],
  ['de', 'Handschuhe nicht vergessen', 'gloves'],
  ['de', 'Die Schildkröte legt 100 Eier', 'turtle egg'],
  ['fr', 'Le petit de la baleine', 'whale spouting-whale'],
  ['es', 'La bomba de calor', 'thermometer house fire heat-pump'],
  ['ja', '住宅用ヒートポンプ', 'house thermometer houses house-with-garden heat-pump'],
  ['sv', 'Bokföring för små företag', 'ledger bar-chart receipt office-building abacus briefcase'],
];

/** Of the thirty that are held out, 4 get a wrong picture and 1 gets none; it was 7 and 3 before there were senses. */
const mostWrong = 4;

const drawn = ([language, text]: Phrase): string | undefined => findPicture([{ text, weight: 1 }], language)?.name;
const isWrong = (phrase: Phrase): boolean => {
  const name = drawn(phrase);
  return name !== undefined && !phrase[2].split(' ').includes(name);
};

test.each(seen)('%s: %s', (...phrase) => expect([drawn(phrase), isWrong(phrase)]).toEqual([drawn(phrase), false]));

test('words that nobody tuned seldom get a wrong picture, and mostly get one', () => {
  expect(heldOut.filter(isWrong).length).toBeLessThanOrEqual(mostWrong);
  expect(heldOut.filter((phrase) => drawn(phrase) === undefined).length).toBeLessThanOrEqual(3);
});

test('every sense of a word is drawn', () => expect(sensed.filter((name) => !drawingOf(name))).toEqual([]));
