import { doneApart, saidOutright } from './relative-clause.js';

test.each([
  ['en', 'a small fox who finds a red mitten and goes home. At last', 'A small fox finds a red mitten and goes home. At last'],
  ['de', 'einem kleinen Fuchs, der einen roten Handschuh findet und nach Hause geht.', 'Ein kleiner Fuchs findet einen roten Handschuh und geht nach Hause.'],
  ['de', 'einem kleinen Bären, der nicht schlafen will', 'Ein kleiner Bär will nicht schlafen'],
  ['de', 'eine alte Frau, die jeden Tag Tauben füttert', 'Eine alte Frau füttert jeden Tag Tauben'],
  ['nl', 'een kleine vos die een rode want vindt en naar huis gaat', 'Een kleine vos vindt een rode want en gaat naar huis'],
  ['fr', 'un petit renard qui trouve une moufle', 'Un petit renard trouve une moufle'],
  ['it', 'una volpe che trova un guanto', 'Una volpe trova un guanto'],
  ['sv', 'en liten räv som hittar en vante', 'En liten räv hittar en vante'],
])('who does something is said to do it (%s: %s)', (language, named, said) => {
  expect(saidOutright(named, language)).toBe(said);
}); // prettier-ignore

test.each([
  ['en', 'a village that we love'],
  ['en', 'a dog that everybody in town knew'],
  ['de', 'einen Bäcker, den alle kennen'],
  ['es', 'un libro que mi abuela escribió'],
])('what somebody else does to it stays as it is (%s: %s)', (language, named) => {
  expect(saidOutright(named, language)).toBe(named);
});

test.each([
  ['en', 'Tuckbox, a leakproof steel lunchbox with three compartments that keeps food hot for 6 hours.', 'Tuckbox, a leakproof steel lunchbox with three compartments. Tuckbox keeps food hot for 6 hours.'],
  ['en', 'our new app Garden Mate, which tells you what to plant.', 'our new app Garden Mate. Garden Mate tells you what to plant.'],
  ['es', 'nuestra app Huerto, que te dice qué plantar.', 'nuestra app Huerto. Huerto te dice qué plantar.'],
  ['de', 'unsere App Beet, die dir sagt, was du pflanzen sollst.', 'unsere App Beet. Beet sagt dir, was du pflanzen sollst.'],
  ['de', 'unseren Hofladen, der jeden Samstag offen hat.', 'unseren Hofladen. Er hat jeden Samstag offen.'],
])('what a name is and what it does are told apart (%s: %s)', (language, named, said) => {
  expect(doneApart(named, language)).toBe(said);
}); // prettier-ignore

test('a short name with what it does is one thing', () => {
  const short = 'Loopwise, an app that turns interviews into decisions.';
  expect(doneApart(short, 'en')).toBe(short);
  expect(doneApart('our shop that everybody loves.', 'en')).toBe('our shop that everybody loves.');
});
