import type { PhraseTable } from '../phrase-table.js';

/** Hebrew frames around the words of a prompt. */
export const phrases: PhraseTable = {
  glance: '{0} במבט מהיר.',
  inShort: 'לסיכום',
  ingredients: 'מצרכים',
  method: 'הכנה',
  next: 'בהמשך',
  leads: '{0} בראש עם {1}',
  rose: '{0}: עלייה מ-{1} ל-{2} בין {3} ל-{4}',
  fell: '{0}: ירידה מ-{1} ל-{2} בין {3} ל-{4}',
  highest: '{0}: {1} בראש עם {2}',
  lowest: '{0}: הנמוך ביותר {1} עם {2}',
  total: '{0}, סך הכול',
  grewMost: '{0}, העלייה הגדולה ביותר: {1}',
  fellMost: '{0}, הירידה הגדולה ביותר: {1}',
  by: '{0} לפי {1}',
  and: 'ו',
  pros: 'יתרונות',
  cons: 'חסרונות',
  source: 'מקור: {0}',
  to: 'אל',
  fromTo: '{0}: מ-{1} ל-{2}',
  ofTotal: '{0} מתוך {1}',
  up: 'עלייה',
  down: 'ירידה',
};
