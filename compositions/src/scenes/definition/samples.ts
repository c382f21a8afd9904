import type { Sample } from '../../gallery/sample.js';

export const definitionSamples: readonly Sample[] = [
  {
    case: 'typical',
    language: 'en',
    scene: {
      kind: 'definition',
      content: {
        kicker: 'Ecology',
        term: 'Keystone species',
        definition:
          'An animal or plant that holds a whole community together: take it away, and the others cannot stay.',
      },
    },
  },
  {
    case: 'longest',
    language: 'de',
    scene: {
      kind: 'definition',
      content: {
        kicker: 'Begriffe der Wasserwirtschaft, Teil eins',
        term: 'Niederschlagswasserbewirtschaftungskonzept',
        definition:
          'Ein Plan, der für jedes Grundstück festlegt, welcher Anteil des Regens versickert, verdunstet, gespeichert oder abgeleitet wird, und der dabei Starkregen, Grundwasserneubildung, die Kosten der Kanalisation und die Hitze im Sommer gemeinsam betrachtet, statt sie wie bisher zu trennen.',
      },
    },
  },
  { case: 'shortest', language: 'en', scene: { kind: 'definition', content: { term: 'Pi', definition: 'A ratio.' } } },
  {
    case: 'rightToLeft',
    language: 'ar',
    scene: {
      kind: 'definition',
      content: {
        kicker: 'علم البيئة',
        term: 'نوع أساسي',
        definition: 'كائن يحفظ تماسك مجتمع كامل، فإذا غاب لم تستطع الكائنات الأخرى البقاء.',
      },
    },
  },
  {
    case: 'cjk',
    language: 'ja',
    scene: {
      kind: 'definition',
      content: { term: '木漏れ日', definition: '木々の葉のあいだから差し込む日の光のこと。' },
    },
  },
];
