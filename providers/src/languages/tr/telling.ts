import type { TellingWords } from '../telling-words.js';

/** Turkish sentences for what a screen shows as a name or a number. */
export const telling: TellingWords = {
  there: '{0} var: {1}.',
  first: 'Önce {0}',
  next: ['Sonra {0}', 'Ardından {0}'],
  last: 'Son olarak {0}',
  and: 'Ve {0}',
  price: 'Fiyatı {0}',
  per: '/',
  quote: '{0}: {1}',
  appeal: {
    raised: 'şimdiye_kadar şu_ana_kadar toplandı topladık biriktirdik',
    soFar: 'Şimdiye kadar',
    goal: 'Hedef',
    gifts: 'Bağışınız ne sağlar',
  },
  greeting: {
    says: [
      ['doğum_günü*', 'Mutlu yıllar'],
      ['veda* emekli*', 'Güle güle'],
      ['teşekkür*', 'Teşekkürler'],
      ['tebrik* kutlama*', 'Tebrikler'],
    ],
  },
  more: 'Daha fazlası: {0}',
  moreAt: 'Daha fazlası: {1}.',
};
