import { samplesOf } from '../../gallery/sample.js';

const cells = (...all: readonly (readonly [string, ...string[]])[]) =>
  all.map(([label, ...points]) => ({ label, points }));

export const quadrantSamples = samplesOf('quadrant', {
  typical: [
    'en',
    {
      kicker: 'SWOT',
      title: 'The workshop has loyal customers and high costs',
      cells: cells(
        ['Strengths', 'loyal customers', 'own foundry'],
        ['Weaknesses', 'high costs', 'one supplier'],
        ['Opportunities', 'new markets'],
        ['Threats', 'cheap imports'],
      ),
    },
  ],
  longest: [
    'de',
    {
      kicker: 'Analyse der Ausgangslage im Frühjahr 2026',
      title: 'Die Genossenschaft steht wirtschaftlich besser da, als die Vertreterversammlung im Herbst angenommen hatte',
      cells: cells(
        ['Stärken der Genossenschaft', 'langjährige Mitgliedschaften', 'eigene Handwerksbetriebe', 'niedrige Verschuldung'],
        ['Schwächen', 'hoher Instandhaltungsrückstand', 'wenige Auszubildende', 'lange Entscheidungswege'],
        ['Chancen', 'Förderprogramme für energetische Sanierung', 'Zuzug in die Region'],
        ['Risiken', 'steigende Baukosten', 'Fachkräftemangel im Handwerk', 'Zinsentwicklung'],
      ),
    },
  ],
  shortest: ['en', { cells: cells(['A'], ['B'], ['C'], ['D']) }],
  rightToLeft: [
    'ar',
    {
      title: 'أين نقف اليوم',
      cells: cells(['نقاط القوة', 'عملاء أوفياء'], ['نقاط الضعف', 'تكاليف عالية'], ['الفرص', 'أسواق جديدة'], ['التهديدات', 'المنافسة']),
    },
  ],
  cjk: [
    'ja',
    {
      kicker: '現状分析',
      title: '強みは常連客にある',
      cells: cells(['強み', '常連客'], ['弱み', '高い費用'], ['機会', '新しい市場'], ['脅威', '輸入品']),
    },
  ],
}); // prettier-ignore
