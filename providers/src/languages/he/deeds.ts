import type { DeedWords } from '../deed-words.js';

/** How Hebrew says what is done with the hands. */
export const deeds: DeedWords = {
  before: 'ו',
  anywhere: '*',
  not: 'אל לא בלי',
  stems: `
kitchen-knife: -חותכ, -לחתוך, -חתכו, -קצצו, -קוצצ, -קלפו, -מקלפ
boiling-pot: -מבשל, -בשלו, -לבשל, -הרתיחו, -מרתיח
cooking: -מטגנ, -טגנו, -לטגן
oven-range: -אופים, -אפו, -לאפות
mixing-bowl: -מערבב, -ערבבו, -לערבב, -לשים, -טורפ
pouring-liquid: -מוזג, -מזגו, -שפכו, -יוצק
salt: -מתבל, -תבלו
broom: -מטאטא, -טאטאו
soap: -שוטפ, -שטפו, -לשטוף, -רוחצ
sponge: -מנקים, -נקו, -לנקות, -נגבו
paint-roller: -צובע, -צבעו, -לצבוע
straight-ruler: -מודד, -מדדו, -למדוד
tyre-pump: -נפחו, -מנפח
pressing-hand: -לחצו, -לוחצ, -ללחוץ
pulling-hand: -משכו, -מושכ, -הוציאו
seedling: -שותל, -שתלו, -לשתול
watering-can: -משקים, -השקו, -להשקות
shovel: -חופר, -חפרו
glue-bottle: -הדביקו, -מדביק
writing-hand: -כתבו, -כותב, -לכתוב
open-book: -קראו, -לקרוא
magnifying-glass-tilted-left: -חפשו, -בדקו, -לבדוק
light-switch: -כבו, -הדליקו
electric-plug: -טענו
hourglass-not-done: -חכו, -המתינו, -מחכים
snowflake: -קררו, -מקרר, -הקפיאו
fork-and-knife-with-plate: -אוכל, -הגישו
cup-with-straw: -שותים, -שתו, -לשתות
ear: -הקשיבו, -מקשיב
lungs: -נשמו, -נושמ
`,
};
