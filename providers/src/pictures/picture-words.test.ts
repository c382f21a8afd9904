import { pictureLines } from '../languages/picture-words.js';
import { languagePacks } from '../languages/registry.js';
import { drawingOf, isDrawn } from './drawing-set.js';
import { findPicture } from './find-picture.js';
import { baseForms, keyOf } from './word-forms.js';

const pictureOf = (text: string, language: string): string | undefined =>
  findPicture([{ text, weight: 1 }], language)?.name;

describe('words for pictures in the packs', () => {
  const packs = languagePacks.flatMap(({ code, pictures }) => (pictures ? [[code, pictures] as const] : []));

  test.each(packs)('%s: each names a drawing, and a word stands once', (code, { words, names = '' }) => {
    const lines = pictureLines(words);
    const drawn = new Set(lines.map(([, name]) => name));
    expect([...drawn].filter((name) => name !== 'none' && drawingOf(name) === undefined)).toEqual([]);
    expect(pictureLines(names).filter(([, name]) => !isDrawn(name))).toEqual([]);
    const said = lines.map(([word]) => keyOf(word.replace('~', ''), code));
    expect(said.filter((word, at) => word === '' || said.indexOf(word) !== at)).toEqual([]);
    expect(said.length).toBeGreaterThan(500);
  });
});

describe('they are found in the forms that people write', () => {
  test.each([
    ['tr', 'Kütüphanemizden 300 kitabı ödünç aldınız', 'books'],
    ['tr', 'Şehir kütüphanesi', 'books'],
    ['tr', 'Her sabah taze ekmek', 'bread'],
    ['ar', 'القهوة كل صباح', 'hot-beverage'],
    ['ar', 'وجمعنا 26 طن مخلفات', 'wastebasket'],
    ['ar', 'لمتطوعينا الجدد', 'busts-in-silhouette'],
    ['id', 'Perpustakaannya buka lagi', 'books'],
    ['id', 'Donor darah di balai desa', 'drop-of-blood'],
    ['he', 'בספרייה החדשה', 'books'],
    ['de', 'Der Imkerverein lädt ein', 'busts-in-silhouette'],
    ['de', 'Zwei neue Sprachkurse', 'graduation-cap'],
    ['fr', "Les bénévoles de l'association", 'busts-in-silhouette'],
    ['es', 'Las inscripciones se cierran pronto', 'clipboard'],
    ['ru', 'Мы собрали 300 отзывов', 'speech-balloon'],
    ['sv', 'Biodlarna tar emot besök', 'honeybee'],
    ['ja', '図書館の利用案内', 'books'],
    ['zh', '社区图书馆', 'books'],
    ['he', 'העוגות של סבתא', 'birthday-cake'],
    ['ko', '한국 커피 시장', 'hot-beverage'],
    ['ko', '도서관을 다시 엽니다', 'books'],
    ['ko', '새 지게차가 왔습니다', 'forklift'],
    ['hi', 'गाँव का पुस्तकालय', 'books'],
    ['hi', 'आलू पराठा', 'flatbread'],
  ])('%s: %s', (language, text, name) => expect(pictureOf(text, language)).toBe(name));

  test.each([
    ['tr', 'Bu ay 12 saat çalıştık'],
    ['tr', 'Kahvesiz bir gün olmaz'],
    ['ar', 'بعد خمسة أشهر'],
    ['ar', 'مرض السرطان'],
    ['id', 'Kunci dari semua ini'],
    ['he', 'למה זה קורה?'],
    ['de', 'Alle Dokumente vorbereiten'],
    ['de', 'Das Abzeichen der Kapitäne'],
    ['de', 'Transport nach Hamburg'],
    ['fr', 'Il lit à voix haute'],
    ['es', 'El banco de pruebas'],
    ['he', 'אין שום בעיה'],
  ])('and none where a word means something else, %s: %s', (language, text) =>
    expect(pictureOf(text, language)).toBeUndefined(),
  );

  test('by what may stand before a word and by its endings, but never by a stem of two letters', () => {
    expect(baseForms('والمكتبة', 'ar')).toContain('مكتبة');
    expect(baseForms('kitaplarımız', 'tr')).toContain('kitap');
    expect(baseForms('evler', 'tr')).not.toContain('ev');
    expect(baseForms('books', 'en')).toBeUndefined();
  });
});
