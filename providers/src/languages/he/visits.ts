import type { VisitWords } from '../visit-words.js';

/** Hebrew words of prices, opening times and ages. */
export const visits: VisitWords = {
  priceList: 'מחירים',
  timetable: 'שעות',
  pays: 'משלמים עולה',
  people: 'ילדים מבוגרים נוער סטודנטים גמלאים משפחות תלמידים',
  aged: 'גיל גילאי בגילאי',
  age: 'בן בת בגיל',
  bounds: 'מגיל עד מעל מתחת בין',
  until: 'עד',
  free: 'חינם בחינם',
  closed: 'סגור',
  open: 'פתוח',
  prices: 'מחירים מחיר כרטיסים כניסה',
};
