import { partedTitle } from './scene.js';

test.each([
  ['Loaves from £4', '£4', { over: 'Loaves from' }],
  ['3 stages', '3', { under: 'stages' }],
  ['3 stages.', '3', { under: 'stages' }],
  // A claim that says more than its number keeps it.
  ['3 stages, with food from 25 kitchens all night', '3', { over: '3 stages, with food from 25 kitchens all night' }],
  ['Revenue reached a new high', '$4.2M', { over: 'Revenue reached a new high' }],
  ['The share: 40%', '40%', { over: 'The share: 40%' }],
  ['30 stages', '3', { over: '30 stages' }],
  ['From 1903', '3', { over: 'From 1903' }],
  [undefined, '3', {}],
] as const)('%s is read through its number %s', (title, display, parts) => {
  expect(partedTitle(title, display)).toEqual(parts);
});
