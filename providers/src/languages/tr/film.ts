import type { FilmWords } from '../film-words.js';

/** Turkish words that say of a film what it is. */
export const film: FilmWords = {
  forms:
    'video(su)? klip(i)? film(i)? animasyon(u)? çizgi_film(i)? fragman(ı)? reklam(ı)? davetiye(si)? reels tanıtım(ı)?_?(filmi|videosu)? eğitim_videosu',
  manners: 'hareketli enerjik dinamik minimalist retro eğlenceli oyunbaz sinematik el_çizimi büyük_yazı(lar)?',
  qualities:
    'sakin hafif yumuşak sıcak kısa neşeli yavaş hızlı sessiz komik sade modern renkli şık basit kadın erkek tatlı bir',
  outlets:
    'gönüllüler üyeler yerel_(kanal|radyo|televizyon|haberler) bekleme_(odası|salonu) lobi resepsiyon kantin koridor vitrin ekran(lar)? web_sitesi kanal veliler öğrenciler hastalar misafirler müşteriler komşular takipçiler çocuklar çay_odası',
  for: 'için',
};
