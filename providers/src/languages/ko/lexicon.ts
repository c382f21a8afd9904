import { emptyLexicon, type Lexicon } from '../lexicon.js';

/** Korean words of sentences. */
export const lexicon: Lexicon = {
  ...emptyLexicon,
  up: '증가|상승|성장|늘|올랐|확대|개선',
  down: '감소|하락|줄|떨어|축소|내려',
  from: '에서',
  to: '로|으로|까지',
  and: '와|과|및|그리고',
  versus: '대|대비|vs',
  whereas: '반면|하지만|그러나',
  linking:
    '은|는|이|가|의|을|를|에|에서|로|으로|약|입니다|였습니다|했습니다|합니다|차지|차지했습니다|기록했습니다|달성했습니다',
  dangling: '은|는|이|가|의|을|를|에',
  outOf: '명 중|중',
  sequence: '이어서|그런 다음|그 다음|우선|처음에|끝으로|먼저|첫째|둘째|셋째|다음으로|그다음|그리고|마지막으로',
  step: '단계',
  upcoming: '다음은|다음|향후|앞으로|예정',
  isA: '(?:은|는) ',
  action: '가입|신청|지금|문의|다운로드',
  question: '왜|어떻게|무엇|누가|언제|어디',
  pros: '장점',
  cons: '단점',
  welcome: '매출|수익|이익|고객|사용자|이용자|회원|방문자|주문|예약|기부|만족도|생산성|수확|성장|고용|임금',
  unwelcome: '이탈|비용|오류|불만|배출|부채|손실|실업|지출|해지',
  pronoun: '그|이것|우리|저희',
};
