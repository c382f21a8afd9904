import type { DeedWords } from '../deed-words.js';

/** How Japanese says what is done with the hands. */
export const deeds: DeedWords = {
  anywhere: '*',
  stems: `
kitchen-knife: 切る, 切り, 刻む, 刻み, むく, 千切り
boiling-pot: 煮る, 煮込, ゆで, 茹で, 沸か, 温め
cooking: 炒め, 焼く, 焼き, 揚げ
oven-range: オーブンで
mixing-bowl: 混ぜ, こね, 泡立て, かき混ぜ
hand-blender: ミキサー, すりつぶ
pouring-liquid: 注ぐ, 注ぎ, 注い
salt: 味付け, 味を調え, 塩を
broom: 掃く, 掃除, 片付け
soap: 洗う, 洗い, 洗っ, すすぐ
sponge: 拭く, 拭き, 磨く, 磨き
paint-roller: 塗る, 塗り
screwdriver: ねじを, ネジを
power-drill: 穴をあけ, 穴を開け
straight-ruler: 測る, 測り, 測定
kitchen-scale: 量る, 量り, 計量
tyre-pump: 空気を入れ
pressing-hand: 押す, 押し, 押さえ
pulling-hand: 引く, 引き出, 引っ張, 抜く
seedling: 植える, 植え, 種をまく
watering-can: 水をや, 水やり
shovel: 掘る, 掘り
sewing-needle: 縫う, 縫い
glue-bottle: 貼る, 貼り
writing-hand: 書く, 書き, 記入
open-book: 読む, 読み
telephone-receiver: 電話
magnifying-glass-tilted-left: 探す, 探し, 確認, 調べ
electric-plug: 充電
hourglass-not-done: 待つ, 待ち, 寝かせ
snowflake: 冷ます, 冷やす, 冷やし, 凍ら
package: 詰める, 包む, 梱包
delivery-truck: 届け, 配送
fork-and-knife-with-plate: 食べ, 盛り付け
cup-with-straw: 飲む, 飲み
ear: 聴く, 聞く
lungs: 呼吸
camera: 撮影
`,
};
