import { readPrompt } from '../read.js';

const told = (prompt: string): string => readPrompt(prompt).points.map(({ text }) => text).join(' | '); // prettier-ignore

test('the last word of a row is told with it', () => {
  expect(told('Video for year 5, 30 seconds. The water cycle: water rises, cools, falls.')).toContain('falls');
});

test('why something is asked for is for the maker', () => {
  const said = told("hey! video for my nan's 80th lol, no voiceover bc we have her on tape. she was born in Leeds in 1945, worked 31 years at the post office, has 3 kids and 7 grandkids. end with happy birthday nan"); // prettier-ignore
  expect(said).toContain('Leeds');
  expect(said).not.toContain('tape');
});

test('what has its day and hour is what a film is about', () => {
  expect(told('hoi! filmpje voor onze rommelmarkt op zo 8 juni van 9 tot 15 uur in Oss, 140 kramen. vrolijk, 20 sec')).toContain('rommelmarkt op zo 8 juni'); // prettier-ignore
});
