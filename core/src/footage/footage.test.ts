import { stylePack } from '../style/packs.js';
import type { Storyboard, StoryboardScene } from '../storyboard/storyboard.js';
import { boardFrame, boardTitle, reviewBoard } from './review-board.js';
import { BriefSchema } from '../brief/brief.js';
import { TimelineSchema } from '../timeline/timeline.js';
import type { CastMember } from '../shots/cast.js';
import { footageSeconds } from './film-length.js';
import { footageMembers, withMember } from './members.js';
import { ShotSchema, type Shot } from '../shots/shot.js';
import { englishBoardWords } from '../shots/board-words.js';
import { shotLine } from '../shots/shot-line.js';

const fox: CastMember = {
  id: 'fox',
  name: 'The fox',
  called: ['fox'],
  look: {
    figure: 'animal',
    species: 'fox',
    coat: '#d9742f',
    belly: '#f6e6d0',
    mark: '#3b2a26',
    collar: null,
    young: false,
  },
};
const scene = (id: string, shot: Partial<Shot>): StoryboardScene => ({
  ...{ id, intent: 'context', narration: null, cues: [], subject: '', weight: 1, seed: 1 },
  kind: 'footage',
  content: ShotSchema.parse({ setting: 'forest', ...shot }),
});
const withFox = { cast: [{ member: fox, pose: 'walk' as const, view: 'side' as const, facing: 'left' as const }] };
const title: StoryboardScene = {
  ...{ id: 's3', intent: 'resolution', narration: null, cues: [], subject: '', weight: 1, seed: 1 },
  kind: 'title',
  content: { title: 'The end' },
};
const storyboard: Storyboard = {
  ...{
    version: 1,
    title: 'T',
    language: 'en',
    narrationLanguage: 'en',
    direction: 'ltr',
    style: 'swiss',
    mood: 'calm',
  },
  ...{ narrated: false, music: false, effects: false, captions: null, warnings: [], cast: [fox] },
  scenes: [
    scene('s1', { ...withFox, action: 'The fox walks.' }),
    scene('s2', { time: 'night', size: 'close', move: 'tilt-up' }),
    title,
  ],
};
const brief = BriefSchema.parse({
  ...{ version: 1, prompt: 'x', model: 'gen-6', multiScene: true, durationSeconds: 10, aspectRatio: '9:16' },
  ...{ dimensions: null, resolution: '720p', fps: 30, style: null, backgroundColor: null, narration: false },
  ...{ narrationVoice: null, narrationLanguage: null, music: false, effects: false, aiVideo: 'full', planArc: true },
  ...{ brand: null, images: [], documents: [], audio: [], seed: 1 },
});

test('footage is paid from each shot’s start to the start of the next scene', () => {
  const placed = (id: string, kind: string, from: number) => ({ id, kind, from, frames: 60 });
  const timeline = {
    fps: 30,
    frames: 210,
    scenes: [placed('a', 'footage', 0), placed('b', 'title', 60), placed('c', 'footage', 105)],
  } as unknown as Parameters<typeof footageSeconds>[0];
  expect(footageSeconds(timeline)).toBe(2 + 3.5);
  expect(footageSeconds(timeline, new Set(['c']))).toBe(3.5);
});

test('a changed figure changes in every shot it is in, and nothing else', () => {
  const red: CastMember = { ...fox, look: { ...fox.look, coat: '#c8403a' } as CastMember['look'] };
  const after = withMember(storyboard, red);
  expect(footageMembers(after)).toEqual([red]);
  expect(after.cast).toEqual([red]);
  expect(after.scenes[1]).toBe(storyboard.scenes[1]);
  expect(after.scenes[2]).toBe(storyboard.scenes[2]);
});

test('the first gate shows a sheet a figure, the second a still a shot with framing, move and action', () => {
  const input = { storyboard, brief, stylePack: stylePack('swiss') };
  const sheets = TimelineSchema.parse(reviewBoard('cast_sheets', input));
  expect(sheets.scenes.map(({ id, kind }) => [id, kind])).toEqual([
    ['fox', 'cast-sheet'],
    ['place-forest', 'cast-sheet'],
  ]);
  const stills = TimelineSchema.parse(reviewBoard('storyboard', input));
  expect(stills.canvas).toEqual({ width: 1080, height: 1920 });
  expect(
    stills.scenes.map(({ kind, content }) =>
      kind === 'shot-board' ? [content.title, content.line, content.action] : kind,
    ),
  ).toEqual([
    ['Shot 1', 'Wide shot · Push in · Forest by day', 'The fox walks.'],
    ['Shot 2', 'Close-up · Tilt up · Forest at night', ''],
  ]);
  for (const { frames } of stills.scenes) expect(boardFrame).toBeLessThan(frames);
});

test('sheets and boards are labelled in the words that are given', () => {
  const words = {
    ...englishBoardWords,
    shot: 'Plan #',
    views: { ...englishBoardWords.views, front: 'Face' },
    parts: { ...englishBoardWords.parts, fur: 'Pelage' },
    settings: { ...englishBoardWords.settings, forest: 'Forêt' },
    times: { ...englishBoardWords.times, night: 'de nuit' },
  };
  const input = { storyboard, brief, stylePack: stylePack('swiss'), words };
  const [sheet, place] = reviewBoard('cast_sheets', input).scenes;
  expect(sheet).toMatchObject({
    content: { labels: { views: ['Face', 'Walking', 'Sitting', 'Back'], colors: ['Pelage', 'Belly', 'Marks'] } },
  });
  expect(place).toMatchObject({ content: { title: 'Forêt' } });
  const shot = reviewBoard('storyboard', input).scenes[1]!;
  expect(shot).toMatchObject({ content: { title: 'Plan 2', line: 'Close-up · Tilt up · Forêt de nuit' } });
  // What the interface says of them is English.
  expect([boardTitle(sheet!, 0), boardTitle(place!, 1), boardTitle(shot, 1)]).toEqual([
    'The fox',
    'Forest',
    'Shot 2: Close-up · Tilt up · Forest at night',
  ]);
});

test('a line says what is filmed where', () => {
  expect(
    shotLine(ShotSchema.parse({ setting: 'shore', time: 'dusk', weather: 'fog', size: 'medium', move: 'pan-left' })),
  ).toEqual({
    size: 'Medium shot',
    move: 'Pan left',
    place: 'Coast at dusk, fog',
  });
});
