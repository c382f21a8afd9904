import type { PhraseTable } from '../phrase-table.js';

/** Arabic frames around the words of a prompt. */
export const phrases: PhraseTable = {
  glance: '{0} بإيجاز.',
  inShort: 'باختصار',
  ingredients: 'المكونات',
  method: 'الطريقة',
  next: 'التالي',
  leads: '{0} في الصدارة: {1}',
  rose: 'ارتفاع {0} من {1} إلى {2} بين {3} و{4}',
  fell: 'انخفاض {0} من {1} إلى {2} بين {3} و{4}',
  highest: '{0}: {1} في الصدارة، {2}',
  lowest: '{0}: الأدنى {1} بقيمة {2}',
  total: 'إجمالي {0}',
  grewMost: '{0} الأكثر نموًا: {1}',
  fellMost: '{0} الأكثر تراجعًا: {1}',
  by: '{0} حسب {1}',
  and: 'و',
  pros: 'المزايا',
  cons: 'العيوب',
  source: 'المصدر: {0}',
  to: 'إلى',
  fromTo: '{0}: من {1} إلى {2}',
  ofTotal: '{0} من أصل {1}',
  up: 'ارتفاع',
  down: 'انخفاض',
};
