import { askedCharts } from './asked-chart.js';
import { readPrompt } from './read.js';

describe('a chart that is asked for by its shape', () => {
  test.each([
    ['en', 'pie', 'Our budget as a pie chart: rent 1200, food 600, fun 200.', 'Our budget'],
    ['en', 'pie', 'Make a donut chart of our budget: rent 1200, food 600, fun 200.', 'our budget'],
    ['de', 'line', 'Umsatz als Liniendiagramm: Q1 12 Mio, Q2 15 Mio, Q3 14 Mio', 'Umsatz'],
    ['fr', 'pie', 'Notre budget en camembert : loyer 1200, repas 600, loisirs 200.', 'Notre budget'],
    ['es', 'pie', 'Nuestro presupuesto en un gráfico circular: alquiler 1200, comida 600, ocio 200.', 'Nuestro presupuesto'],
    ['pt', 'bars', 'As nossas vendas em gráfico de barras: norte 12, sul 9, centro 7.', 'As nossas vendas'],
    ['it', 'pie', 'Il nostro bilancio come grafico a torta: affitto 1200, cibo 600, svago 200.', 'Il nostro bilancio'],
    ['nl', 'pie', 'Ons budget als taartdiagram: huur 1200, eten 600, uitjes 200.', 'Ons budget'],
    ['pl', 'pie', 'Nasz budżet jako wykres kołowy: czynsz 1200, jedzenie 600, rozrywka 200.', 'Nasz budżet'],
    ['ru', 'pie', 'Наш бюджет в виде круговой диаграммы: аренда 1200, еда 600, отдых 200.', 'Наш бюджет'],
    ['tr', 'pie', 'Bütçemiz pasta grafik olarak: kira 1200, yemek 600, eğlence 200.', 'Bütçemiz'],
    ['sv', 'pie', 'Vår budget som cirkeldiagram: hyra 1200, mat 600, nöjen 200.', 'Vår budget'],
    ['id', 'pie', 'Anggaran kami sebagai diagram lingkaran: sewa 1200, makan 600, hiburan 200.', 'Anggaran kami'],
    ['ja', 'pie', '予算を円グラフで：家賃1200、食費600、娯楽200', '予算'],
    ['zh', 'pie', '用饼图展示我们的预算：房租1200，餐饮600，娱乐200', '我们的预算'],
    ['ko', 'pie', '우리 예산을 원그래프로 보여 주세요: 월세 1200, 식비 600, 오락 200', '우리 예산'],
    ['ar', 'pie', 'ميزانيتنا في رسم بياني دائري: الإيجار 1200، الطعام 600، الترفيه 200', 'ميزانيتنا'],
    ['he', 'pie', 'התקציב שלנו בתור תרשים עוגה: שכירות 1200, אוכל 600, בילויים 200', 'התקציב שלנו'],
    ['hi', 'pie', 'हमारा बजट पाई चार्ट के रूप में: किराया 1200, खाना 600, मनोरंजन 200', 'हमारा बजट'],
  ])('%s: a %s of what stands beside it: %s', (language, shape, prompt, subject) => {
    const reading = readPrompt(prompt);
    expect(reading).toMatchObject({ language, wishes: { chart: { shape } } });
    const [first] = reading.points;
    expect(first!.kind === 'heading' ? first!.text : first!.heading).toBe(subject);
    const { words } = reading.wishes.chart!;
    expect(reading.directions.join(' ')).toContain(words);
    expect(reading.points.map(({ text }) => text).join(' ')).not.toContain(words);
  }); // prettier-ignore

  test('is asked for by a sentence of its own', () => {
    const { directions, wishes } = readPrompt(
      'Sales by region: North 40%, South 35%, West 25%. Show it as a pie chart.',
    );
    expect([wishes.chart?.shape, directions]).toEqual(['pie', ['Show it as a pie chart.']]);
  });

  test.each([
    'What is a pie chart? It shows parts of a whole.',
    'A pie chart shows parts of one whole. A line chart shows a trend.',
    'William Playfair drew the first pie chart in 1801.',
    'How to read a bar chart race: watch the axis.',
    'Unsere Bäckerei hat 12 Torten und 8 Kuchen im Angebot.',
    'Laatste kaart: Op naar de taart',
  ])('is not asked for where it is spoken of: %s', (prompt) => {
    expect(askedCharts(prompt)).toEqual([]);
  });
});
