import type { VisitWords } from '../visit-words.js';

/** Arabic words of prices, opening times and ages. */
export const visits: VisitWords = {
  priceList: 'الأسعار',
  timetable: 'المواعيد',
  pays: 'يدفع',
  people: 'الأطفال أطفال البالغين البالغون للكبار للأطفال الطلاب للطلاب كبار_السن العائلات',
  aged: 'أعمارهم الأعمار',
  age: 'يبلغ_عمره عمره عمرها',
  bounds: 'من بين فوق تحت دون',
  until: 'إلى و',
  free: 'مجانا مجاني مجاناً',
  closed: 'مغلق',
  open: 'مفتوح يفتح',
  prices: 'الأسعار السعر التذاكر تذكرة رسوم',
};
