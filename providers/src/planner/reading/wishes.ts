import type { MusicMood } from '@scenewright/core';
import { splitSentences } from '../../reading/sentences.js';

/** What the prompt asks of the video itself; none of it is content. */
export interface Wishes {
  aspectRatio?: '16:9' | '9:16' | '1:1' | '4:5';
  narration?: boolean;
  music?: boolean;
  effects?: boolean;
  captions?: boolean;
  mood?: MusicMood;
  /** Words about the look, for choosing a style pack. */
  look: string[];
  narrationLanguage?: string;
}

const vertical =
  /\b(?:vertical(?:es|e)?|portrait|hochformat|hochkant|9\s?[:x]\s?16|tik\s?tok|(?:instagram |facebook )?reels?|(?:youtube )?shorts|(?:instagram |whatsapp )?stor(?:y|ies)|verticale?|en format vertical|snapchat)\b|竖屏|竖版|縦型|縦長|세로|抖音/iu;
const square = /\b(?:square|carré|quadratisch|cuadrado|quadrado|quadrato|1\s?:\s?1)\b|正方形|정사각형/iu;
const fourFive = /\b(?:4\s?:\s?5|instagram (?:feed|post))\b/iu;
const wide =
  /\b(?:16\s?:\s?9|landscape(?: format| video| mode)?|widescreen|horizontal|querformat|paysage|horizontale?|youtube)\b|横屏|横向き/iu;

const voiceless =
  /\b(?:no|without(?: any| a)?|skip(?: the)?|sans|ohne|sin|sem|senza|zonder)\s+(?:voice(?:[- ]?over)?s?|narrat(?:ion|or)|narrador|narración|narração|narrazione|speech|talking|spoken words|voix(?:[- ]off)?|stimme|sprecher|erzähler|voz(?: en off)?|voce(?: fuori campo)?|stem)\b|\b(?:silent|muet(?:te)?|stumm)\b(?: video)?|ナレーションなし|音声なし|无旁白|不要旁白|내레이션 없이/iu;
const voiced =
  /\b(?:with|avec|mit|con|com)\s+(?:an?\s+|une?\s+|una\s+|uma\s+)?(?:[a-z]+\s)?(?:voice[- ]?over|narration|narrator|voix(?:[- ]off)?|sprecher(?:in)?|stimme|voz(?: en off)?|narración|narração|voce)\b/iu;
const musicless =
  /\b(?:no|without(?: any)?|skip(?: the)?|sans|ohne|sin|sem|senza|zonder)\s+(?:background\s+)?(?:music|soundtrack|score|musique|musik|música|musica|muziek)\b|音楽なし|BGMなし|无音乐|不要音乐|음악 없이/iu;
const soundless = /\b(?:no|without(?: any)?|sans|ohne|sin|sem|senza)\s+(?:sound|audio|son|ton|sonido|som|suono)\b/iu;
const effectsOn =
  /\bwith sound effects?\b|\bavec (?:des )?effets sonores\b|\bmit soundeffekten\b|\bcon efectos de sonido\b/iu;
const captionless =
  /\b(?:no|without|sans|ohne|sin|sem|senza)\s+(?:captions?|subtitles|sous-titres|untertitel|subtítulos|legendas|sottotitoli)\b/iu;

const moods: [MusicMood, RegExp][] = [
  [
    'calm',
    /\b(?:calm(?:ing)?|relax(?:ed|ing)|soothing|peaceful|gentle|calme|apaisant|ruhig(?:e[rsn]?)?|tranquil[oa]|calm[oa]|soft)\b|落ち着いた|穏やか|平静|차분한/iu,
  ],
  [
    'driving',
    /\b(?:energetic|upbeat|dynamic|fast[- ]paced|powerful|punchy|énergique|dynamique|energisch|dynamisch|energétic[oa]|dinámic[oa]|energic[oa]|dinamic[oa])\b|エネルギッシュ/iu,
  ],
  [
    'playful',
    /\b(?:playful|fun|funny|cheerful|quirky|kid[- ]friendly|ludique|amusant|verspielt|lustig|divertid[oa]|giocos[oa])\b|楽しい/iu,
  ],
  [
    'serious',
    /\b(?:serious|formal|sober|professional|corporate|sérieux|sobre|seriös|sachlich|ernst|seri[oa]|professionnel|professionell|profesional)\b/iu,
  ],
  ['elegant', /\b(?:elegant|luxur(?:y|ious)|premium|sophisticated|élégant|edel|elegante|lujo)\b|高級/iu],
  ['tense', /\b(?:tense|dramatic|suspenseful|urgent|dramatique|dramatisch|dramátic[oa]|drammatic[oa])\b/iu],
  [
    'warm',
    /\b(?:warm|heartfelt|emotional|inspiring|inspirational|friendly|chaleureux|émouvant|warmherzig|emotional|cálid[oa]|emotiv[oa]|accogliente)\b/iu,
  ],
  ['bright', /\b(?:bright|happy|optimistic|positive|uplifting|joyeux|fröhlich|alegre|allegro)\b/iu],
];
const looks =
  /\b(?:minimal(?:ist|istic)?|minimaliste|swiss|editorial|magazine|bold|poster|dark(?: mode)?|data|dashboard|blueprint|technical|neon|pastel|luxury|hand[- ]drawn|sketch|retro|vintage|terminal|hacker|nature|organic|high[- ]contrast|clean|modern|simple|colou?rful|sombre|dunkel|oscuro|schlicht|elegant|elegante|flat|cinematic)\b/giu;

