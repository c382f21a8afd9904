import type { ShapeWords } from '../shape-words.js';

/** Japanese words by which the shape of what is told is known. */
export const shapes: ShapeWords = {
  scores: '最終スコア 試合結果 スコア',
  weather: '天気 予報',
  skies: {
    sun: '晴れ 快晴',
    partly: '晴れ時々くもり 晴れ時々曇り',
    cloud: 'くもり 曇り',
    rain: '雨',
    storm: '雷雨 嵐',
    snow: '雪',
    fog: '霧',
    wind: '強風',
  },
  plans: '計画 スケジュール 工程 日程 プロジェクト',
  overlap: '共通点 重なり',
  both: '両方 共通 どちらも',
  only: 'のみ だけ',
  matrix: 'マトリクス マトリックス 四象限',
  fields: ['強み', '弱み', '機会', '脅威'],
  route: 'ルート 路線 停車駅 行程',
  ways: 'から 経由 まで',
  layers: '上から下 断面 層',
  parts: '各部 部品',
  post: '投稿',
  before: 'ビフォー 以前',
  after: 'アフター 以後',
};
