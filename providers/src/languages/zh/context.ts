import type { ContextWords } from '../context-words.js';

/** Chinese words beside figures, dates and names. */
export const context: ContextWords = {
  forbids: '禁止',
  sources: '来源 资料来源 數據來源',
  app: '应用 應用',
  becomes: '到 至',
  from: '从 由',
  earlier: '去年',
  calling: '电话',
  ingredients: '材料 食材',
  question: '？',
  colon: '：',
  stop: '。',
  secret: '保密 机密 不要公开 不公开',
  ends: '(结尾|最后|末尾)(写|打上|显示|放|用|出)?\\s?[:：]?',
  files: '附件',
  dayPart: '上午 下午 晚上 早上 中午 凌晨 夜里 傍晚',
  hour: '时 点 點',
  fractions: { '1/2': '一半', '1/3': '三分之一', '2/3': '三分之二', '1/4': '四分之一', '3/4': '四分之三' },
  spanned: '到 至',
  ordinal: '号 號 楼 班 路 期 届 章 年级 号线 栋 排 级',
  ordinalBefore: '第',
  asked: 'Q 问',
  answered: 'A 答',
  stepwise: '一步一步',
  lineLabels: '口号 中心思想 结语 主旨 标语',
};
