import type { MusicMood } from '@scenewright/core';

/** What a prompt asks of the video itself. */
export interface Wishes {
  aspectRatio?: '16:9' | '9:16' | '1:1' | '4:5';
  /** Length in seconds. */
  seconds?: number;
  narration?: boolean;
  music?: boolean;
  effects?: boolean;
  captions?: boolean;
  mood?: MusicMood;
  /** Words about the look, for choosing a style pack. */
  look: string[];
  /** Language of the voice, BCP-47 without region. */
  narrationLanguage?: string;
}

const any = (...words: string[]): RegExp => new RegExp(`(?<!\\p{L})(?:${words.join('|')})(?!\\p{L})`, 'iu');
/** Scripts that set no spaces, or glue their small words on. */
const within = (...words: string[]): RegExp => new RegExp(words.join('|'), 'iu');
const either = (first: RegExp, second: RegExp): RegExp => new RegExp(`${first.source}|${second.source}`, 'iu');

const no =
  'no|without(?: any| a)?|skip(?: the)?|zero|sans|pas de|ohne|kein(?:e[nr]?)?|sin|nada de|sem|senza|niente|zonder|geen|bez|без|utan|ingen|inga|uden|uten|tanpa|hiçbir';
const voice =
  'voice(?:[- ]?overs?)?s?|narrat(?:ion|or)|narrador|narración|narração|narrazione|talking|speech|speaker|spoken words?|voix(?:[- ]off)?|stimme|sprecher(?:in)?|sprecherstimme|erzähler|voz(?: en off)?|locuci(?:ó|o)n|locução|voce(?: fuori campo)?|stem|voice|lektora|głosu|lektor|seslendirme|голоса|озвучки|диктора|закадрового голоса|röst|speakerröst|berättarröst|suara|narasi';
const music = 'music|soundtrack|score|musique|musik|música|musica|muziek|muzyki|muzyka|müzik|музыки|музыка|bgm';

const shapes: readonly [NonNullable<Wishes['aspectRatio']>, RegExp][] = [
  ['4:5', any('4\\s?[:x/]\\s?5', 'instagram (?:feed|post)', 'insta feed')],
  [
    '9:16',
    either(
      any(
        'vertical(?:es|e|ly|ne?)?',
        'portrait',
        'upright',
        'hochformat',
        'hochkant',
        '9\\s?[:x/]\\s?16',
        'tik\\s?tok',
        '(?:instagram |insta |facebook )?reels?',
        '(?:youtube |yt )?shorts',
        '(?:instagram |insta |ig |whatsapp )?stor(?:y|ies)(?= |$|[,.])',
        'verticale?',
        'snapchat',
        'staand',
        'pion(?:owo|owy|owe)?',
        'w pionie',
        'dikey',
        'stående',
        'вертикальн\\p{L}*',
        'вертикалк\\p{L}*',
        'сторис',
        'vertikal',
        'tegak',
      ),
      within(
        '竖屏',
        '竖版',
        '竖着',
        '縦型',
        '縦長',
        '縦動画',
        '세로',
        '抖音',
        'عمودي',
        'طولي',
        'ستوري',
        'ريلز',
        'वर्टिकल',
        'खड़ा वीडियो',
        'रील',
      ),
    ),
  ],
  [
    '1:1',
    either(
      any(
        'square',
        'carré[es]*',
        'quadratisch(?:e[sn]?)?',
        'cuadrad[oa]',
        'quadrad[oa]',
        'quadrat[oa]',
        '1\\s?[:x]\\s?1',
        'vierkant',
        'kwadrat(?:owy|owe)?',
        'kare',
        'kvadrat(?:iskt?)?',
        'квадратн\\p{L}*',
        'persegi',
        'kotak',
      ),
      within('正方形', '方形', '정사각형', 'مربع', 'चौकोर', 'स्क्वेयर'),
    ),
  ],
  [
    '16:9',
    either(
      any(
        '16\\s?[:x/]\\s?9',
        'landscape(?: format| video| mode)?',
        'widescreen',
        'horizontal(?:e|ly)?',
        'querformat',
        'paysage',
        'apaisad[oa]',
        'orizzontale',
        'liggend',
        'poziom(?:o|y|e)?',
        'yatay',
        'liggande',
        'горизонтальн\\p{L}*',
        'youtube',
        'lanskap',
        'mendatar',
      ),
      within('横屏', '横版', '横向き', '横長', '横動画', '가로', 'أفقي', 'हॉरिज़ॉन्टल', 'आड़ा'),
    ),
  ],
];

