import type { PhraseTable } from '../phrase-table.js';

/** Russian frames around the words of a prompt. */
export const phrases: PhraseTable = {
  glance: '{0}: коротко о главном.',
  inShort: 'Коротко',
  ingredients: 'Ингредиенты',
  method: 'Приготовление',
  next: 'Далее',
  leads: '{0} лидирует: {1}',
  rose: '{0}: рост с {1} до {2} ({3} – {4})',
  fell: '{0}: снижение с {1} до {2} ({3} – {4})',
  highest: '{0}: лидирует {1}, {2}',
  lowest: '{0}: минимум – {1}, {2}',
  total: '{0}, всего',
  grewMost: '{0}, наибольший рост: {1}',
  fellMost: '{0}, наибольшее снижение: {1}',
  by: '{0}: {1}',
  and: 'и',
  pros: 'Плюсы',
  cons: 'Минусы',
  source: 'Источник: {0}',
  to: 'до',
  fromTo: '{0}: с {1} до {2}',
  ofTotal: '{0} из {1}',
  up: 'рост',
  down: 'снижение',
};
