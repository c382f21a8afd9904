import { readPrompt } from '../read.js';
import { asStated } from './dictated.js';

const stated = (text: string, language: string): string => asStated(text, language).text;

describe('what a request dictates', () => {
  test.each([
    ['en', 'Stress that without it there would be no oxygen.', 'Without it there would be no oxygen.'],
    ['en', 'Say that it is free and that nobody needs a card.', 'It is free. Nobody needs a card.'],
    ['en', 'Be sure to say the village gets 20,000 euros a year.', 'The village gets 20,000 euros a year.'],
    ['en', 'We want viewers to know that cyclists can use the footbridge.', 'Cyclists can use the footbridge.'],
    [
      'en',
      "Tell people they can bring their own bottle, that it costs 30% less, and that we're open daily.",
      "You can bring your own bottle. It costs 30% less. We're open daily.",
    ],
    ['en', 'Mention that we never sleep.', 'We never sleep.'],
    ['fr', "Précise bien qu'on peut emprunter 10 livres.", 'On peut emprunter 10 livres.'],
    ['es', 'Menciona también que recogemos 200 kilos.', 'Recogemos 200 kilos.'],
    ['pt', 'Diga que a entrada é grátis e que há estacionamento.', 'A entrada é grátis. Há estacionamento.'],
    ['it', "Di' che l'ingresso è gratuito.", "L'ingresso è gratuito."],
    ['pl', 'Wspomnij, że chleb leży 18 godzin.', 'Chleb leży 18 godzin.'],
    ['ru', 'Скажи, что вход бесплатный.', 'Вход бесплатный.'],
    ['id', 'Jangan lupa jelaskan bahwa toko tutup hari Senin.', 'Toko tutup hari Senin.'],
    ['ar', 'اذكر أن الدخول مجاني.', 'الدخول مجاني.'],
    ['he', 'תציין שהחניה חינם.', 'החניה חינם.'],
    ['hi', 'यह भी बताओ कि प्रवेश मुफ्त है।', 'प्रवेश मुफ्त है।'],
    ['zh', '说明图书馆周一闭馆。还要强调入场免费。', '图书馆周一闭馆。入场免费。'],
    [
      'ja',
      '本を10冊まで借りられることを伝えて。月曜日は休みだと言ってください。',
      '本を10冊まで借りられる。月曜日は休みだ。',
    ],
    ['ko', '도서관은 월요일에 쉰다고 말해 주세요.', '도서관은 월요일에 쉰다.'],
    ['tr', 'Giriş ücretsiz diye yaz.', 'Giriş ücretsiz.'],
  ])('%s: %s', (language, dictated, expected) => {
    expect(stated(dictated, language)).toBe(expected);
  });

  test.each([
    ['de', 'Sag, dass Bioabfall in die braune Tonne kommt.', 'Bioabfall kommt in die braune Tonne.'],
    ['de', 'Erwähne auch, dass Plastiktüten nicht hineingehören.', 'Plastiktüten gehören nicht hinein.'],
    ['de', 'Weise darauf hin, dass die Tonne freitags geleert wird.', 'Die Tonne wird freitags geleert.'],
    ['de', 'Erzähl, dass wir seit 1987 singen und 42 Mitglieder haben.', 'Wir singen seit 1987 und haben 42 Mitglieder.'],
    ['de', 'Betone, dass man kein Ticket braucht, weil der Eintritt frei ist.', 'Man braucht kein Ticket, weil der Eintritt frei ist.'],
    ['de', 'Sage, dass freitags geöffnet ist und dass Kinder unter 6 Jahren nichts zahlen.', 'Freitags ist geöffnet. Kinder unter 6 Jahren zahlen nichts.'],
    ['nl', 'Vermeld dat de bak op vrijdag wordt geleegd.', 'De bak wordt op vrijdag geleegd.'],
    ['nl', 'Benadruk dat de grijze bak leeg moet zijn.', 'De grijze bak moet leeg zijn.'],
  ])('%s, whose verb moves from the end of the clause: %s', (language, dictated, expected) => {
    expect(stated(dictated, language)).toBe(expected);
  }); // prettier-ignore

  test('a thing that says something is told, what viewers are to do is an order to them', () => {
    expect(stated('Also mention the 40 languages.', 'en')).toBe('40 languages.');
    expect(stated('Ask people to donate at orchard.example.', 'en')).toBe('Donate at orchard.example.');
    expect(stated('Close by telling people to download it.', 'en')).toBe('End with: Download it.');
  });

  test.each([
    ['en', 'Say it with flowers.'],
    ['en', 'Say hello to our new app.'],
    ['en', 'Explain that decision.'],
    ['en', 'How to apologise:\n1. Say that you are sorry.\n2. Wait.'],
    ['en', 'Mention the date.'],
    ['en', 'Mention nothing about Peter.'],
    ['nl', 'Noem geen merknamen en niets over 2023.'],
    ['sv', 'Nämn inte spökhistorien från 1953.'],
  ])('%s: %s dictates nothing', (language, text) => {
    expect(stated(text, language)).toBe(text);
  });

  test('what is dictated is shown though it denies something', () => {
    const { points } = readPrompt('Vídeo sobre nuestro huerto escolar. Lo cuidan 60 niños. Destaca que no usamos pesticidas.'); // prettier-ignore
    expect(points.map(({ text }) => text)).toContain('No usamos pesticidas.');
  });
});
