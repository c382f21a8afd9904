import type { FilmWords } from '../film-words.js';

/** Chinese words that say of a film what it is. */
export const film: FilmWords = {
  forms: '(教学|讲解|宣传|介绍|科普|短)?(视频|短片|动画片|动画|影片|教程|短视频) 微电影 预告片 片子 广告片 幻灯片',
  manners: '欢快 活泼 动感 极简 复古 电影感 手绘(风)? 节奏(快|慢|明快|轻快) 轻快',
  qualities:
    '轻柔(的)? 安静(的)? 温馨(的)? 温暖(的)? 简短 可爱 明亮(的)? 平静(的)? 舒缓(的)? 幽默 简单 现代 柔和(的)? 男声 女声 慢',
  outlets:
    '候诊室 等候区 等候室 大厅 前台 食堂 走廊 橱窗 屏幕 官网 群里 家长 学生 病人 患者 访客 客人 住户 邻居 粉丝 员工 新手 孩子',
  for: '播放的 用的 看的 放的',
};