const voiceless = either(
  any(
    `(?:${no})\\s(?:\\p{L}+\\s)?(?:${voice})`,
    'voiceless',
    'silent(?: video| film)?',
    'muet(?:te)?',
    'stumm',
    'niemy',
    'sessiz',
    'sesi?z',
    'nobody (?:talks|speaks)',
    'text only',
    'only text',
    'just text',
    'nur text',
    'solo texto',
    'só texto',
    'solo testo',
    'alleen tekst',
    'sólo texto',
    'texte seul(?:ement)?',
    'captions only',
    'only (?:captions|subtitles)',
    'endast text',
    'bara text',
    'только текст',
    "don[’']?t (?:speak|talk)",
  ),
  within(
    'ナレーションなし',
    '音声なし',
    '声なし',
    '声は?(?:なし|不要|いら)',
    '无旁白',
    '不要旁白',
    '不要配音',
    '无配音',
    '不用配音',
    '没有配音',
    '내레이션 없이',
    '목소리 없이',
    '음성 없이',
    'بدون صوت',
    'بدون تعليق',
    'بلا صوت',
    'من غير صوت',
    'बिना आवाज़',
    'बिना आवाज',
    'आवाज़ नहीं',
    'आवाज नहीं',
    'वॉइसओवर नहीं',
    'voiceover नहीं',
  ),
);
const voiced = either(
  any(
    `(?:with|w/|add|use|include|avec|mit|con|com|met|z|ze|с|со|med|dengan|please narrate|narrated by)\\s(?:an?\\s|the\\s|une?\\s|une\\s|einer?\\s|una?\\s|uma?\\s|een\\s|en\\s)?(?:\\p{L}+[\\s-]){0,3}?(?:${voice})`,
    `(?:\\p{L}+\\s){0,2}(?:voice|voiceover|voice-over|narration|narrator|narrador|voix|stimme|sprecher(?:in)?|voz|voce|lektor(?:em|a)?|röst|озвучк\\p{L}*|голос\\p{L}*)\\s?(?:yes|please|pls|ok|ja|oui|sí|sim|sì|bitte|on)`,
    'narrat(?:e|ed|ion)(?: (?:by|in|with|yes))?',
    '(?:warm|calm|friendly|male|female|deep|soft|young|old|lively|cheerful|serious|slow) (?:male |female )?(?:voice|voiceover|narrator)',
    'seslendirme',
    'erkek sesi',
    'kadın sesi',
    'озвуч\\p{L}*',
    'мужской голос',
    'женский голос',
    'męski głos',
    'kobiecy głos',
    'mansröst',
    'kvinnoröst',
    'suara (?:laki|perempuan|wanita|pria)',
    'voix (?:féminine|masculine|douce|calme|chaleureuse|grave|posée)',
    'voz (?:femenina|masculina|feminina|de mujer|de hombre|alegre|tranquila|cálida|calma)',
    'voce (?:femminile|maschile|calda|calma)',
    '(?:männliche|weibliche|ruhige|freundliche|warme) stimme',
  ),
  within(
    'ナレーション(?:あり|付|で|は|入)',
    '配音(?!不)',
    '旁白',
    '내레이션',
    '목소리(?!\\s?없)',
    '앵커 목소리',
    'بصوت',
    'تعليق صوتي',
    'مع صوت',
    'आवाज़ में',
    'आवाज में',
    'वॉइसओवर',
    'पुरुष आवाज',
    'महिला आवाज',
  ),
);
const musicless = either(
  any(`(?:${no})\\s(?:background\\s|loud\\s|de\\s)?(?:${music})`, 'müzik olmasın', 'müziksiz'),
  within('音楽なし', 'BGMなし', '无音乐', '不要音乐', '음악 없이', 'بدون موسيقى', 'बिना संगीत', 'संगीत नहीं'),
);
const musical = either(
  any(`(?:${music})`, 'piano', 'strings', 'archi', 'guitar', 'beat', 'drums', 'jazz', 'lo-?fi'),
  within('音楽', 'BGM', '音乐', '음악', 'موسيقى', 'संगीत'),
);
const soundless = either(
  any(
    `(?:${no})\\s(?:any\\s)?(?:sound|audio|son|ton|sonido|som|suono|geluid|dźwięku|ses|звука|ljud)`,
    'completely silent',
    'mute(?:d)?',
    'tanpa suara',
  ),
  within('無音', '音なし', '静音', '소리 없이', 'صامت', 'बिना ध्वनि'),
);
const effectsOn = any(
  '(?:with|w/|add|some|and|lots of|avec (?:des )?|mit|con|com|met|z|со|med)?\\s?(?:sound effects?|sfx|effets sonores|soundeffekte[n]?|geräusche[n]?|efectos de sonido|efeitos sonoros|effetti sonori|geluidseffecten|efekty dźwiękowe|ses efektleri|звуковые эффекты|ljudeffekter|efek suara|効果音|音效|효과음|مؤثرات صوتية|ध्वनि प्रभाव)',
);
const effectsOff = any(
  `(?:${no})\\s(?:sound effects?|sfx|effets sonores|soundeffekte|efectos de sonido|efeitos sonoros)`,
);
const captionless = any(
  `(?:${no})\\s(?:captions?|subtitles|subs|sous-titres|untertitel|subtítulos|legendas|sottotitoli|ondertitels|napisów|altyazı|субтитров|undertexter)`,
);
const captioned = either(
  any(
    'captions?',
    'subtitles',
    'subtitled',
    'sous-titres',
    'untertitel',
    'subtítulos',
    'legendas',
    'sottotitoli',
    'ondertitels',
    'napisy',
    'altyazı(?:lı)?',
    'субтитр\\p{L}*',
    'undertexter',
    'teks terjemahan',
  ),
  within('字幕', '자막', 'ترجمة', 'सबटाइटल'),
);

