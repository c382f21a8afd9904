import { wordPattern, lexiconOf } from '../planner/words/lexicon.js';
import type { Mentions } from './scan/scan.js';

/** What a prompt forbids to show or say. */
export interface Exclusions {
  /** Words of which one alone must not appear: names, figures, terms in brackets. Lower case. */
  terms: string[];
  /** Sets of words of which two together mean the forbidden thing. Lower case. */
  topics: string[][];
  /** Sorts of mention that must not appear at all. */
  sorts: ReadonlySet<'money' | 'phone' | 'street' | 'link'>;
}

const scaffold = new RegExp(
  [
    "don[’']?t|do not|doesn[’']?t|not|never|no|none|nothing|without|leave|out|skip|avoid|omit|mention\\p{L}*|names?|named|naming|say|says|show\\p{L}*|talk|write|bring|include|use|using|reveal|anywhere|please|pls|yet|but|only|keep|off|away|anything|any|about|should|must|be|is|are|was|in|on|it|its|that|this|these|those|the|a|an|of|and|or|to|for|we|our|us|you|your|they|their|them|because|still|public|secret|private|surprise|confidential|word|words|stuff|thing|things|part|parts|video|clip|film|there|have|has|had|want|would|will|just|also|too|put|go|into|make|sure|who|what|which|real|exact|all|at|so|with|his|her|my|me|i",
    'bitte|nicht|kein\\p{L}*|ohne|nennen|erwähn\\p{L}*|zeigen|sagen|schreiben|weglass\\p{L}*|und|oder|der|die|das|den|dem|des|ein\\p{L}*|im|in|vom|von|auf|mit|über|nichts|darf|dürfen|vorkommen|soll|sollen|ist|sind|noch|auch|aber|es|wir|unser\\p{L}*|namen?',
    'ne|pas|sans|mention\\p{L}*|cit\\p{L}*|parl\\p{L}*|montr\\p{L}*|nomm\\p{L}*|dire|de|du|des|le|la|les|l|un|une|et|ou|surtout|évit\\p{L}*|jamais|encore|svp|nom|noms',
    'no|ni|sin|mencion\\p{L}*|nombr\\p{L}*|digas?|hables?|muestres?|cites?|el|los|las|un|una|y|o|por|favor|que|todavía|nunca|evit\\p{L}*',
    'não|nem|sem|mencion\\p{L}*|cit\\p{L}*|fal\\p{L}*|mostr\\p{L}*|dizer|os|as|um|uma|do|da|dos|das|e|ainda|nunca',
    'non|né|senza|menzion\\p{L}*|nomin\\p{L}*|cit\\p{L}*|dire|mostr\\p{L}*|il|lo|gli|i|della|del|dei|ancora|mai',
    'niet|geen|zonder|noem\\p{L}*|vermeld\\p{L}*|toon|zeg\\p{L}*|laat|zien|het|een|en|of|van|nog|naam',
    'nie|bez|wspomin\\p{L}*|mów\\p{L}*|pokaz\\p{L}*|proszę|i|lub|o|w|na',
    'не|без|упомина\\p{L}*|показыва\\p{L}*|говор\\p{L}*|называ\\p{L}*|пожалуйста|и|или|о|про|в',
    'inte|ingen|inga|utan|nämn\\p{L}*|visa|säg\\p{L}*|och|eller|om|än|namnet',
  ].join('|'),
  'iu',
);
const isScaffold = (word: string): boolean => scaffold.exec(word)?.[0].length === word.length;

const sorts: readonly ['money' | 'phone' | 'street' | 'link', RegExp][] = [
  [
    'money',
    /(?<!\p{L})(?:pric(?:e|es|ing)|costs?|fees?|salary|preise?|kosten|prix|tarifs?|precios?|preços?|prezz[oi]|prij(?:s|zen)|cen[ayę]?|fiyat\p{L}*|цен[аыуе]?|pris(?:er|et)?|harga)(?!\p{L})|値段|価格|料金|价格|价钱|가격|السعر|الأسعار|سعر|कीमत|दाम/iu,
  ],
  [
    'phone',
    /(?:phone|telephone|mobile) numbers?|telefonnummer|handynummer|numéro de téléphone|número de teléfono|teléfono|numero di telefono|telefoonnummer|numer\p{L}* telefonu|номер\p{L}* телефона|telefonnumret|電話番号|电话号码|전화번호|رقم الهاتف|फ़ोन नंबर|फोन नंबर/iu,
  ],
  [
    'street',
    /(?<!\p{L})(?:address|adresse|anschrift|dirección|endereço|indirizzo|adres|адрес)(?!\p{L})|住所|地址|주소|العنوان|पता/iu,
  ],
  ['link', /(?<!\p{L})(?:website|url|link|web ?site|webseite|site web|sitio web)(?!\p{L})/iu],
];

