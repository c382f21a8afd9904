import type { ShapeWords } from '../shape-words.js';

/** Hindi words by which the shape of what is told is known. */
export const shapes: ShapeWords = {
  scores: 'अंतिम_स्कोर स्कोर',
  weather: 'मौसम पूर्वानुमान',
  skies: {
    sun: 'धूप साफ',
    partly: 'आंशिक_बादल',
    cloud: 'बादल',
    rain: 'बारिश वर्षा',
    storm: 'तूफान आंधी',
    snow: 'बर्फ हिमपात',
    fog: 'कोहरा',
    wind: 'हवा',
  },
  plans: 'योजना कार्यक्रम परियोजना',
  overlap: 'समान',
  both: 'दोनों',
  only: 'केवल सिर्फ',
  matrix: 'मैट्रिक्स',
  fields: ['ताकत', 'कमजोरियां कमज़ोरियां', 'अवसर', 'खतरे ख़तरे'],
  route: 'मार्ग रास्ता पड़ाव',
  layers: 'ऊपर_से_नीचे परतें',
  parts: 'भाग हिस्से',
  post: 'पोस्ट ट्वीट',
  before: 'पहले',
  after: 'बाद',
};
