import { briefOf } from '@scenewright/core/testing';
import { onScreenText } from '@scenewright/core/timing';
import { planInfographic } from '../infographic/plan-infographic.js';
import { planStory } from '../storyboard/plan-story.js';
import { askedTitle } from './asked-title.js';

/** What is shown and said of a film, beside its title. */
const rest = (prompt: string) => {
  const { title, scenes } = planStory(briefOf(prompt, { durationSeconds: 15 }));
  const texts = scenes.flatMap((scene) => [...onScreenText(scene), scene.narration ?? '']);
  return { title, opening: onScreenText(scenes[0]!)[0], rest: texts.join('\n').replaceAll(title, '') };
};

describe('a film is called exactly as its request says, and opens so', () => {
  test.each([
    ['Video about our bakery. Title it Bread of Tomorrow. We bake 12 kinds of bread.', 'Bread of Tomorrow', /title/iu],
    ["Make a film called 'The Long Way Home'. Our hikers walked 300 km in 14 days.", 'The Long Way Home', /film|called/iu],
    ['A clip titled Night Shift: nurses work 12 hours a night.', 'Night Shift', /clip|titled/iu],
    ['Headline: Water for All. Our project dug 40 wells in 2024.', 'Water for All', /headline/iu],
    ['The title should read Hello Lisbon. Lisbon has seven hills.', 'Hello Lisbon', /title|read/iu],
    ["Call it 'Summer Fest 2025'. 3 stages, 20 bands, 5 July.", 'Summer Fest 2025', /call it/iu],
    ['Title: Why bees matter? Bees pollinate 75 crops, 20 seconds.', 'Why bees matter?', /title:/iu],
    ['Der Titel soll „Brot von morgen“ lauten. Wir backen 12 Sorten.', 'Brot von morgen', /titel|lauten/iu],
    ['Nenne das Video „Brot von morgen“. Wir backen 12 Sorten Brot.', 'Brot von morgen', /nenne|video/iu],
    ['Le titre doit être « Le pain de demain ». Nous faisons 12 sortes de pain.', 'Le pain de demain', /titre|doit/iu],
    ['Ponle de título «El pan de mañana». Hacemos 12 tipos de pan.', 'El pan de mañana', /título|ponle/iu],
    ['O título deve ser “O pão de amanhã”. Fazemos 12 tipos de pão.', 'O pão de amanhã', /título|deve/iu],
    ['Il titolo deve essere «Il pane di domani». Facciamo 12 tipi di pane.', 'Il pane di domani', /titolo|deve/iu],
    ['De titel moet “Brood van morgen” zijn. Wij bakken 12 soorten brood.', 'Brood van morgen', /titel|moet/iu],
    ['Tytuł: Chleb jutra. Pieczemy 12 rodzajów chleba.', 'Chleb jutra', /tytuł/iu],
    ['Название: Хлеб завтрашнего дня. Мы печём 12 видов хлеба.', 'Хлеб завтрашнего дня', /название/iu],
    ['Başlık: Yarının Ekmeği. 12 çeşit ekmek yapıyoruz.', 'Yarının Ekmeği', /başlık/iu],
    ['Titeln ska vara ”Morgondagens bröd”. Vi bakar 12 sorters bröd.', 'Morgondagens bröd', /titeln|ska/iu],
    ['Judul: Roti Hari Esok. Kami membuat 12 jenis roti.', 'Roti Hari Esok', /judul/iu],
    ['タイトルは「明日のパン」にしてください。12種類のパンを焼いています。', '明日のパン', /タイトル|してください/u],
    ['标题叫《明天的面包》。我们烤12种面包。', '明天的面包', /标题/u],
    ['제목: 내일의 빵. 우리는 빵 12가지를 굽습니다.', '내일의 빵', /제목/u],
    ['العنوان: خبز الغد. نخبز 12 نوعا من الخبز.', 'خبز الغد', /العنوان/u],
    ['הכותרת: הלחם של מחר. אנחנו אופים 12 סוגי לחם.', 'הלחם של מחר', /הכותרת/u],
    ['शीर्षक: कल की रोटी। हम 12 तरह की रोटी बनाते हैं।', 'कल की रोटी', /शीर्षक/u],
  ])('%s', (prompt, title, frame) => {
    expect(rest(prompt)).toEqual({ title, opening: title, rest: expect.not.stringMatching(frame) });
  }); // prettier-ignore

  test('what the film is about stands under its name, and a fact keeps its scene', () => {
    expect(rest('Video about our bakery. Title it Bread of Tomorrow. We bake 12 kinds of bread.').rest).toMatch(/our bakery[\s\S]*12 kinds/iu); // prettier-ignore
    const { scenes } = planStory(briefOf('The title should read "Hello Lisbon". Lisbon has seven hills.', { durationSeconds: 15 })); // prettier-ignore
    expect(scenes.slice(1).flatMap((scene) => onScreenText(scene)).join()).toContain('seven hills'); // prettier-ignore
  });

  test('an infographic too', () => {
    const { content } = planInfographic({ prompt: 'Title: Where it goes. Rent 1200, food 600, fun 200.', documents: [], images: [], brand: null, style: null, backgroundColor: null, visualStyle: null, seed: 1 }); // prettier-ignore
    expect(content.title).toBe('Where it goes');
  });

  test('what is asked of the film behind its name is no part of it', () => {
    expect(askedTitle('Title: Water for All, 20 seconds, vertical. We dug 40 wells.')?.title).toBe('Water for All');
    expect(askedTitle('Titel: Top 3 kleuren: groen, rood, geel')?.title).toBe('Top 3 kleuren');
  });
});

test.each([
  'They call it "the Big One": the quake of 1906 took 3,000 lives.',
  'A town called Hallstatt has 750 people.',
  'Her third title “Night Shift” sold 12,000 copies.',
  'The old name “Roga” is history: since May we are Lund & Co.',
  'Bayern won the title again. 33 titles in all.',
  'Order by phone, no need for a name. Call her Ada.',
  'Poll w/o a title: cats 52, dogs 47, newts 3',
])('a name that something else has is none: %s', (text) => {
  expect(askedTitle(text)).toBeUndefined();
});
