import type { Sample } from '../../gallery/sample.js';

export const stepsSamples: readonly Sample[] = [
  {
    case: 'typical',
    language: 'en',
    scene: {
      kind: 'steps',
      content: {
        kicker: 'Sourdough',
        title: 'Bread needs three things and one night',
        steps: [
          { title: 'Feed the starter', detail: 'Flour and water, twice, until it floats.', icon: 'wheat' },
          { title: 'Fold, do not knead', detail: 'Four times in two hours.', icon: 'timer' },
          { title: 'Bake from the fridge', detail: 'Cold dough springs higher in a hot pot.', icon: 'flame' },
        ],
      },
    },
  },
  {
    case: 'longest',
    language: 'de',
    scene: {
      kind: 'steps',
      content: {
        kicker: 'Verfahren nach der neuen Gemeindeordnung',
        title:
          'So wird aus einem Bürgerantrag innerhalb von sechs Monaten eine beschlossene Verkehrsberuhigung im Viertel',
        steps: [
          'Unterschriften von zweihundert Anwohnerinnen und Anwohnern sammeln',
          'Antrag bei der Bezirksverwaltung einreichen',
          'Verkehrszählung durch das Straßenbauamt abwarten',
          'Öffentlichkeitsbeteiligung mit zwei Abendveranstaltungen durchführen',
          'Beschlussfassung im Verkehrsausschuss',
          'Schilder, Markierungen und Pflanzkübel aufstellen lassen',
        ].map((title) => ({
          title,
          detail: 'Dauert erfahrungsgemäß vier bis sechs Wochen; Ansprechperson ist das Bürgerbüro im Rathaus.',
        })),
      },
    },
  },
  {
    case: 'shortest',
    language: 'en',
    scene: { kind: 'steps', content: { steps: [{ title: 'Stop' }, { title: 'Look' }] } },
  },
  {
    case: 'rightToLeft',
    language: 'ar',
    scene: {
      kind: 'steps',
      content: {
        title: 'الخبز يحتاج إلى ثلاث خطوات وليلة واحدة',
        steps: [
          { title: 'أطعم الخميرة', detail: 'دقيق وماء مرتين.' },
          { title: 'اطوِ العجين', detail: 'أربع مرات في ساعتين.' },
          { title: 'اخبز وهو بارد', detail: 'في قدر ساخن.' },
        ],
      },
    },
  },
  {
    case: 'cjk',
    language: 'zh',
    scene: {
      kind: 'steps',
      content: {
        title: '做面包只需三步和一个夜晚',
        steps: [
          { title: '喂养酵种', detail: '面粉加水，喂两次。' },
          { title: '折叠面团' },
          { title: '冷藏后入炉' },
          { title: '放凉再切' },
        ],
      },
    },
  },
];
