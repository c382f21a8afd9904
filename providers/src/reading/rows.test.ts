import { readPrompt } from './read.js';

const texts = (prompt: string): string[] =>
  readPrompt(prompt).points.filter(({ role }) => role === 'content').map(({ text }) => text.replace(/\.$/u, '')); // prettier-ignore

test.each([
  ['Flight: 1927 Lindbergh flies to Paris alone, 1947 Yeager breaks the sound barrier, 1969 Concorde and the 747 first fly, 2005 the A380 first flies.', 4, '1969 Concorde and the 747 first fly'], // prettier-ignore
  ['The space race: 1957 Sputnik orbits Earth, 1961 Gagarin and Shepard reach space, 1969 Armstrong and Aldrin land on the Moon.', 3, '1961 Gagarin and Shepard reach space'], // prettier-ignore
  ['Geschichte der Fotografie: 1888 Kodak verkauft die erste Rollfilmkamera, 1936 Kodachrome und die Kine Exakta kommen auf den Markt, 1975 Sasson baut die erste Digitalkamera.', 3, '1936 Kodachrome und die Kine Exakta kommen auf den Markt'], // prettier-ignore
])('in a row of years each begins its own part, whatever joins the names in it: %s', (prompt, count, part) => {
  const found = texts(prompt);
  expect(found).toHaveLength(count);
  expect(found).toContain(part);
});

test.each([
  ['What is dry air made of? Nitrogen 78.08%, oxygen 20.95%, argon 0.93%, carbon dioxide and everything else 0.04%.', 'carbon dioxide and everything else 0.04%'], // prettier-ignore
  ['What is dry air made of? Nitrogen 78.08%, oxygen 20.95%, argon, neon and all the other noble gases 0.97%.', 'argon, neon and all the other noble gases 0.97%'], // prettier-ignore
])('of shares each is a part with its whole name: %s', (prompt, last) => {
  expect(texts(prompt).at(-1)).toBe(last);
});

test('a second name with its own figure and unit is no verb of the first', () => {
  expect(texts('Adults need 7 to 9 hours, teenagers 8 to 10 hours.').at(-1)).toBe('teenagers 8 to 10 hours');
});

test('a short form before a small letter ends no sentence: what stands before the colon leads', () => {
  expect(readPrompt('Té verde vs. café: cafeína 30 mg vs 95 mg, sabor suave vs sabor intenso.').points[0]!.heading).toBe('Té verde vs. café'); // prettier-ignore
});
