import type { DeedWords } from '../deed-words.js';

/** How Arabic says what is done with the hands. */
export const deeds: DeedWords = {
  before: 'و ف',
  opening: '_ ي وا',
  not: 'لا لم لن بدون',
  stems: `
kitchen-knife: -قطع, -قطّع, -قطعي, -افرم, -قشر, -قشّر
boiling-pot: -اسلق, -اطبخ, -يغلي, -سخن, -سخّن, -يطهى
cooking: -حمّر, -شوّح
oven-range: -اخبز, -يخبز
mixing-bowl: -اخلط, -اعجن, -امزج, -اخفق
pouring-liquid: -اسكب, -املأ
salt: -تبّل
broom: -اكنس, -رتب
soap: -اغسل, -اشطف
sponge: -نظف, -نظّف, -امسح
paint-roller: -ادهن
tyre-pump: -انفخ
pressing-hand: -اضغط
pulling-hand: -اسحب, -انزع
seedling: -ازرع
watering-can: -اسقِ
shovel: -احفر
glue-bottle: -الصق
writing-hand: -اكتب, -وقّع, -املئ
open-book: -اقرأ, -اقرؤوا
magnifying-glass-tilted-left: -ابحث, -افحص, -تحقق
light-switch: -أطفئ
electric-plug: -اشحن
hourglass-not-done: -انتظر
snowflake: -برّد
fork-and-knife-with-plate: -قدّم
cup-with-straw: -اشرب
ear: -استمع
lungs: -تنفس, -تنفّس
`,
};