const languages: Record<string, RegExp> = {
  en: /english|anglais|englisch|inglés|inglês|inglese|英語|英语|영어/iu, fr: /french|français|französisch|francés|francês|francese|フランス語|法语/iu, de: /german|allemand|deutsch|alemán|alemão|tedesco|ドイツ語|德语/iu,
  es: /spanish|espagnol|spanisch|español|espanhol|spagnolo|スペイン語|西班牙语/iu, pt: /portuguese|portugais|portugiesisch|portugués|português|portoghese/iu, it: /italian|italien|italienisch|italiano/iu, nl: /dutch|néerlandais|niederländisch/iu,
  ja: /japanese|japonais|japanisch|japonés|日本語/iu, zh: /chinese|mandarin|chinois|chinesisch|chino|中国語|中文/iu, ko: /korean|coréen|koreanisch|coreano|한국어/iu, ar: /arabic|arabe|arabisch|árabe|العربية/iu, he: /hebrew|hébreu|hebräisch/iu, hi: /hindi/iu, ru: /russian|russe|russisch|ruso/iu,
}; // prettier-ignore
const languageNames = Object.values(languages)
  .map((pattern) => pattern.source)
  .join('|');
const inLanguage = new RegExp(
  `(?:^|[\\s(])(?:in|en|auf|em|narrated in|narration in|voice[- ]?over in|spoken in|speak|narration en|narration|voice[- ]?over)\\s*:?\\s*(${languageNames})(?![\\p{L}])`,
  'iu',
);

const videoNoun =
  'videos?|vidéos?|vídeos?|clips?|reels?|shorts?|stor(?:y|ies)|animations?|infographics?|infographies?|infografik(?:en)?|infografías?|infográficos?|explainers?|films?|ads?|adverts?|commercials?|teasers?|trailers?|spots?|presentations?|présentation|slideshow|recaps?|erklärvideo|kurzvideo|motion graphics?|tiktoks?|posts?|kurzfilm|filmato|anuncio';
const makeVerb =
  "make(?: me| us)?|create|generate|produce|build|design|render|prepare|give me|show me|do|write|i(?:'d| would)? (?:want|need|like)|we (?:want|need)|can you (?:make|create)|could you (?:make|create)|please (?:make|create|generate)|crée[rz]?(?:-moi)?|créez|fais(?:-moi)?|faites(?:-moi)?|génère|générer|réalise[rz]?|produis|je veux|je voudrais|erstelle?n?(?: sie)?|mach(?:e|en sie)?(?: mir)?|erzeuge|generiere|produziere|ich möchte|ich will|ich brauche|crea(?:r|me)?|haz(?:me)?|genera(?:r)?|produce|quiero|necesito|crie|criar|faça|gere|quero|preciso de|fai|realizza|voglio|vorrei|maak|ik wil";
const aboutWord =
  'about|on|for|explaining|that explains?|which explains?|showing|that shows?|of|covering|introducing|presenting|announcing|celebrating|summari[sz]ing|comparing|telling|titled|called|how|sur|à propos de|pour|expliquant|qui explique|présentant|über|zu|zum thema|für|das erklärt|von|vom|zur|sobre|acerca de|para|que explique|que explica|de|do|da|su|sul|sulla|che spiega|per|di|over|voor';
