import type { EditWords } from '../edit-words.js';

/** Capital İ and I are no capitals of i and ı by the rules of patterns: both are looked for. */
const t = (source: string): string => source.replace(/(?<!\\)i/gu, '[iİ]').replace(/ı/gu, '[ıI]');
const e = '\\p{L}*';
const row = (words: string, english: string): [string, string] => [t(words), english];
const scene = `(?:sahne|slayt|bölüm)${e}`;
const make = '(?:yap|et|olsun|kıl|getir|çevir|dönüştür|ayarla|olacak|hale getir)';
const polite = `(?:\\s+(?:mısın|misin|mısınız|misiniz|lütfen))?`;

/** Turkish instructions for editing: the verb comes last. */
export const edits: EditWords = {
  phrases: [
    row(`(.+?)[ae]?\\s+(?:dokunma|karışma|ellem[ae])${e}`, 'keep $1 as it is'),
    row(`(.+?)\\s+(?:değiştirme|silme|kaldırma|taşıma|çıkarma)(?:yin|yın)?`, 'keep $1 as it is'),
    row(`(.+?)\\s+(?:olduğu gibi|aynı)\\s+(?:kalsın|bırak|dursun)`, 'keep $1 as it is'),
    row(`(.+?)\\s+değil,?\\s+(.+?)(?:\\s+(?:olacak|olmalı|yaz|olsun))`, 'change =1 to =2'),
    row(`(.+?)\\s+yerine\\s+(.+?)(?:\\s+(?:yaz|kullan|koy|olsun|geçsin)${e})?`, 'change =1 to =2'),
    row(`(.+?)\\s+(?:olacak|olmalı),?\\s+(.+?)\\s+değil`, 'change =2 to =1'),
    row(`(.+?)\\s+(?:gerek yok|gereksiz|lazım değil|istemiyor${e})`, 'remove $1'),
    row(`(.+?)\\s+(?:ve|ile)\\s+(.+?)(?:\\s+sahneler${e})?(?:n(?:i|ı)n)?\\s+(?:yerini|yerlerini|sırasını)\\s+değiştir${e}${polite}`, 'swap scene $1 and $2'),
    row(`(.+?)\\s+(?:hakkında|ile ilgili)\\s+(?:bir\\s+)?(?:yeni\\s+)?sahne\\s+ekle${e}`, 'add a scene about =1'),
    row(`(.+?)(?:y?(?:i|ı|u|ü))?\\s+(.+?)\\s+(?:olarak)\\s+(?:değiştir|düzelt|güncelle|yaz)${e}${polite}`, 'change $1 to =2'),
    row(`(.+?)\\s+(⟦\\d+⟧)\\s+(?:yap|olsun|olmalı|olacak)${e}`, 'change $1 to =2'),
    row(`(⟦\\d+⟧|\\S+)(?:['’]?y?(?:i|ı|u|ü))?\\s+(⟦\\d+⟧|\\S+?)(?:['’]?(?:le|la|yle|yla|e|a))?\\s+(?:ile\\s+)?değiştir${e}`, 'change =1 to =2'),
    row(`(.+?)\\s+(?:en )?(?:sona|sonuna)\\s+(?:taşı|al|koy|getir|at)${e}${polite}`, 'move $1 to the end'),
    row(`(.+?)\\s+(?:en )?(?:başa|başına)\\s+(?:taşı|al|koy|getir)${e}${polite}`, 'move $1 to the beginning'),
    row(`(.+?${scene}|\\S+)\\s+(.+?)(?:[dt][ae]n)?\\s+(?:önceye|önce|önüne)\\s*(?:taşı|al|koy|getir|gel|geç)?${e}${polite}`, 'move $1 before $2'),
    row(`(.+?${scene}|\\S+)\\s+(.+?)(?:[dt][ae]n)?\\s+(?:sonraya|sonra|arkasına)\\s*(?:taşı|al|koy|getir|gel|geç)?${e}${polite}`, 'move $1 after $2'),
    row(`(.+?)\\s+(\\d+\\s?(?:sn|saniye))(?:y?[ea])?\\s+(?:göster|sürsün|olsun|kalsın|indir|düşür|kısalt|yap|çıkar|uzat)${e}${polite}`, 'make $1 $2 long'),
    row(`(.+?)\\s+(?:sil|kaldır|çıkar|at)(?:abilir|ebilir|ın|in|ır|er|alım|elim)?${polite}`, 'remove $1'),
    row(`(.+?)\\s+olmasın`, 'without $1'),
    row(`(.+?)\\s+(?:kapat|kapansın|devre dışı bırak)${e}${polite}`, 'turn off $1'),
    row(`(.+?)\\s+(?:aç|açılsın)${e}${polite}`, 'turn on $1'),
    row(`(.+?)\\s+(?:biraz\\s+)?(?:daha\\s+)?(?:uzat|uzun (?:yap|olsun|tut))${e}${polite}`, 'make $1 longer'),
    row(`(.+?)\\s+(?:biraz\\s+)?(?:daha\\s+)?(?:kısalt|kısa (?:yap|olsun|tut))${e}${polite}`, 'make $1 shorter'),
    row(`(.+?)\\s+(?:çok|fazla)\\s+(?:uzun|yavaş)(?:\\s+sürüyor)?`, 'make $1 shorter'),
    row(`(.*müzi.*?)\\s+(?:çok|fazla)\\s+(?:hızlı|gürültülü|yoğun|hareketli|sesli|yüksek)`, 'make $1 calmer'),
    row(`(.+?)\\s+(?:çok|fazla)\\s+(?:kısa|hızlı)`, 'make $1 longer'),
    row(`(.+?)\\s+(?:çok|fazla)\\s+(?:karanlık|koyu)`, 'make $1 lighter'),
    row(`(.+?)\\s+(?:çok|fazla)\\s+(?:açık|parlak)`, 'make $1 darker'),
    row(`(.+?)\\s+ekle(?:yin|r|yelim)?${polite}`, 'add $1'),
    row(`(.+?)\\s+kullan${e}${polite}`, 'use $1'),
    row(`(.+?)\\s+${make}${e}${polite}`, 'make $1'),
  ],
  words: [
    row(`kadın ses${e}`, 'female voice'), row(`erkek ses${e}`, 'male voice'), row(`ses efekt${e}`, 'sound effects'), row(`alt ?başlı[kğ]${e}`, 'subtitle'), row(`alt ?yazı${e}`, 'captions'),
    row(`başlı[kğ]${e}`, 'title'), row(`(?:arka plan |fon )?müzi[kğ]${e}`, 'music'), row(`arka ?plan reng${e}|zemin reng${e}`, 'background colour'), row(`arka ?plan${e}|zemin${e}|fon`, 'background'),
    row(`vurgu reng${e}|vurgu${e}`, 'accent'), row(`yazı tip${e}|font${e}`, 'font'), row(`seslendirme${e}|anlatım${e}|anlatıcı${e}`, 'narration'), row(`ses(?:i|in|ini)?`, 'voice'),
    row(`video${e}|film${e}`, 'video'), row(`grafi[kğ]${e}`, 'chart'), row(`alıntı${e}`, 'quote'), row(`harita${e}`, 'map'), row(`liste${e}`, 'list'), row(`tablo${e}`, 'table'),
    row(`görsel${e}|resi?m${e}|fotoğraf${e}`, 'image'), row(`panel${e}`, 'panel'), row(`kayna[kğ]${e}`, 'source'), row(`yazar${e}`, 'author'), row(`rengi?|renk`, 'colour'),
    row(`(\\d+)\\.? ?(?:${scene})`, 'scene $1'), row(`(\\d+)\\.(?= (?:ve|and))`, '$1'), row(`ilk|birinci`, 'first'), row('ikinci', 'second'), row('üçüncü', 'third'), row('dördüncü', 'fourth'), row('beşinci', 'fifth'), row('altıncı', 'sixth'), row('yedinci', 'seventh'), row('sekizinci', 'eighth'),
    row(`son(?= (?:${scene}|scene))`, 'last'), row(scene, 'scene'), row(`saniye${e}|sn`, 'seconds'), row(`dakika${e}`, 'minutes'), row(`süre(?:si|yi|sini)?`, 'duration'), row('sona|sonuna|en son', 'to the end'),
    row('başa|başına|en baş', 'to the beginning'), row(`sonra${e}`, 'after'), row(`önce${e}`, 'before'), row('sil|kaldır|çıkar', 'remove'), row('ekle', 'add'), row('taşı', 'move'), row('yer değiştir', 'swap'),
    row('kısalt', 'shorten'), row('uzat', 'lengthen'), row('değiştir', 'change'), row('kullan', 'use'), row(make, 'make'), row('en fazla|en çok|maksimum|azami', 'max'), row('sadece|yalnızca', 'only'),
    row('daha (?:sakin|yumuşak|huzurlu)', 'calmer'), row('daha (?:hızlı|hareketli|enerjik)', 'faster'), row('daha neşeli', 'happier'), row('daha (?:koyu|karanlık)', 'darker'), row('daha (?:açık|aydınlık)', 'lighter'),
    row('daha sıcak', 'warmer'), row('daha soğuk', 'cooler'), row('daha uzun', 'longer'), row('daha kısa', 'shorter'), row('başka(?: bir)?|farklı(?: bir)?', 'another'), row('kadın', 'female'), row('erkek', 'male'),
    row(`dikey${e}`, 'vertical'), row(`kare${e}`, 'square'), row(`yatay${e}`, 'landscape'), row(`format${e}|biçim${e}`, 'format'), row(`stil${e}|tarz${e}`, 'style'), row('üstte|yukarıda|üste', 'at the top'),
    row('altta|aşağıda|alta', 'at the bottom'), row('her yerde|tüm videoda|tamamında', 'everywhere'), row('gece', 'at night'), row('yağmurda', 'in the rain'), row('lacivert|koyu mavi', 'navy'), row('açık mavi', 'light blue'),
    row('mavi', 'blue'), row('kırmızı', 'red'), row('koyu yeşil', 'dark green'), row('yeşil', 'green'), row('siyah', 'black'), row('beyaz', 'white'), row('sarı', 'yellow'), row('turuncu', 'orange'), row('mor', 'purple'), row('pembe', 'pink'),
    row('gri', 'grey'), row('altın', 'gold'), row('olmadan|olmasın|hiçbir', 'without'), row('ve|ile', 'and'), row('biraz|bir', ''), row('için', 'for'), row('olarak', 'as'),
  ],
  joiners: t('ama fakat ve sonra ayrıca'),
  endings: 'ıp ip up üp',
  verbs: t('yerine|yaz(?:ın)?|göster(?:in)?|sahne\\p{L}*|değil'),
  polite: t('lütfen|acaba|şu|bence|mümkünse'),
  thanks: t('lütfen teşekkürler sağol'),
}; // prettier-ignore
