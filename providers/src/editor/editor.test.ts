import { briefFor } from '@scenewright/core/testing';
import { StoryboardSchema } from '@scenewright/core/storyboard';
import fc from 'fast-check';
import { planStory } from '../storyboard/plan-story.js';
import { clausesOf } from './clauses.js';
import { colourOf } from './look/colours.js';
import { createRuleEditor } from './editor.js';
import { languagesOf } from './in-english.js';

const brief = briefFor({
  prompt:
    'Revenue grew 24% to $4.2M. Churn fell from 5.1% to 3.4%. Plans: Free 1,200, Pro 860, Enterprise 140. We opened offices in Paris and Berlin.',
  duration: 45,
});
const storyboard = planStory(brief);
const editor = createRuleEditor();
const edit = (instruction: string) => editor.edit({ storyboard, brief, instruction, images: [], sceneSeconds: {} });

describe('the parts of an instruction', () => {
  test.each([
    ['Remove scene 3 and make the music calmer.', ['Remove scene 3', 'make the music calmer']],
    [
      'Change the title to "Stop and remove". Then add a scene about us!',
      ['Change the title to ⟦0⟧', 'add a scene about us'],
    ],
    ['Make the background navy and the accent gold', ['Make the background navy', 'Make the accent gold']],
    ['Swap scene 2 and scene 4', ['Swap scene 2 and scene 4']],
    ['make it shorter and louder', ['make it shorter', 'make it louder']],
    ['Mach Szene 2 kürzer und ruhiger', ['Mach Szene 2 kürzer', 'Mach Szene 2 ruhiger']],
    ['Remove scene 2 and scene 4', ['Remove scene 2', 'Remove scene 4']],
    ['Please could you remove scene 2, thanks', ['remove scene 2']],
    ['Change the price to $4.5 and the url to acme.io', ['Change the price to $4.5', 'Change the url to acme.io']],
    ['Change Research and development to R&D', ['Change Research and development to R&D']],
    ['Entferne Szene 2 und mach die Musik ruhiger', ['Entferne Szene 2', 'mach die Musik ruhiger']],
    ['Lösche die 3. Szene. Mach die Musik ruhiger', ['Lösche die 3 Szene', 'Mach die Musik ruhiger']],
    ['2. ve 4. sahnelerin yerini değiştir', ['2 ve 4 sahnelerin yerini değiştir']],
    ['Remove scene 2. Scene 4 shorter', ['Remove scene 2', 'Scene 4 shorter']],
    ['خلفية سوداء وأوقف الترجمة', ['خلفية سوداء', 'أوقف الترجمة']],
    ['제목은 그대로 두고 영상을 30초로 줄여줘', ['제목은 그대로 두고', '영상을 30초로 줄여줘']],
    ['सीन 2 और सीन 4 को आपस में बदल दो', ['सीन 2 और सीन 4 को आपस में बदल दो']],
    ['white background and square format', ['white background', 'square format']],
  ])('%s', (instruction, parts) => expect(clausesOf(instruction).map(({ text }) => text)).toEqual(parts));

  test.each([
    ['把Jane Doe改为Janet Doe', 'zh'],
    ['Jane Doe को Janet Doe कर दो', 'hi'],
    ['замени Jane Doe на Janet Doe', 'ru'],
  ])('names in Latin letters do not tell the language: %s', (instruction, language) =>
    expect(languagesOf(instruction)[0]).toBe(language),
  );

  test('a scene that is named first holds for what follows', () => {
    expect(clausesOf('In scene 2, change A to B and remove the subtitle')).toMatchObject([
      { text: 'change A to B', scope: 'In scene 2' },
      { text: 'remove the subtitle', scope: 'In scene 2' },
    ]);
  });
});

test.each([
  ['navy', '#0b1f3a'],
  ['#AbC', '#aabbcc'],
  ['Deep Blue', '#1971c2'],
  ['light blue', '#d0ebff'],
  ['sparkly', null],
  ['#12345', null],
])('the colour %s', (name, hex) => expect(colourOf(name)).toBe(hex));

test('what the planner says in another language is taken over where a scene still shows what was planned', async () => {
  const edited = await edit('Narrate it in French');
  expect(edited.storyboard.narrationLanguage).toBe('fr');
  expect(edited.brief).toEqual({ narrationLanguage: 'fr' });
  const spoken = edited.storyboard.scenes.map(({ narration }) => narration ?? '').join(' ');
  expect(spoken).toMatch(/24%/u);
  expect(spoken).not.toBe(storyboard.scenes.map(({ narration }) => narration).join(' '));
});

const word = fc.constantFrom(
  ...'change remove add move swap make the scene 2 3 last title to and "X" music calmer background navy after before about Acme 24% longer bullet chart , . in of with'.split(
    ' ',
  ),
);
test('any words give a sound storyboard, and the one before when nothing was done', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.oneof(
        fc.array(word, { maxLength: 14 }).map((words) => words.join(' ')),
        fc.string({ maxLength: 80 }),
      ),
      async (said) => {
        const edited = await edit(said);
        expect(StoryboardSchema.safeParse(edited.storyboard).error).toBeUndefined();
        if (edited.changes.length === 0) expect([edited.storyboard, edited.brief]).toEqual([storyboard, {}]);
        expect(new Set(edited.storyboard.scenes.map(({ id }) => id)).size).toBe(edited.storyboard.scenes.length);
      },
    ),
    { numRuns: 60 },
  );
});

test.each([
  ['and ', 1000],
  ['change a to ', 330],
  ['"', 4000],
  ['scene 1, ', 440],
  ['the the ', 500],
  ['the first scene of ', 210],
  ['remove scene 2. ', 250],
])(
  '%j over and over comes to an end',
  async (piece, times) => {
    const edited = await edit(piece.repeat(times));
    expect(StoryboardSchema.safeParse(edited.storyboard).success).toBe(true);
  },
  120_000,
);
