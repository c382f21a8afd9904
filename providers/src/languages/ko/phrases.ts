import type { PhraseTable } from '../phrase-table.js';

/** Korean frames around the words of a prompt. */
export const phrases: PhraseTable = {
  glance: '{0} 한눈에 보기.',
  inShort: '요약',
  ingredients: '재료',
  method: '만드는 법',
  next: '다음',
  leads: '{0} {1}로 최다',
  rose: '{3}부터 {4}까지 {0}: {1}에서 {2}로 증가',
  fell: '{3}부터 {4}까지 {0}: {1}에서 {2}로 감소',
  highest: '{0}: {1} {2}로 최다',
  lowest: '{0}: {1} {2}로 최저',
  total: '{0} 합계',
  grewMost: '{0} 최대 증가: {1}',
  fellMost: '{0} 최대 감소: {1}',
  by: '{1}별 {0}',
  and: '및',
  pros: '장점',
  cons: '단점',
  source: '출처: {0}',
  to: '→',
  fromTo: '{0}: {1}에서 {2}로',
  ofTotal: '{1} 중 {0}',
  up: '증가',
  down: '감소',
};
