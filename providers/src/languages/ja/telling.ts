import type { TellingWords } from '../telling-words.js';

/** Japanese sentences for what a screen shows as a name or a number. */
export const telling: TellingWords = {
  first: 'まず、{0}',
  next: ['次に、{0}', 'それから、{0}'],
  last: '最後に、{0}',
  and: 'そして{0}',
  price: '価格は{0}',
  per: '/',
  priced: '{0}は{1}です。',
  quote: '{0}の言葉です。{1}',
  appeal: {
    raised: 'これまで すでに 集まりました 集まっています 集まった',
    soFar: '集まった額',
    goal: '目標',
    gifts: 'ご寄付でできること',
  },
  greeting: {
    says: [
      ['誕生日', 'お誕生日おめでとう'],
      ['お別れ 送別 退職', 'お元気で'],
      ['感謝 お礼 ありがとう', 'ありがとうございます'],
      ['お祝い おめでとう', 'おめでとうございます'],
    ],
  },
  more: '{0}について詳しく',
  moreAt: '詳しくは{1}へ。',
};
