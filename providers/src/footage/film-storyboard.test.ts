import type { Brief } from '@scenewright/core/brief';
import { shotsOf } from '@scenewright/core/footage';
import { briefOf } from '@scenewright/core/testing';
import { StoryboardSchema, type Storyboard } from '@scenewright/core/storyboard';
import fc from 'fast-check';
import { createRulePlanner } from '../planner/planner.js';

const plan = (prompt: string, over: Partial<Brief> = {}): Promise<Storyboard> =>
  createRulePlanner().plan(briefOf(prompt, { aiVideo: 'full', seed: 42, ...over }));

const story =
  'Mara, a girl in a yellow coat, finds a fox in the snowy forest. Together they walk to the coast. ' +
  'An old fisherman named Tom opens the door and smiles. At night they sit by the fire. ' +
  'In the morning Mara waves goodbye.';
const report =
  'Our Q3: revenue grew 24% to $4.2M. EMEA brought 41%, North America 38%, APAC 21%. Churn fell from 5.1% to 3.4%.';
const kinds = (storyboard: Storyboard): string[] => storyboard.scenes.map(({ kind }) => kind);

const isFurtherView = (content: object, before: object | undefined): boolean =>
  before !== undefined && 'action' in content && 'action' in before && content.action === before.action;

describe('interface 4.2, ai_video', () => {
  test('off films nothing', async () => {
    expect(kinds(await plan(story, { aiVideo: 'off' }))).not.toContain('footage');
  });

  test('auto leaves business figures to graphics, and films where somebody acts in a place', async () => {
    expect(kinds(await plan(report, { aiVideo: 'auto' }))).not.toContain('footage');
    const planned = kinds(await plan(story, { aiVideo: 'auto' }));
    expect(planned.filter((kind) => kind === 'footage')).toHaveLength(1);
  });

  test('on mixes shots in, and keeps the charts', async () => {
    const { scenes } = await plan(report, { aiVideo: 'on' });
    // A shot that goes on in another size is still one shot.
    const shots = scenes.filter(({ kind, content }, at) => kind !== 'footage' || !isFurtherView(content, scenes[at - 1]?.content)); // prettier-ignore
    const mixed = shots.map(({ kind }) => kind);
    expect(mixed).toContain('footage');
    expect(mixed).toContain('donut-chart');
    expect(mixed.filter((kind) => kind === 'footage').length / mixed.length).toBeLessThanOrEqual(0.5);
  });

  test('full films every scene; figures of the prompt stand in the picture', async () => {
    const storyboard = await plan(report);
    expect(new Set(kinds(storyboard))).toEqual(new Set(['footage']));
    const shown = JSON.stringify(shotsOf(storyboard).map(({ content }) => content.figures ?? []));
    for (const figure of ['24%', '$4.2M', '41%', '38%', '21%', '5.1%', '3.4%']) expect(shown).toContain(figure);
  });

  test('shots end after nine seconds, with gen-6 after thirty', async () => {
    const short = 'A lighthouse stands on the coast. A whale swims by.';
    expect(shotsOf(await plan(short, { durationSeconds: 60 }))).toHaveLength(7);
    expect(shotsOf(await plan(short, { durationSeconds: 60, model: 'gen-6' }))).toHaveLength(2);
  });

  test('a story without a voice is told in words over the picture', async () => {
    const [first] = shotsOf(await plan(story, { narration: false }));
    expect(first!.narration).toBeNull();
    expect(first!.content.caption).toContain('Mara');
  });
});

describe('a story as shots', () => {
  test('each sentence plays where, when and in the weather that it says, and the story says before', async () => {
    const shots = shotsOf(await plan(story)).map(({ content }) => content);
    expect(shots.map(({ setting, time, weather }) => [setting, time, weather])).toEqual([
      ['forest', 'day', 'snow'],
      ['shore', 'day', 'snow'],
      ['shore', 'day', 'snow'],
      ['room', 'night', 'snow'],
      ['room', 'dawn', 'snow'],
    ]);
  });

  test('figures are found by name, by noun and by pronoun, and look the same in every shot', async () => {
    const shots = shotsOf(await plan(story)).map(({ content }) => content);
    expect(shots.map(({ cast }) => cast.map(({ member }) => member.id).sort())).toEqual([
      ['fox', 'mara'],
      ['fox', 'mara'],
      ['tom'],
      ['fox', 'mara', 'tom'],
      ['mara'],
    ]);
    const looks = new Map<string, string>();
    for (const { member } of shots.flatMap(({ cast }) => cast)) {
      const look = JSON.stringify(member);
      expect(looks.get(member.id) ?? look).toBe(look);
      looks.set(member.id, look);
    }
    expect(JSON.parse(looks.get('mara')!)).toMatchObject({
      look: { age: 'child', top: { garment: 'coat', color: '#f0c02f' } },
    });
    expect(JSON.parse(looks.get('tom')!)).toMatchObject({ look: { age: 'old', beard: true } });
  });

  test('what is done is what is shown', async () => {
    const [finds, walk, , sit, wave] = shotsOf(await plan(story)).map(({ content }) => content.cast);
    expect(finds![0]!.pose).toBe('point');
    expect(walk!.every(({ pose, view }) => pose === 'walk' && view === 'side')).toBe(true);
    expect(sit!.every(({ pose }) => pose === 'sit')).toBe(true);
    expect(wave!.map(({ pose }) => pose)).toEqual(['wave']);
  });

  test('a company is not cast as a person', async () => {
    expect((await plan('Acme launched a product in Paris. Acme grew in Spain.')).cast ?? []).toEqual([]);
  });
});

test('any prompt gives a valid storyboard in every mode', async () => {
  const words = fc.constantFrom(
    ...'Mara fox. walks the forest, 24% of at night Tom She it they , . : boat red "coat" sea 3 ! بحر 森 x'.split(' '),
  );
  await fc.assert(
    fc.asyncProperty(
      fc.array(words, { minLength: 1, maxLength: 30 }),
      fc.constantFrom('auto', 'on', 'full' as const),
      async (some, aiVideo) => {
        const storyboard = await plan(some.join(' '), { aiVideo });
        expect(StoryboardSchema.safeParse(storyboard).success).toBe(true);
        expect(new Set(storyboard.scenes.map(({ id }) => id)).size).toBe(storyboard.scenes.length);
      },
    ),
    { numRuns: 40 },
  );
});
