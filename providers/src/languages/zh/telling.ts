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
  more: '了解更多：{0}',
  moreAt: '更多信息请看{1}。',
};
