import type { Brief } from '@scenewright/core/brief';
import type { PictureLook } from '@scenewright/core/style';
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

describe('an image for the look alone', () => {
  /** Mostly dark blue, with some orange and a little green. */
  const look = [
    { color: '#0b2545', share: 0.62 },
    { color: '#f4f1ea', share: 0.2 },
    { color: '#f76707', share: 0.12 },
    { color: '#2f9e44', share: 0.04 },
    { color: '#868e96', share: 0.02 },
  ];
  const withLook = async (over: { brief?: Partial<Brief>; look?: PictureLook; said?: string }) => {
    const brief = { ...briefOf(), brand: null, ...over.brief };
    const images = [{ ...image, role: 'style' as const, look: over.look ?? look }];
    const request = {
      storyboard: eightScenes,
      brief,
      instruction: over.said ?? 'remove scene 3',
      images,
      sceneSeconds,
    };
    const edited = await editor.edit(request);
    const { order: _, ...difference } = differenceOf(eightScenes, edited);
    return {
      difference,
      codes: edited.warnings.map(({ code }) => code),
      changes: edited.changes.map(({ what }) => what),
    };
  };

  test('gives its ground and its strongest colours, and goes into no scene', async () => {
    const { difference, codes, changes } = await withLook({});
    expect(difference).toEqual({
      'brief.brand': { primary: '#f76707', accent: '#2f9e44' },
      'brief.backgroundColor': '#0b2545',
    });
    expect(codes).toEqual([]);
    expect(changes).toContain('Colours taken from the picture: #0b2545, #f76707, #2f9e44');
  });

  test('gives way to a background that is named and to the colours of a brand', async () => {
    const named = await withLook({ said: 'Make the background white' });
    expect(named.difference).toMatchObject({
      'brief.backgroundColor': '#ffffff',
      'brief.brand': { primary: '#f76707' },
    });
    const branded = await withLook({ brief: { brand: { primary: '#1971c2' } } });
    expect(branded.difference).toEqual({});
    expect(branded.codes).toEqual(['style_image_not_used']);
  });

  test('that is grey gives nothing, and that is said', async () => {
    const grey = [
      { color: '#808080', share: 0.7 },
      { color: '#f4f4f4', share: 0.3 },
    ];
    const { difference, codes } = await withLook({ look: grey });
    expect([difference, codes]).toEqual([{}, ['style_image_plain']]);
  });
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
