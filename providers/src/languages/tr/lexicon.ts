import type { Lexicon } from '../lexicon.js';

/** Turkish words of sentences. */
export const lexicon: Lexicon = {
  up: 'arttı|artıyor|artış|artarak|yükseldi|yükseliyor|yükselerek|büyüdü|büyüme|çıktı|çoğaldı|iyileşti|ikiye katlandı',
  down: 'düştü|düşüyor|düşüş|düşerek|azaldı|azalış|azalarak|geriledi|indi|küçüldü|yarıya indi',
  from: "[’']?(?:den|dan|ten|tan)",
  to: "[’']?(?:e|a|ye|ya)",
  and: 've|ile',
  or: 'veya|ya da|yahut',
  versus: 'vs\\.?|karşı|kıyasla',
  whereas: 'iken|ise|ama|fakat|oysa',
  linking:
    'bir|bu|şu|o|bizim|onların|için|ile|de|da|olarak|olan|oldu|var|yaklaşık|neredeyse|fazla|sadece|ancak|her|en|kadar|ise|ve',
  dangling: 'bir|bu|ve|ile|veya|ama|için|gibi|kadar|olan|ki|de|da|en|her|daha',
  outOf: "kişiden|üzerinden|içinden|[’']?(?:den|dan)",
  numberWords: ['bir', 'iki', 'üç', 'dört', 'beş', 'altı', 'yedi', 'sekiz', 'dokuz', 'on'],
  sequence:
    'en sonunda|öncelikle|sonrasında|bunun ardından|önce|ilk olarak|ilk önce|birinci olarak|ikinci olarak|sonra|ardından|daha sonra|son olarak|en son',
  step: 'adım|aşama|basamak',
  upcoming: 'sırada|sonraki adım|yakında|sonraki',
  isA: 'bir|demektir|anlamına gelir',
  includes: 'içerir|kapsar|sunar|barındırır|içeriyor|sunuyor',
  action:
    'kaydol(?:un)?|deneyin|dene|ziyaret edin|satın al(?:ın)?|sipariş ver(?:in)?|rezervasyon yapın|arayın|ara|indir(?:in)?|keşfet(?:in)?|katıl(?:ın)?|başvur(?:un)?|bağış yap(?:ın)?|öğren(?:in)?',
  question: 'neden|niçin|nasıl|ne|kim|ne zaman|nerede|hangi|kaç',
  pros: 'artılar(?:ı)?|avantajlar(?:ı)?|faydalar(?:ı)?',
  cons: 'eksiler(?:i)?|dezavantajlar(?:ı)?',
  welcome:
    'gelir(?:ler|i|imiz)?|ciro(?:su|muz)?|satış(?:lar|ları)?|kâr(?:ı|ımız)?|kar(?:ımız)?|müşteri(?:ler|si)?|kullanıcı(?:lar)?|üye(?:ler)?|ziyaretçi(?:ler)?|sipariş(?:ler)?|rezervasyon(?:lar)?|bağış(?:lar)?|gönüllü(?:ler)?|memnuniyet(?:i)?|verim(?:lilik)?|hasat|büyüme|pazar payı|ücret(?:ler)?|istihdam|katılım',
  unwelcome:
    'maliyet(?:ler|i)?|gider(?:ler|i)?|hata(?:lar|sı)?|şikâyet(?:ler)?|şikayet(?:ler)?|emisyon(?:lar|u)?|borç|borcu|zarar|kayıp|enflasyon|işsizlik|atık|bekleme süresi|kaza(?:lar)?|fire',
  stop: 'video|film|da|de|çok|daha|en|her|bütün|tüm|nasıl|neden|şimdi|bugün',
  pronoun: 'o|onlar|bu|şu|biz|siz|ben|sen|bunlar|ikisi',
  leadIn: 'bugün|şimdi|ancak|ama|ve|ayrıca|geçen',
};
