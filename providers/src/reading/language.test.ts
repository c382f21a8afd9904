import { detectLanguage } from './language.js';

test.each([
  ['Mesin cuci hemat air untuk rumah kecil', 'id'],
  ['Un video sulla nostra panetteria', 'it'],
  ['Quanto dura una notte al polo?', 'it'],
  ['Korte film over onze moestuin', 'nl'],
  ['Hur fungerar en värmepump?', 'sv'],
  ['Evde ekmek nasıl yapılır', 'tr'],
  ['Jak działa pompa ciepła', 'pl'],
  ['Como funciona uma bomba de calor', 'pt'],
  ['Cómo funciona una bomba de calor', 'es'],
  ['Wie Bienen überwintern', 'de'],
  ['How bees get through winter', 'en'],
  ['Как пчёлы зимуют', 'ru'],
  ['Як бджоли зимують і що вони їдять', 'uk'],
  ['通勤時間は出社58分、在宅12分。歩数は出社7,400歩', 'ja'],
  ['我们的面包店每天早上六点准时开门，新鲜面包现烤现卖，店里的招牌写着「おはよう」，欢迎大家来品尝', 'zh'],
  ['मधुमक्खियाँ सर्दी कैसे बिताती हैं', 'hi'],
])('%s: %s', (text, language) => {
  expect(detectLanguage(text)).toBe(language);
});

test.each(['Nimbora', 'coffee', 'Q3', '20 / 30 / 50', 'example.com', ''])('"%s" says nothing certain of its language', (text) => {
  expect(detectLanguage(text, 'en')).toBe('en');
  expect(detectLanguage(text, 'sv')).toBe('sv');
}); // prettier-ignore
