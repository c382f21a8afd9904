import { stylePacks } from '@scenewright/core/style';
import { languagePacks } from '../languages/registry.js';
import { wishesOf } from '../reading/wishes.js';
import { chooseStyle } from './style-choice.js';

/** The pack for a wish about the look alone. */
const styleOf = (wish: string): string => chooseStyle('', wishesOf([wish]).look, stylePacks).style;

test.each([
  ['neon look', 'neon'],
  ['in a hand-drawn style', 'hand-drawn'],
  ['make it look like a newsroom', 'newsroom'],
  ['high-contrast, please', 'high-contrast'],
  ['retro, with stripes', 'retro-print'],
  ['a minimal look', 'swiss'],
  ['dark and cinematic', 'cinematic-dark'],
  ['Handgezeichnet bitte', 'hand-drawn'],
  ['im Retro-Look', 'retro-print'],
  ['im Nachrichtenstil', 'newsroom'],
  ['style rétro', 'retro-print'],
  ['dessiné à la main', 'hand-drawn'],
  ['con un estilo infantil', 'kids'],
  ['cinematográfico', 'cinematic-dark'],
  ['desenhado à mão', 'hand-drawn'],
  ['stile vetro', 'glass'],
  ['hoog contrast', 'high-contrast'],
  ['w neonowym stylu', 'neon'],
  ['в неоновом стиле', 'neon'],
  ['нарисовано от руки', 'hand-drawn'],
  ['i nyhetsstil', 'newsroom'],
  ['sinematik', 'cinematic-dark'],
  ['gaya retro', 'retro-print'],
  ['नियॉन स्टाइल', 'neon'],
  ['手描き風で', 'hand-drawn'],
  ['ネオン風', 'neon'],
  ['电影感', 'cinematic-dark'],
  ['手绘风格', 'hand-drawn'],
  ['레트로 느낌으로', 'retro-print'],
  ['بأسلوب سينمائي', 'cinematic-dark'],
  ['סגנון רטרו', 'retro-print'],
])('%s asks for %s', (wish, pack) => expect(styleOf(wish)).toBe(pack));

test.each([
  ['A garden for bees behind the school', 'nature'],
  ['Our new mobile app has widgets', 'glass'],
  ['Esports night at the arcade', 'neon'],
  ['Evacuation plan of the building in an emergency', 'high-contrast'],
  ['Breaking news: the election is called', 'newsroom'],
])('%s is about something for %s', (text, pack) =>
  expect(chooseStyle(text, [], stylePacks)).toMatchObject({ style: pack, named: true }),
);

test('what says neither look nor subject gets the default, and says so', () => {
  expect(chooseStyle('Hm.', [], stylePacks)).toMatchObject({ style: 'taste-default', named: false });
});

const ids = stylePacks.map(({ id }) => id);
test.each(languagePacks.map(({ code, prompts }) => [code, prompts.wishes.looks ?? {}] as const))(
  'words of %s name packs that exist, and no two packs by one word',
  (_code, looks) => {
    expect(Object.keys(looks).filter((id) => !ids.includes(id))).toEqual([]);
    expect(Object.keys(looks).length).toBeGreaterThanOrEqual(10);
    const words = Object.values(looks).flatMap((said) => said.split(' '));
    expect(words.filter((word, at) => words.indexOf(word) !== at)).toEqual([]);
  },
);
