import type { ContextWords } from '../context-words.js';

/** Turkish words beside figures, dates and names. */
export const context: ContextWords = {
  forbids: 'yasak*',
  shorthand: {
    bi: 'bir',
    cok: 'çok',
    icin: 'için',
    yarin: 'yarın',
    degil: 'değil',
  },
  stages: 'aşama etap tur modül oturum',
  sources: 'kaynak(lar)?',
  app: 'uygulama*',
  and: 've',
  filmAdjectives: 'kısa küçük basit',
  numbered: 'uçuş daire hat oda adım kat gün numara no sayfa bölüm sınıf peron salon aşama seviye ders kapı',
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
  abbreviations: 'vb vs Dr Prof yy örn bkz No Cad Sok Mah tel maks',
  grades: '\\d{1,2}\\._sınıf',
  secret: 'gizli bahsetme(yin)? aramızda_kalsın',
  ends: '(sonunda|en_sonda|sonda|bitişte|son_(kare|sahne|ekran)(de|da)|kapanışta)(_(ise|da))?\\s?[:：]?',
  files: 'ek(teki|li)',
  beforeTime: 'saat',
  fractions: { '1/2': 'yarısı', '1/3': 'üçte_biri', '2/3': 'üçte_ikisi', '1/4': 'dörtte_biri', '3/4': 'dörtte_üçü' },
  asked: 'S',
  answered: 'C',
  stepwise: 'adım_adım',
};
