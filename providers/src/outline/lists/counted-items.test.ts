import { onScreenText } from '@scenewright/core/timing';
import { planToCheck } from '../../storyboard/plan-to-check.js';

const scenesOf = (prompt: string): ReturnType<typeof planToCheck>['storyboard']['scenes'] => planToCheck(prompt).storyboard.scenes; // prettier-ignore
/** What stands under which number, of a scene each. */
const numbered = (prompt: string): [number: string, text: string][] =>
  scenesOf(prompt).flatMap((scene): [string, string][] => {
    const { content } = scene;
    const number = 'index' in content && content.index ? `${content.index}` : 'kicker' in content ? `${content.kicker}` : ''; // prettier-ignore
    return /^\d$/u.test(number) ? [[number, onScreenText(scene).join(' ')]] : [];
  });

test.each([
  ['Top 4 mistakes when you repot a plant. Pot too big. No drainage hole. Old soil left on. Watering straight after.', ['Pot too big', 'No drainage hole', 'Old soil left on', 'Watering straight after']],
  ['3 signes que votre pain est cuit. Il sonne creux. La croûte est bien dorée. Le centre est à 96 °C.', ['Il sonne creux', 'La croûte est bien dorée', '96 °C']],
  ['Fünf Fehler beim Bewerbungsgespräch: zu spät kommen, das Handy klingelt, keine Fragen haben, lügen, zu viel reden.', ['Zu spät kommen', 'Das Handy klingelt', 'Keine Fragen haben', 'Lügen', 'Zu viel reden']],
  ['3 ways to heat a tiny house: a wood stove costs 900 and needs a chimney, an infrared panel costs 300 but power is dear, an air conditioner costs 1,200 and also cools.', ['wood stove', 'infrared panel', 'air conditioner']],
])('as many things as a title counts have their number each: %s', (prompt, texts) => {
  const found = numbered(prompt);
  expect(found.map(([number]) => number)).toEqual(texts.map((_, at) => `${at + 1}`));
  for (const [at, text] of texts.entries()) expect(found[at]![1]).toContain(text);
}); // prettier-ignore

test('things that are counted are not done one after the other', () => {
  const spoken = scenesOf('Top 4 mistakes when you repot a plant. Pot too big. No drainage hole. Old soil left on. Watering straight after.').map(({ narration }) => narration).join(' '); // prettier-ignore
  expect(spoken).not.toMatch(/First,|Then |Finally,/u);
});

test('another number of sentences than the title counts is no such list', () => {
  expect(numbered('Our 3 boats. The Marigold was built in Fife. She has carried salt. Nobody knows who painted her. The crew sleeps on deck.')).toEqual([]); // prettier-ignore
});
