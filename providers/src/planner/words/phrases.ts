/**
 * The few texts that the planner adds to the words of the prompt, by language. Every one is a frame
 * around given words; none states anything by itself.
 */
export interface Phrases {
  /** Spoken over the opening title of a video with figures. */
  glance(topic: string): string;
  /** Title of a recap. */
  inShort: string;
  next: string;
  leads(label: string, figure: string): string;
  /** A claim on a table column: "Sales rose from 120 to 310 between January and December". */
  rose(what: string, from: string, to: string, first: string, last: string): string;
  fell(what: string, from: string, to: string, first: string, last: string): string;
  highest(what: string, label: string, figure: string): string;
  by(measure: string, category: string): string;
  and: string;
  pros: string;
  cons: string;
  source(name: string): string;
  to: string;
  /** Spoken between two moments of one measure: "Churn: from 5.1% to 3.4%". */
  fromTo(what: string, from: string, to: string): string;
  ofTotal(count: string, total: string): string;
  up: string;
  down: string;
}

const table = (
  glance: string, inShort: string, next: string, leads: string, rose: string, fell: string, highest: string, by: string, and: string,
  pros: string, cons: string, source: string, to: string, fromTo: string, ofTotal: string, up: string, down: string,
): Phrases => {
  const fill = (pattern: string, ...values: string[]): string =>
    pattern.replace(/\{(\d)\}/g, (_, index: string) => values[Number(index)] ?? '').trim();
  return {
    glance: (topic) => fill(glance, topic),
    inShort, next,
    leads: (label, figure) => fill(isPlural(label) ? leads.replace(' leads ', ' lead ') : leads, label, figure),
    rose: (what, from, to2, first, last) => fill(rose, what, from, to2, first, last),
    fell: (what, from, to2, first, last) => fill(fell, what, from, to2, first, last),
    highest: (what, label, figure) => fill(highest, what, label, figure),
    by: (measure, category) => fill(by, measure, category),
    and, pros, cons,
    source: (name) => fill(source, name),
    to,
    fromTo: (what, from, to2) => fill(fromTo, what, from, to2),
    ofTotal: (count, total) => fill(ofTotal, count, total),
    up, down,
  };
}; // prettier-ignore

/** English: "Card payments lead", "News leads". */
const isPlural = (label: string): boolean =>
  /^[\x20-\x7e]+$/u.test(label) && /[^su\Wi]s$/iu.test(label) && !/\b(?:news|series|means|plus)$/iu.test(label);

