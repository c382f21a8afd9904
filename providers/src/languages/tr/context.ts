import type { ContextWords } from '../context-words.js';

/** Turkish words beside figures, dates and names. */
export const context: ContextWords = {
  and: 've',
  numbered: 'hat oda adım kat gün',
  counted: 'kişi',
  afterYear: 'yılında',
  instead: 'yerine',
  earlier: 'geçen_yıl',
  introduces: 'tanışın',
  says: 'diyor dedi',
  ingredients: 'malzeme',
  letters: '[ışğ]|İ',
  common:
    've bir için bu ile da de çok en ne nasıl neden gibi daha kadar olarak her biz bizim var yok değil ama sonra önce olsun mı mi lütfen',
  ends: '(sonunda|en_sonda|sonda|bitişte)\\s?[:：]?',
  files: 'ek(teki|li)',
};
