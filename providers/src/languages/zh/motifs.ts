import type { MotifWords } from '../motif-words.js';

/** What the backdrops of a film stand for. */
export const motifs: MotifWords = {
  space: '宇宙 太空 行星 月球 银河 火箭 星空',
  sky: '天空 蓝天 云 天气 鸟 台风',
  water: '(?<!北)海 河 湖 港',
  landscape: '山 森林 自然 树 农 花园 植物 叶',
  city: '城市 街 房屋 建筑',
  network: '网络 软件 电脑 数字化 数据 在线',
  growth: '增长 成长 销售 利润 投资',
  light: '光 太阳 能源 电 彩虹',
};
