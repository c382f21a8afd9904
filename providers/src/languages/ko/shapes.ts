import type { ShapeWords } from '../shape-words.js';

/** Korean words by which the shape of what is told is known. */
export const shapes: ShapeWords = {
  scores: '최종_스코어 경기_결과 스코어',
  weather: '날씨 예보',
  skies: {
    sun: '맑음 화창',
    partly: '구름_조금 대체로_맑음',
    cloud: '흐림 구름',
    rain: '비 소나기',
    storm: '뇌우 폭풍',
    snow: '눈',
    fog: '안개',
    wind: '바람 강풍',
  },
  plans: '계획 일정 프로젝트',
  overlap: '공통점 교집합',
  both: '둘_다 공통',
  only: '만',
  matrix: '매트릭스 사분면',
  fields: ['강점', '약점', '기회', '위협'],
  route: '노선 경로 정류장',
  ways: '에서 경유 까지',
  layers: '위에서_아래로 단면 층',
  parts: '부분 부위',
  post: '게시물 트윗',
  before: '이전',
  after: '이후',
};
