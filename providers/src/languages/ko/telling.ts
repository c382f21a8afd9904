import type { TellingWords } from '../telling-words.js';

/** Korean sentences for what a screen shows as a name or a number. */
export const telling: TellingWords = {
  first: '먼저, {0}',
  next: ['그다음, {0}', '이어서, {0}'],
  last: '마지막으로, {0}',
  and: '그리고 {0}',
  price: '가격은 {0}',
  quote: '{0}의 말입니다. {1}',
  appeal: {
    raised: '지금까지 모였습니다 모금했습니다 모았습니다',
    soFar: '지금까지',
    goal: '목표',
    gifts: '후원금이 하는 일',
  },
  greeting: {
    says: [
      ['생일*', '생일 축하합니다'],
      ['송별* 퇴직* 작별*', '그동안 감사했습니다'],
      ['감사*', '감사합니다'],
      ['축하*', '축하합니다'],
    ],
  },
  more: '{0} 더 알아보기',
  moreAt: '자세한 내용은 {1}.',
};
