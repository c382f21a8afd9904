import type { TellingWords } from '../telling-words.js';

/** Arabic sentences for what a screen shows as a name or a number. */
export const telling: TellingWords = {
  there: 'هناك {0}: {1}.',
  first: 'أولًا، {0}',
  next: ['ثم {0}', 'بعد ذلك، {0}'],
  last: 'أخيرًا، {0}',
  price: 'السعر {0}',
  quote: 'بكلمات {0}: {1}',
  appeal: { raised: 'حتى_الآن جمعنا تم_جمع', soFar: 'ما جُمع حتى الآن', goal: 'الهدف', gifts: 'ماذا يفعل تبرعك' },
  senders: 'من',
  greeting: {
    says: [
      ['(ب)?عيد_ميلاد*', 'عيد ميلاد سعيد'],
      ['(ال)?وداع* توديع*', 'وداعًا'],
      ['(ال)?شكر* امتنان', 'شكرًا'],
      ['تهنئة* تهاني*', 'تهانينا'],
    ],
  },
  more: 'المزيد عن {0}',
  moreAt: 'المزيد على {1}.',
};
