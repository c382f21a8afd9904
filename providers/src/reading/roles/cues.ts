import { wishPatterns } from '../wishes.js';

/**
 * Words that speak of videos in any language, by what they speak of. They decide nothing by themselves: the
 * tagger learns what they are worth, and what it learns of one in English holds for the others.
 */
const words = (list: string): RegExp =>
  new RegExp(
    list
      .split(/\s+/u)
      .map((word) => {
        const plain = word.replace(/_/gu, '[\\s-]').replace(/\*/gu, '\\p{L}*');
        return /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}\p{sc=Arab}\p{sc=Deva}\p{sc=Thai}]/u.test(word)
          ? plain
          : `(?<![\\p{L}])${plain}(?![\\p{L}])`;
      })
      .join('|'),
    'giu',
  );

const cues: Readonly<Record<string, RegExp>> = {
  video: words(
    'videos? vids? video* clips? reels? films? filmpje* movie movies animation* animat* infographic* infograf* infographie* slideshow* diashow trailer* teaser* spot spots explainer* erklärvideo* film* filmato* vidéo* vídeo* ролик* видео* клип* animasi* video* anuncio* promo* werbespot* anzeige ad ads advert* commercial* presentation* präsentation* reklam* sunum tutorial* pub anúncio* анимац* wideo* filmik* 動画 ビデオ 映像 视频 影片 短片 영상 동영상 비디오 فيديو مقطع إعلان वीडियो विडियो क्लिप विज्ञापन',
  ),
  make: words(
    'make create generate produce turn convert build need want show put use do prepare help explain tell give erstell* mach* brauch* bastel* zeig* erklär* crée* faire fais faites montre* explique* besoin haz hazme crea crear necesit* quiero muestra* explica* faça faz crie preciso quero mostr* fai crea fare serve voglio vorrei spieg* mostra* maak* graag wil laat leg zrób* zrobić potrzeb* pokaż* chc* yap* hazırla* istiyor* lazım göster* anlat* сдела* созда* нужен нужно покаж* объясн* хоч* gör* skapa* behöver vill visa* förklara* buat* bikin* tolong butuh tampilkan jelaskan 作って 作成 お願い 制作 做 帮我 帮忙 给 生成 만들어 부탁 제작 보여 اعمل اصنع صمم اريد أريد أحتاج ابغى اشرح बनाओ बनाइए बना_दो बनाना चाहिए दिखाओ दिखाना समझाओ',
  ),
  please: words(
    "please pls plz thanks thx thank_you hi hey hello bitte danke hallo moin servus merci bonjour salut svp s'il_vous_plaît stp por_favor porfa gracias hola obrigad* oi olá per_favore grazie ciao alstublieft alsjeblieft dank hoi bedankt proszę dzięki dzień_dobry cześć hej lütfen teşekkür* merhaba selam пожалуйста спасибо привет здравствуйте tack snälla hej halo makasih terima_kasih mohon よろしく ください 请 谢谢 你好 麻烦 부탁 감사 안녕하세요 من_فضلك لو_سمحت شكرا مرحبا السلام कृपया धन्यवाद प्लीज़ प्लीज नमस्ते",
  ),
  not: words(
    "don't dont do_not don’t not no never without leave_out skip avoid omit nothing nor nicht kein* ohne weglassen auslassen nie bloß ne pas sans évite* jamais surtout_pas no sin nunca evita* não nunca sem evit* non senza mai evita* niet geen zonder nooit weglaten nie bez nigdy pomiń pomijaj olmasın değil olmadan sakın yok не без никогда ни inte ingen inget utan aldrig jangan tanpa tidak jgn なし 不要 ない しない せず 别 不 不要 勿 无 말고 말아 없이 않 빼고 لا بدون بلا دون ممنوع न नहीं बिना मत",
  ),
  mention: words(
    'mention* name names say show* talk_about write bring_up include use reveal erwähn* nenn* sag* zeig* schreib* erscheinen vorkommen mentionn* cite* citer parle* dire nomm* montre* menci* nombr* habl* dig* mencion* cit* fal* nomina* menzion* dire parlare noem* vermeld* zeg* laat_zien wspomina* mów* pokaz* nazw* pisz* bahset* söyle* göster* yaz* geçmesin упомина* говор* называ* показыва* пис* nämn* säg* visa* skriv* sebut* tulis* tampil* 言及 出さない 触れない 書かない 入れない 提 提到 出现 写 언급 넣지 빼 تذكر تظهر ذكر بذكر ज़िक्र जिक्र नाम बताना लिखना दिखाना',
  ),
  ending: words(
    'end ends ending finish close closing last final finally at_the_end ende schluss am_ende zum_schluss abschluss fin finir termine* à_la_fin final al_final termina* acaba* cierr* no_final no_fim termin* encerr* fine finisc* alla_fine chiud* einde eindig* sluit* slot koniec na_koniec zakończ* son* bitsin bitir* конец в_конце законч* slut* avsluta* akhir* tutup 最後 最后 结尾 末尾 마지막 끝 النهاية في_النهاية اختم अंत आखिर आख़िर',
  ),
  opening: words(
    'start starts opening begin begins open first anfang beginn* start* début commence* ouvr* principio empieza* empez* abre* início começ* inizi* apri* begin* start* początek zacznij zaczyna* başla* açılış начал* начн* börja* inled* awal* mulai 最初 冒頭 开头 开场 처음 시작 البداية ابدأ शुरू शुरुआत',
  ),
  audience: words(
    'for_my for_our for_the for_a for_kids for_children class students followers staff team meeting kids children beginners adults website feed screen channel customers für_meine für_unsere für_die kinder schüler schulklasse klasse kunden pour_mes pour_les pour_notre enfants élèves clients para_mi para_mis para_el para_la niños alumnos clientes pro_meu para_os crianças alunos per_la per_i bambini studenti clienti voor_mijn voor_de voor_onze kinderen leerlingen klanten dla dzieci uczniów klientów için çocuk* öğrenci* müşteri* для детей учеников клиентов för_vår för_mina barn elever kunder untuk anak siswa pelanggan 向け 用の 用に 给 给孩子 面向 용 위한 아이들 للأطفال للطلاب لعملاء لصفحة के_लिए बच्चों',
  ),
  platform: words(
    'instagram insta tiktok tik_tok youtube facebook linkedin whatsapp snapchat pinterest twitter website homepage newsletter intranet tv screen lobby social_media socials stories story reels shorts 抖音 小红书 微信 快手 B站 인스타 인스타그램 유튜브 카톡 틱톡 إنستغرام انستقرام انستا يوتيوب تيك_توك واتساب سناب इंस्टाग्राम इंस्टा यूट्यूब व्हाट्सएप',
  ),
  tone: words(
    'tone style look feel vibe mood colou?rs? palette fonts? letters text design pace tempo speed slow fast subtitles captions background accent stil look farben farbe ton tempo schrift couleurs ton style ambiance rythme police colores tono estilo ritmo letra cores tom estilo ritmo letras colori tono stile ritmo kleuren toon stijl tempo letters kolory ton styl tempo renk* ton tarz* yazı цвет* тон* стил* темп* шрифт* färger ton stil tempo text warna gaya nada tempo 色 雰囲気 トーン スタイル テンポ 文字 感じ 颜色 风格 色调 节奏 气氛 字体 색 색감 분위기 톤 느낌 스타일 ألوان اسلوب أسلوب لون خط रंग अंदाज़ अंदाज शैली स्टाइल',
  ),
  layout: words(
    'chart graph bar pie map timeline countdown table list order sequence big_letters big_numbers counter split slide slides icons logo photo photos images picture pictures caption diagramm säulen balken karte liste reihenfolge graphique carte liste ordre courbe camembert gráfico mapa lista orden barras gráfico ordem lista grafico mappa ordine torta grafiek kaart volgorde wykres mapa lista kolejno* grafik harita liste sıra* график карт* список порядк* диаграмм* diagram karta lista ordning grafik peta daftar urut* グラフ 地図 表 順番 一覧 图表 地图 顺序 列表 柱状图 饼图 차트 그래프 지도 순서 목록 رسم_بياني خريطة ترتيب जدول قائمة चार्ट ग्राफ नक्शा सूची क्रम',
  ),
  note: words(
    'btw fyi ps note sure maybe optional important if_possible if_you_can ideally thank übrigens hinweis wichtig falls gern gerne wenn_möglich si_possible idéalement attention important si_puede ojalá importante ojo si_es_posible se_possível se_der importante se_possibile magari importante liefst graag als_het_kan belangrijk jeśli_można najlepiej ważne mümkünse önemli tercihen если_можно желательно важно gärna helst om_möjligt viktigt kalau_bisa usahakan penting できれば なるべく 可能なら 最好 如果可以 注意 重要 가능하면 되도록 إذا_أمكن يفضل مهم हो_सके अगर ज़रूरी ध्यान',
  ),
  label: words(
    'points facts key_facts info infos topic subject headline script cta message inhalt fakten thema faits sujet hechos tema fatos argomento fatti feiten onderwerp fakty temat konu факты тема fakta ämne 資料 要点 题目 标题 자료 주제',
  ),
  act: words(
    'visit call book order buy apply register sign_up join donate subscribe download follow rsvp reserve get_tickets tickets_at besuch* ruf* buch* bestell* bewirb* anmeld* komm* spend* folg* visite* appel* réserv* command* postul* inscri* don visita* llama* reserva* compra* apunta* inscríb* dona* visite ligue reserve compre inscreva* doe visita chiama* prenota* acquista* iscriv* dona bezoek bel boek bestel meld* doneer odwiedź zadzwoń zarezerwuj kup zapisz* wesprzyj ziyaret ara* rezervasyon satın kaydol* katıl* bağış* заход* звони* заказ* купи* запиш* приход* подпи* besök ring boka köp anmäl* skänk kunjungi hubungi pesan beli daftar kerja 予約 申し込* お電話 購入 立即 预约 报名 购买 联系 扫码 신청 예약 문의 구매 방문 احجز اتصل اطلب سجل تبرع زوروا अभी बुक कॉल खरीदें संपर्क दान पंजीकरण',
  ),
};