const moods: readonly [MusicMood, RegExp][] = [
  ['playful', either(any('playful', 'fun', 'funny', 'silly', 'quirky', 'goofy', 'humou?r(?:ous)?', 'kid[- ]friendly', 'sarcastic', 'cheeky', 'ludique', 'amusant', 'drôle', 'verspielt', 'lustig(?:e[rsn]?)?', 'witzig', 'divertid[oa]s?', 'graciós[oa]', 'giocos[oa]', 'divertente', 'grappig', 'speels', 'zabawn\\p{L}*', 'wesoł\\p{L}*', 'eğlenceli', 'весёл\\p{L}*', 'весел\\p{L}*', 'смешн\\p{L}*', 'rolig\\p{L}*', 'lekfull\\p{L}*', 'lucu', 'seru', 'santai', 'loud'), within('楽しい', '楽しく', '元気', '活泼', '搞笑', '有趣', '재미있', '유쾌', 'مرح', 'ممتع', 'मज़ेदार', 'मजेदार'))],
  ['driving', either(any('energetic', 'energy', 'upbeat', 'dynamic', 'fast[- ]?paced?', 'fast', 'powerful', 'punchy', 'exciting', 'hype', 'énergique', 'dynamique', 'entraînante?', 'energisch', 'dynamisch', 'flott', 'schwungvoll', 'energétic[oa]', 'dinámic[oa]', 'enérgic[oa]', 'energic[oa]', 'dinamic[oa]', 'animad[oa]', 'ritmo', 'energiek', 'vlot', 'energiczn\\p{L}*', 'dynamiczn\\p{L}*', 'enerjik', 'hareketli', 'энергичн\\p{L}*', 'динамичн\\p{L}*', 'бодр\\p{L}*', 'energisk\\p{L}*', 'semangat', 'enerjik', 'motivational'), within('エネルギッシュ', 'アップテンポ', '勢い', '激昂', '动感', '热血', '신나', '활기', 'حماسي', 'حيوي', 'जोशीला', 'ऊर्जावान'))],
  ['tense', either(any('tense', 'dramatic', 'suspense(?:ful)?', 'urgent', 'thriller', 'dark', 'moody', 'dramatique', 'dramatisch', 'spannend', 'dramátic[oa]', 'drammatic[oa]', 'dramatyczn\\p{L}*', 'dramatik', 'драматичн\\p{L}*', 'dramatisk\\p{L}*', 'dramatis', 'breaking'), within('ドラマチック', '緊迫', '紧张', '긴장', '긴박', '속보', 'درامي', 'नाटकीय'))],
  ['elegant', either(any('elegant\\p{L}*', 'élégant\\p{L}*', 'luxur(?:y|ious)', 'premium', 'sophisticated', 'classy', 'stylish', 'edel', 'vornehm', 'lujo', 'refined', 'raffinato', 'chic', 'stijlvol', 'eleganck\\p{L}*', 'zarif', 'şık', 'элегантн\\p{L}*', 'изящн\\p{L}*', 'elegan', 'slow'), within('高級', '上品', '优雅', '高端', '우아', '고급', 'أنيق', 'فاخر', 'शानदार', 'सुंदर'))],
  ['serious', either(any('serious', 'formal', 'sober', 'professional', 'corporate', 'respectful', 'factual', 'neutral', 'sérieu[xs]e?', 'sobre', 'seriös', 'sachlich', 'ernst', 'nüchtern', 'seri[oa]', 'professionnel\\p{L}*', 'professionell\\p{L}*', 'profesional', 'profissional', 'professionale', 'serieus', 'zakelijk', 'neutraal', 'poważn\\p{L}*', 'rzeczow\\p{L}*', 'ciddi', 'resmi', 'resmî', 'серьёзн\\p{L}*', 'серьезн\\p{L}*', 'делов\\p{L}*', 'allvarlig\\p{L}*', 'saklig\\p{L}*', 'serius', 'profesional'), within('真面目', '落ち着いたトーン', '严肃', '正式', '专业', '진지', '전문적', 'جاد', 'رسمي', 'गंभीर', 'औपचारिक'))],
  ['warm', either(any('warm\\p{L}*', 'heartfelt', 'emotional', 'touching', 'inspiring', 'inspirational', 'friendly', 'loving', 'sweet', 'cosy', 'cozy', 'nostalgic', 'old[- ]fashioned', 'hopeful', 'chaleureu[xs]e?', 'émouvant\\p{L}*', 'tendre', 'warmherzig', 'herzlich\\p{L}*', 'freundlich\\p{L}*', 'gemütlich', 'cálid[oa]', 'emotiv[oa]', 'cercan[oa]', 'cariños[oa]', 'acolhedor\\p{L}*', 'carinhos[oa]', 'caloros[oa]', 'accogliente', 'cald[oa]', 'vriendelijk', 'gezellig', 'hartelijk', 'ciepł\\p{L}*', 'sıcak', 'samimi', 'duygusal', 'тёпл\\p{L}*', 'тепл\\p{L}*', 'душевн\\p{L}*', 'varm\\p{L}*', 'hangat', 'ramah'), within('温かい', '優しい', '温馨', '亲切', '温暖', '따뜻', '친근', 'دافئ', 'ودود', 'عاطفي', 'गर्मजोशी', 'दोस्ताना', 'भावुक'))],
  ['calm', either(any('calm\\p{L}*', 'relax(?:ed|ing)?', 'soothing', 'peaceful', 'quiet', 'gentle', 'soft', 'meditative', 'ambient', 'calme', 'apaisant', 'doux', 'douce', 'sereine?', 'ruhig\\p{L}*', 'sanft\\p{L}*', 'entspannt', 'tranquil[oa]', 'tranquill[oa]', 'suave', 'seren[oa]', 'rustig', 'kalm', 'spokojn\\p{L}*', 'sakin', 'huzurlu', 'спокойн\\p{L}*', 'lugn\\p{L}*', 'stillsam', 'tenang', 'kalem'), within('落ち着い', '穏やか', '静か', '琴', '平静', '安静', '舒缓', '차분', '잔잔', 'هادئ', 'शांत', 'शान्त'))],
  ['bright', either(any('bright', 'happy', 'optimistic', 'positive', 'uplifting', 'joyful', 'cheerful', 'colou?rful', 'sunny', 'fresh', 'festive', 'joyeu[xs]e?', 'gaie?', 'fröhlich\\p{L}*', 'heiter', 'alegre', 'colorid[oa]', 'allegr[oa]', 'vivace', 'vrolijk', 'radosn\\p{L}*', 'neşeli', 'радостн\\p{L}*', 'ярк\\p{L}*', 'glad\\p{L}*', 'ceria', 'cerah'), within('明るい', '明るく', '欢快', '明亮', '밝은', '밝게', 'مبهج', 'سعيد', 'खुशनुमा', 'ख़ुशनुमा'))],
]; // prettier-ignore

