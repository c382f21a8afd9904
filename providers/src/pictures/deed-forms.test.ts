import { deedsByForm } from './deed-forms.js';

const first = (text: string, language: string): string | undefined => deedsByForm(text, language)[0]?.name;

describe('what is done is seen by the form of its verb', () => {
  test.each([
    ['de', 'Alles klein schneiden', 'kitchen-knife'],
    ['de', 'Pürieren und mit Majoran würzen', 'hand-blender'],
    ['de', 'Den Reifen auf 4 bar aufpumpen', 'tyre-pump'],
    ['nl', 'Pomp de band op', 'tyre-pump'],
    ['sv', 'Borra två hål i väggen', 'power-drill'],
    ['fr', 'Mélangez la farine et le lait', 'mixing-bowl'],
    ['es', 'Riega las plantas cada mañana', 'watering-can'],
    ['pt', 'Misture tudo numa tigela', 'mixing-bowl'],
    ['it', 'Mescolare la farina con il latte', 'mixing-bowl'],
    ['pl', 'Wymieszaj mąkę z mlekiem', 'mixing-bowl'],
    ['ru', 'Нарежьте картофель кубиками', 'kitchen-knife'],
    ['tr', 'Soğanı doğrayın', 'kitchen-knife'],
    ['id', 'Potong bawang', 'kitchen-knife'],
    ['ja', 'ボウルで混ぜる', 'mixing-bowl'],
    ['zh', '把土豆切成小块', 'kitchen-knife'],
    ['ko', '감자를 썰어 주세요', 'kitchen-knife'],
    ['ar', 'اغسل الخضار', 'soap'],
    ['he', 'ערבבו את הקמח', 'mixing-bowl'],
    ['hi', 'आलू छीलें', 'kitchen-knife'],
  ])('%s: %s', (language, text, name) => expect(first(text, language)).toBe(name));
});

test.each([
  ['a noun that a verb is made of', 'de', 'Der Bericht der Presse'],
  ['a noun where no sentence begins', 'es', 'El nuevo corte de pelo'],
  ['a word that begins like a verb', 'es', 'Una película de risa'],
  ['what is not done', 'de', 'Bitte nicht schneiden'],
  ['what is not done', 'ru', 'Не нарежьте лишнего'],
])('%s is no deed (%s): %s', (_, language, text) => expect(first(text, language)).toBeUndefined());
