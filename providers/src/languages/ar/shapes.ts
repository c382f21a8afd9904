import type { ShapeWords } from '../shape-words.js';

/** Arabic words by which the shape of what is told is known. */
export const shapes: ShapeWords = {
  scores: 'النتيجة_النهائية النتيجة',
  weather: 'الطقس طقس',
  skies: {
    sun: 'مشمس شمس',
    partly: 'غائم_جزئيا',
    cloud: 'غائم غيوم',
    rain: 'ممطر مطر أمطار',
    storm: 'عاصفة عواصف رعدية',
    snow: 'ثلج ثلوج',
    fog: 'ضباب',
    wind: 'رياح',
  },
  plans: 'خطة جدول مشروع',
  overlap: 'تقاطع مشترك',
  both: 'كلاهما كلا مشترك',
  only: 'فقط',
  matrix: 'مصفوفة',
  fields: ['نقاط_القوة', 'نقاط_الضعف', 'الفرص', 'التهديدات'],
  route: 'المسار الطريق محطات',
  ways: 'من عبر إلى',
  layers: 'من_الأعلى_إلى_الأسفل طبقات',
  parts: 'أجزاء',
  post: 'منشور تغريدة',
  before: 'قبل',
  after: 'بعد',
};