const looks = new RegExp(
  `(?<!\\p{L})(?:minimal(?:ist|istic)?|minimaliste|minimalistisch|swiss|editorial|magazine|bold|poster|dark(?: mode)?|data|dashboard|blueprint|technical|neon|pastel|luxury|hand[- ]drawn|sketch(?:y)?|retro|vintage|old[- ]fashioned|terminal|hacker|nature|natural|organic|high[- ]contrast|clean|modern|simple|colou?rful|sombre|dunkel|oscuro|schlicht|elegant\\p{L}*|élégant\\p{L}*|flat|cinematic|moody|kids?|child(?:ren|like)?|newsroom|news|glass|glassy|paper|print|watercolou?r|comic|cartoon|playful|corporate|luxurious|premium|handgezeichnet|gezeichnet|dibujad[oa]|aquarelle|rétro|natur)(?!\\p{L})`,
  'giu',
);

const spokenLanguages: readonly [string, string][] = [
  [
    'en',
    'english|anglais|englisch|inglés|inglês|inglese|engels|angielsk\\p{L}*|ingilizce|английск\\p{L}*|engelska|inggris|英語|英语|영어|الإنجليزية|अंग्रेज़ी|अंग्रेजी',
  ],
  [
    'fr',
    'french|français|französisch|francés|francês|francese|frans|francusk\\p{L}*|fransızca|французск\\p{L}*|franska|フランス語|法语|프랑스어|الفرنسية',
  ],
  [
    'de',
    'german|allemand|deutsch|alemán|alemão|tedesco|duits|niemieck\\p{L}*|almanca|немецк\\p{L}*|tyska|ドイツ語|德语|독일어|الألمانية',
  ],
  [
    'es',
    'spanish|espagnol|spanisch|español|espanhol|spagnolo|spaans|hiszpańsk\\p{L}*|ispanyolca|испанск\\p{L}*|spanska|スペイン語|西班牙语|스페인어|الإسبانية',
  ],
  [
    'pt',
    'portuguese|portugais|portugiesisch|portugués|português|portoghese|portugees|portekizce|португальск\\p{L}*|portugisiska',
  ],
  ['it', 'italian|italien|italienisch|italiano|italiaans|włosk\\p{L}*|italyanca|итальянск\\p{L}*|italienska'],
  ['nl', 'dutch|néerlandais|niederländisch|holandés|holandês|olandese|nederlands'],
  ['pl', 'polish|polonais|polnisch|polaco|polacco|po polsku'],
  ['tr', 'turkish|turc|türkisch|turco|türkçe'],
  ['ru', 'russian|russe|russisch|ruso|russo|по-русски|русск\\p{L}* язык\\p{L}*'],
  ['sv', 'swedish|suédois|schwedisch|sueco|svedese|svenska'],
  ['ja', 'japanese|japonais|japanisch|japonés|japonês|giapponese|日本語|일본어'],
  ['zh', 'chinese|mandarin|chinois|chinesisch|chino|cinese|中国語|中文|普通话|중국어'],
  ['ko', 'korean|coréen|koreanisch|coreano|한국어|韓国語'],
  ['ar', 'arabic|arabe|arabisch|árabe|arabo|العربية|بالعربي'],
  ['he', 'hebrew|hébreu|hebräisch'],
  ['hi', 'hindi|हिंदी|हिन्दी'],
  ['id', 'indonesian|bahasa indonesia'],
];
const languageWords = new RegExp(
  `(?<!\\p{L})(?:in|en|auf|em|narrated in|spoken in|speak|voice(?:[- ]?over)?(?: in)?:?|narration(?: in| en)?:?|po|på|dalam|на)\\s(?:${spokenLanguages.map(([code, words]) => `(?<${code}>${words})`).join('|')})(?!\\p{L})|(?:${spokenLanguages
    .filter(([, words]) => /[^\p{sc=Latin}\p{sc=Cyrillic}|\\{}*\s-]/u.test(words))
    .map(
      ([code, words]) =>
        `(?<${code}2>${
          words
            .split('|')
            .filter((word) => /[^\p{sc=Latin}\p{sc=Cyrillic}\\{}*\s-]/u.test(word))
            .join('|') || '(?!)'
        })`,
    )
    .join('|')})(?:で|의|로|配音|解说|बोल|में)`,
  'iu',
);

