import { splitSentences } from './sentences.js';

test.each([
  ['From Tess and little Max. they met at a bus stop.', ['From Tess and little Max.', 'they met at a bus stop.']],
  ['Load is max. two tonnes. Tel. 01632 960117.', ['Load is max. two tonnes.', 'Tel. 01632 960117.']],
  ['Wait approx. two days.', ['Wait approx. two days.']],
])('a short form ends no sentence, a name written like one does: %s', (text, sentences) => {
  expect(splitSentences(text, 'en')).toEqual(sentences);
});

test.each([
  ['In the words of T. Garrow: wait.', ['In the words of T. Garrow: wait.']],
  ['Best, H. Lindqvist', ['Best, H. Lindqvist']],
  ['Ask for J. R. Tolman. We open at 9.', ['Ask for J. R. Tolman.', 'We open at 9.']],
  ['It has vitamin C. It helps the skin.', ['It has vitamin C.', 'It helps the skin.']],
])('the first letter of a name ends no sentence: %s', (text, sentences) => {
  expect(splitSentences(text, 'en')).toEqual(sentences);
});
test('a letter that counts ends one', () => {
  expect(splitSentences('Das ist Plan B. Danach gehen wir.', 'de')).toEqual(['Das ist Plan B.', 'Danach gehen wir.']);
});
