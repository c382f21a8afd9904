import { planToCheck } from '../storyboard/plan-to-check.js';

/** The titles of the scenes that stand under a number. */
const stepsOf = (prompt: string): unknown[] =>
  planToCheck(prompt).storyboard.scenes.flatMap(({ content }) =>
    'index' in content ? [(content as { title: string }).title] : [],
  );

describe('what is told by words of order is told step by step', () => {
  test.each<[string, string[]]>([
    ['Hur man lagar en punktering: Först tar du av hjulet. Sedan drar du ut slangen. Till sist klistrar du på en lapp och pumpar.', ['Du tar av hjulet', 'Du drar ut slangen', 'Du klistrar på en lapp och pumpar']],
    ['Jak posadzić pomidory: najpierw wykop dołek, potem wsyp kompost, na koniec podlej sadzonkę letnią wodą.', ['Wykop dołek', 'Wsyp kompost', 'Podlej sadzonkę letnią wodą']],
    ['So wird der Filter gereinigt. Zuerst den Deckel abschrauben. Dann den Einsatz herausziehen. Zum Schluss alles trocknen lassen.', ['Den Deckel abschrauben', 'Den Einsatz herausziehen', 'Alles trocknen lassen']],
    ["Comment rempoter une orchidée : d'abord, sortez la plante de son pot, puis coupez les racines sèches, enfin arrosez légèrement.", ['Sortez la plante de son pot', 'Coupez les racines sèches', 'Arrosez légèrement']],
    ['Cómo hacer horchata. Primero remoja las chufas doce horas. Luego tritúralas con agua fría. Por último añade azúcar.', ['Remoja las chufas doce horas', 'Tritúralas con agua fría', 'Añade azúcar']],
    ['Türk kahvesi nasıl yapılır: önce cezveye su koyun, sonra kahve ve şeker ekleyin, en son fincanlara paylaştırın.', ['Cezveye su koyun', 'Kahve ve şeker ekleyin', 'Fincanlara paylaştırın']],
    ['Como fazer brigadeiro: primeiro junte o leite e o cacau, depois mexa em fogo baixo, por fim enrole as bolinhas.', ['Junte o leite e o cacau', 'Mexa em fogo baixo', 'Enrole as bolinhas']],
    ['Come si fa il pesto. Prima lava il basilico. Poi pesta aglio e pinoli. Infine versa olio a filo.', ['Lava il basilico', 'Pesta aglio e pinoli', 'Versa olio a filo']],
    ['Zo vervang je een lamp. Eerst zet u de stroom uit. Daarna draait u de lamp los. Vervolgens schroeft u de nieuwe erin.', ['U zet de stroom uit', 'U draait de lamp los', 'U schroeft de nieuwe erin']],
    ['Как заварить чай: сначала согрейте чайник, потом насыпьте заварку, наконец подождите пять минут.', ['Согрейте чайник', 'Насыпьте заварку', 'Подождите пять минут']],
    ['Cara membuat tempe goreng: pertama iris tempe, lalu rendam dalam bumbu, terakhir tiriskan.', ['Iris tempe', 'Rendam dalam bumbu', 'Tiriskan']],
    ['折り鶴の作り方。まず紙を三角に折ります。次に袋を開いてつぶします。最後に羽を広げます。', ['紙を三角に折ります', '袋を開いてつぶします', '羽を広げます']],
    ['怎样泡茶：首先烧水，然后温杯，最后倒水等三分钟。', ['烧水', '温杯', '倒水等三分钟']],
    ['김치볶음밥 만드는 법: 먼저 김치를 썰어요. 그다음 기름에 볶아요. 마지막으로 달걀을 올려요.', ['김치를 썰어요', '기름에 볶아요', '달걀을 올려요']],
    ['كيف تحضر القهوة: أولاً اغلِ الماء، ثم أضف البن، وأخيراً اسكبها في الفناجين.', ['اغلِ الماء', 'أضف البن', 'اسكبها في الفناجين']],
    ['चाय कैसे बनाएं: पहले पानी उबालें, फिर चाय पत्ती डालें, अंत में छानकर परोसें।', ['पानी उबालें', 'चाय पत्ती डालें', 'छानकर परोसें']],
    ['איך שותלים נענע: קודם ממלאים עציץ באדמה, אחר כך שותלים את הייחור, ולבסוף שמים אותו בצל.', ['ממלאים עציץ באדמה', 'שותלים את הייחור', 'שמים אותו בצל']],
    ['Washing a wool jumper. First fill a basin with cool water. Then add a spoon of soap. Finally dry it flat on a towel.', ['Fill a basin with cool water', 'Add a spoon of soap', 'Dry it flat on a towel']],
  ])('%s', (prompt, steps) => expect(stepsOf(prompt)).toEqual(steps)); // prettier-ignore
});

