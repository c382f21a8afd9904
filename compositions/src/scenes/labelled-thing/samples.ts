import { samplesOf } from '../../gallery/sample.js';

const part = (label: string, detail?: string) => ({ label, ...(detail === undefined ? {} : { detail }) });

export const labelledThingSamples = samplesOf('labelled-thing', {
  typical: ['en', { kicker: 'How it works', title: 'What a bicycle is made of', thing: 'Bicycle', parts: [part('Saddle'), part('Frame', 'steel or aluminium'), part('Pedals'), part('Chain', 'drives the rear wheel'), part('Brakes'), part('Wheels')] }],
  longest: [
    'de',
    {
      kicker: 'Bauteile eines modernen Straßenbahnwagens',
      title: 'Ein Niederflurstraßenbahnwagen besteht aus weit mehr Baugruppen, als von der Haltestelle aus zu sehen sind',
      thing: 'Niederflurstraßenbahnwagen',
      parts: [
        part('Stromabnehmer', 'nimmt den Fahrstrom aus der Oberleitung'),
        part('Klimaanlage', 'auf dem Dach'),
        part('Fahrerkabine'),
        part('Schiebetüren', 'barrierefrei ab Bahnsteigkante'),
        part('Drehgestell'),
        part('Magnetschienenbremse', 'für Gefahrenbremsungen'),
        part('Fahrgastinformationssystem'),
        part('Faltenbalg'),
      ],
    },
  ],
  shortest: ['en', { thing: 'X', parts: [part('A'), part('B'), part('C')] }],
  rightToLeft: ['ar', { title: 'أجزاء الدراجة', thing: 'الدراجة', parts: [part('المقعد'), part('الإطار'), part('الدواسة'), part('السلسلة', 'تدير العجلة')] }],
  cjk: ['ja', { kicker: '仕組み', title: '自転車の各部', thing: '自転車', parts: [part('サドル'), part('フレーム'), part('ペダル'), part('チェーン')] }],
}); // prettier-ignore
