import { lookColors, sheetViews, type CastMember } from '../shots/cast.js';
import { footageMembers } from './members.js';
import { englishBoardWords, type BoardWords } from '../shots/board-words.js';
import type { Shot } from '../shots/shot.js';
import { boardLine, shotLine } from '../shots/shot-line.js';
import type { Asset } from '../assets/assets.js';
import { layoutCanvas, outputSize, shapeOf } from '../canvas/canvas.js';
import type { Brief } from '../brief/brief.js';
import type { Storyboard, StoryboardScene } from '../storyboard/storyboard.js';
import { filmStyle } from '../storyboard/film-style.js';
import type { StylePack } from '../style/style-pack.js';
import type { Timeline, TimelineScene } from '../timeline/timeline.js';
import type { ReviewGate } from '../jobs/video-job.js';

/** Frames that a picture of a board stands for; only its middle is ever drawn. */
const framesEach = 90;
/** The frame of a board's picture that is shown: past every entrance. */
export const boardFrame = 60;
/** Sheets of places that are shown beside those of the figures. */
const mostPlaces = 4;

export interface BoardInput {
  storyboard: Storyboard;
  brief: Brief;
  stylePack: StylePack;
  assets?: Readonly<Record<string, Asset>>;
  /** Those of the film's language. */
  words?: BoardWords;
}

/**
 * The pictures of a review gate as a timeline of stills: a sheet for each figure and place of the story, or one
 * board a shot with its size, camera move and action. Interface 3.1 and 4.1.
 */
export function reviewBoard(
  gate: ReviewGate,
  { storyboard, brief, stylePack, assets, words = englishBoardWords }: BoardInput,
): Timeline {
  const pictures = gate === 'cast_sheets' ? castSheets(storyboard, words) : shotBoards(storyboard, words);
  const shape = shapeOf(brief);
  const { title, language, direction } = storyboard;
  const look: BoardLook = {
    ...{ title, language, direction, canvas: layoutCanvas(shape), output: outputSize(shape, brief.resolution) },
    style: filmStyle(storyboard, brief, stylePack),
  };
  return boardOf(look, pictures, assets);
}

type BoardLook = Pick<Timeline, 'title' | 'canvas' | 'output' | 'language' | 'direction' | 'style'>;

/** What a picture of a board shows, in English as all that the interface says: the words in it are those of the film. */
export function boardTitle({ kind, content }: TimelineScene, index: number): string {
  if (kind === 'shot-board') {
    const { size, move, place } = shotLine(content.shot);
    return `${shotTitle(englishBoardWords, index)}: ${size} · ${move} · ${place}`;
  }
  if (kind !== 'cast-sheet') return '';
  return 'place' in content.subject ? englishBoardWords.settings[content.subject.place] : content.title;
}

/** A board with the sheets of some figures, for makers of footage. */
export function castBoard(look: BoardLook, members: readonly CastMember[]): Timeline {
  return boardOf(
    look,
    members.map((member) => sheetOf(member, englishBoardWords)),
  );
}

function boardOf(look: BoardLook, pictures: readonly Picture[], assets: BoardInput['assets'] = {}): Timeline {
  const { title, canvas, output, language, direction, style } = look;
  return {
    version: 1,
    title,
    fps: 30,
    frames: pictures.length * framesEach,
    canvas,
    output,
    language,
    direction,
    style,
    scenes: pictures.map(
      (picture, index) =>
        ({ ...picture, from: index * framesEach, frames: framesEach, transition: null, cues: {} }) as TimelineScene,
    ),
    captions: null,
    sound: [],
    assets: { ...assets },
  };
}

type Picture = Pick<TimelineScene, 'id' | 'seed'> & Pick<StoryboardScene, 'kind' | 'content'>;

function castSheets(storyboard: Storyboard, words: BoardWords): Picture[] {
  const figures = footageMembers(storyboard).map((member) => sheetOf(member, words));
  const shots = shotsOf(storyboard).map(({ content }) => content);
  const counts = new Map<string, { shot: Shot; count: number }>();
  for (const shot of shots) {
    const known = counts.get(shot.setting);
    counts.set(shot.setting, { shot: known?.shot ?? shot, count: (known?.count ?? 0) + 1 });
  }
  // Places that come again; all of them in a story that has no figures.
  const places = [...counts.values()]
    .filter(({ count }) => count > 1 || figures.length === 0)
    .slice(0, mostPlaces)
    .map(({ shot: { setting: place, time, weather, season } }): Picture => ({
      id: `place-${place}`,
      seed: seedOf(place),
      kind: 'cast-sheet',
      content: { title: words.settings[place], subject: { place, time, weather, season } },
    }));
  return [...figures, ...places];
}

function sheetOf(member: CastMember, words: BoardWords): Picture {
  return {
    id: member.id,
    seed: seedOf(member.id),
    kind: 'cast-sheet',
    content: {
      title: member.name.slice(0, 64),
      subject: { member },
      labels: {
        views: sheetViews[member.look.figure].map((view) => words.views[view]),
        colors: lookColors(member.look).map(({ part }) => words.parts[part]),
      },
    },
  };
}

function shotBoards(storyboard: Storyboard, words: BoardWords): Picture[] {
  return shotsOf(storyboard).map(({ id, seed, content }, index): Picture => ({
    id,
    seed,
    kind: 'shot-board',
    content: {
      title: shotTitle(words, index),
      shot: content,
      line: boardLine(words, content),
      action: content.action,
    },
  }));
}

const shotTitle = ({ shot }: BoardWords, index: number): string => shot.replace('#', String(index + 1));

type FootageScene = Extract<StoryboardScene, { kind: 'footage' }>;
export const shotsOf = (storyboard: Storyboard): FootageScene[] =>
  storyboard.scenes.filter((scene): scene is FootageScene => scene.kind === 'footage');

/** FNV-1a. */
function seedOf(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  return value >>> 0;
}
