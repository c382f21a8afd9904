import { readPrompt } from '../read.js';

const shown = (prompt: string): string =>
  readPrompt(prompt)
    .points.map(({ text }) => text)
    .join(' ');

describe('sentences about a part of the film are followed and not shown', () => {
  test.each([
    ['The ferry sails at noon. Our colours are navy and sand.', 'navy'],
    ['The ferry sails at noon. Use plum and cream.', 'plum'],
    ["The ferry sails at noon. The captain's name goes on the closing card.", 'closing'],
    ['The ferry sails at noon. The logo sits top right.', 'logo'],
    ['Three ropes: hemp, nylon, wire. Every rope gets its own picture.', 'picture'],
    ['A film about the ferry, 40 s. The ferry sails at noon. Start gently.', 'gently'],
    ['The ferry sails at noon. Kind regards, The Harbour Office', 'Harbour'],
    ['Die Fähre fährt um zwölf. Unsere Farben sind Blau und Sand.', 'Sand'],
    ['Die Fähre fährt um zwölf. Gruß, Jan', 'Jan'],
    ['Le bac part à midi. Le logo se place en bas à droite.', 'logo'],
    ['El barco sale a las doce. Nuestros colores son vino y crema.', 'vino'],
    ['Il traghetto parte a mezzogiorno. Il logo va in alto a destra.', 'logo'],
    ['A padaria abre às oito. As nossas cores são verde e creme.', 'creme'],
    ['De pont vaart om twaalf uur. Het logo komt rechtsboven.', 'logo'],
    ['Färjan går klockan tolv. Våra färger är blått och sand.', 'sand'],
    ['Prom odpływa w południe. Nasze kolory to śliwka i krem.', 'krem'],
    ['Паром уходит в полдень. Логотип справа вверху.', 'Логотип'],
    ['Vapur öğlen kalkıyor. Renklerimiz mavi ve krem.', 'krem'],
    ['Feri berangkat siang. Logo di kanan atas.', 'Logo'],
    ['渡船中午出发。标志放在右上角。', '标志'],
    ['船は正午に出ます。ロゴは右上に置いてください。', 'ロゴ'],
    ['배는 정오에 떠납니다. 로고는 오른쪽 위에 둬 주세요.', '로고'],
    ['تغادر العبارة ظهرا. الشعار في أعلى اليمين.', 'الشعار'],
    ['नाव दोपहर में चलती है। लोगो ऊपर दाईं ओर रखें।', 'लोगो'],
  ])('%s', (prompt, hidden) => {
    expect(shown(prompt)).not.toBe('');
    expect(shown(prompt)).not.toContain(hidden);
  });

  test('what is to stand there is shown', () => {
    expect(shown('The ferry sails at noon. Put the address on the last card: 4 Quay Street.')).toMatch(/noon.*4 Quay Street/u); // prettier-ignore
  });

  test.each([
    ['The café has a new card machine. The screen shows the price.', 'card machine'],
    ['Happy birthday, Joan! You made us laugh for 30 years. Best wishes, The Choir', 'Best wishes'],
    ['The tower has 98 steps. Start slowly and rest on every landing.', 'Start slowly'],
  ])('%s keeps what it tells', (prompt, told) => {
    expect(shown(prompt)).toContain(told);
  });

  test.each([
    [
      'Clip for the waiting room of a vet: Cats drink little. Dogs sweat through their paws.',
      'Cats drink little',
      'waiting',
    ],
    ['for our instagram followers: The kiosk now opens at 6. Rolls are half price.', 'kiosk', 'followers'],
    ['Kurzfilm für den Wartebereich der Praxis: Der Puls zeigt, wie schnell das Herz schlägt.', 'Puls', 'Wartebereich'],
    ["Film pour l'accueil de la piscine : Douchez-vous avant le bain.", 'Douchez-vous', 'accueil'],
    ['牙科候诊室播放的视频：牙刷三个月换一次。晚上用牙线。', '牙刷', '候诊室'],
    ['歯医者の待合室用の動画：歯ブラシは三か月ごとに替えます。', '歯ブラシ', '待合室'],
  ])('%s is not about where it is shown', (prompt, told, hidden) => {
    expect(shown(prompt)).toContain(told);
    expect(
      readPrompt(prompt)
        .points.map(({ heading, text }) => heading + text)
        .join(' '),
    ).not.toContain(hidden);
  });

  test('the topic of a film for somebody stays', () => {
    const text = shown('Fire drill film for the kindergarten parents, 40 s. The bell rings twice.');
    expect(text).toContain('Fire drill');
    expect(text).not.toContain('parents');
  });
});
