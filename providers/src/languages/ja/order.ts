import type { OrderWords } from '../order-words.js';

/** Japanese words by which a prompt says in which order its film tells. */
export const order: OrderWords = {
  first: '最初(は|に)… まず… …(から始め|を最初に|を先に)\\p{L}*',
  last: '最後(は|に)… ラスト(は|に)… …(で終わ|で締め|を最後に|は最後)\\p{L}*',
  afterwards: '次に それから そのあと',
  up: '少ない順 小さい順 安い順',
  down: '多い順 大きい順 高い順',
  turned: 'カウントダウン 逆順 下位から (五|５|5|三|３|3|十|10)位から',
  things: {
    money: '値段 価格 料金',
    date: '日付 日にち',
    time: '時間 時刻',
    phone: '電話番号',
    street: '住所 場所',
    link: 'サイト URL',
    number: '数字',
    name: '店名 社名 名前 ロゴ',
  },
};
