import type { TableWords } from '../table-words.js';

/** Korean words by which tables and documents are asked. */
export const tables: TableWords = {
  summary: '요약 개요 결론',
  total: '합계 총계 총합 전체',
  highest: '최고 최대 가장_많 가장_높 1위',
  lowest: '최저 최소 가장_적 가장_낮',
  grew: '성장 증가 늘어',
  fell: '감소 줄어 하락',
  average: '평균 단가 율 기온 비율',
  ignore: '무시 제외 빼',
  document: 'csv xlsx? excel 보도자료 기사 본문 표 열 파일 메모 문서 pdf',
  attached: '첨부',
};
