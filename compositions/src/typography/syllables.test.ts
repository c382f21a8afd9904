import { syllablesOf } from './syllables.js';

test.each([
  ['Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz', 'Rind|flei|sche|tiket|tierungs|über|wachungs|aufgaben|über|tragungs|gesetz'],
  ['Geschwindigkeitsbegrenzung', 'Geschwin|digkeits|begren|zung'],
  ['internationalisation', 'inter|nation|alisa|tion'],
  ['достопримечательность', 'досто|приме|чатель|ность'],
])('%s may be parted as %s', (word, parts) => {
  expect(syllablesOf(word).join('')).toBe(word);
  expect(syllablesOf(word).join('|')).toBe(parts);
}); // prettier-ignore

test.each(['مستشفيات', 'こんにちは', 'COVID-19', 'cat'])('%s stays whole', (word) => {
  expect(syllablesOf(word)).toEqual([word]);
});
