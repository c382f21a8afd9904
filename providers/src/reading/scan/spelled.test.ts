import { findSpelled } from './spelled.js';

test.each([
  ['The ferry stops for eleven days.', 'en', 'eleven days', 11, 'day'],
  ['We lost two large customers.', 'en', 'two', 2, ''],
  ['It took forty-six years.', 'en', 'forty-six years', 46, 'year'],
  ['It took half a day.', 'en', 'half a day', 0.5, 'day'],
  ['Half of our members cycle.', 'en', 'Half', 0.5, 'ratio'],
  ['Sales doubled.', 'en', 'doubled', 2, 'multiple'],
  ['She walks twice a day.', 'en', 'twice', 2, ''],
  ['It is three times faster.', 'en', 'three times', 3, 'multiple'],
  ['Open three times a week', 'en', 'three times', 3, ''],
  ['two million euros', 'en', 'two million euros', 2_000_000, 'currency:EUR'],
  ['Der Akku hält anderthalb Tage.', 'de', 'anderthalb Tage', 1.5, 'day'],
  ['We trainen twee keer per week.', 'nl', 'twee keer', 2, ''],
  ['Elle court deux fois par semaine.', 'fr', 'deux fois', 2, ''],
  ['매출이 두 배로 늘었다', 'ko', '두 배', 2, 'multiple'],
  ['आधे छात्र साइकिल से आते हैं', 'hi', 'आधे', 0.5, 'ratio'],
  ['undici mesi nascosta', 'it', 'undici mesi', 11, 'month'],
  ['Ma cztery części', 'pl', 'cztery', 4, ''],
  ['Zwölf Wochen Kurs', 'de', 'Zwölf Wochen', 12, 'week'],
  ['بعد ساعتين', 'ar', 'ساعتين', 2, 'h'],
  ['存下两万块', 'zh', '两万块', 20_000, 'currency:CNY'],
  ['일곱 개의 바위', 'ko', '일곱 개', 7, '개'],
])('%s (%s) says %s', (text, language, display, magnitude, unit) => {
  expect(findSpelled(text, language, []).map(({ figure }) => figure)).toMatchObject([{ display, magnitude, unit }]);
});

test.each([
  ['One day we will know.', 'en'],
  ['The two of them left.', 'en'],
  ['Come at two.', 'en'],
  ['um zwei Uhr', 'de'],
  ['十分好吃', 'zh'],
  ['三明治', 'zh'],
  ['Sei già qui', 'it'],
])('%s: no figure', (text, language) => {
  expect(findSpelled(text, language, [])).toEqual([]);
});
