import type { OrderWords } from '../order-words.js';

/** Arabic words by which a prompt says in which order its film tells. */
export const order: OrderWords = {
  first: '(ابدأ|ابدأوا|ابدؤوا|ابدئي|نبدأ)_ب… أولا… …(أولا|في_البداية)',
  last: 'في_النهاية… في_الختام… (اختم|اختموا|أنه|نختم)_ب… …(في_النهاية|في_الآخر|في_الختام|أخيرا)',
  afterwards: 'ثم وبعدها بعدها',
  up: 'من_الأقل_إلى تصاعديا',
  down: 'من_الأكثر_إلى تنازليا',
  turned: 'عد_تنازلي بالعكس من_الأخير_إلى_الأول',
  things: {
    money: 'سعر السعر الأسعار التكلفة',
    date: 'تاريخ التاريخ الموعد',
    time: 'الوقت الساعة المواعيد',
    phone: 'رقم_الهاتف الهاتف رقمنا',
    street: 'العنوان المكان',
    link: 'الموقع الرابط',
    number: 'الرقم الأرقام',
    name: 'الاسم اسمنا الشعار',
  },
};
