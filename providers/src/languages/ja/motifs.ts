import type { MotifWords } from '../motif-words.js';

/** What the backdrops of a film stand for. */
export const motifs: MotifWords = {
  space: '宇宙 惑星 月面 銀河 ロケット 星空',
  sky: '青空 大空 雲 天気 鳥 台風',
  water: '(?<!北)海 川 湖 港 浜辺',
  landscape: '山 森 自然 木々 農 庭 植物 葉',
  city: '都市 街 町 通り 建物',
  network: 'ネット ソフト コンピュータ デジタル データ オンライン',
  growth: '成長 売上 利益 投資 増加',
  light: '光 太陽 エネルギー 電気 虹 色彩',
};
