import type { PhraseTable } from '../phrase-table.js';

/** English frames around the words of a prompt. */
export const phrases: PhraseTable = {
  glance: '{0}, at a glance.',
  inShort: 'In short',
  ingredients: 'Ingredients',
  method: 'Method',
  next: 'Next',
  leads: '{0} leads with {1}',
  rose: '{0} rose from {1} to {2} between {3} and {4}',
  fell: '{0} fell from {1} to {2} between {3} and {4}',
  highest: '{0}: {1} is highest with {2}',
  lowest: '{0}: {1} is lowest with {2}',
  total: 'Total {0}',
  grewMost: '{0} grew most: {1}',
  fellMost: '{0} fell most: {1}',
  by: '{0} by {1}',
  and: 'and',
  pros: 'Pros',
  cons: 'Cons',
  source: 'Source: {0}',
  to: 'to',
  fromTo: '{0}: from {1} to {2}',
  ofTotal: '{0} out of {1}',
  up: 'up',
  down: 'down',
};
