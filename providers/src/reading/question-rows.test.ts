import { readPrompt } from './read.js';

const textsOf = (prompt: string): string[] => readPrompt(prompt).points.map(({ text }) => text.replace(/[.。]$/u, ''));

test.each([
  ['Q Is the pool heated? → Yes, to 28 degrees\nQ Can dogs swim? → Only on Mondays\nQ Where do I park? → Behind the church', ['Is the pool heated?', 'Can dogs swim?', 'Only on Mondays', 'Where do I park?', 'Behind the church']],
  ['Q: Is the pool heated?\nA: Yes, it is\nQ: Can dogs swim?\nA: Only on Mondays', ['Is the pool heated?', 'Yes, it is', 'Can dogs swim?', 'Only on Mondays']],
  ['F: Ist das Becken geheizt? A: Ja, auf 28 Grad. F: Dürfen Hunde schwimmen? A: Nur montags.', ['Ist das Becken geheizt?', 'Dürfen Hunde schwimmen?', 'Nur montags']],
  ['Q 犬も泳げますか？ → 月曜日だけです\nQ 駐車場はどこですか？ → 教会の裏です', ['犬も泳げますか？', '月曜日だけです', '駐車場はどこですか？', '教会の裏です']],
  ['Rules of the sauna\n- may I bring a book? yes, no phones\n- too hot? the lower bench has 60 degrees\n- lost a ring? ask at the desk', ['may I bring a book?', 'yes, no phones', 'too hot?', 'lost a ring?', 'ask at the desk']],
])('questions and answers in rows are sentences without their letters and arrows: %s', (prompt, expected) => {
  const texts = textsOf(prompt);
  for (const text of expected) expect(texts).toContain(text);
  expect(texts.join(' ')).not.toMatch(/→|(?:^|\s)[QAF][:\s]/u);
}); // prettier-ignore

test('one arrow or letter alone is what it is', () => {
  expect(textsOf('Vitamin A: good for your eyes. Is it in carrots? Yes.')).toContain('good for your eyes');
});

test('a question among answered ones asks about the thing, whatever its word is to a film', () => {
  const { points, directions } = readPrompt('Does it run in winter? Yes, down to -20. Is it loud? About as loud as a fridge. Is it fast? It heats a bath in an hour.'); // prettier-ignore
  expect(points.map(({ text }) => text)).toEqual(expect.arrayContaining(['Is it loud?', 'Is it fast?']));
  expect(directions).toEqual([]);
});

test.each([
  ['short faq: is the pool heated? yes. can dogs swim? no. where do i park? behind the church', 'short faq'],
  ['Bedtime story for my daughter, 4: a fox lost his scarf. He asked the owl.', 'Bedtime story'],
  ['сказка на ночь для дочки 4 года: лис потерял шарф и спросил сову.', 'сказка на ночь'],
])('what sort of film it is and for whom is for its maker: %s', (prompt, label) => {
  expect(textsOf(prompt).join(' ').toLowerCase()).not.toContain(label.toLowerCase());
});

test('numbers that count up between points typed without marks make a list; labels and amounts do not', () => {
  const list = readPrompt('4 things to pack for a ferry. 1 a warm coat 2 water and biscuits 3 cards for the children 4 your cabin key. take photos of the gulls'); // prettier-ignore
  expect(list.points.filter(({ kind }) => kind === 'bullet').map(({ text, ordinal }) => [ordinal, text.replace(/\.$/u, '')])).toEqual([[1, 'a warm coat'], [2, 'water and biscuits'], [3, 'cards for the children'], [4, 'your cabin key']]); // prettier-ignore
  const days = readPrompt('A week in Kerry: day 1 the harbour town, day 2 the long beach, day 3 the high pass, day 4 the island.'); // prettier-ignore
  expect(days.points.some(({ kind }) => kind === 'bullet')).toBe(false);
});
