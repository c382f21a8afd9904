import { createRuleEditor } from '@scenewright/providers';
import { differenceOf } from './difference.js';
import { briefOf, eightScenes, sceneSeconds, tenScenes } from './eight-scenes.js';
import { inEnglish, inOtherLanguages, withoutEffect } from './instructions.js';

const editor = createRuleEditor();
const image = {
  asset: 'image-1',
  name: 'team.png',
  context: 'Our team in Lyon',
  role: 'import' as const,
  width: 1200,
  height: 800,
};

async function edit({ said, on, image: hasImage }: { said: string; on?: 'ten'; image?: true }) {
  const before = on === 'ten' ? tenScenes : eightScenes;
  const untouched = structuredClone(before);
  const images = hasImage ? [image] : [];
  const edited = await editor.edit({ storyboard: before, brief: briefOf(), instruction: said, images, sceneSeconds });
  expect(before).toEqual(untouched);
  return { edited, difference: differenceOf(before, edited) };
}

describe('an instruction changes exactly what it names', () => {
  test.each([...inEnglish, ...inOtherLanguages].map((row) => [row.said || 'an image alone', row] as const))(
    '%s',
    async (_, row) => {
      const { edited, difference } = await edit(row);
      expect(difference).toEqual(row.change);
      expect(edited.warnings).toEqual([]);
      expect(edited.notUnderstood).toEqual([]);
      expect(edited.changes.length).toBeGreaterThan(0);
    },
  );
});

describe('what is not understood, or cannot be done, changes nothing and is said', () => {
  test.each(withoutEffect.map((row) => [row.said, row] as const))('%s', async (_, row) => {
    const { edited, difference } = await edit(row);
    expect(difference).toEqual({});
    expect(edited.changes).toEqual([]);
    expect(edited.notUnderstood).toHaveLength(1);
    expect(edited.warnings).toHaveLength(1);
    expect(edited.warnings[0]).toMatchObject({ code: row.warning });
    expect(edited.warnings[0]!.message).toContain(edited.notUnderstood[0]);
    if (row.warning === 'edit_not_understood')
      expect(edited.warnings[0]!.message).toMatch(/You can say for example: “/u);
  });
});

test('of several changes the ones that are understood are made, the others named', async () => {
  const { edited, difference } = await edit({ said: 'Remove scene 3. Juggle the numbers, and make the music calmer.' });
  expect(difference).toEqual({ order: 's1 s2 s4 s5 s6 s7 s8', mood: 'calm' });
  expect(edited.notUnderstood).toEqual(['Juggle the numbers']);
});

test('scenes are counted as they stood before the instruction', async () => {
  const { difference } = await edit({ said: 'Remove scene 2. Remove scene 3. Make scene 4 longer.' });
  expect(difference).toEqual({ order: 's1 s4 s5 s6 s7 s8', 's4.seconds': 11 });
});

test('an image for the look alone does not go into the video', async () => {
  const images = [{ ...image, role: 'style' as const }];
  const request = { storyboard: eightScenes, brief: briefOf(), instruction: 'remove scene 3', images, sceneSeconds };
  const edited = await editor.edit(request);
  expect(differenceOf(eightScenes, edited)).toEqual({ order: 's1 s2 s4 s5 s6 s7 s8' });
  expect(edited.warnings.map(({ code }) => code)).toEqual(['style_image_not_read']);
});

test('the same instruction gives the same storyboard', async () => {
  const said = 'add a scene about our 14 new partners after scene 2 and make it warmer';
  const [a, b] = [await edit({ said }), await edit({ said })];
  expect(a.edited).toEqual(b.edited);
});

test('a text that would not fit is refused with the limit', async () => {
  const { edited, difference } = await edit({ said: `change the title of scene 2 to "${'long '.repeat(40)}"` });
  expect(difference).toEqual({});
  expect(edited.warnings[0]!.message).toMatch(/too long: it holds at most 110/u);
});
