import type { TableWords } from '../table-words.js';

/** Japanese words by which tables and documents are asked. */
export const tables: TableWords = {
  summary: '要旨 要約 概要 まとめ 結論',
  total: '合計 総計 総額 全体',
  highest: '最高 最大 最多 一番多い 最も多い トップ 1位',
  lowest: '最低 最小 最少 一番少ない 最も少ない',
  grew: '伸び 増加 成長 増え',
  fell: '減少 減っ 縮小 下がっ',
  average: '平均 単価 率 気温 割合',
  ignore: '無視 除い なし',
  document: 'csv xlsx? excel プレスリリース 記事 文章 表 列 ファイル メモ 資料 pdf',
  attached: '添付',
};
