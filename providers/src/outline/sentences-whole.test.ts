import type { StoryboardScene } from '@scenewright/core/storyboard';
import { onScreenText } from '@scenewright/core/timing';
import { planToCheck } from '../storyboard/plan-to-check.js';

const scenesOf = (prompt: string): StoryboardScene[] => planToCheck(prompt).storyboard.scenes;
const screensOf = (prompt: string): string => scenesOf(prompt).map((scene) => onScreenText(scene).join(' | ')).join('\n'); // prettier-ignore
const quoteIn = (prompt: string): object | undefined => scenesOf(prompt).findLast(({ kind }) => /quote|book-page|review|testimonial/u.test(kind))?.content; // prettier-ignore

test.each([
  ['What a pull request is', /^What a pull request is$/mu],
  ['Come as you are', /^Come as you are$/mu],
  ['which card to use where: debit in the shop. credit for the hostel. cash for the market', /^Which card to use where$/mu], // prettier-ignore
  ['Well done to all 19 rookies', /^Well done to all 19 rookies/mu],
  ['what inflation is and why prices go up', /^What inflation is and why prices go up$/mu],
  ['Das Bad ist bis Mai zu. Danach ist es offen.', /^Danach ist es offen$/mu],
  ['Setze vor „weil" immer ein Komma. Es ist leicht.', /„weil"/u],
  ['Stoom je korter, dan blijft de kern plakkerig. Stoom je langer, dan zakt het dak in.', /^Stoom je langer, dan zakt het dak in$/mu], // prettier-ignore
  ['Give an hour of pay. For each hour of pay you give, we will match it. Last year 2,004 of you gave.', /match it for each hour of pay you give|For each hour of pay you give, we will match it/iu], // prettier-ignore
  ["The man at the door, you know which one, said he'd sort me out by teatime. I said I'd think about it.", /The man at the door, you know which one, said he'd sort me out by teatime/u], // prettier-ignore
  ['Open day on 24 June, when the archive, the stamp machine and the employees may be inspected.', /the archive, the stamp machine and the employees may be inspected/iu], // prettier-ignore
  ["You'll be wrong in front of a chief executive, out loud, and live!", /in front of a chief executive/u],
  ['Paella en la playa de Gandía, domingo, cada uno su cuchara', /Paella en la playa de Gandía/u],
])('says all of its sentence: %s', (prompt, whole) => {
  expect(screensOf(prompt)).toMatch(whole);
});

test.each([
  ['It has been moved to 2 pm. Bring a coat.', /^It has been moved(?: \||$)/mu],
  ["You'll learn to sleep on the 06:10 to Leeds. You'll like it.", /sleep to Leeds/u],
  ['Je begint om 02.00 uur en bent om 10.00 uur klaar. Het salaris is goed.', /Je begint en bent klaar/u],
  ['Heat pumps move warmth instead of making it', /Heat pumps move$/mu],
  ['Kettle & Rook roast on Tuesdays and deliver by cargo bike.', /^(?:Kettle|Rook roast)$/mu],
  ['Summer show, Sunday 28 June, 2 & 6, £7, babes in arms free', /^6$/mu],
  ['Fair from May 4 to 6 in the park. Come along.', /Fair to 6/u],
  ['Se suman las unidades. A continuación las decenas, y así hasta el final de la fila.', /fila a continuación/u],
  ['Sto w sumie, połowa po 22:00. Hundert Anrufe mehr als voriges Jahr, 1.940 insgesamt, die Hälfte nach 22 Uhr.', /die Hälfte$/mu], // prettier-ignore
  ["I'd £11. The man at the door knew it.", /I'd is/u],
])('never tears its sentence: %s', (prompt, torn) => {
  expect(screensOf(prompt)).not.toMatch(torn);
});

test('a figure stands under words that hold it', () => {
  const scene = scenesOf('News. The bridge over Lost Fork will close from June 15 to August 29 for a $2.4 million repair. School buses use the Mill Road detour, which adds 11 minutes.').find(({ content }) => JSON.stringify(content).includes('$2.4 million')); // prettier-ignore
  expect(scene!.content).toMatchObject({ title: expect.stringContaining('$2.4 million repair') });
});

test.each([
  ['"If it isn’t raining, it isn’t training," says the sticker on every locker of Penrith Harriers. Tuesdays at 6.30, all paces.', 'The sticker on every locker of Penrith Harriers'], // prettier-ignore
  [
    '“The hardest thing in the world to understand is the income tax.” Attributed to Albert Einstein.',
    'Albert Einstein',
  ],
  ['Treppenlift Modell Anna: „Mein Schlafzimmer ist wieder oben. Das ist alles, was ich wollte.“ Hannelore Zeiss, 84', 'Hannelore Zeiss'], // prettier-ignore
])('%s is said by %s', (prompt, author) => {
  expect(quoteIn(prompt)).toMatchObject({ author });
});

test('who is meant by a pronoun has no name', () => {
  expect(JSON.stringify(quoteIn('"Det var inte maten jag minns mest", fortsätter han.'))).not.toMatch(/fortsätter/iu);
});

test('years with a figure each are a course, with what is said of one beside', () => {
  const scenes = scenesOf('Apples picked in our valley, tonnes: 2021 4,210. 2022 3,980. 2023 2,140, after the frost. 2024 4,660.'); // prettier-ignore
  const rows = scenes.flatMap(({ content }) => ('items' in content ? content.items : []));
  expect(rows).toContainEqual(expect.objectContaining({ label: '2023', figure: expect.objectContaining({ value: 2140 }) })); // prettier-ignore
  expect(rows.length).toBe(4);
});

test('lines of a numbered list with a figure each are a ranking, whatever stands behind the first', () => {
  const scenes = scenesOf('Welche Berufe sind am gefragtesten?\n1. Pflegekräfte, 9.400 offene Stellen\n2. Köchinnen und Köche, 7.100\n3. Elektriker, 5.800'); // prettier-ignore
  const rows = scenes.flatMap(({ content }) => ('items' in content ? content.items : []));
  expect(rows).toContainEqual(expect.objectContaining({ label: 'Pflegekräfte', figure: expect.objectContaining({ value: 9400 }) })); // prettier-ignore
});

test('prices are no steps, and a thing with a place in its name keeps it', () => {
  expect(screensOf('Barre, spin and one very small sauna. First class £5, then £11, no contract, cancel by text.')).toMatch(/First class £5/u); // prettier-ignore
});

test('a list does not begin with a name and what it is', () => {
  const [first] = scenesOf('Barre, spin and one very small sauna. Open at 6.');
  expect(JSON.stringify(first!.content)).toContain('Barre, spin and one very small sauna');
});

test('somebody who is named did what follows', () => {
  expect(screensOf('Alan Turing, a mathematician, broke the Enigma code in 1941. He ran marathons.')).toMatch(/Alan Turing broke the Enigma code in 1941/u); // prettier-ignore
});

test('what is done first is no title', () => {
  expect(scenesOf('Zuerst den Teig kneten. Danach auf ein Blech legen. Dann backen.')[0]!.kind).not.toBe('title');
});

test('a limit that is raised is a change, a span of ages none', () => {
  const kinds = (prompt: string): string[] => scenesOf(prompt).map(({ kind }) => kind);
  expect(kinds('New timbers will raise the weight limit from 3 tons to 8 tons. It opens soon.')).toContain('delta');
  expect(kinds('Ages range from 5 to 15. Bring a friend.')).not.toContain('delta');
});

test('an address is whole, and nothing of it is left in the words beside it', () => {
  const call = scenesOf("Köy okulunun sobası 1986'dan kalma. Katılmak için 1 Aralık'a dek okul-sicak.org.tr").at(-1)!;
  expect(call.content).toMatchObject({ url: 'okul-sicak.org.tr' });
  expect(onScreenText(call).join(' ')).not.toMatch(/dek\.tr/u);
});

test('things that are each told by a few traits look alike, and the film is about all of them', () => {
  const scenes = scenesOf("Gas hob: quick, flame you can see, £6.10 a month. Ceramic: slow, cheap to buy, £9.40 a month. Induction: quickest, £7.20 a month, needs new pans."); // prettier-ignore
  expect(onScreenText(scenes[0]!).join(' ')).toMatch(/Gas hob, Ceramic or Induction/u);
  for (const traits of [
    ['Quick', 'Flame you can see'],
    ['Slow', 'Cheap to buy'],
    ['Quickest', 'Needs new pans'],
  ])
    expect(scenes.some((scene) => traits.every((trait) => onScreenText(scene).includes(trait)))).toBe(true);
});

test('sayings in a row are each a quotation', () => {
  const quotes = scenesOf('うちのディレクターの名言集。「バグは作品の寝言だ、聞いてやれ」「おもしろくない理由を仕様書にさがすな」「納期は味方だ」').flatMap(({ content }) => ('text' in content ? [content.text] : [])); // prettier-ignore
  expect(quotes).toEqual(
    expect.arrayContaining(['バグは作品の寝言だ、聞いてやれ', 'おもしろくない理由を仕様書にさがすな']),
  );
});

test('what a film ends on does not go on with what stood before the order for it', () => {
  expect(screensOf('Gable House, built 1688, eleven chimneys, one ghost by reputation and round off on “Open Thursday to Sunday” over a shot of the drive')).not.toMatch(/reputation Open/u); // prettier-ignore
});

test('when and where something is, is no list, and no number of it a figure', () => {
  const scenes = scenesOf("Saira's mehndi. Thursday 24 July, seven o'clock, 8 Cavendish Rise. Wear colour.");
  expect(scenes.map(({ kind }) => kind)).not.toContain('counter');
  expect(scenes.map(({ kind }) => kind)).toContain('calendar');
});

test('what stands around steps is none of them', () => {
  const scenes = scenesOf(
    '朝の10分ヨガ。まず深呼吸、次に猫のポーズ、最後に空を見上げる。毎朝続けると肩こりが3割減りました。',
  );
  const numbered = scenes.flatMap(({ content }) => ('index' in content && content.index !== undefined && 'title' in content ? [content.title] : [])); // prettier-ignore
  expect(numbered).toEqual(['深呼吸', '猫のポーズ', '空を見上げる']);
});

test('three prices of a shop are no chart', () => {
  const kinds = scenesOf('A promo for Harbour Loaf, our sourdough bakery in Whitby. Baked at 4 am. Country loaf £4.20, rye £4.80, cardamom buns £2. Closed Mondays.').map(({ kind }) => kind); // prettier-ignore
  expect(kinds.some((kind) => /chart/u.test(kind))).toBe(false);
});

test('a street with its number ends a sentence, and a day in figures stays one', () => {
  const scenes = scenesOf('Das Sommerfest steigt am 30.8. ab 15 Uhr in der Parkstraße 12. Es gibt Kuchen, Bratwurst und eine Tombola. Wir freuen uns auf euch.'); // prettier-ignore
  expect(scenes.find(({ kind }) => kind === 'calendar')?.content).toMatchObject({ month: 8, day: 30 });
  expect(scenes.map((scene) => onScreenText(scene).join(' ')).join('\n')).not.toMatch(/steigt\. Es gibt/u);
});
