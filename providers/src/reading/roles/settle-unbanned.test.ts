import { readPrompt } from '../read.js';

const told = (prompt: string): string => readPrompt(prompt).points.map(({ text }) => text).join(' '); // prettier-ignore

test('what holds no word of denial forbids nothing, between told words', () => {
  const news = 'Local news piece, 30 seconds, neutral tone. Thornbury Council voted 31 to 14 on Tuesday to cap single bus fares at £1.50 from 1 September. Opposition councillors said the money should go to road repairs. About 41,000 people use the buses every week. Do not take sides.'; // prettier-ignore
  expect(told(news)).toContain('road repairs');
  expect(told(news)).not.toContain('take sides');
  expect(told('qui était Sophie Germain ? (1776-1831), maths, prix de l’Académie en 1816')).toContain('1776');
});

test('the rest of a told clause is told, whatever it denies', () => {
  const words = '"I came in for my knee and stayed for the people." Doreen, 71, member of Pulse Gym for six years. She now deadlifts 60 kg and climbs her stairs without holding on. Use her words, nothing else, no membership offers. Portrait.'; // prettier-ignore
  expect(told(words)).toContain('without holding on');
  expect(told(words)).not.toContain('membership offers');
});
