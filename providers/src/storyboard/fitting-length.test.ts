import { buildBrief } from '@scenewright/core/brief';
import { parseCreateRequest } from '@scenewright/core/requests';
import { withFittingLength } from './fitting-length.js';

const lengthOf = (body: Record<string, unknown>): { seconds: number; codes: string[] } => {
  const parsed = parseCreateRequest(body, { styles: [], voices: [] });
  if ('error' in parsed) throw new Error(parsed.error[0]!.message);
  const { brief, warnings } = withFittingLength(buildBrief(parsed.ok), parsed.ok);
  return { seconds: brief.durationSeconds, codes: warnings.map(({ code }) => code) };
};

test.each([
  'How do tides work?',
  'Harvest supper at the chapel on 4 October',
  'Wie atmet ein Fisch?',
  '潮の満ち引きの仕組み',
])('a line that holds no more than a line is no half minute: %s', (prompt) => {
  const { seconds, codes } = lengthOf({ prompt });
  expect(seconds).toBeGreaterThanOrEqual(8);
  expect(seconds).toBeLessThanOrEqual(15);
  expect(codes).toEqual(['length_fitted']);
});

test('a length that is given or asked for is kept', () => {
  expect(lengthOf({ prompt: 'How do tides work?', duration: 30 })).toEqual({ seconds: 30, codes: [] });
  expect(lengthOf({ prompt: 'How do tides work? 40 seconds' }).codes).toEqual([]);
});

test('what holds enough for the default length has it', () => {
  const prompt = 'Our village built a bridge. Sheep cross it every morning. The smith forged its railings by hand. It carries 12 tonnes. It cost €90,000. The opening is on 4 May at noon.'; // prettier-ignore
  expect(lengthOf({ prompt })).toEqual({ seconds: 30, codes: [] });
});

test.each([
  ['de', 'Die fünf längsten Flüsse Europas: Wolga 3530 km, Donau 2850 km, Ural 2428 km, Dnepr 2201 km, Don 1870 km.'],
  ['en', 'Train or plane from Paris to Barcelona? The train takes 6 h 40 and emits 3 kg of CO2. The plane takes 1 h 50 and emits 180 kg.'],
  ['ar', 'مقهى الواحة يفتح أبوابه في عمّان. قهوة مختصة، خبز طازج كل صباح، وركن هادئ للقراءة. الافتتاح يوم 12 مارس.'],
])('what holds two thirds of the default is not stretched over it by views without words (%s)', (language, prompt) => {
  const { seconds, codes } = lengthOf({ prompt });
  expect(seconds).toBeGreaterThan(12);
  // What figures come to takes a view or two of its own.
  expect(seconds).toBeLessThanOrEqual(language === 'ar' ? 24 : 28);
  expect(codes).toEqual(['length_fitted']);
}); // prettier-ignore

const steps = Array.from({ length: 14 }, (_, at) => `${at + 1}. ${['Switch off the pump and wait for it to cool', 'Hold a cup under the valve of the highest radiator', 'Turn the key slowly until the hissing stops'][at % 3]} in room ${at + 1}`); // prettier-ignore

test('what finds no room in the default length gets a longer film', () => {
  const { seconds, codes } = lengthOf({ prompt: `How to bleed the radiators of a school:\n${steps.join('\n')}` });
  expect(seconds).toBeGreaterThan(30);
  expect(seconds).toBeLessThanOrEqual(90);
  expect(codes).toEqual(['length_fitted']);
});
test('of a text that no film of a minute and a half holds, the default length tells the gist', () => {
  expect(lengthOf({ prompt: Array.from({ length: 4 }, () => steps.join(' ')).join('\n') }).seconds).toBe(30);
});

test('words that a short telling would cut off ask for a longer film', () => {
  const clauses = ['the cellar is dug by hand behind the old dairy', 'the lime kiln burns through three winters and a flood', 'a widow named Orla Finch buys the ruin for a horse', 'her grandchildren roof it with slates from a chapel', 'two lorries bring the copper still up from the harbour', 'the first barrel leaks into the graveyard next door', 'the second barrel wins a rosette at the county show', 'a hedge school meets above the bottling room on Sundays', 'swallows nest in the loading bay and nobody moves them', 'the road sign is stolen every August by students']; // prettier-ignore
  const { seconds, codes } = lengthOf({ prompt: `Fenwick Distillery. ${clauses.map((each) => `${each[0]!.toUpperCase()}${each.slice(1)}.`).join(' ')}` }); // prettier-ignore
  expect(seconds).toBeGreaterThan(30);
  expect(codes).toEqual(['length_fitted']);
});