const requestHead = new RegExp(
  `^(?:hi[,!]?\\s+|hello[,!]?\\s+|please\\s+|bitte\\s+|por favor[,]?\\s+)?(?:(?:${makeVerb})\\s+)?(?:(?:an?|the|une?|un|eine?[nrs]?|la|le|una|uma|um|my|our|some|een)\\s+)?(?:[\\p{L}\\p{N}:–-]+[\\s,]+(?:and |et |und |y |e )?){0,7}?(?:[\\p{L}\\p{N}]+[-–])*(?:\\p{L}{3,}(?=video|film|clip))?(?:${videoNoun})(?![\\p{L}])(?:\\s+(?:${videoNoun})(?![\\p{L}]))?`,
  'iu',
);
const startsMaking = new RegExp(
  `^(?:hi[,!]?\\s+|hello[,!]?\\s+|please\\s+|bitte\\s+|por favor[,]?\\s+)?(?:${makeVerb})(?![\\p{L}])`,
  'iu',
);
const topicHead = new RegExp(`^(?:[\\s,:–-]|(?:${aboutWord})(?![\\p{L}]))+`, 'iu');
const explainHead =
  /^(?:please\s+)?(?:explain(?: to me)?|describe|tell (?:me|us) about|explique(?:-moi)?|expliquez|erkläre?(?: mir)?|explica(?:me)?|spiega(?:mi)?)\s+(?=\S)/iu;

/** Requests in languages whose order of words is another; the group `topic` is the content. */
const otherRequests = [
  /^(?:请|請)?(?:帮我|幫我|给我|為我)?(?:制作|製作|创建|生成|做|创作)(?:一个|一個|一段|一条|一部|个)?.{0,14}?(?:关于|關於|介绍|介紹|有关)(?<topic>.+?)(?:的)?(?:短?视频|影片|动画|短片|宣传片)[。！]?$/u,
  /^(?<topic>.+?)(?:について|に関する|を紹介する|の)(?:.{0,10}?)(?:動画|ビデオ|映像|ショート動画)を(?:作って|作成|制作|生成).*$/u,
  /^(?<topic>.+?)(?:에 대한|에 관한|을 소개하는|를 소개하는)\s?.{0,12}?(?:영상|동영상|비디오)(?:을|를)?\s?(?:만들|제작|생성).*$/u,
  /^(?:أنشئ|اصنع|أنتج|اعمل)\s.{0,40}?(?:فيديو|مقطع)\s.{0,24}?(?:عن|حول)\s+(?<topic>.+?)[.]?$/u,
  /^(?:צור|צרו|הכן|הכינו|תכין|עשה)\s.{0,40}?(?:סרטון|וידאו)\s.{0,24}?(?:על|אודות)\s+(?<topic>.+?)[.]?$/u,
  /^(?<topic>.+?)\s(?:के बारे में|पर)\s.{0,30}?वीडियो\s.{0,14}$/u,
  /^(?:создай|создайте|сделай|сделайте)\s.{0,40}?(?:видео|ролик|видеоролик)\s.{0,24}?(?:о|об|про)\s+(?<topic>.+?)[.]?$/iu,
];

/** "Summarize this report in a 30 second video": the content is the document. */
const documentRequest =
  /^(?:please\s+|bitte\s+)?(?:can you\s+)?(?:summari[sz]e|turn|convert|visuali[sz]e|present|use|explain|show|animate|make|create|résume[rz]?|présente[rz]?|visualise[rz]?|fasse|zeige|visualisiere|erkläre|präsentiere|resume|resuma|presenta|visualiza|apresente|riassumi|presenta)\b[^.!?]{0,60}\b(?:this|the|these|those|my|our|attached|ce|cette|ces|le|la|les|diese[nrs]?|die|den|das|dieses|este|esta|estos|los|las|o|os|questo|questi|i)\s+(?:\p{L}+\s){0,3}?(?:reports?|documents?|csv|data|pdf|files?|spreadsheets?|tables?|datasets?|numbers|figures|rapport|données|tableau|fichier|bericht|daten|tabelle|datei|dokument|informe|datos|tabla|archivo|relatório|dados|tabela|relazione|dati|tabella)\b[^.!?:]*[.!?]?$/iu;

