import type { FilmWords } from '../film-words.js';

/** Japanese words that say of a film what it is. */
export const film: FilmWords = {
  forms:
    '(解説|紹介|説明|宣伝|短い|ショート)?(動画|ムービー|ビデオ|映像|アニメーション|アニメ|クリップ|リール) 予告編 ショートフィルム',
  manners: 'アップテンポ ポップ ミニマル レトロ シネマ風 手描き風? テンポよく',
  qualities:
    '静かな 穏やかな やさしい 優しい 明るい 明るく 楽しい 楽しく ゆっくり 短い 短く 温かい かわいい シンプル 落ち着いた 女性 男性',
  outlets: '待合室 受付 ロビー 食堂 廊下 店頭 教室 社内 保護者 生徒 患者 来客 お客様 住民 フォロワー 初心者 子ども',
  for: '用の 用 向けの 向け で流す',
};
