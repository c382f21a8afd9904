import type { ContextWords } from '../context-words.js';

/** Japanese words beside figures, dates and names. */
export const context: ContextWords = {
  thanks: 'ありがとう',
  sources: '出典 出所',
  filmLabels: 'ターゲット 対象者? 視聴者 想定視聴者 トーン 雰囲気 ナレーション',
  app: 'アプリ',
  becomes: 'から に',
  from: 'から',
  earlier: '去年 昨年 前年',
  afterDate: '年に?',
  calling: '電話',
  ingredients: '材料 食材',
  question: '？',
  colon: '：',
  stop: '。',
  secret: '社外秘 内緒 非公開 極秘',
  endsBehind:
    '(と|で|を)(いう(文字|言葉|文))?(を|で)?(入れて|出して|表示して|書いて|締めて|終わって|終わらせて)[\\p{sc=Hira}]* で(締める|終わる|終わり|お願いします)',
  ends: '(最後に|最後は|ラストに|ラストは|結びは)\\s?[:：]? 最後の(画面|カット|言葉)(は|に)?\\s?[:：]? 締めは\\s?[:：]? エンディング(は|に)\\s?[:：]?',
  dayPart: '午前 午後 夜 朝 夕方 深夜 昼',
  hour: '時',
  fractions: {
    '1/2': '半数 2分の1',
    '1/3': '3分の1 三分の一',
    '2/3': '3分の2 三分の二',
    '1/4': '4分の1 四分の一',
    '3/4': '4分の3 四分の三',
  },
  spanned: 'から',
  ordinal: '号 代目 番目 番線 階 章 話 回目 丁目 年生 合目 年目 日目 人目',
  ordinalBefore: '第',
  eras: { 令和: 2018, 平成: 1988, 昭和: 1925, 大正: 1911, 明治: 1867 },
  asked: 'Q Ｑ 問',
  answered: 'A Ａ 答',
  stepwise: 'ステップごとに',
};