/** Words that are left over in a remark about the video and mean nothing else. */
const filler =
  /\b(?:a|an|the|it|its|this|that|and|or|with|in|for|to|of|on|as|is|be|should|must|make|keep|use|using|please|add|have|has|want|i|we|style|styled|tone|look|feel|vibe|mood|video|clip|format|aspect|ratio|design|palette|colou?rs?|theme|music|voice|voiceover|voice-over|narration|narrator|language|audio|soundtrack|background|long|length|duration|about|around|seconds?|secs?|s|minutes?|mins?|min|very|really|nice|more|some|feeling|instagram|facebook|linkedin|social|media|platforms?|second|tempo|pace|pacing|calm|simple|version|screen|mobile|phones?|un|une|le|la|les|ton|style|avec|et|de|des|en|pour|musique|vidéo|durée|secondes|ein|eine|der|die|das|mit|und|für|im|stil|ton|musik|sekunden|minuten|el|los|y|con|estilo|tono|segundos|para|música|o|e|com|estilo|tom|il|lo|con|stile|secondi|per|musica|only|just|text|captions?|subtitles|animated|animation|motion|graphics)\b|[\p{N}\p{P}\p{S}\s]+/giu;

const wishPatterns = [
  vertical,
  square,
  fourFive,
  wide,
  voiceless,
  voiced,
  musicless,
  soundless,
  effectsOn,
  captionless,
  inLanguage,
  ...moods.map(([, pattern]) => pattern),
];

export interface ReadWishes {
  wishes: Wishes;
  /** The prompt without what was said about the video. */
  text: string;
  /** "a video about X": X. */
  topic: string;
}

/** Takes the remarks about the video out of a prompt; a prompt that is nothing else stays whole. */
export function readWishes(text: string, language: string): ReadWishes {
  const wishes: Wishes = { look: [] };
  let topic = '';
  const lines = text.split('\n');
  const kept: string[] = [];
  let fenced = false;
  for (const line of lines) {
    if (line.trim().startsWith('```')) fenced = !fenced;
    if (fenced || line.trim().startsWith('```') || line.trim() === '') {
      kept.push(line);
      continue;
    }
    const bullet = /^\s*(?:[-*•]|\p{Nd}{1,2}[.)])\s+/u.exec(line)?.[0] ?? '';
    const sentences: string[] = [];
    for (const sentence of splitSentences(line.slice(bullet.length), language)) {
      const read = readSentence(sentence, language, wishes);
      if (read.topic && !topic) topic = read.topic;
      if (read.rest) sentences.push(read.rest);
    }
    if (sentences.length > 0) kept.push(bullet + sentences.join(' '));
  }
  const rest = kept.join('\n').trim();
  if (!/[\p{L}\p{N}]/u.test(rest))
    return { wishes, text: topic || (lines.some((line) => documentRequest.test(line.trim())) ? '' : text), topic };
  return { wishes, text: rest, topic };
}

function readSentence(sentence: string, language: string, wishes: Wishes): { rest: string; topic: string } {
  if (documentRequest.test(sentence)) {
    note(sentence, wishes);
    return { rest: '', topic: '' };
  }
  for (const pattern of otherRequests) {
    const topic = pattern.exec(sentence.trim())?.groups?.topic?.trim();
    if (topic) {
      note(sentence.replace(topic, ' '), wishes);
      return { rest: topic + (/[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}]$/u.test(topic) ? '。' : '.'), topic };
    }
  }
  const head = requestHead.exec(sentence);
  const making = startsMaking.test(sentence);
  const about = head ? topicHead.exec(sentence.slice(head[0].length)) : null;
  const asides = head ? /^(?:\s*[,–—]\s*[^,:：.]{2,60})*\s*[:：]\s+/u.exec(sentence.slice(head[0].length)) : null;
  const labelled = asides !== null && isRemark(`${head![0]} ${asides[0]}`);
  if (head && labelled) note(asides[0], wishes);
  if (head && (making || about || labelled) && head[0].length < 140) {
    let rest = sentence.slice(head[0].length + (labelled ? asides[0].length : 0));
    note(head[0], wishes);
    // "… for TikTok about our launch": what belongs to the video stands before the topic.
    for (let turn = 0; turn < 4; turn += 1) {
      const aside =
        /^[\s,(]*(?:(?:for|in|with|pour|für|para|per|en|im|auf|em|avec|mit|con|com|on|of|de)\s+)?([^,.:;]{2,40}?)[\s,)]+(?=(?:about|on|explaining|that|showing|sur|über|zu|sobre|su|introducing|announcing)\s)/iu.exec(
          rest,
        );
      if (aside && (isRemark(aside[0]) || isRemark(aside[1]!))) {
        note(aside[0], wishes);
        rest = rest.slice(aside[0].length);
      } else break;
    }
    const remaining = rest.replace(topicHead, '').trim();
    const chunks = takeRemarks(remaining, wishes);
    const topic = chunks.replace(/^(?:the topic|le thème|das thema)\s*:?\s*/iu, '').trim();
    if (!topic) return { rest: '', topic: '' };
    // A colon after the topic opens the content: "a video about our Q3: revenue grew…".
    return {
      rest: topic,
      topic: /[\p{L}\p{N}]/u.test(topic) ? (topic.split(/[:：]\s/u)[0]?.replace(/[.!。]+$/u, '') ?? '') : '',
    };
  }
  const explain = explainHead.exec(sentence);
  const body = explain ? sentence.slice(explain[0].length) : sentence;
  const rest = takeRemarks(body, wishes);
  return { rest, topic: explain ? (rest.split(/[:：]\s/u)[0] ?? '').replace(/[.!。]+$/u, '') : '' };
}

