import type { TellingWords } from '../telling-words.js';

/** Hindi sentences for what a screen shows as a name or a number. */
export const telling: TellingWords = {
  first: 'पहले, {0}',
  next: ['फिर {0}', 'इसके बाद, {0}'],
  last: 'आख़िर में, {0}',
  and: 'और {0}',
  price: 'क़ीमत {0}',
  quote: '{0} के शब्दों में: {1}',
  appeal: { raised: 'अब_तक जुटाए जुटा_लिए', soFar: 'अब तक जुटाए', goal: 'लक्ष्य', gifts: 'आपके दान से क्या होता है' },
  greeting: {
    says: [
      ['जन्मदिन', 'जन्मदिन मुबारक'],
      ['विदाई', 'अलविदा'],
      ['धन्यवाद आभार', 'धन्यवाद'],
      ['बधाई', 'बधाई हो'],
    ],
  },
  more: '{0} के बारे में और',
  moreAt: 'और जानकारी {1} पर।',
};
