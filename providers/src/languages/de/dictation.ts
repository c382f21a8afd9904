import type { DictationWords } from '../dictation-words.js';

/** German words by which a request dictates what its film says. */
export const dictation: DictationWords = {
  ahead: 'bitte dann danach auch und außerdem noch später vergiss_(bitte_)?nicht denk_daran',
  tell: '(sage?|sagt|sagen_Sie|erwähnen?|erwähnt|erwähnen_Sie|betonen?|betont|betonen_Sie|erklären?|erklärt|erklären_Sie|zeigen?|zeigt|zeigen_Sie|erzählen?|erzähl|erzählt|erklär|zeig|beton|erwähn|hebe?_hervor|stell_klar|zu_(sagen|erwähnen|betonen|zeigen))(_(bitte|auch|noch|unbedingt|dabei|den_(Leuten|Zuschauern)|allen)){0,3} weise?(_(bitte|auch|noch|unbedingt)){0,2}_darauf_hin weisen_Sie(_(bitte|auch|noch)){0,2}_darauf_hin mach(e|t)?(_(bitte|auch|noch|unbedingt)){0,2}_(klar|deutlich) (es|das_video|der_film|der_clip)_soll(te)?(_(auch|noch))?_(sagen|zeigen|erklären|erwähnen|klar_machen|klarmachen|klar_werden|gesagt_werden|vorkommen) (alle|die_(Leute|Zuschauer|Leser|Gäste|Eltern))_sollen(_(auch|noch))?_(wissen|verstehen|sehen|erfahren)',
  that: 'dass daß',
  name: 'erwähn(e|t|en_Sie)?(_(bitte|auch|noch|unbedingt)){0,2}',
  send: '(schick|leit|verweis|führ)(e|t|en_Sie)?_(die_)?(Leute|Zuschauer|Besucher|Kunden|sie|alle)_(auf|zu|an)(_unsere_(Seite|Website|Webseite))?',
};