const seconds =
  /(?<![\p{L}\p{Nd}.,:])(\p{Nd}{1,3})(?:\s?(?:-|–|to|bis|à|a)\s?(\p{Nd}{1,3}))?[\s-]?(?:s|sec(?:ond)?s?|secs|sek(?:unden?)?|secondes?|segundos?|seg|secondi|seconden|sekund\p{L}*|saniye\p{L}*|sn|сек(?:унд\p{L}*)?|ثانية|ثواني|ثوان|सेकंड|सेकेंड|detik|秒|초)(?![\p{L}\p{Nd}])/iu;
const glued = /(\p{Nd}{1,3})\s?(?:秒|초)/u;
const minutes =
  /(?<![\p{L}\p{Nd}.,:])(\p{Nd}(?:[.,]5)?|one|two|a|une?|eine?|un|una|uma|en|ett|bir|jedn\p{L}*|1)[\s-]?(?:min(?:ute|utes|uten|uto|utos|uti|uut)?|minut\p{L}*|dakika\p{L}*|минут\p{L}*|دقيقة|मिनट|menit|分钟|分|분)(?![\p{L}\p{Nd}])/iu;

/** What the directions of a prompt ask for. The first that names a thing decides it. */
export function wishesOf(directions: readonly string[]): Wishes {
  const wishes: Wishes = { look: [] };
  for (const piece of directions) note(piece.normalize('NFKC'), wishes);
  return wishes;
}

