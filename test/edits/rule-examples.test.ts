import { readdirSync } from 'node:fs';
import type { Storyboard } from '@scenewright/core/storyboard';
import {
  createRuleEditor,
  editInfographic,
  editRules,
  espeakVoices,
  readEdit,
  reviseStoryboard,
} from '@scenewright/providers';
import { differenceOf } from './difference.js';
import { briefOf, eightScenes, sceneSeconds } from './eight-scenes.js';
import { filmedScenes } from './filmed-scenes.js';
import { differenceOfGraphics, graphic } from './sample-graphic.js';

type Rule = (typeof editRules)[number];
type Example = Rule['examples'][number];

const image = { asset: 'image-1', name: 'team.png', context: 'Our team', role: 'reference' as const, width: 1200, height: 800 }; // prettier-ignore
const film = { url: 'https://example.com/clip.mp4', role: 'footage' as const, asset: 'link-1', name: 'clip.mp4', seconds: 6 }; // prettier-ignore
const tune = { url: 'https://example.com/tune.mp3', role: 'music' as const, asset: 'link-2', name: 'tune.mp3', seconds: 90 }; // prettier-ignore
const editor = createRuleEditor();
const videos: Readonly<Record<'video' | 'footage' | 'board', Storyboard>> = {
  video: eightScenes,
  footage: filmedScenes,
  board: filmedScenes,
};
const shotsAlone = { ...filmedScenes, scenes: filmedScenes.scenes.filter(({ kind }) => kind === 'footage') };
const targetOf = ({ on = 'video' }: Example) => (on === 'footage' ? 'video' : on);
const withImage = (instruction: string) => (/\b(?:image|logo|photo|bild|imagen?)\b/iu.test(instruction) ? [image] : []);

/** All that an example changes in its sample, by path. */
async function changed({ instruction, on = 'video' }: Example): Promise<Record<string, unknown>> {
  if (on === 'infographic') return differenceOfGraphics(graphic, editInfographic({ graphic, prompt: instruction }));
  const storyboard = videos[on];
  if (on === 'board')
    return differenceOf(storyboard, { storyboard: reviseStoryboard(storyboard, instruction).storyboard, brief: {} });
  const request = { storyboard, brief: briefOf(), instruction, images: withImage(instruction), links: [film, tune] };
  return differenceOf(storyboard, await editor.edit({ ...request, sceneSeconds }));
}

/** The rules that read an instruction, clause by clause. */
const readBy = ({ instruction, on = 'video' }: Example): (string | null)[] =>
  on === 'infographic'
    ? readEdit(instruction, { target: 'infographic', graphic })
    : readEdit(instruction, {
        target: on === 'board' ? 'board' : 'video',
        voices: espeakVoices,
        video: {
          ...{
            original: on === 'board' ? shotsAlone : videos[on],
            storyboard: videos[on],
            brief: briefOf(),
            wishes: {},
            changes: [],
            named: [],
          },
          ...{ images: withImage(instruction), links: [film, tune], usedImages: new Set<string>(), sceneSeconds },
        },
      });

const rows = editRules.flatMap((rule) => rule.examples.map((example) => [rule.id, example.instruction, rule, example] as const)); // prettier-ignore

describe('an example of a rule is read by that rule among all, and does what it says', () => {
  test.each(rows)('%s: %s', async (id, _, rule, example) => {
    expect(readBy(example)).toEqual([id]);
    // What else a change of colours moves along (surfaces, muted texts) is none of the rule's business.
    const found = await changed(example);
    const expected = example.on === 'infographic' ? expect.objectContaining(example.expects) : example.expects;
    expect(found).toEqual(expected);
    expect(rule.serves).toContain(targetOf(example));
  });
});

test('every rule is an object in a file of its own, has an id of its own, and an example for each target', () => {
  const folder = new URL('../../providers/src/editor/rules/', import.meta.url);
  const files = readdirSync(folder).filter((name) => name !== 'registry.ts');
  expect(editRules.map(({ id }) => `${id}.ts`).toSorted()).toEqual(files.toSorted());
  for (const { id, serves, examples } of editRules)
    for (const target of serves)
      expect([id, examples.some((example) => targetOf(example) === target)]).toEqual([id, true]);
});

test('rules are told apart by score alone: in any order the same rule reads an example', () => {
  const backwards = editRules.toReversed();
  for (const [id, , , example] of rows.filter(([, , , { on }]) => on === 'infographic'))
    expect(readEdit(example.instruction, { target: 'infographic', graphic }, backwards)).toEqual([id]);
});

test.each([
  "don't remove scene 3",
  'do not touch the captions',
  'keep the music',
  'leave scene 3 as it is',
  'I like the blue background',
  'nicht die Musik ändern',
  'Lass Szene 3 so',
  'ne supprime pas la carte',
  'no toques los subtítulos',
  'non cambiare la musica',
  'não tira a música',
  'verwijder scène 3 niet',
  '音楽は変えないでください',
])('what is to stay stays, and nothing is said against it: %s', async (said) => {
  const request = { storyboard: eightScenes, brief: briefOf(), instruction: said, images: [], sceneSeconds };
  const { changes, warnings, notUnderstood, ...edited } = await editor.edit(request);
  expect([differenceOf(eightScenes, edited), changes, warnings, notUnderstood]).toEqual([{}, [], [], []]);
});

test.each([
  ['deja el fondo negro', { 'brief.backgroundColor': '#000000' }],
  ['lass die Musik weg', { music: false, 'brief.music': false }],
  ['keep scene 2 on screen for 12 seconds', { 's2.seconds': 12 }],
])('words that can mean "keep" are wishes where they ask for something: %s', async (said, change) => {
  const request = { storyboard: eightScenes, brief: briefOf(), instruction: said, images: [], sceneSeconds };
  expect(differenceOf(eightScenes, await editor.edit(request))).toEqual(change);
});

test('a wish beside what is to stay is done', async () => {
  const request = { storyboard: eightScenes, brief: briefOf(), images: [], sceneSeconds };
  const edited = await editor.edit({ ...request, instruction: "remove scene 3 but don't change the music" });
  expect([differenceOf(eightScenes, edited), edited.warnings]).toEqual([{ order: 's1 s2 s4 s5 s6 s7 s8' }, []]);
});

test.each([
  'thanks, looks great!',
  'why is scene 2 so short?',
  'is the map correct?',
  'the client hates it',
  'make scene 2 pop more',
  'the revenue is wrong',
  'use a calmer voice',
])('what asks for nothing that is known changes nothing: %s', async (said) => {
  const request = { storyboard: eightScenes, brief: briefOf(), instruction: said, images: [], sceneSeconds };
  const edited = await editor.edit(request);
  expect([differenceOf(eightScenes, edited), edited.changes]).toEqual([{}, []]);
  expect(edited.warnings.length).toBeGreaterThan(0);
});

test('a wish is done in whole or told, and none is swallowed by the one before', async () => {
  const request = { storyboard: eightScenes, brief: briefOf(), images: [], sceneSeconds };
  const edited = await editor.edit({ ...request, instruction: 'make it shorter and louder' });
  expect(differenceOf(eightScenes, edited)).toEqual({ 'brief.durationSeconds': 45 });
  expect(edited.notUnderstood).toEqual(['make it louder']);
});