const phrases: Record<string, Phrases> = {
  en: table('{0}, at a glance.', 'In short', 'Next', '{0} leads with {1}', '{0} rose from {1} to {2} between {3} and {4}', '{0} fell from {1} to {2} between {3} and {4}', '{0}: {1} is highest with {2}', '{0} by {1}', 'and', 'Pros', 'Cons', 'Source: {0}', 'to', '{0}: from {1} to {2}', '{0} out of {1}', 'up', 'down'),
  fr: table('{0}, en un coup d’œil.', 'En bref', 'À suivre', '{0} en tête avec {1}', '{0} : hausse de {1} à {2} entre {3} et {4}', '{0} : baisse de {1} à {2} entre {3} et {4}', '{0} : {1} en tête avec {2}', '{0} par {1}', 'et', 'Avantages', 'Inconvénients', 'Source : {0}', 'à', '{0} : de {1} à {2}', '{0} sur {1}', 'en hausse', 'en baisse'),
  de: table('{0} auf einen Blick.', 'Kurz gesagt', 'Als Nächstes', '{0} liegt vorn mit {1}', '{0}: Anstieg von {1} auf {2} zwischen {3} und {4}', '{0}: Rückgang von {1} auf {2} zwischen {3} und {4}', '{0}: {1} liegt vorn mit {2}', '{0} nach {1}', 'und', 'Vorteile', 'Nachteile', 'Quelle: {0}', 'auf', '{0}: von {1} auf {2}', '{0} von {1}', 'im Plus', 'im Minus'),
  es: table('{0}, de un vistazo.', 'En resumen', 'A continuación', '{0} lidera con {1}', '{0}: de {1} a {2} entre {3} y {4}, al alza', '{0}: de {1} a {2} entre {3} y {4}, a la baja', '{0}: {1} lidera con {2}', '{0} por {1}', 'y', 'Ventajas', 'Desventajas', 'Fuente: {0}', 'a', '{0}: de {1} a {2}', '{0} de {1}', 'al alza', 'a la baja'),
  pt: table('{0}, em resumo.', 'Em resumo', 'A seguir', '{0} lidera com {1}', '{0}: de {1} para {2} entre {3} e {4}, em alta', '{0}: de {1} para {2} entre {3} e {4}, em queda', '{0}: {1} lidera com {2}', '{0} por {1}', 'e', 'Vantagens', 'Desvantagens', 'Fonte: {0}', 'para', '{0}: de {1} para {2}', '{0} de {1}', 'em alta', 'em queda'),
  it: table('{0}, in sintesi.', 'In sintesi', 'Prossimamente', '{0} in testa con {1}', '{0}: da {1} a {2} tra {3} e {4}, in crescita', '{0}: da {1} a {2} tra {3} e {4}, in calo', '{0}: {1} in testa con {2}', '{0} per {1}', 'e', 'Vantaggi', 'Svantaggi', 'Fonte: {0}', 'a', '{0}: da {1} a {2}', '{0} su {1}', 'in crescita', 'in calo'),
  nl: table('{0} in het kort.', 'Kortom', 'Hierna', '{0} gaat aan kop met {1}', '{0} steeg van {1} naar {2} tussen {3} en {4}', '{0} daalde van {1} naar {2} tussen {3} en {4}', '{0}: {1} aan kop met {2}', '{0} per {1}', 'en', 'Voordelen', 'Nadelen', 'Bron: {0}', 'naar', '{0}: van {1} naar {2}', '{0} van de {1}', 'omhoog', 'omlaag'),
  ru: table('{0}: коротко о главном.', 'Коротко', 'Далее', '{0} лидирует: {1}', '{0}: рост с {1} до {2} ({3} – {4})', '{0}: снижение с {1} до {2} ({3} – {4})', '{0}: лидирует {1}, {2}', '{0}: {1}', 'и', 'Плюсы', 'Минусы', 'Источник: {0}', 'до', '{0}: с {1} до {2}', '{0} из {1}', 'рост', 'снижение'),
  ja: table('{0}の概要です。', 'まとめ', '今後', '{0}が{1}で最多', '{0}は{3}から{4}にかけて{1}から{2}に増加', '{0}は{3}から{4}にかけて{1}から{2}に減少', '{0}：{1}が{2}で最多', '{1}別の{0}', 'と', 'メリット', 'デメリット', '出典：{0}', 'へ', '{0}：{1}から{2}へ', '{1}中{0}', '増加', '減少'),
  zh: table('{0}一览。', '总结', '下一步', '{0}以{1}居首', '{3}至{4}，{0}从{1}升至{2}', '{3}至{4}，{0}从{1}降至{2}', '{0}：{1}以{2}居首', '按{1}划分的{0}', '和', '优点', '缺点', '来源：{0}', '至', '{0}：从{1}到{2}', '{1}中有{0}', '上升', '下降'),
  ko: table('{0} 한눈에 보기.', '요약', '다음', '{0} {1}로 최다', '{3}부터 {4}까지 {0}: {1}에서 {2}로 증가', '{3}부터 {4}까지 {0}: {1}에서 {2}로 감소', '{0}: {1} {2}로 최다', '{1}별 {0}', '및', '장점', '단점', '출처: {0}', '→', '{0}: {1}에서 {2}로', '{1} 중 {0}', '증가', '감소'),
  ar: table('{0} بإيجاز.', 'باختصار', 'التالي', '{0} في الصدارة: {1}', 'ارتفاع {0} من {1} إلى {2} بين {3} و{4}', 'انخفاض {0} من {1} إلى {2} بين {3} و{4}', '{0}: {1} في الصدارة، {2}', '{0} حسب {1}', 'و', 'المزايا', 'العيوب', 'المصدر: {0}', 'إلى', '{0}: من {1} إلى {2}', '{0} من أصل {1}', 'ارتفاع', 'انخفاض'),
  he: table('{0} במבט מהיר.', 'לסיכום', 'בהמשך', '{0} בראש עם {1}', '{0}: עלייה מ-{1} ל-{2} בין {3} ל-{4}', '{0}: ירידה מ-{1} ל-{2} בין {3} ל-{4}', '{0}: {1} בראש עם {2}', '{0} לפי {1}', 'ו', 'יתרונות', 'חסרונות', 'מקור: {0}', 'אל', '{0}: מ-{1} ל-{2}', '{0} מתוך {1}', 'עלייה', 'ירידה'),
  hi: table('{0}: एक नज़र में।', 'संक्षेप में', 'आगे', '{0} {1} के साथ सबसे आगे', '{0}: {3} से {4} के बीच {1} से बढ़कर {2}', '{0}: {3} से {4} के बीच {1} से घटकर {2}', '{0}: {1} सबसे आगे, {2}', '{1} के अनुसार {0}', 'और', 'फायदे', 'नुकसान', 'स्रोत: {0}', 'तक', '{0}: {1} से {2}', '{1} में से {0}', 'बढ़त', 'गिरावट'),
}; // prettier-ignore

/** Languages without a table get frames of punctuation alone, which hold in every language. */
const bare = table('{0}.', '•', '→', '{0}: {1}', '{0}: {1} → {2} ({3} – {4})', '{0}: {1} → {2} ({3} – {4})', '{0}: {1}, {2}', '{0} / {1}', '', '+', '−', '{0}', '→', '{0}: {1} → {2}', '{0} / {1}', '↑', '↓'); // prettier-ignore

export function phrasesOf(language: string): Phrases {
  return phrases[language] ?? bare;
}
export const hasPhrases = (language: string): boolean => language in phrases;