test('a numbered step is no request to the maker and no ending, whatever it asks', () => {
  const shown = JSON.stringify(planToCheck('How to report a leak: 1. Close the main valve under the sink. 2. Take photos of the damage from two sides. 3. Call us on 555 0190. 4. Leave the door of the flat unlocked.').storyboard.scenes.map(({ content }) => content)); // prettier-ignore
  for (const step of ['Close the main valve', 'Take photos of the damage', 'Leave the door'])
    expect(shown).toContain(step);
  expect(shown).not.toMatch(/"[1-4]\.?"/u);
  expect(shown.indexOf('555 0190')).toBeLessThan(shown.indexOf('Leave the door'));
});

describe('a sentence is told with all of its clauses', () => {
  const plannedText = (prompt: string): string => JSON.stringify(planToCheck(prompt).storyboard.scenes.map(({ content, narration }) => [content, narration])); // prettier-ignore

  test('an event of a history keeps what goes on with it', () => {
    const text = plannedText('History of our choir. In 1952 twelve miners founded it in a pub, and they sang without a conductor for two years. In 1971 women joined. In 1989 we sang in Leipzig while the wall was still standing. In 2020 we rehearsed online, although nobody could hear the basses.'); // prettier-ignore
    for (const clause of ['sang without a conductor for two years', 'while the wall was still standing', 'although nobody could hear the basses']) expect(text).toContain(clause); // prettier-ignore
  });

  test('two verbs of one conjunction are not parted', () => {
    const text = plannedText('Our new returns policy: you can send anything back within 60 days, even if it has been worn, because we repair and resell it in our second-hand shop in Leeds. Refunds take 3 working days.'); // prettier-ignore
    expect(text).toContain('ecause we repair and resell it in our second-hand shop in Leeds');
  });

  test('a long numbered step is one step, spoken in full', () => {
    const text = plannedText('How to report a leak: 1. Close the main valve under the sink, which turns clockwise and may need a wrench if it has not been moved for years. 2. Take photos of the damage from two sides so that the insurer can see how far the water has spread. 3. Call us and tell the engineer your flat number.'); // prettier-ignore
    for (const clause of ['may need a wrench if it has not been moved', 'how far the water has spread', 'tell the engineer your flat number']) expect(text).toContain(clause); // prettier-ignore
    expect(text).not.toMatch(/"(?:Which t|T)urns clockwise/u);
  });

  test('a silent film shows what nobody says', () => {
    expect(plannedText('plakat wideo na ekran w sklepie, bez dźwięku: Dni Ogórka w Kruszynie, 2-3 sierpnia. Wstęp wolny. W sobotę o 19:00 koncert zespołu Malwa, w niedzielę od 11:00 konkurs na najdłuższy ogórek (rekord: 104 cm!).')).toMatch(/Malwa/u); // prettier-ignore
  });

  test('counts of two things are no change of one', () => {
    expect(plannedText('WeldTec is a trade fair. 420 exhibitors from 31 countries come to it.')).not.toMatch(
      /"before"/u,
    );
    expect(plannedText('Visitors of our fair: 420 this time, up from 310.')).toMatch(/"before"/u);
  });
});
