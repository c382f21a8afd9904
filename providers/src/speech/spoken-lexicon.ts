/** What Intl doesn't know: how a language says signs, quarters and the short forms of business prose. */
export interface SpokenLexicon {
  plus: string;
  minus: string;
  /** Between the ends of a range: five *to* seven. */
  to: string;
  and: string;
  at: string;
  dot: string;
  times: string;
  points: string;
  quarters: [string, string, string, string];
  halves: [string, string];
  fiscalYear: string;
  number: string;
  /** Between "million" and the name of a currency. */
  of: string;
  /** Part of a currency's name that a speaker leaves out. */
  currencyNoise: RegExp;
  /** Short forms that are said in full, lower case; without their final dot. */
  shortForms: Record<string, string>;
  /** Words for powers of ten that stand apart from their number ("4,2 Mio. €"). */
  scales: Record<string, number>;
}

const SCALES = { k: 3, m: 6, mn: 6, mm: 6, b: 9, bn: 9, t: 12, tn: 12, trn: 12 };

export const spokenLexicons: Record<string, SpokenLexicon> = {
  en: {
    plus: 'plus',
    minus: 'minus',
    to: 'to',
    and: 'and',
    at: 'at',
    dot: 'dot',
    times: 'times',
    points: 'percentage points',
    quarters: ['first quarter', 'second quarter', 'third quarter', 'fourth quarter'],
    halves: ['first half', 'second half'],
    fiscalYear: 'fiscal year',
    number: 'number',
    of: '',
    currencyNoise: /\b(US|British|Japanese|Chinese|Indian|South Korean|Russian)\s/,
    shortForms: {
      vs: 'versus',
      approx: 'approximately',
      'e.g': 'for example',
      'i.e': 'that is',
      etc: 'et cetera',
      yoy: 'year over year',
      qoq: 'quarter over quarter',
      mom: 'month over month',
      ytd: 'year to date',
      bps: 'basis points',
      saas: 'sass',
      roi: 'R.O.I.',
      ux: 'U.X.',
      apac: 'ay pack',
      mrr: 'M.R.R.',
      'w/': 'with',
    },
    scales: SCALES,
  },
  fr: {
    plus: 'plus',
    minus: 'moins',
    to: 'à',
    and: 'et',
    at: 'arobase',
    dot: 'point',
    times: 'fois',
    points: 'points de pourcentage',
    quarters: ['premier trimestre', 'deuxième trimestre', 'troisième trimestre', 'quatrième trimestre'],
    halves: ['premier semestre', 'second semestre'],
    fiscalYear: 'exercice',
    number: 'numéro',
    of: 'de',
    currencyNoise: /\s(des États-Unis|japonais|indiennes?|chinois)/,
    shortForms: {
      'p. ex': 'par exemple',
      env: 'environ',
      etc: 'et cetera',
      pts: 'points',
      pdp: 'points de pourcentage',
    },
    scales: { k: 3, m: 6, md: 9, mds: 9, mrd: 9, mia: 9, mio: 6 },
  },
  de: {
    plus: 'plus',
    minus: 'minus',
    to: 'bis',
    and: 'und',
    at: 'ät',
    dot: 'Punkt',
    times: 'mal',
    points: 'Prozentpunkte',
    quarters: ['erstes Quartal', 'zweites Quartal', 'drittes Quartal', 'viertes Quartal'],
    halves: ['erstes Halbjahr', 'zweites Halbjahr'],
    fiscalYear: 'Geschäftsjahr',
    number: 'Nummer',
    of: '',
    currencyNoise: /US-|Britische |Japanischer |Indische /,
    shortForms: {
      'z.b': 'zum Beispiel',
      bzw: 'beziehungsweise',
      ca: 'zirka',
      ggü: 'gegenüber',
      inkl: 'inklusive',
      usw: 'und so weiter',
      'd.h': 'das heißt',
      vs: 'versus',
    },
    scales: { tsd: 3, k: 3, mio: 6, m: 6, mrd: 9, bio: 12 },
  },
  es: {
    plus: 'más',
    minus: 'menos',
    to: 'a',
    and: 'y',
    at: 'arroba',
    dot: 'punto',
    times: 'veces',
    points: 'puntos porcentuales',
    quarters: ['primer trimestre', 'segundo trimestre', 'tercer trimestre', 'cuarto trimestre'],
    halves: ['primer semestre', 'segundo semestre'],
    fiscalYear: 'año fiscal',
    number: 'número',
    of: 'de',
    currencyNoise: /\s(estadounidenses?|japonés|japoneses|indias?|chinos?)/,
    shortForms: { 'p. ej': 'por ejemplo', aprox: 'aproximadamente', etc: 'etcétera', vs: 'versus' },
    scales: { k: 3, m: 6, mm: 6, mill: 6, b: 9 },
  },
  it: {
    plus: 'più',
    minus: 'meno',
    to: 'a',
    and: 'e',
    at: 'chiocciola',
    dot: 'punto',
    times: 'volte',
    points: 'punti percentuali',
    quarters: ['primo trimestre', 'secondo trimestre', 'terzo trimestre', 'quarto trimestre'],
    halves: ['primo semestre', 'secondo semestre'],
    fiscalYear: 'anno fiscale',
    number: 'numero',
    of: 'di',
    currencyNoise: /\s(statunitens[ei]|giappones[ei]|indian[ae])/,
    shortForms: { ca: 'circa', ecc: 'eccetera', vs: 'contro' },
    scales: { k: 3, mln: 6, m: 6, mld: 9, mrd: 9 },
  },
  pt: {
    plus: 'mais',
    minus: 'menos',
    to: 'a',
    and: 'e',
    at: 'arroba',
    dot: 'ponto',
    times: 'vezes',
    points: 'pontos percentuais',
    quarters: ['primeiro trimestre', 'segundo trimestre', 'terceiro trimestre', 'quarto trimestre'],
    halves: ['primeiro semestre', 'segundo semestre'],
    fiscalYear: 'ano fiscal',
    number: 'número',
    of: 'de',
    currencyNoise: /\s(americanos?|dos EUA|japoneses?|brasileir[oa]s?)/,
    shortForms: { 'p. ex': 'por exemplo', aprox: 'aproximadamente', etc: 'et cetera' },
    scales: { k: 3, mi: 6, m: 6, bi: 9, b: 9 },
  },
  nl: {
    plus: 'plus',
    minus: 'min',
    to: 'tot',
    and: 'en',
    at: 'apenstaartje',
    dot: 'punt',
    times: 'keer',
    points: 'procentpunt',
    quarters: ['eerste kwartaal', 'tweede kwartaal', 'derde kwartaal', 'vierde kwartaal'],
    halves: ['eerste halfjaar', 'tweede halfjaar'],
    fiscalYear: 'boekjaar',
    number: 'nummer',
    of: '',
    currencyNoise: /(Amerikaanse|Britse|Japanse) /,
    shortForms: { bijv: 'bijvoorbeeld', ca: 'circa', enz: 'enzovoort', mln: 'miljoen', mld: 'miljard' },
    scales: { k: 3, mln: 6, m: 6, mld: 9, mrd: 9 },
  },
};

/** Scales that are written alike nearly everywhere. */
export const commonScales: Record<string, number> = { ...SCALES, mio: 6, mln: 6, mrd: 9, mld: 9, md: 9 };

/** Decimal signs that the voice leaves unspoken when it reads digits, as words. */
export const decimalWords: Record<string, string> = {
  af: 'komma',
  be: 'коска',
  ka: 'მძიმე',
  kk: 'үтір',
  ko: '점',
  ky: 'үтүр',
  uk: 'кома',
};

/** Per cent where neither Intl nor the voice has a word for it; `#` is the number. */
export const percentPatterns: Record<string, string> = {
  ar: '# بالمئة',
  ko: '# 퍼센트',
  vi: '# phần trăm',
  zh: '百分之#',
};
