import type { PhraseTable } from '../phrase-table.js';

/** Chinese frames around the words of a prompt. */
export const phrases: PhraseTable = {
  glance: '{0}一览。',
  inShort: '总结',
  ingredients: '食材',
  method: '做法',
  next: '下一步',
  leads: '{0}以{1}居首',
  rose: '{3}至{4}，{0}从{1}升至{2}',
  fell: '{3}至{4}，{0}从{1}降至{2}',
  highest: '{0}：{1}以{2}居首',
  lowest: '{0}：{1}最低，为{2}',
  total: '{0}总计',
  grewMost: '{0}增长最多：{1}',
  fellMost: '{0}下降最多：{1}',
  by: '按{1}划分的{0}',
  and: '和',
  pros: '优点',
  cons: '缺点',
  source: '来源：{0}',
  to: '至',
  fromTo: '{0}：从{1}到{2}',
  ofTotal: '{1}中有{0}',
  up: '上升',
  down: '下降',
};
