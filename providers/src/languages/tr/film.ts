import type { FilmWords } from '../film-words.js';

/** Turkish words that say of a film what it is. */
export const film: FilmWords = {
  forms:
    'video(su)? klip(i)? film(i)? animasyon(u)? çizgi_film(i)? fragman(ı)? reklam(ı)? davetiye(si)? reels tanıtım(ı)?_?(filmi|videosu)? eğitim_videosu',
  shapes: 'dikey kare yatay (instagram|insta|tik_?tok|youtube|facebook|whatsapp|hikaye)_için',
  manners: 'hareketli enerjik dinamik minimalist retro eğlenceli oyunbaz sinematik el_çizimi büyük_yazı(lar)?',
  qualities:
    'sakin hafif yumuşak sıcak kısa neşeli yavaş hızlı sessiz komik sade modern renkli şık basit kadın erkek tatlı bir',
  sounds:
    'piyano gitar arp keman yaylılar müzik müzikli ses(i|li)? seslendirme(siz|li)? anlatım altyazı(lı)? ses_efektleri',
  swaps: '(ses|seslendirme|anlatım)_yerine_(altyazı|yazı|müzik)',
  joins: 'ile ve olmadan sadece lütfen',
  viewers: '(çocuklar|yeni_başlayanlar|gençler|yetişkinler|yaşlılar|öğrenciler|herkes|aileler)_için',
  polite: 'lütfen teşekkürler sağol',
  parts:
    '(bizim_)?renklerimiz yazı_tipimiz (son|ilk)_(kartta|ekranda|karede|sahnede|slaytta) logo(muz)?_([\\p{L}]+_)?(sağ|sol|üst|alt|köşe|sonda|başta)[\\p{L}]* (her|herbir)[\\p{L}]*_([\\p{L}]+_)?(bir|kendi)_(kart|ekran|görsel|resim|sahne)[\\p{L}]* [\\p{L}]+_başına_(bir_)?(kart|ekran|görsel|sahne) altyazı_olarak (yavaş|sakin|yumuşak|hızlı)_tempo[\\p{L}]*',
  pace: '(yumuşak|sakin|yavaş|sessiz|hafif)(ça)?_(başla|başlasın|bitir|bitsin|başlayın)',
  farewells: '(çok_)?teşekkürler teşekkür_ederim saygılar(ımla)? selamlar sevgiler iyi_çalışmalar kolay_gelsin',
  outlets:
    'gönüllüler üyeler yerel_(kanal|radyo|televizyon|haberler) bekleme_(odası|salonu) lobi resepsiyon kantin koridor vitrin ekran(lar)? web_sitesi kanal veliler öğrenciler hastalar misafirler müşteriler komşular takipçiler çocuklar çay_odası',
  for: 'için',
};
