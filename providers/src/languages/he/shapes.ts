import type { ShapeWords } from '../shape-words.js';

/** Hebrew words by which the shape of what is told is known. */
export const shapes: ShapeWords = {
  scores: 'תוצאה_סופית תוצאה',
  beats: 'ניצחה ניצח',
  weather: 'מזג_האוויר תחזית',
  skies: {
    sun: 'שמש שמשי בהיר',
    partly: 'מעונן_חלקית',
    cloud: 'מעונן עננים',
    rain: 'גשם גשום',
    storm: 'סופה סערה',
    snow: 'שלג',
    fog: 'ערפל',
    wind: 'רוח רוחות',
  },
  plans: 'תוכנית תכנית לוח_זמנים פרויקט',
  overlap: 'חפיפה משותף',
  both: 'שניהם שתיהן משותף',
  only: 'רק',
  matrix: 'מטריצה',
  fields: ['חוזקות', 'חולשות', 'הזדמנויות', 'איומים'],
  under: 'כפוף_ל כפופים_ל',
  route: 'מסלול תחנות',
  layers: 'מלמעלה_למטה שכבות חתך',
  parts: 'חלקי חלקים',
  post: 'פוסט ציוץ',
  before: 'לפני',
  after: 'אחרי',
};
