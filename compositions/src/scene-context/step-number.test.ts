import { stepContent } from './step-number.js';

const write = (value: number): string => String(value);

test('the number of a step is taken out of its scene, wherever it is said', () => {
  expect(stepContent({ title: 'Pump', index: 3 }, write)).toMatchObject({ step: '3', content: { title: 'Pump' } });
  expect(stepContent({ text: 'Pull', kicker: '4' }, write)).toMatchObject({ step: '4', content: { text: 'Pull' } });
  expect(stepContent({ text: 'اسحب', kicker: '٤' }, write).step).toBe('٤');
  expect(stepContent({ title: 'Pump', index: 3, kicker: 'Tyres' }, write).content).toEqual({ title: 'Pump', kicker: 'Tyres' }); // prettier-ignore
});

test('a place in a ranking is known from the number of a step', () => {
  expect(stepContent({ title: 'K2', kicker: '#2' }, write)).toEqual({ step: '2', isPlace: true, content: { title: 'K2' } }); // prettier-ignore
  expect(stepContent({ title: 'Pull', kicker: '2' }, write).isPlace).toBe(false);
  expect(stepContent({ title: 'Rain', kicker: '#winter' }, write)).toMatchObject({ step: null, isPlace: false });
});

test('other short lines stay, and a content without a number is the same object', () => {
  const content = { title: 'Growth', kicker: '2024' };
  expect(stepContent(content, write)).toMatchObject({ step: null, content });
  expect(stepContent(content, write).content).toBe(content);
});
