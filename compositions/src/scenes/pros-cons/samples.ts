import type { Sample } from '../../gallery/sample.js';

export const prosConsSamples: readonly Sample[] = [
  {
    case: 'typical',
    language: 'en',
    scene: {
      kind: 'pros-cons',
      content: {
        kicker: 'Four-day week',
        title: 'Shorter weeks keep people, but not every shift',
        prosLabel: 'For it',
        consLabel: 'Against it',
        pros: ['Sick days fell by a third', 'Twice as many applicants', 'Meetings got shorter'],
        cons: ['Fridays need cover', 'Night shifts cannot shrink'],
      },
    },
  },
  {
    case: 'longest',
    language: 'de',
    scene: {
      kind: 'pros-cons',
      content: {
        kicker: 'Bürgerentscheid über die neue Straßenbahnlinie',
        title:
          'Was der Stadtrat vor der Abstimmung über die Verlängerung der Linie neun zu bedenken gegeben hat, im Überblick',
        prosLabel: 'Argumente der Befürworter',
        consLabel: 'Bedenken der Gegnerinnen',
        pros: [
          'Zwölftausend Menschen erreichen die Innenstadt ohne Umsteigen in weniger als fünfzehn Minuten',
          'Die Busse der Linie 41 werden für die Außenbezirke frei',
          'Bund und Land übernehmen neunzig Prozent der Baukosten, wenn bis Jahresende entschieden wird',
          'Weniger Autoverkehr vor Schulen',
          'Barrierefreie Haltestellen',
        ],
        cons: [
          'Vier Jahre Bauzeit in der wichtigsten Einkaufsstraße der Stadt',
          'Zweihundertsechzig Parkplätze fallen weg',
          'Die Betriebskosten trägt die Stadt dauerhaft allein',
          'Ein Teil der alten Platanen muss gefällt werden',
          'Umleitungen für den Lieferverkehr',
        ],
      },
    },
  },
  { case: 'shortest', language: 'en', scene: { kind: 'pros-cons', content: { pros: ['Fast'], cons: ['Loud'] } } },
  {
    case: 'rightToLeft',
    language: 'ar',
    scene: {
      kind: 'pros-cons',
      content: {
        title: 'أسبوع من أربعة أيام',
        prosLabel: 'مع',
        consLabel: 'ضد',
        pros: ['أيام مرض أقل', 'متقدمون أكثر'],
        cons: ['أيام الجمعة بلا تغطية'],
      },
    },
  },
  {
    case: 'cjk',
    language: 'ja',
    scene: {
      kind: 'pros-cons',
      content: {
        title: '週四日勤務の結果',
        pros: ['病欠が三分の一減った', '応募者が倍になった'],
        cons: ['金曜の当番が要る', '夜勤は短くできない'],
      },
    },
  },
];
