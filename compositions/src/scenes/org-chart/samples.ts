import { samplesOf } from '../../gallery/sample.js';

const node = (label: string, under?: number, detail?: string) => ({
  ...{ label },
  ...(detail === undefined ? {} : { detail }),
  ...(under === undefined ? {} : { under }),
});

export const orgChartSamples = samplesOf('org-chart', {
  typical: [
    'en',
    {
      kicker: 'Our team',
      title: 'Two teams, one short way to the top',
      nodes: [node('Ana Ruiz', undefined, 'Managing director'), node('Ben', 0), node('Carla', 0), node('Dev', 1), node('Elif', 1), node('Farah', 2)],
    },
  ],
  longest: [
    'de',
    {
      kicker: 'Organisationsplan der Stadtverwaltung ab 2026',
      title: 'Unter der Bürgermeisterin stehen drei Dezernate mit zusammen zehn Ämtern und allen ihren Fachbereichen',
      nodes: [
        node('Bürgermeisterin', undefined, 'Verwaltungsleitung'),
        node('Dezernat für Stadtentwicklung', 0, 'Baudezernentin'),
        node('Dezernat für Soziales', 0),
        node('Dezernat für Finanzen', 0),
        node('Bauaufsichtsamt', 1),
        node('Grünflächenamt', 1),
        node('Verkehrsplanung', 1),
        node('Jugendamt', 2),
        node('Sozialamt', 2),
        node('Schulverwaltungsamt', 2),
        node('Stadtkämmerei', 3),
        node('Rechnungsprüfungsamt', 3),
        node('Liegenschaften', 3),
        node('Vollstreckungsstelle', 3),
      ],
    },
  ],
  shortest: ['en', { nodes: [node('A'), node('B', 0), node('C', 0)] }],
  rightToLeft: [
    'ar',
    {
      title: 'فريقنا',
      nodes: [node('سلمى', undefined, 'المديرة'), node('كريم', 0), node('ليلى', 0), node('نادر', 1), node('هدى', 2)],
    },
  ],
  cjk: [
    'ja',
    { kicker: '組織図', title: '私たちのチーム', nodes: [node('佐藤', undefined, '代表'), node('鈴木', 0), node('高橋', 0), node('田中', 1), node('伊藤', 1)] },
  ],
}); // prettier-ignore
