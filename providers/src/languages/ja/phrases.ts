import type { PhraseTable } from '../phrase-table.js';

/** Japanese frames around the words of a prompt. */
export const phrases: PhraseTable = {
  glance: '{0}の概要です。',
  inShort: 'まとめ',
  ingredients: '材料',
  method: '作り方',
  next: '今後',
  leads: '{0}が{1}で最多',
  rose: '{0}は{3}から{4}にかけて{1}から{2}に増加',
  fell: '{0}は{3}から{4}にかけて{1}から{2}に減少',
  highest: '{0}：{1}が{2}で最多',
  lowest: '{0}：{1}が{2}で最少',
  total: '{0}の合計',
  grewMost: '{0}が最も増加：{1}',
  fellMost: '{0}が最も減少：{1}',
  by: '{1}別の{0}',
  and: 'と',
  pros: 'メリット',
  cons: 'デメリット',
  source: '出典：{0}',
  to: 'へ',
  fromTo: '{0}：{1}から{2}へ',
  ofTotal: '{1}中{0}',
  up: '増加',
  down: '減少',
};
