import type { MotifWords } from '../motif-words.js';

/** What the backdrops of a film stand for. */
export const motifs: MotifWords = {
  space: 'अंतरिक्ष ग्रह चंद्रमा तारे रॉकेट',
  sky: 'आकाश आसमान बादल मौसम हवा पक्षी',
  water: 'समुद्र सागर नदी झील',
  landscape: 'प्रकृति जंगल पेड़ पहाड़ बगीचा खेत पौधे',
  city: 'शहर घर सड़क इमारत',
  network: 'नेटवर्क इंटरनेट सॉफ्टवेयर कंप्यूटर डिजिटल डेटा',
  growth: 'विकास वृद्धि बिक्री मुनाफा निवेश',
  light: 'सूरज सूर्य प्रकाश रोशनी ऊर्जा बिजली',
};
