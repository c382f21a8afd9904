import type { MotifWords } from '../motif-words.js';

/** What the backdrops of a film stand for. */
export const motifs: MotifWords = {
  space: 'חלל כוכבים הירח כוכב_לכת',
  sky: 'שמיים השמיים עננים ציפורים',
  water: 'ים הים נהר חוף',
  landscape: 'טבע הטבע יער עצים הרים גינה צמחים',
  city: 'עיר העיר רחוב בתים',
  network: 'רשת אינטרנט תוכנה מחשב נתונים',
  growth: 'צמיחה מכירות רווח השקעה',
  light: 'שמש השמש אור אנרגיה חשמל',
};
