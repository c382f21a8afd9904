import { stepContent } from './step-number.js';

const write = (value: number): string => String(value);

test('the number of a step is taken out of its scene, wherever it is said', () => {
  expect(stepContent({ title: 'Pump', index: 3 }, write)).toEqual({ step: '3', content: { title: 'Pump' } });
  expect(stepContent({ text: 'Pull', kicker: '4' }, write)).toEqual({ step: '4', content: { text: 'Pull' } });
  expect(stepContent({ text: 'اسحب', kicker: '٤' }, write).step).toBe('٤');
  expect(stepContent({ title: 'Pump', index: 3, kicker: 'Tyres' }, write).content).toEqual({ title: 'Pump', kicker: 'Tyres' }); // prettier-ignore
});

test('other short lines stay, and a content without a number is the same object', () => {
  const content = { title: 'Growth', kicker: '2024' };
  expect(stepContent(content, write)).toEqual({ step: null, content });
  expect(stepContent(content, write).content).toBe(content);
});
