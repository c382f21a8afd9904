import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sceneKinds } from '@scenewright/core/scenes';
import { stylePacks, transitionKinds } from '@scenewright/core/style';
import { editRules } from '@scenewright/providers';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');

/** Sources of the product by path: no tests, benchmarks, examples of the API or generated files, and no names of pictures. */
const sources: ReadonlyMap<string, string> = new Map(
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '*/src/*.ts', '*/src/*.tsx'], {
    cwd: root,
    encoding: 'utf8',
  })
    .split('\n')
    .filter(
      (path) =>
        path !== '' &&
        !/\.test\.tsx?$|\.generated\.ts$|\/languages\/\w+\/pictures\.ts$|\/(?:bench|testing|openapi|meanings)\//u.test(
          path,
        ),
    )
    .filter((path) => existsSync(join(root, path)))
    .map((path) => [path, readFileSync(join(root, path), 'utf8')]),
);

/** Paths of the sources that name an id: as a string, in a string of ids, or as a key. */
function placesOf(id: string): string[] {
  const named = new RegExp(`(['"\`])${id}\\1|^\\s*${id}: [^?]|^\\s*${id},$`, 'mu');
  // `'kpi-tiles list steps'.split(' ')`: an id of several words cannot be prose.
  const listed = id.includes('-') ? new RegExp(`['"\`](?:[a-z-]+ )*${id}(?: [a-z-]+)*['"\`]`, 'u') : null;
  return [...sources]
    .filter(([, source]) => named.test(source) || listed?.test(source) === true)
    .map(([path]) => path)
    .sort();
}

const outside = (paths: readonly string[], allowed: RegExp): string[] => paths.filter((path) => !allowed.test(path));

describe('whoever adds one touches its own files and these lists', () => {
  /** Features that make scenes of certain kinds themselves; they would not make a new one. */
  const makers: Readonly<Record<string, readonly string[]>> = {
    ...Object.fromEntries(
      ['call-to-action', 'end-card', 'logo-sting'].map((kind) => [kind, ['providers/src/editor/rules/add-scene.ts']]),
    ),
    'kinetic-words': [
      'providers/src/editor/rules/add-scene.ts',
      'providers/src/storyboard/cutaways/further-shot.ts',
      'providers/src/storyboard/cutaways/shots.ts',
    ],
    // In languages of Europe it is also the size of a shot.
    'close-up': [
      ...['de', 'es', 'fr'].map((language) => `providers/src/languages/${language}/edits.ts`),
      ...['further-shot', 'recast', 'shots'].map((file) => `providers/src/storyboard/cutaways/${file}.ts`),
    ],
    // A sentence, and a question with its answer, are shown in another way where three scenes would look alike.
    'pinned-note': ['providers/src/storyboard/cutaways/recast.ts'],
    'speech-bubbles': ['providers/src/storyboard/cutaways/recast.ts'],
    'ken-burns': ['providers/src/editor/parts/placed-images.ts', 'providers/src/editor/rules/images.ts'],
    'cast-sheet': ['core/src/footage/review-board.ts'],
    'shot-board': ['core/src/footage/review-board.ts'],
  };
  /** Kinds whose id is no other word: those of one word are also kinds of evidence, of panels or fields. */
  const kinds = sceneKinds.filter((kind) => kind.includes('-') && kind !== 'pros-cons');

  it.each(kinds)('scene kind %s: its descriptor, its folder of drawings, and three lists', (kind) => {
    const own = `core/src/scenes/kinds/${kind}\\.ts|compositions/src/scenes/${kind}/.*`;
    const lists =
      'core/src/scenes/scene-kinds\\.ts|compositions/src/scenes/(?:registry|\\w+-drawings)\\.ts|compositions/src/gallery/(?:samples|\\w+-samples)\\.ts';
    const places = placesOf(kind);
    expect(outside(places, new RegExp(`^(?:${own}|${lists})$`, 'u'))).toEqual(makers[kind] ?? []);
    expect(places).toContain('core/src/scenes/scene-kinds.ts');
  });

  it.each(['iris', 'wipe'])('transition %s: what is known of it, its look, and the packs that use it', (kind) => {
    expect(Object.keys(transitionKinds)).toContain(kind);
    expect(outside(placesOf(kind), /^core\/src\/style\/packs(?:\/[\w-]+)?\.ts$/u)).toEqual([
      'compositions/src/transitions/transitions.ts',
      'core/src/style/transition-kinds.ts',
    ]);
  });

  // The planner's own topics and looks (`style-choice`) and genres (`playbooks`) may lead to a pack; they need not.
  /** Ids of one word that are also topics, skins of captions, concepts or the names of other things. */
  const otherWords: readonly string[] = ['terminal', 'neon', 'nature', 'kids', 'glass', 'newsroom'];
  it.each(
    stylePacks
      .map(({ id }) => id)
      .filter((id) => id !== 'taste-default' && id !== 'no-style' && !otherWords.includes(id)),
  )('style pack %s: its colours, fonts and motion, and its look', (pack) => {
    const chosen = 'providers/src/(?:planner/style-choice|treatment/playbooks|languages/\\w+/prompts)\\.ts';
    // An example of the rule that changes the style says two of them.
    const example = 'providers/src/editor/rules/style\\.ts';
    const places = outside(placesOf(pack), new RegExp(`^(?:${chosen}|${example})$`, 'u'));
    const own = `core/src/style/packs/${pack}\\.ts|compositions/src/look/packs/${pack}/[\\w-]+\\.tsx?`;
    const lists = 'core/src/style/packs\\.ts|compositions/src/look/looks\\.ts';
    expect(outside(places, new RegExp(`^(?:${own}|${lists})$`, 'u'))).toEqual([]);
    expect(places).toContain('compositions/src/look/looks.ts');
  });

  // A script is still told by its code where a text's language is found. These lists may only get shorter.
  it.each([
    ['nl', []],
    ['pl', []],
    ['sv', []],
    ['ru', ['providers/src/reading/language.ts']],
  ])('language %s: its folder, the list of packs, and what its voice and script are', (code, byScript) => {
    // What a language is called in another.
    const places = outside(placesOf(code), /^providers\/src\/languages\/\w+\/prompts\.ts$/u);
    expect(outside(places, new RegExp(`^providers/src/languages/${code}/`, 'u'))).toEqual([
      'core/src/language/languages.ts',
      'providers/src/languages/registry.ts',
      ...byScript,
    ]);
  });

  it.each(editRules.map(({ id }) => id).filter((id) => id.includes('-') && id !== 'narration-language'))(
    'edit rule %s: its file and the list of rules',
    (id) => {
      const folder = 'providers/src/editor/rules';
      // What is suggested first to somebody who was not understood.
      const suggested = 'providers/src/editor/suggestions.ts';
      expect(placesOf(id).filter((path) => path !== suggested)).toEqual([`${folder}/${id}.ts`]);
      expect([...sources.keys()].filter((path) => sources.get(path)!.includes(`/${id}.js'`))).toEqual([
        `${folder}/registry.ts`,
      ]);
    },
  );
});
