import { sampleFigure } from '../../gallery/figures.js';
import { samplesOf } from '../../gallery/sample.js';

export const odometerSamples = samplesOf('odometer', {
  typical: ['en', { kicker: 'One bus', title: 'It has been to the moon and half the way back', figure: sampleFigure('582,410 km', 582410, { suffix: ' km' }), caption: 'in nineteen years of service' }],
  longest: [
    'de',
    {
      kicker: 'Laufleistung aller Fahrzeuge im Linienverkehr',
      title: 'Im vergangenen Geschäftsjahr sind die Busse der Verkehrsgesellschaft weiter gefahren als jemals zuvor',
      figure: sampleFigure('148.597.870 Fahrzeugkilometer', 148597870, { suffix: ' Fahrzeugkilometer' }),
      caption: 'gezählt an allen Fahrzeugen des Linienverkehrs einschließlich der Leerfahrten zwischen den Betriebshöfen',
    },
  ],
  shortest: ['en', { figure: sampleFigure('1024', 1024) }],
  rightToLeft: ['ar', { title: 'قطعنا هذه المسافة', figure: sampleFigure('١٢٣٤٥ كم', 12345) }],
  cjk: ['ja', { kicker: '累計', title: '歩いた距離', figure: sampleFigure('12,480 km', 12480, { suffix: ' km' }) }],
}); // prettier-ignore
