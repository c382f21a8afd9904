import { spokenForms } from './spoken-form.js';
import { splitWords } from './words.js';

const said = (text: string, language: string) =>
  spokenForms(splitWords(text, language), language)
    .filter((word) => word !== '')
    .join(' ');

describe('what is said for what is written', () => {
  test.each([
    ['en', 'revenue grew 24% to $4.2M.', 'revenue grew 24 percent to 4.2 million dollars.'],
    ['en', 'In Q3, up from $3.9 million', 'In third quarter, up from 3.9 million dollars'],
    ['en', '+12.5% or -3% on 2027-05-14', 'plus 12.5 percent or minus 3 percent on May 14, 2027'],
    ['en', '5–7% and $5-7M, 3x', '5 to 7 percent and 5 to 7 million dollars, 3 times'],
    ['en', '1,234 users & #1 at $19.99', '1234 users and number 1 at 19 dollars 99'],
    ['en', '10 km at 25°C by 2027', '10 kilometers at 25 degrees Celsius by 20 27'],
    ['en', 'see scenewright.dev', 'see scenewright dot dev'],
    ['fr', 'T3 : 24 % de 4,2 M€', "troisième trimestre: 24 pour cent de 4,2 millions d'euros"],
    ['fr', '1 234 clients, $4.2M', '1234 clients, 4,2 millions de dollars'],
    ['de', 'Im Q3 um 24 % auf 4,2 Mio. €.', 'Im dritten Quartal um 24 Prozent auf 4,2 Millionen Euro.'],
    ['de', '1.234 Kunden am 14.05.2027', '1234 Kunden am 14. Mai 2027'],
    ['es', 'un 24% hasta $4.2M', 'un 24 por ciento hasta 4,2 millones de dólares'],
    ['it', '+24% a 4,2 mln €', 'più 24 percento a 4,2 milioni di euro'],
    ['pt', '24% para R$4,2M', '24 por cento para 4,2 milhões de reais'],
    ['sv', 'Q3 steg 24 % till 4,2 mdr kr, 3x', 'tredje kvartalet steg 24 procent till 4,2 miljarder kr, 3 gånger'],
    ['pl', '5 zł i $5, 4,2 mln €, 5x', '5 zł i 5 dolarów, 4,2 miliona euro, 5 razy'],
    ['pl', '$3 i $4.2M', '3 dolary i 4,2 miliona dolarów'],
    ['ru', '$5 или $2, рост 3x и 5x', '5 долларов или 2 доллара, рост 3 раза и 5 раз'],
    ['ru', '4,2 млн € – 12%', '4,2 миллиона евро, 12 процентов'],
    ['tr', '%24 artış, 4,2 mlr ve 3x', 'yüzde 24 artış, 4,2 milyar ve 3 kat'],
    ['id', 'Q2 5–7% atau 4,2 jt', 'kuartal kedua 5 sampai 7 persen atau 4,2 juta'],
    ['ja', 'Q3は +12%', '第3四半期 は プラス 12 パーセント'],
    ['ko', '3x @ Q1', '3 배 골뱅이 1분기'],
    ['ar', '3x و 5–7', '3 مرات و 5 إلى 7'],
    ['hi', '5–7% और ₹4.2 करोड़', '5 से 7 प्रतिशत और 4.2 करोड़ रुपए'],
    ['he', 'Q1 5–7%', 'הרבעון הראשון 5 עד 7 אחוז'],
    ['zh', '增长24%', '增长 百分之24'],
    ['ar', '٢٤٪', '24 بالمئة'],
    ['ko', '24% 4.2', '24 퍼센트 4 점 2'],
  ])('%s: %s', (language, text, expected) => {
    expect(said(text, language).replace(/\s+/gu, ' ')).toBe(expected.replace(/\s+/gu, ' '));
  });
});
