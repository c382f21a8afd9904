import { planToCheck } from '../storyboard/plan-to-check.js';

const versus = (prompt: string) =>
  planToCheck(prompt).storyboard.scenes.flatMap(({ kind, content }) => (kind === 'versus' ? [content] : []));
const said = ({ left, right }: ReturnType<typeof versus>[number]) => [left, right].map(({ label, points, figure }) => `${label} | ${figure?.display ?? points.join(' / ')}`); // prettier-ignore

test('rows of one measure each have the two sides that the title names, and never name the sides themselves', () => {
  const prompt = 'La olla rápida y la lenta. Garbanzos: 25 minutos frente a ocho horas. Gasto: 0,9 kWh frente a 1,2. Vigilancia: mucha frente a ninguna.'; // prettier-ignore
  const rows = versus(prompt);
  expect(rows.flatMap(said).join('\n')).not.toMatch(/^Mucha \||^Ninguna \|/mu);
  expect(new Set(rows.flatMap(({ left, right }) => [left.label, right.label]))).toEqual(new Set(['La olla rápida', 'La lenta'])); // prettier-ignore
  expect(JSON.stringify(planToCheck(prompt).storyboard.scenes)).toContain('1,2 kWh');
});

test.each([
  ['Viruses vs bacteria\n- size: 20–300 nm vs about 1,000–5,000 nm\n- alive? debated vs yes\n- antibiotics: useless vs effective', 'Viruses', 'Bacteria', 'Debated', 'Yes'], // prettier-ignore
  ['Honda or Yamaha: top speed 180 vs 190 km/h, price 9000 vs 9500 euros', 'Honda', 'Yamaha', '180 km/h', '190 km/h'],
  ['Mietwagen oder Bahn. Dauer: 3 Stunden gegen 5 Stunden. Preis: 90 Euro gegen 40 Euro.', 'Mietwagen', 'Bahn', '3 Stunden', '5 Stunden'], // prettier-ignore
])('%s', (prompt, left, right, one, other) => {
  const all = versus(prompt).flatMap(said);
  expect(all.filter((side) => side.startsWith(`${left} |`)).join()).toContain(one);
  expect(all.filter((side) => side.startsWith(`${right} |`)).join()).toContain(other);
});

test('one "versus" in a text compares nothing that the film is about', () => {
  expect(versus('Bread and butter. The match: Leeds against Hull. Doors open at two.')).toEqual([]);
});

test('a row with a figure on one side alone is a row all the same', () => {
  const rows = versus('Electric van or diesel van. Range: 280 km vs 700 km. Road tax: none vs £320. Noise: a hum vs a rattle.').flatMap(said); // prettier-ignore
  expect(rows).toEqual(expect.arrayContaining(['Electric van | None', 'Diesel van | £320', 'Diesel van | A rattle']));
});

test('a side whose clause is only its figure shows that once, and is measured by the other', () => {
  const [both] = versus('البالغ يحتاج إلى 8 ساعات، لكن ثلث الناس ينامون أقل من 6 ساعات.');
  expect([both!.left, both!.right].map(({ points, figure }) => [points, figure?.display])).toEqual([
    [[], '8 ساعات'],
    [[], '6 ساعات'],
  ]);
});