function note(piece: string, wishes: Wishes): void {
  wishes.aspectRatio ??= shapes.find(([, pattern]) => pattern.test(piece))?.[0];
  if (soundless.test(piece) && !voiced.test(piece)) {
    wishes.narration ??= false;
    wishes.music ??= false;
  }
  if (voiceless.test(piece)) wishes.narration ??= false;
  else if (voiced.test(piece)) wishes.narration ??= true;
  if (musicless.test(piece)) wishes.music ??= false;
  else if (musical.test(piece)) wishes.music ??= true;
  if (effectsOff.test(piece)) wishes.effects ??= false;
  else if (effectsOn.test(piece)) wishes.effects ??= true;
  if (captionless.test(piece)) wishes.captions ??= false;
  else if (captioned.test(piece)) wishes.captions ??= true;
  wishes.mood ??= moods.find(([, pattern]) => pattern.test(piece))?.[0];
  wishes.look.push(...[...piece.matchAll(looks)].map((match) => match[0].toLowerCase()));
  const groups = languageWords.exec(piece)?.groups;
  const spoken = groups && Object.entries(groups).find(([, words]) => words !== undefined)?.[0];
  wishes.narrationLanguage ??= spoken?.replace(/2$/u, '');
  wishes.seconds ??= lengthIn(piece);
}

/** "20 seconds", "30-40 s" (the longer), "1 minute", "1:30". */
function lengthIn(piece: string): number | undefined {
  const short = seconds.exec(piece) ?? glued.exec(piece);
  if (short) return Number(short[2] ?? short[1]);
  const long = minutes.exec(piece);
  if (!long) return undefined;
  const words: Record<string, number> = { two: 2 };
  const count = Number(long[1]!.replace(',', '.'));
  return Math.round((Number.isFinite(count) ? count : (words[long[1]!.toLowerCase()] ?? 1)) * 60);
}

/** What each wish is known by, for those who only need to know that a text speaks of it. */
export const wishPatterns: Readonly<Record<string, RegExp>> = {
  ...Object.fromEntries(shapes.map(([, pattern], index) => [`shape${index}`, pattern])),
  voiceless,
  voiced,
  musicless,
  musical,
  effects: effectsOn,
  captioned,
  ...Object.fromEntries(moods.map(([mood, pattern]) => [`mood-${mood}`, pattern])),
  look: looks,
  spoken: languageWords,
  seconds,
  glued,
  minutes,
};
