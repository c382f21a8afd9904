import { wishesOf } from './wishes.js';

const skinOf = (direction: string) => wishesOf([direction]).captionSkin;

test.each([
  ['captions as karaoke', 'karaoke'],
  ['with speech bubble captions', 'speech-bubble'],
  ['boxed subtitles please', 'boxed'],
  ['Untertitel wie mit der Schreibmaschine', 'typewriter'],
  ['sous-titres au surligneur', 'highlighter'],
  ['subtítulos con caja deslizante', 'box-slide'],
  ['legendas em néon', 'neon'],
  ['sottotitoli a fumetto', 'speech-bubble'],
  ['karaoke ondertitels', 'karaoke'],
  ['undertexter som pratbubblor', 'speech-bubble'],
  ['napisy jak karaoke', 'karaoke'],
  ['daktilo altyazı', 'typewriter'],
  ['субтитры в стиле караоке', 'karaoke'],
  ['teks terjemahan gaya mesin tik', 'typewriter'],
  ['字幕はタイプライター風で', 'typewriter'],
  ['霓虹字幕', 'neon'],
  ['자막은 말풍선으로', 'speech-bubble'],
  ['ترجمة كاريوكي', 'karaoke'],
  ['सबटाइटल कराओके जैसे', 'karaoke'],
])('the direction "%s" asks for the skin %s', (direction, skin) => {
  expect(skinOf(direction)).toBe(skin);
});

test('a word for the look of the film is no skin of its captions, nor the other way round', () => {
  expect(wishesOf(['a minimal design, with captions'])).toMatchObject({ captions: true, look: ['minimal'] });
  expect(skinOf('a minimal design, with captions')).toBeUndefined();
  expect(wishesOf(['neon captions'])).toMatchObject({ captionSkin: 'neon', look: [] });
});

test('who wants no captions gets no skin', () => {
  expect(wishesOf(['without karaoke', 'no captions'])).toMatchObject({ captions: false });
  expect(skinOf('no captions')).toBeUndefined();
});
