import type { DeedWords } from '../deed-words.js';

/** How Chinese says what is done with the hands. */
export const deeds: DeedWords = {
  anywhere: '*',
  stems: `
kitchen-knife: 切成, 切碎, 切片, 切丁, 削皮, 去皮
boiling-pot: 煮, 烧开, 煮沸, 加热
cooking: 炒, 煎, 油炸
oven-range: 烘烤, 烤箱
mixing-bowl: 搅拌, 混合, 拌匀, 揉面
hand-blender: 打成泥, 搅打
pouring-liquid: 倒入, 注入
salt: 调味, 撒上, 加盐
broom: 打扫, 扫地, 整理
soap: 清洗, 洗净, 洗手, 冲洗
sponge: 擦拭, 擦干, 擦净
paint-roller: 粉刷, 涂漆
screwdriver: 拧紧, 拧下, 安装
power-drill: 钻孔
straight-ruler: 测量, 量一量
kitchen-scale: 称重, 称量
tyre-pump: 充气, 打气
pressing-hand: 按下, 按压, 压紧
pulling-hand: 拉出, 拔出, 取下
seedling: 种植, 播种, 栽种
watering-can: 浇水
shovel: 挖
sewing-needle: 缝
glue-bottle: 粘贴, 粘上
writing-hand: 写下, 填写, 签名
open-book: 阅读
telephone-receiver: 拨打, 致电
magnifying-glass-tilted-left: 检查, 查找, 寻找
light-switch: 关灯, 开灯, 关闭电源
electric-plug: 充电, 插上
hourglass-not-done: 等待, 静置
snowflake: 冷却, 冷藏, 冷冻
package: 包装, 打包
delivery-truck: 配送, 送货
fork-and-knife-with-plate: 享用, 吃饭
cup-with-straw: 喝水, 饮用
ear: 聆听
lungs: 呼吸
camera: 拍摄, 拍照
`,
};
