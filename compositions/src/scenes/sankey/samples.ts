import { sampleFigure } from '../../gallery/figures.js';
import { samplesOf } from '../../gallery/sample.js';

const link = (from: string, to: string, value: number, unit = '') => ({ from, to, figure: sampleFigure(`${value}${unit}`, value) }); // prettier-ignore

export const sankeySamples = samplesOf('sankey', {
  typical: [
    'en',
    {
      kicker: 'Household budget',
      title: 'Half of what comes in goes on rent and food',
      links: [
        link('Salary', 'Budget', 2400, ' €'),
        link('Side job', 'Budget', 600, ' €'),
        link('Budget', 'Rent', 1000, ' €'),
        link('Budget', 'Food', 600, ' €'),
        link('Budget', 'Savings', 900, ' €'),
        link('Budget', 'Other', 500, ' €'),
      ],
    },
  ],
  longest: [
    'de',
    {
      kicker: 'Energieflüsse der Stadtwerke im Geschäftsjahr',
      title: 'Aus fünf Quellen gelangt die Energie über zwei Netze in die Haushalte, die Betriebe und den Nahverkehr',
      source: 'Quelle: Jahresbericht der Stadtwerke, Angaben in Gigawattstunden für 2025',
      links: [
        link('Windkraftanlagen', 'Stromnetz', 120, ' GWh'),
        link('Photovoltaik', 'Stromnetz', 80, ' GWh'),
        link('Wasserkraftwerk', 'Stromnetz', 70, ' GWh'),
        link('Müllheizkraftwerk', 'Fernwärmenetz', 110, ' GWh'),
        link('Geothermie', 'Fernwärmenetz', 90, ' GWh'),
        link('Stromnetz', 'Privathaushalte', 120, ' GWh'),
        link('Stromnetz', 'Industriebetriebe', 80, ' GWh'),
        link('Stromnetz', 'Straßenbahn', 70, ' GWh'),
        link('Fernwärmenetz', 'Privathaushalte', 110, ' GWh'),
        link('Fernwärmenetz', 'Industriebetriebe', 90, ' GWh'),
      ],
    },
  ],
  shortest: ['en', { links: [link('A', 'C', 3), link('B', 'C', 2)] }],
  rightToLeft: [
    'ar',
    {
      title: 'من أين يأتي الماء',
      links: [link('النهر', 'المدينة', 60), link('الآبار', 'المدينة', 40), link('المدينة', 'البيوت', 70), link('المدينة', 'الحدائق', 30)],
    },
  ],
  cjk: [
    'ja',
    {
      kicker: '家計',
      title: '収入の半分は家賃と食費',
      links: [link('給料', '家計', 30, '万円'), link('家計', '家賃', 10, '万円'), link('家計', '食費', 6, '万円'), link('家計', '貯金', 14, '万円')],
    },
  ],
}); // prettier-ignore
