import type { ShapeWords } from '../shape-words.js';

/** Turkish words by which the shape of what is told is known. */
export const shapes: ShapeWords = {
  scores: 'maç_sonucu skor sonuç',
  weather: 'hava hava_durumu tahmin',
  skies: {
    sun: 'güneş güneşli açık',
    partly: 'parçalı_bulutlu',
    cloud: 'bulut bulutlu kapalı',
    rain: 'yağmur yağmurlu sağanak',
    storm: 'fırtına fırtınalı gök_gürültülü',
    snow: 'kar karlı',
    fog: 'sis sisli',
    wind: 'rüzgar rüzgâr rüzgarlı',
  },
  plans: 'plan proje_planı takvim gantt proje',
  overlap: 'kesişim ortak venn',
  both: 'ikisi_de her_ikisi ortak',
  only: 'yalnızca sadece',
  matrix: 'matris çeyrek 2x2',
  fields: ['güçlü_yönler', 'zayıf_yönler', 'fırsatlar', 'tehditler'],
  route: 'rota güzergah güzergâh duraklar',
  layers: 'yukarıdan_aşağıya katmanlar kesit',
  parts: 'parçaları bölümleri',
  post: 'gönderi tweet',
  before: 'önce öncesi',
  after: 'sonra sonrası',
};
