import type { TableWords } from '../table-words.js';

/** Chinese words by which tables and documents are asked. */
export const tables: TableWords = {
  summary: '摘要 概要 概述 结论 总结',
  total: '总计 合计 总额 总共 总和',
  highest: '最高 最多 最大 最好',
  lowest: '最低 最少 最小 最差',
  grew: '增长 增加 上升',
  fell: '减少 下降 下跌 萎缩',
  average: '平均 单价 率 温度 占比',
  ignore: '忽略 不要 跳过',
  document: 'csv xlsx? excel 新闻稿 文章 公告 表格 列 文件 笔记 文档 pdf',
  attached: '附件 附上',
};
