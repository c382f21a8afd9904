import type { TellingWords } from '../telling-words.js';

/** Chinese sentences for what a screen shows as a name or a number. */
export const telling: TellingWords = {
  there: '有{0}：{1}。',
  first: '首先，{0}',
  next: ['然后，{0}', '接着，{0}'],
  last: '最后，{0}',
  and: '还有{0}',
  price: '价格是{0}',
  per: '一 /',
  quote: '{0}说：{1}',
  appeal: { raised: '已经 目前 已筹 筹到 募集到 筹集了', soFar: '已筹得', goal: '目标', gifts: '您的捐款能做什么' },
  senders: '来自',
  greeting: {
    says: [
      ['生日', '生日快乐'],
      ['送别 退休 告别', '一路顺风'],
      ['感谢 答谢 致谢', '谢谢'],
      ['祝贺 恭喜', '恭喜'],
    ],
  },
  more: '了解更多：{0}',
  moreAt: '更多信息请看{1}。',
};
