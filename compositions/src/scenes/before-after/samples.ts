import { samplesOf } from '../../gallery/sample.js';

const side = (label: string, ...points: readonly string[]) => ({ label, points: [...points] });

export const beforeAfterSamples = samplesOf('before-after', {
  typical: ['en', { kicker: 'Our garden', title: 'One summer made the yard a garden', before: side('Before', 'a muddy yard', 'two parked cars'), after: side('After', 'roses and herbs', 'a bench in the shade') }],
  longest: [
    'de',
    {
      kicker: 'Umgestaltung des Bahnhofsvorplatzes 2026',
      title: 'Der Vorplatz des Hauptbahnhofs hat sich von einer Parkfläche zu einem Aufenthaltsort für alle gewandelt',
      before: side('Vorher', 'durchgehend asphaltierte Parkfläche', 'unübersichtliche Straßenbahnhaltestelle', 'keine Sitzgelegenheiten', 'wenig Beleuchtung'),
      after: side('Nachher', 'vierzig neu gepflanzte Platanen', 'barrierefreie Haltestelleninsel', 'Fahrradparkhaus', 'Trinkwasserbrunnen'),
    },
  ],
  shortest: ['en', { before: side('A'), after: side('B') }],
  rightToLeft: ['ar', { title: 'حديقتنا', before: side('قبل', 'ساحة موحلة'), after: side('بعد', 'حديقة ورد') }],
  cjk: ['ja', { kicker: '庭', title: '庭が生まれ変わった', before: side('ビフォー', '泥だらけの庭'), after: side('アフター', 'バラの庭') }],
}); // prettier-ignore
