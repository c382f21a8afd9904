import type { ContextWords } from '../context-words.js';

/** Arabic words beside figures, dates and names. */
export const context: ContextWords = {
  stages: 'مرحلة المرحلة جولة',
  thanks: 'شكرا شكراً',
  sources: 'المصدر المصادر',
  filmLabels: 'الجمهور(_المستهدف)? الفئة_المستهدفة النبرة الأسلوب_البصري',
  app: 'تطبيق',
  and: 'و',
  between: 'بين',
  numbered: 'رقم خطوة الخطوة المرحلة الفصل الصفحة غرفة قاعة مبنى بوابة الدرس المستوى الصف',
  beforeYear: 'عام سنة منذ في',
  counted: 'شخص',
  instead: 'بدلا_من بدلاً_من',
  becomes: 'إلى',
  from: 'من',
  earlier: 'العام_الماضي',
  beforeContact: 'على عبر',
  calling: 'هاتف اتصل واتساب',
  ingredients: 'المكونات مقادير',
  question: '؟',
  secret: 'سري سرّي لا_تذكر',
  ends: '(وفي_النهاية|في_النهاية|اختم_ب|في_الختام)\\s?[:：]? (المشهد|الجملة|اللقطة)_(الأخير|الأخيرة)\\s?[:：]',
  files: 'المرفق الملف',
  afterTime: 'صباحا صباحًا مساء مساءً ظهرا صباحاً فجرا فجرًا فجراً ليلا ليلًا ليلاً عصرا عصرًا عصراً ظهرًا ظهراً مساءا',
  fractions: { '1/2': 'نصف', '1/3': 'ثلث', '2/3': 'ثلثا ثلثي' },
  spanned: 'إلى الى حتى',
};
