import type { Sample } from '../../gallery/sample.js';

export const calendarSamples: readonly Sample[] = [
  {
    case: 'typical',
    language: 'en',
    scene: {
      kind: 'calendar',
      content: {
        kicker: 'Rex is turning 5',
        title: 'Sunday 9 February, 2–4.30pm, at Bounce Barn',
        date: '9 February',
        month: 2,
        day: 9,
        weekday: 0,
      },
    },
  },
  {
    case: 'longest',
    language: 'de',
    scene: {
      kind: 'calendar',
      content: {
        kicker: 'Hauptversammlung der Wassergenossenschaft',
        title:
          'Von Donnerstag, dem 30. September, an gelten im Landkreis Vorpommern-Greifswald neue Wasserschutzbestimmungen',
        subtitle:
          'Anträge auf Befreiung nehmen die Gemeindeverwaltungen bis zum Ende der darauffolgenden Woche schriftlich entgegen, danach nur noch die Kreisverwaltung selbst.',
        date: '30. September',
        month: 9,
        day: 30,
        year: 2027,
      },
    },
  },
  {
    case: 'shortest',
    language: 'en',
    scene: { kind: 'calendar', content: { title: 'June 8', date: 'June 8', month: 6, day: 8 } },
  },
  {
    case: 'rightToLeft',
    language: 'ar',
    scene: {
      kind: 'calendar',
      content: {
        kicker: 'مهرجان الحي',
        title: 'يبدأ المهرجان يوم ١٤ يونيو في الساحة القديمة',
        date: '١٤ يونيو',
        month: 6,
        day: 14,
        year: 2026,
        until: 16,
      },
    },
  },
  {
    case: 'cjk',
    language: 'ja',
    scene: { kind: 'calendar', content: { title: '文化祭は11月3日に開かれます', date: '11月3日', month: 11, day: 3 } },
  },
];