/** What the exclusions of a prompt forbid. @param texts the clauses that exclude, as written */
export function exclusionsOf(texts: readonly string[], language: string): Exclusions {
  const terms = new Set<string>();
  const topics: string[][] = [];
  const named = new Set<'money' | 'phone' | 'street' | 'link'>();
  for (const text of texts) {
    for (const [sort, pattern] of sorts) if (pattern.test(text)) named.add(sort);
    for (const match of text.matchAll(/[(（"“„«「]([^()（）"”“»」]{2,80})[)）"”“»」]/gu))
      for (const part of match[1]!.split(/[,;、，]|\s(?:and|or|und|oder|et|ou|y|o|e|en|of)\s/u)) {
        const term = part.trim().toLowerCase();
        if (wordCount(term) <= 4 && term.length > 2 && !isScaffold(term)) terms.add(term);
      }
    const words = [...new Intl.Segmenter(language, { granularity: 'word' }).segment(text)].filter(
      (piece) => piece.isWordLike,
    );
    const bare: string[] = [];
    for (const [at, { segment, index }] of words.entries()) {
      const folded = segment.toLowerCase();
      if (isScaffold(folded) || wordPattern(lexiconOf(language).linking, language, 'whole').test(folded)) continue;
      const opens = at === 0 || /[.!?(]\s*$/u.test(text.slice(0, index));
      const isName = /^\p{Lu}/u.test(segment) && !opens && !language.startsWith('de');
      if (isName || /^\p{Nd}{2,}/u.test(segment)) terms.add(folded);
      else if (folded.length > 2 || !/^[\p{sc=Latin}\p{sc=Cyrillic}]/u.test(folded)) bare.push(folded);
    }
    if (bare.length > 0) topics.push(bare);
  }
  return { terms: [...terms], topics, sorts: named };
}

/** Whether an exclusion names nothing itself ("that's not public yet") and so means what was said before it. */
export function pointsBack(text: string, language: string): boolean {
  const { terms, topics, sorts: named } = exclusionsOf([text], language);
  return terms.length === 0 && topics.length === 0 && named.size === 0;
}

/** Whether a text shows what is forbidden. */
export function isExcluded(text: string, found: Mentions, { terms, topics, sorts: named }: Exclusions): boolean {
  const folded = text.toLowerCase();
  if (terms.some((term) => hasWord(folded, term))) return true;
  if (named.has('money') && found.figures.some(({ kind }) => kind === 'money')) return true;
  if (found.contacts.some(({ kind }) => named.has(kind as 'phone' | 'street' | 'link'))) return true;
  return topics.some((words) => {
    const hits = words.filter(
      (word) => hasWord(folded, word) || (word.length > 4 && hasWord(folded, word.replace(/s$/u, ''))),
    );
    return hits.length >= Math.min(2, words.length) && hits.length >= words.length / 2;
  });
}

function hasWord(folded: string, term: string): boolean {
  for (let at = folded.indexOf(term); at >= 0; at = folded.indexOf(term, at + 1)) {
    const spaced = /^[\p{sc=Latin}\p{sc=Cyrillic}\p{Nd}]/u.test(term);
    if (!spaced) return true;
    if (
      !/[\p{L}\p{Nd}]$/u.test(folded.slice(0, at)) &&
      !/^(?!s(?!\p{L}))[\p{L}\p{Nd}]/u.test(folded.slice(at + term.length))
    )
      return true;
  }
  return false;
}

const wordCount = (text: string): number => text.split(/\s+/u).length;
