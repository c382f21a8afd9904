import type { VisitWords } from '../visit-words.js';

/** Korean words of prices, opening times and ages. */
export const visits: VisitWords = {
  counted: '세 명',
  priceList: '요금',
  timetable: '시간',
  people: '어린이 아이 청소년 성인 어른 학생 노인 경로 회원',
  bounds: '만',
  until: '에서 부터',
  free: '무료',
  closed: '휴관 휴무',
  open: '운영 영업 개관',
  prices: '요금 입장료 가격 티켓',
};
