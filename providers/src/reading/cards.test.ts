import { readPrompt } from './read.js';

const textsOf = (prompt: string): string[] => readPrompt(prompt).points.map(({ text }) => text);

test('each line of a card that begins anew says something by itself', () => {
  expect(textsOf('Greta Vale and Owen Marsh\nopen their tea room\nOld Station, Pitlochry\nFriday 8 May 2026, 10.30 a.m.\nTea and warm cakes')).toEqual(['Greta Vale and Owen Marsh open their tea room', 'Old Station, Pitlochry', 'Friday 8 May 2026, 10.30 a.m.', 'Tea and warm cakes']); // prettier-ignore
});

test('the line breaks of a text that was wrapped say nothing', () => {
  const texts = textsOf('The mill at the end of the lane was built for\na miller who kept eleven cats and no mice at all,\nand it has stood there ever since the flood came.'); // prettier-ignore
  expect(texts.join(' ')).toContain('built for a miller who kept');
});