/** Drops the comma-separated parts that speak of the video alone. */
function takeRemarks(sentence: string, wishes: Wishes): string {
  if (isRemark(sentence)) {
    note(sentence, wishes);
    return '';
  }
  const parts = sentence.split(/(?<=[,;，、])\s+|\s+(?=[(–—])/u);
  if (parts.length === 1) {
    const tail =
      /[\s,]+((?:in|with|without|no|for|as|en|avec|sans|pour|auf|mit|ohne|für|con|sin|para|com|sem|senza|per)\s[^,]{3,40}?)([.!?。]?)$/iu.exec(
        sentence,
      );
    if (tail && !/\p{N}\s?(?:s|sec|min)/u.test(tail[1]!) && isRemark(tail[1]!) && tail.index > 3) {
      note(tail[1]!, wishes);
      return takeRemarks(sentence.slice(0, tail.index) + tail[2]!, wishes);
    }
    return sentence;
  }
  const kept = parts.filter((part) => {
    if (!isRemark(part)) return true;
    note(part, wishes);
    return false;
  });
  if (kept.length === parts.length) return sentence;
  const joined = kept.join(' ').replace(/[,;，、\s]+$/u, '');
  return joined && !/[.!?。！？]$/u.test(joined) ? `${joined}.` : joined;
}

/** Whether nothing is left of a piece once the words about a video are taken out. */
function isRemark(piece: string): boolean {
  if (piece.length > 120) return false;
  const said =
    wishPatterns.some((pattern) => pattern.test(piece)) ||
    /(?<!\p{L})(?:style|tone|stil|estilo|stile|vibe|palette|mood|look|aesthetic|\d+[- ]?(?:s|sec(?:ond)?s?|secondes?|sekunden|segundos|secondi))(?!\p{L})/iu.test(
      piece,
    );
  if (!said && piece.replace(looks, '').length === piece.length) return false;
  if (!said) return false;
  let left = piece;
  for (const pattern of wishPatterns) left = left.replace(new RegExp(pattern.source, 'giu'), ' ');
  left = left
    .replace(looks, ' ')
    .replace(/\bin the style of [^,.]+/iu, ' ')
    .replace(filler, ' ');
  return left.trim() === '';
}

function note(piece: string, wishes: Wishes): void {
  if (fourFive.test(piece)) wishes.aspectRatio ??= '4:5';
  else if (vertical.test(piece)) wishes.aspectRatio ??= '9:16';
  else if (square.test(piece)) wishes.aspectRatio ??= '1:1';
  else if (wide.test(piece)) wishes.aspectRatio ??= '16:9';
  if (voiceless.test(piece)) wishes.narration = false;
  else if (voiced.test(piece)) wishes.narration = true;
  if (musicless.test(piece)) wishes.music = false;
  if (soundless.test(piece)) wishes.narration = wishes.music = false;
  if (effectsOn.test(piece)) wishes.effects = true;
  if (captionless.test(piece)) wishes.captions = false;
  for (const [mood, pattern] of moods) if (wishes.mood === undefined && pattern.test(piece)) wishes.mood = mood;
  wishes.look.push(...[...piece.matchAll(looks)].map((match) => match[0].toLowerCase()));
  const spoken = inLanguage.exec(piece);
  if (spoken) wishes.narrationLanguage = Object.entries(languages).find(([, pattern]) => pattern.test(spoken[1]!))?.[0];
}
