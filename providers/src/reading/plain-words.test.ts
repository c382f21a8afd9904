import { plainWords } from './plain-words.js';

test('the shorthand of chats is written out, in each language its own', () => {
  expect(plainWords('Open thru May, b4 the msg arrives', 'en')).toBe('Open through May, before the message arrives');
  expect(plainWords('Gibts nix im Laden', 'de')).toBe('Gibt es nichts im Laden');
  expect(plainWords('Los lunes pa todos', 'es')).toBe('Los lunes para todos');
});

test('what is quoted, an address and a name stay as they are', () => {
  expect(plainWords('“u r late” said Thru Ltd', 'en')).toContain('“u r late”');
  expect(plainWords('mail msg@pilo.example', 'en')).toBe('mail msg@pilo.example');
});
