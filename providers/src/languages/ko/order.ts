import type { OrderWords } from '../order-words.js';

/** Korean words by which a prompt says in which order its film tells. */
export const order: OrderWords = {
  first: '(먼저|처음에|우선)… …(먼저|부터_시작\\p{L}*|을_먼저|를_먼저)',
  last: '(마지막에|마지막은|끝에)… …(마지막에|맨_끝에|끝에|로_끝\\p{L}*)',
  afterwards: '그다음 다음에 그리고_나서',
  up: '작은_순 낮은_순',
  down: '큰_순 높은_순',
  turned: '카운트다운 역순 거꾸로',
  things: {
    money: '가격 금액 요금 비용',
    date: '날짜',
    time: '시간',
    phone: '전화번호 전화',
    street: '주소 장소',
    link: '홈페이지 사이트',
    number: '숫자',
    name: '이름 상호 로고',
  },
};
