import type { OrderWords } from '../order-words.js';

/** Chinese words by which a prompt says in which order its film tells. */
export const order: OrderWords = {
  first: '先(说|放|讲|出)… 首先… (开头|开场)(放|用|写)?… …(放在最前|放最前面|开头|先出)',
  last: '(最后|结尾|末尾)(放|用|写|是)?… …(放在最后|放最后|收尾|结尾)',
  afterwards: '然后 接着 再',
  up: '从小到大 从低到高 由低到高',
  down: '从大到小 从高到低 由高到低',
  turned: '倒计时 倒数 倒序 从最后一名 从第(五|三|十)名',
  things: {
    money: '价格 价钱 金额 多少钱',
    date: '日期',
    time: '时间',
    phone: '电话 电话号码',
    street: '地址 地点',
    link: '网址 网站',
    number: '数字',
    name: '名字 店名 品牌 标志 logo',
  },
};
