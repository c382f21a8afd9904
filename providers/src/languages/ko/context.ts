import type { ContextWords } from '../context-words.js';

/** Korean words beside figures, dates and names. */
export const context: ContextWords = {
  goesOut: '꺼지 꺼졌 꺼진 사라졌 사라지',
  forbids: '금지',
  laughter: '[ㅋㅎ][ㅋㅎ]+',
  stepsInOrder: '첫째 둘째 셋째 넷째 다섯째 여섯째 일곱째',
  sources: '출처',
  app: '앱',
  becomes: '에서 로',
  earlier: '작년',
  afterDate: '년에?',
  calling: '전화',
  ingredients: '재료',
  secret: '비밀 비공개 대외비',
  ends: '(끝에|마지막에|마지막은)\\s?[:：]? 마지막_(화면|장면|문구)(은|는|에)?\\s?[:：]?',
  files: '첨부',
  dayPart: '오전 오후 밤 저녁 새벽 아침 낮',
  hour: '시',
  fractions: { '1/2': '절반', '1/3': '3분의_1', '2/3': '3분의_2', '1/4': '4분의_1', '3/4': '4분의_3' },
  spanned: '부터 에서',
  ordinal: '세기 호 번째 번지 학년 번_출구 년차 주차 단계',
  ordinalBefore: '제',
  asked: 'Q 문 질문',
  answered: 'A 답 답변',
  stepwise: '단계별로',
  lineLabels: '(핵심_?)?메시지 결론 구호 표어',
};
