import type { MotifWords } from '../motif-words.js';

/** What the backdrops of a film stand for. */
export const motifs: MotifWords = {
  space: '우주 행성 은하 로켓 별빛',
  sky: '하늘 구름 날씨 새들',
  water: '바다 강 호수 해변 항구',
  landscape: '산 숲 자연 나무 농장 정원 식물',
  city: '도시 거리 마을 건물',
  network: '네트워크 인터넷 소프트웨어 컴퓨터 디지털 데이터 온라인',
  growth: '성장 매출 이익 투자 증가',
  light: '빛 태양 에너지 전기',
};
