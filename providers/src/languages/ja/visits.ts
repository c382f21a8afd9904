import type { VisitWords } from '../visit-words.js';

/** Japanese words of prices, opening times and ages. */
export const visits: VisitWords = {
  counted: '歳 人',
  priceList: '料金',
  timetable: '時間',
  people: '大人 子ども 子供 小人 学生 中学生 小学生 高校生 シニア 幼児 会員',
  bounds: 'から',
  until: 'から',
  free: '無料',
  closed: '休館 定休日 休業',
  open: '営業 開館',
  prices: '料金 入場料 チケット 価格',
};
