import type { TableWords } from '../table-words.js';

/** Hebrew words by which tables and documents are asked. */
export const tables: TableWords = {
  summary: 'תקציר סיכום מסקנות',
  total: 'סך_הכול סה"כ סכום',
  highest: 'הגבוה הכי_הרבה הטוב_ביותר הגדול',
  lowest: 'הנמוך הכי_פחות הגרוע הקטן',
  grew: 'גדל צמח צמיחה עלה',
  fell: 'ירד קטן הצטמצם',
  average: 'ממוצע מחיר שיעור ציון טמפרטורה',
  ignore: 'התעלם בלי ללא',
  document: 'csv xlsx? excel טבלה עמודה קובץ הקובץ הערות מסמך pdf',
  attached: 'המצורף מצורף',
};
