import { splitSentences } from './sentences.js';

test.each([
  ['From Tess and little Max. they met at a bus stop.', ['From Tess and little Max.', 'they met at a bus stop.']],
  ['Load is max. two tonnes. Tel. 01632 960117.', ['Load is max. two tonnes.', 'Tel. 01632 960117.']],
  ['Wait approx. two days.', ['Wait approx. two days.']],
])('a short form ends no sentence, a name written like one does: %s', (text, sentences) => {
  expect(splitSentences(text, 'en')).toEqual(sentences);
});
