import { samplesOf } from '../../gallery/sample.js';

const layer = (label: string, detail?: string) => ({ label, ...(detail === undefined ? {} : { detail }) });

export const crossSectionSamples = samplesOf('cross-section', {
  typical: ['en', { kicker: 'Soil', title: 'What lies under a meadow', layers: [layer('Topsoil', 'roots and worms'), layer('Subsoil', 'clay and minerals'), layer('Weathered rock'), layer('Bedrock')] }],
  longest: [
    'de',
    {
      kicker: 'Aufbau eines begrünten Flachdachs im Querschnitt',
      title: 'Unter den Pflanzen schützen sieben weitere Schichten das Gebäude vor Wasser, Wurzeln, Kälte und Hitze',
      layers: [
        layer('Vegetationsschicht', 'Sedum, Kräuter und Gräser'),
        layer('Vegetationssubstrat', 'mineralisch, acht bis fünfzehn Zentimeter'),
        layer('Filtervlies', 'hält Feinteile zurück'),
        layer('Dränageschicht', 'speichert und leitet das Niederschlagswasser ab'),
        layer('Wurzelschutzbahn'),
        layer('Dachabdichtung', 'zweilagig'),
        layer('Wärmedämmung', 'aus nachwachsenden Rohstoffen'),
        layer('Stahlbetondecke'),
      ],
    },
  ],
  shortest: ['en', { layers: [layer('A'), layer('B')] }],
  rightToLeft: ['ar', { title: 'طبقات الأرض', layers: [layer('القشرة', 'صخور باردة'), layer('الوشاح'), layer('اللب')] }],
  cjk: ['ja', { kicker: '地球', title: '地球の中身', layers: [layer('地殻', '冷たい岩'), layer('マントル'), layer('外核'), layer('内核')] }],
}); // prettier-ignore
