import type { FilmWords } from '../film-words.js';

/** Korean words that say of a film what it is. */
export const film: FilmWords = {
  forms:
    '(설명|홍보|소개|안내|짧은_?)?(영상|동영상|비디오|클립|애니메이션|애니) 튜토리얼 예고편 광고 초대장 릴스 쇼츠 단편',
  manners: '경쾌하게 경쾌한 신나게 신나는 미니멀(하게|한)? 레트로 영화처럼 손그림(풍)? 발랄하게 발랄한 큰_글씨',
  qualities:
    '잔잔한 잔잔하게 조용한 조용히 부드러운 따뜻한 따뜻하게 짧은 짧게 밝은 밝게 느린 빠른 귀여운 귀엽게 단순한 차분한 차분하게 여성 남성',
  outlets:
    '대기실 로비 접수처 식당 복도 매장 교실 홈페이지 학부모 학생 환자 방문객 손님 주민 이웃 구독자 직원 초보자 어린이',
  for: '용 에서_틀 을_위한 를_위한',
};