const patterns: readonly (readonly [string, RegExp])[] = [
  ...Object.entries(cues),
  ...Object.entries(wishPatterns).map(([name, pattern]): [string, RegExp] => [name, new RegExp(pattern.source, 'giu')]),
  [
    'link',
    /(?:https?:\/\/|www\.|\p{L}[\p{L}\p{Nd}-]*\.(?:com|org|net|io|app|de|fr|es|it|nl|pl|ru|jp|kr|cn|se|uk|eu|br|id|in|tr)\b)\S*/giu,
  ],
  ['quoted', /["“„«「『‘][^"”“»」』’]{2,200}["”“»」』’]/gu],
  ['question', /[?？؟]/gu],
];

/** Which cues each stretch of a text holds: their names by UTF-16 offset of what they cover. */
export function cuesOf(text: string): { name: string; from: number; to: number }[] {
  return patterns.flatMap(([name, pattern]) =>
    [...text.matchAll(pattern)].map((match) => ({ name, from: match.index, to: match.index + match[0].length })),
  );
}

/** Cues of which one is enough to know that a text speaks of its video. */
const telling = /^(?:shape|voice|music|captioned|effects|spoken|look|seconds|glued|minutes|platform|video|tone)/u;
export const speaksOfVideo = (text: string): boolean => cuesOf(text).some(({ name }) => telling.test(name));
