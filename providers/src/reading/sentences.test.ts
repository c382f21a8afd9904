import { splitBlocks, splitSentences } from './sentences.js';

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

test.each([
  ['"I was a florist. Now I debug. Both is finding what dies" a developer', 1],
  ['"I was a florist." Now I debug.', 2],
])('a quotation of several sentences is of one piece: %s', (text, count) => {
  expect(splitSentences(text, 'en')).toHaveLength(count);
});
test('behind a figure a sentence ends before an article with a capital, and not before a name or a month', () => {
  expect(splitSentences('Mit Anruf 6. Der Anruf kostet 1,80 Euro. Am 6. Mai ist Fest.', 'de')).toEqual(['Mit Anruf 6.', 'Der Anruf kostet 1,80 Euro.', 'Am 6. Mai ist Fest.']); // prettier-ignore
});
test.each([
  ['招聘检验师一名，大专就行。基本工资4,300，绩效一般\n\n宿舍是新刷的。', 'zh'],
  ['Lectures in the morning, ice cores in the afternoon, sauna by vote, free of charge\n\nWe lend you a coat.', 'en'],
])('a paragraph and a row are no headings: %s', (text, language) => {
  expect(splitBlocks(text, language).map(({ kind }) => kind)).not.toContain('heading');
});

test('behind a noun a number that no day has ends a sentence; behind whose it is it counts', () => {
  expect(splitSentences('Krankheitstage 61. Mittagessen jetzt 3,40 Euro.', 'de')).toEqual(['Krankheitstage 61.', 'Mittagessen jetzt 3,40 Euro.']); // prettier-ignore
  expect(splitSentences('Zu Omas 80. Geburtstag alles Gute.', 'de')).toEqual(['Zu Omas 80. Geburtstag alles Gute.']);
  expect(splitSentences('Am Sonntag 27. Juni ist frei.', 'de')).toEqual(['Am Sonntag 27. Juni ist frei.']);
});
