import { BriefSchema } from '@scenewright/core/brief';
import type { StoryboardScene } from '@scenewright/core/storyboard';
import { onScreenText } from '@scenewright/core/timing';
import { planStory } from '../storyboard/plan-story.js';

const plan = (prompt: string, durationSeconds = 30): StoryboardScene[] =>
  planStory(
    BriefSchema.parse({
      ...{ version: 1, prompt, model: 'gen-6-fast', multiScene: true, durationSeconds, aspectRatio: null, dimensions: null, resolution: '720p', fps: 30, style: null, backgroundColor: null },
      ...{ narration: 'auto', narrationVoice: null, narrationLanguage: null, music: 'auto', effects: false, aiVideo: 'auto', planArc: true, brand: null, images: [], documents: [], audio: [], seed: 1 },
    }),
  ).scenes; // prettier-ignore
const shown = (scene: StoryboardScene | undefined): string => (scene ? onScreenText(scene).join(' | ') : '');

test.each([
  ['Wir feiern am 9. Mai das Brückenfest in der Uferstraße 3 in Passau. Bringt eure Trommeln mit.', 'Wir feiern das Brückenfest', '9. Mai', 'Uferstraße 3'],
  ['The reading club meets on 3 June in the chapel at 14 Mill Lane, Ludlow. Bring a poem that you love.', 'The reading club meets in the chapel', '3 June', '14 Mill Lane'],
  ['El coro canta el 5 de abril en la calle Olmo 7, Burgos. Venid con toda la familia.', 'El coro canta', '5 de abril', 'Calle Olmo 7'],
])('what happens, when and where have a shot each while there is time: %s', (prompt, what, when, where) => {
  const scenes = plan(prompt);
  // A card of the event may say all of it; its headline says what happens.
  expect(JSON.stringify(scenes[0]!.content)).toContain(`"${what}"`);
  expect(scenes.find(({ kind }) => kind === 'calendar')!.content).toMatchObject({ date: when });
  expect(scenes.find(({ kind }) => kind === 'contact-card')!.content).toMatchObject({ url: where });
  const spoken = scenes.map(({ narration }) => narration).join(' ');
  for (const part of [what, when]) expect(spoken).toContain(part);
}); // prettier-ignore

test('the same is one shot where the film is short', () => {
  const prompt = 'The reading club meets on 3 June in the chapel at 14 Mill Lane, Ludlow. Bring a poem that you love. Tea at 4 pm. We read by candlelight. Entry is free.'; // prettier-ignore
  const short = plan(prompt, 8).length;
  expect(short).toBeLessThan(plan(prompt, 40).length);
});

test('the items of an enumeration and the rest of an address are no parts of their own', () => {
  const scenes = plan('Our cabins stand in Norway, Sweden and Finland, each by a lake.');
  expect(scenes.map(shown)).not.toContain('Sweden and Finland');
  const [first] = plan('Visit us at 22 Quay Street, Galway');
  expect(shown(first)).toContain('22 Quay Street');
});

test('what the title of an opening leaves out is said by none of its parts', () => {
  const scenes = plan('video card for my aunts Ada and Bo, 30th wedding anniversary (pearl!). They met in Porto. Ends with "Here is to 30 more."'); // prettier-ignore
  expect(JSON.stringify(scenes)).not.toMatch(/my aunts/iu);
});
