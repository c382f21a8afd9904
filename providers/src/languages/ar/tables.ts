import type { TableWords } from '../table-words.js';

/** Arabic words by which tables and documents are asked. */
export const tables: TableWords = {
  summary: 'ملخص الخلاصة موجز النتائج',
  total: 'إجمالي مجموع المجموع الإجمالي',
  highest: 'أعلى أكثر أفضل أكبر',
  lowest: 'أدنى أقل أسوأ أصغر',
  grew: 'نمو نما ارتفع زاد',
  fell: 'انخفض تراجع هبط',
  average: 'متوسط سعر معدل درجة نسبة',
  ignore: 'تجاهل بدون دون',
  document: 'csv xlsx? excel البيان_الصحفي المقال النص جدول الجدول عمود ملف الملف ملاحظات مستند pdf',
  attached: 'المرفق مرفق',
};
