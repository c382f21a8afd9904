import { inSubjectOrder } from './subject-order.js';

test.each([
  ['waren es 7', 'de', 'es waren 7'],
  ['kaufte seine Tochter den ersten Ofen', 'de', 'seine Tochter kaufte den ersten Ofen'],
  ['eröffnete Anton Weiss den Laden', 'de', 'Anton Weiss eröffnete den Laden'],
  ['begon ze met 12 leerlingen', 'nl', 'ze begon met 12 leerlingen'],
  ['flyttade vi till stationen', 'sv', 'vi flyttade till stationen'],
])('what stood behind a date stands as a sentence without it: %s (%s)', (text, language, sentence) =>
  expect(inSubjectOrder(text, language)).toBe(sentence),
);

test.each([
  ['gebaut', 'de'],
  ['gegründet in Berlin', 'de'],
  ['zog in Berlin ein', 'de'],
  ['the depot burns', 'en'],
])('what has no subject behind its verb stays: %s', (text, language) => expect(inSubjectOrder(text, language)).toBe(text)); // prettier-ignore
