import type { TableWords } from '../table-words.js';

/** Hindi words by which tables and documents are asked. */
export const tables: TableWords = {
  summary: 'सारांश निष्कर्ष',
  total: 'कुल योग',
  highest: 'सबसे_अधिक सबसे_ज़्यादा सर्वोच्च अधिकतम',
  lowest: 'सबसे_कम न्यूनतम',
  grew: 'बढ़ा बढ़ी वृद्धि',
  fell: 'घटा घटी गिरा गिरावट',
  average: 'औसत दर कीमत तापमान',
  ignore: 'छोड़ बिना अनदेखा',
  document: 'csv xlsx? excel प्रेस_विज्ञप्ति लेख तालिका कॉलम फ़ाइल दस्तावेज़ pdf',
  attached: 'संलग्न',
};
