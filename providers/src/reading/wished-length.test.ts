import { lengthIn } from './wished-length.js';

describe('the length that a text asks for', () => {
  test.each([
    ['1:20', 80],
    ['1 min 20', 80],
    ['1 min 20 s', 80],
    ['a minute and a half', 90],
    ['one and a half minutes', 90],
    ['half a minute', 30],
    ['twenty seconds', 20],
    ['thirty-five seconds', 35],
    ['treinta y cinco segundos', 35],
    ['4 s per slide, 40 s in all', 40],
    ['one card per tip, 45 seconds', 45],
    ['ten seconds in total', 10],
    ['a 9s loop', 9],
    ['20 to 30 seconds', 30],
    ['two minutes', 120],
    ['anderthalb Minuten', 90],
    ['une minute et demie', 90],
    ['minuto y medio', 90],
    ['minuto e meio', 90],
    ['un minuto e mezzo', 90],
    ['anderhalve minuut', 90],
    ['en och en halv minut', 90],
    ['półtorej minuty', 90],
    ['полторы минуты', 90],
    ['1 dakika 20', 80],
    ['bir buçuk dakika', 90],
    ['90sn', 90],
    ['satu setengah menit', 90],
    ['डेढ़ मिनट', 90],
    ['١٥ ثانية', 15],
    ['دقيقتين', 120],
    ['دقيقة ونصف', 90],
    ['两分钟', 120],
    ['一分半的陶艺视频', 90],
    ['2분', 120],
    ['한 분 반', 90],
  ])('%s', (text, seconds) => {
    expect(lengthIn(text)).toBe(seconds);
  });

  test.each([
    ['Year 7s'],
    ['the under 9s'],
    ['4 s per entry'],
    ['10 seconds each'],
    ['keep every answer on screen for at least three seconds'],
    ['the first five seconds'],
    ['je Karte 4 Sekunden'],
    ['chaque photo 3 secondes'],
    ['每张 5 秒'],
    ['1枚5秒ずつ'],
    ['9:16'],
    ['16:9'],
    ['4:5'],
    ['the minutes of the meeting'],
    ['at 5:30 pm'],
  ])('%s asks for none', (text) => {
    expect(lengthIn(text)).toBeUndefined();
  });
});
