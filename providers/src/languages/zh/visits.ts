import type { VisitWords } from '../visit-words.js';

/** Chinese words of prices, opening times and ages. */
export const visits: VisitWords = {
  counted: '岁 人',
  priceList: '价格',
  timetable: '时间',
  people: '儿童 成人 成年人 学生 老人 老年人 小孩 孩子 会员',
  bounds: '从',
  until: '到 至',
  free: '免费',
  closed: '闭馆 关闭 休息',
  open: '开放 营业',
  prices: '票价 门票 价格 费用',
};
