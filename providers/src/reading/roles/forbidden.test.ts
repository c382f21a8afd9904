import { readPrompt } from '../read.js';

describe('what a prompt forbids to tell is neither content nor shown, in every language', () => {
  test.each([
    ['Ein Video über die Bäckerei Lindt in Jena, ohne den Brand zu erwähnen.', 'Brand'],
    ['Die Bäckerei Lindt öffnet am Montag um 7 Uhr. Nenne den Umbau nicht.', 'Umbau'],
    ['Bakkerij De Korenaar opent maandag om 7 uur. Vermeld de verbouwing niet.', 'verbouwing'],
    ['La boulangerie Morin ouvre lundi à 7 h. Ne mentionnez pas les travaux.', 'travaux'],
    ['La panadería Sol abre el lunes a las 7. No menciones las obras.', 'obras'],
    ['Il forno Bruni apre lunedì alle 7. Non nominare il vecchio socio.', 'socio'],
    ['A padaria Luz abre na segunda às 7h. Não mencione a reforma.', 'reforma'],
    ['Piekarnia Kłos otwiera się w poniedziałek o 7. Nie wspominaj o remoncie.', 'remoncie'],
    ['Başak fırını pazartesi saat 7’de açılıyor. Tadilattan bahsetme.', 'Tadilattan'],
    ['Bageriet Axet öppnar på måndag klockan 7. Nämn inte ombyggnaden.', 'ombyggnaden'],
    ['Пекарня «Колос» открывается в понедельник в 7 утра. Не упоминайте ремонт.', 'ремонт'],
    ['Toko roti Gandum buka hari Senin pukul 7. Jangan sebut renovasinya.', 'renovasinya'],
    ['يفتح مخبز السنابل يوم الاثنين الساعة 7. لا تذكر التجديدات.', 'التجديدات'],
    ['パン屋「麦の穂」は月曜の朝7時に開店します。改装工事のことは言わないでください。', '改装工事'],
    ['밀이삭 빵집이 월요일 아침 7시에 문을 엽니다. 내부 공사는 언급하지 마세요.', '공사'],
    ['麦穗面包店周一早上7点开业。不要提到装修。', '装修'],
    ['अनाज बेकरी सोमवार सुबह 7 बजे खुलेगी। मरम्मत का ज़िक्र मत करना।', 'मरम्मत'],
    ['Die Bäckerei Lindt öffnet am Montag um 7 Uhr. Der Streit mit dem Vermieter bleibt unter uns.', 'Vermieter'],
    ['Die Bäckerei Lindt öffnet am Montag um 7 Uhr. Auf den Umbau gehst du bitte nicht ein.', 'Umbau'],
    ['Bakkerij De Korenaar opent maandag om 7 uur. Het oude pand hoeft er niet in.', 'pand'],
    ['Bakkerij De Korenaar opent maandag om 7 uur. De huurprijs noemen we bewust niet.', 'huurprijs'],
    ['Toko roti Gandum buka hari Senin pukul 7. Soal renovasi skip aja.', 'renovasi'],
    ['Toko roti Gandum buka hari Senin pukul 7. Masalah sewa ini antara kita saja.', 'sewa'],
    ['يفتح مخبز السنابل يوم الاثنين الساعة 7. يُرجى عدم ذكر التجديدات.', 'التجديدات'],
    ['يفتح مخبز السنابل يوم الاثنين الساعة 7. الإيجار لم يُحسم فلا داعي لذكره.', 'الإيجار'],
    ['パン屋「麦の穂」は月曜の朝7時に開店します。改装の話はカットで。', '改装'],
    ['パン屋「麦の穂」は月曜の朝7時に開店します。家賃の件はまだ公表前なのでお願いします。', '家賃'],
    ['Пекарня «Колос» открывается в понедельник в 7 утра. Про ремонт молчим.', 'ремонт'],
    ['Bageriet Axet öppnar på måndag klockan 7. Ombyggnaden håller vi tyst om.', 'Ombyggnaden'],
    ['Başak fırını pazartesi saat 7’de açılıyor. Kira meselesi aramızda kalsın.', 'Kira'],
    ['מאפיית שיבולים נפתחת ביום שני בשעה 7. אל תזכיר את השיפוץ.', 'השיפוץ'],
    ['night walk on the dunes, bring a lamp and a scarf dont say who planned it', 'planned'],
    ['our goat eats 3 bowls a day no mention of the shepherd', 'shepherd'],
    ['Tin whistle evening on Friday, free, and nothing about the bishop please', 'bishop'],
    ['Plant swap on Sunday, cake for all, say nothing about the council', 'council'],
  ])('%s', (prompt, forbidden) => {
    const { points, excluding } = readPrompt(prompt);
    expect(excluding.join(' ')).toContain(forbidden);
    expect(points.map(({ text }) => text).join(' ')).not.toContain(forbidden);
  });

  test('what is told before a ban in the same sentence stays', () => {
    const { points, excluding } = readPrompt(
      'Ein Film über Ökostrom ohne die Preise zu nennen. Wind liefert 27 % davon.',
    );
    expect(excluding.join(' ')).toContain('Preise');
    expect(points.map(({ text }) => text).join(' ')).toMatch(/Wind.*27/u);
  });

  test.each([
    'The old letters don’t say who built the bridge.',
    'There is no mention of the bridge in the chronicle.',
    'Die Ärzte sagen nicht, woran es liegt.',
    'Wir verkaufen ohne Umwege.',
    'Ces chemins ne mènent nulle part.',
    'No hay mejor café.',
    'Das Protokoll bleibt 30 Jahre lang geheim.',
    'Zucker lassen wir weg, Honig reicht völlig.',
    'Het recept bleef drie generaties geheim.',
    'Ini bukan jalan umum.',
    'بقيت الوصفة سرًا ثلاثة أجيال.',
    'トマトはカットして皿に並べる。',
    '言わない勇気もある。',
    '不说谎的人。',
  ])('what only denies is none: %s', (text) => {
    expect(readPrompt(text).excluding).toEqual([]);
  });
});

test.each([
  'Four games, one table. Last line: see you there. No "fun for the whole family"',
  'Strom 2024: 31.700 kWh. Kein „grüner Fußabdruck“.',
  '地铁7号线开通，全长9.4公里，不要“重磅”“喜大普奔”，字幕要清楚。',
])('words in quotation marks behind a bare ban are never shown: %s', (prompt) => {
  const { points, excluding } = readPrompt(prompt);
  expect(excluding.join(' ')).toMatch(/fun for|Fußabdruck|喜大普奔/u);
  expect(points.map(({ text }) => text).join(' ')).not.toMatch(/fun for|Fußabdruck|喜大普奔/u);
});

test('what is said of words in quotation marks is content', () => {
  expect(readPrompt('No "quick fix" will help you. There is no "I" in team.').points).toHaveLength(2);
});
