import { samplesOf } from '../../gallery/sample.js';

const task = (label: string, from: string, to: string | undefined, start: number, end: number) => ({
  ...{ label, from, start, end },
  ...(to === undefined ? {} : { to }),
});

export const ganttSamples = samplesOf('gantt', {
  typical: [
    'en',
    {
      kicker: 'New website',
      title: 'From sketch to launch in seven weeks',
      tasks: [
        task('Design', '3 March', '14 March', 62, 73),
        task('Build', '10 March', '4 April', 69, 94),
        task('Test', '1 April', '18 April', 91, 108),
        task('Launch', '21 April', undefined, 111, 111),
      ],
    },
  ],
  longest: [
    'de',
    {
      kicker: 'Bauzeitenplan für den Neubau der Grundschule',
      title: 'Die Arbeiten am Rohbau überschneiden sich bis zum Herbst mit denen am Dach und an allen Installationen',
      source: 'Quelle: Bauzeitenplan des Hochbauamts, Stand der Fortschreibung vom 6. Juli 2026',
      tasks: [
        task('Baustelleneinrichtung und Erdarbeiten', '1. März 2026', '14. April 2026', 0, 44),
        task('Fundamente und Bodenplatte', '6. April 2026', '22. Mai 2026', 36, 82),
        task('Rohbau mit allen Treppenhäusern', '18. Mai 2026', '30. September 2026', 78, 213),
        task('Dachkonstruktion', '1. August 2026', '12. Oktober 2026', 153, 225),
        task('Fenster', '5. Oktober 2026', '4. November 2026', 218, 248),
        task('Elektro- und Sanitärinstallation', '15. September 2026', '20. Dezember 2026', 198, 294),
        task('Außenanlagen', '1. November 2026', '20. Dezember 2026', 245, 294),
        task('Einweihung der Schule', '21. Dezember 2026', undefined, 295, 295),
      ],
    },
  ],
  shortest: ['en', { tasks: [task('A', '1', '2', 1, 2), task('B', '2', '3', 2, 3)] }],
  rightToLeft: [
    'ar',
    {
      title: 'خطة المشروع',
      tasks: [
        task('التصميم', '٣ مارس', '١٤ مارس', 62, 73),
        task('البناء', '١٠ مارس', '٤ أبريل', 69, 94),
        task('الاختبار', '١ أبريل', '١٨ أبريل', 91, 108),
      ],
    },
  ],
  cjk: [
    'ja',
    {
      kicker: '新サイト',
      title: '設計から公開まで七週間',
      tasks: [
        task('設計', '3月3日', '3月14日', 62, 73),
        task('開発', '3月10日', '4月4日', 69, 94),
        task('テスト', '4月1日', '4月18日', 91, 108),
        task('公開', '4月21日', undefined, 111, 111),
      ],
    },
  ],
});
