import type { ContextWords } from '../context-words.js';

/** Hindi words beside figures, dates and names. */
export const context: ContextWords = {
  stages: 'चरण दौर सत्र',
  thanks: 'धन्यवाद शुक्रिया',
  afterDate: 'में को से',
  sources: 'स्रोत',
  filmLabels: 'दर्शक लक्षित_दर्शक लहजा टोन',
  app: 'ऐप',
  numbered: 'चरण कक्षा अध्याय पृष्ठ पेज कमरा नंबर नम्बर प्लेटफ़ॉर्म प्लेटफॉर्म पाठ भाग स्तर',
  beforeYear: 'सन साल वर्ष से',
  counted: 'लोग',
  afterYear: 'का में',
  instead: 'की_जगह',
  becomes: 'से',
  earlier: 'पिछले_साल',
  calling: 'फ़ोन फोन कॉल',
  ingredients: 'सामग्री',
  stop: '।',
  secret: 'गोपनीय मत_बताना',
  ends: '(अंत_में|आखिर_में|आख़िर_में)\\s?[:：]? (आख़िरी|आखिरी|अंतिम)_(फ़्रेम|फ्रेम|दृश्य|लाइन|पंक्ति)\\s?[:：]',
  files: 'संलग्न',
  afterTime: 'बजे',
  fractions: { '1/2': 'आधे आधा आधी', '1/3': 'एक_तिहाई', '2/3': 'दो_तिहाई', '1/4': 'एक_चौथाई', '3/4': 'तीन_चौथाई' },
  spanned: 'से',
  dayPart: 'सुबह शाम दोपहर रात',
};
