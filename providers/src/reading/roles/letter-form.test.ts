import { readPrompt } from '../read.js';

const textOf = (prompt: string): string =>
  readPrompt(prompt)
    .points.map(({ text }) => text)
    .join('\n');

test.each([
  ['We collect coats for the winter. 412 donors gave £21,500. Please make it one minute, calm voice.\nMany thanks,\nGillian Pratt', /Pratt|thanks/u],
  ['Bitte ein Video, 30 Sekunden. Unser Hofladen öffnet am Samstag um 9 Uhr.\nViele Grüße\nJonas Kern', /Kern|Grüße/u],
  ['Bonjour, il nous faudrait une vidéo de 45 secondes. La collecte a lieu deux fois par an.', /Bonjour/u],
])('whom a letter greets and who signs it are no part of the film: %s', (prompt, hidden) => {
  expect(textOf(prompt)).not.toMatch(hidden);
  expect(textOf(prompt)).not.toBe('');
}); // prettier-ignore

test('thanks that a film is to end on are told', () => {
  expect(textOf('In 2024 1,312 animals came in and 1,187 found a home. One minute, happy. Last words: thank you.')).toMatch(/thank you/iu); // prettier-ignore
});

test('thanks that are all there is are told', () => {
  expect(textOf('Many thanks, Gillian Pratt')).toMatch(/Gillian Pratt/u);
});

test('of an ending that is quoted, the quoted words alone are shown', () => {
  const shown = textOf(
    "3월 21일 토요일, 은행동 주민센터 2층입니다. 30초, 세로로. 마지막 화면은 '달마루에서 만나요'로 끝내 주세요.",
  );
  expect(shown).toMatch(/달마루에서 만나요/u);
  expect(shown).not.toMatch(/끝내/u);
});
