import type { ShapeWords } from '../shape-words.js';

/** Chinese words by which the shape of what is told is known. */
export const shapes: ShapeWords = {
  scores: '最终比分 比分 赛果',
  beats: '击败 战胜',
  weather: '天气 预报',
  skies: {
    sun: '晴 晴天',
    partly: '多云转晴 晴间多云',
    cloud: '多云 阴',
    rain: '雨 小雨 大雨',
    storm: '雷雨 暴风雨 雷阵雨',
    snow: '雪',
    fog: '雾',
    wind: '大风 风',
  },
  plans: '计划 日程 进度 项目',
  overlap: '交集 共同点',
  both: '两者 共同 都',
  only: '只有 仅',
  matrix: '矩阵 象限',
  fields: ['优势', '劣势', '机会', '威胁'],
  route: '路线 站点 行程',
  ways: '从 经 到',
  layers: '从上到下 剖面 层',
  parts: '部分 结构',
  post: '帖子 推文',
  before: '之前 以前',
  after: '之后 以后',
};
