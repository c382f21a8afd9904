import { shortScales, type SpokenLexicon } from '../spoken-lexicon.js';

/** What Polish says for signs and short forms. */
export const spoken: SpokenLexicon = {
  plus: 'plus',
  minus: 'minus',
  to: 'do',
  and: 'i',
  at: 'małpa',
  dot: 'kropka',
  times: { one: 'raz', other: 'razy' },
  points: {
    one: 'punkt procentowy',
    few: 'punkty procentowe',
    many: 'punktów procentowych',
    other: 'punktu procentowego',
  },
  quarters: ['pierwszy kwartał', 'drugi kwartał', 'trzeci kwartał', 'czwarty kwartał'],
  halves: ['pierwsze półrocze', 'drugie półrocze'],
  fiscalYear: 'rok obrotowy',
  number: 'numer',
  of: '',
  currencyNoise: / (?:amerykańsk|brytyjsk|japońsk|indyjsk)\p{L}+/u,
  shortForms: {
    np: 'na przykład',
    ok: 'około',
    itd: 'i tak dalej',
    itp: 'i tym podobne',
    tj: 'to jest',
    'm.in': 'między innymi',
    vs: 'kontra',
  },
  scales: { ...shortScales, tys: 3, mln: 6, mld: 9, bln: 12 },
};
