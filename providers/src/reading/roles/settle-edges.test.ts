import { readPrompt } from '../read.js';

describe('words about the film that hang on a topic are followed and not shown', () => {
  test.each([
    ['how to whittle a spoon vid 45s vertical', 'how to whittle a spoon'],
    ['signs your dog is bored snappy, upbeat', 'signs your dog is bored'],
    ['goodbye lollipop lady clip, soft piano', 'goodbye lollipop lady'],
    ['how owls hunt at night explainer for beginners no voice', 'how owls hunt at night'],
    ['why geysers erupt animation, captions instead of voice', 'why geysers erupt'],
    ['45s vertical how to splice a rope', 'how to splice a rope'],
    ['Wie man ein Fahrradschloss ölt Erklärvideo 45s Hochformat', 'Wie man ein Fahrradschloss ölt'],
    ['comment cirer des bottes tuto 40s, piano doux', 'comment cirer des bottes'],
    ['cómo podar un olivo tutorial 30 s vertical', 'cómo podar un olivo'],
    ['come lucidare il rame tutorial 40s verticale', 'come lucidare il rame'],
    ['como afiar uma faca tutorial 45s', 'como afiar uma faca'],
    ['hoe je een vlieger bouwt filmpje 45s', 'hoe je een vlieger bouwt'],
    ['hur man vaxar skidor klipp 45s', 'hur man vaxar skidor'],
    ['jak ostrzyć nóż film 45 s', 'jak ostrzyć nóż'],
    ['как наточить нож ролик 45 сек', 'как наточить нож'],
    ['uçurtma nasıl yapılır çocuklar için animasyon', 'uçurtma nasıl yapılır'],
    ['cara membuat layang-layang tutorial 45 detik', 'cara membuat layang-layang'],
    ['凧の作り方 45秒 縦型', '凧の作り方'],
    ['怎么磨刀 45秒 竖屏', '怎么磨刀'],
    ['연 만드는 법 45초 세로 영상', '연 만드는 법'],
    ['كيف تشحذ السكين فيديو ٤٥ ثانية', 'كيف تشحذ السكين'],
    ['चाकू कैसे तेज़ करें वीडियो 45 सेकंड', 'चाकू कैसे तेज़ करें'],
  ])('%s', (prompt, topic) => {
    const { points, directions } = readPrompt(prompt);
    expect(points.map(({ text }) => text)).toEqual([topic]);
    expect(directions.length).toBeGreaterThan(0);
  });

  test.each([
    ['history of the violin'],
    ['vertical gardens in Milan'],
    ['the short stories club'],
    ['a retro record shop'],
    ['the film club'],
    ['music school open day'],
    ['animation festival in Zagreb'],
    ['why we learn the piano'],
    ['how to make a birthday invite'],
    ['yoga for beginners'],
    ['disco in the 70s'],
    ['der Kurzfilmabend'],
    ['escuela de música'],
    ['le ciné-club'],
    ['音楽教室'],
    ['电影俱乐部'],
  ])('%s is a topic as a whole', (prompt) => {
    expect(readPrompt(prompt).points.map(({ text }) => text)).toEqual([prompt]);
  });

  test('what is not wanted behind them is neither shown nor a topic', () => {
    const { points, excluding, language } = readPrompt('midsummer supper for the rowers invite, no lanterns');
    expect(points.map(({ text }) => text)).toEqual(['midsummer supper for the rowers']);
    expect(excluding).toEqual(['no lanterns']);
    expect(language).toBe('en');
  });
});
