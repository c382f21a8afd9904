import { captionKeepOut, shapeClass, type ShapeClass } from '@scenewright/core/canvas';
import type { Arrangement, Drawing } from '@scenewright/core/drawings';
import { languageOf } from '@scenewright/core/language';
import type { Timeline, TimelineScene } from '@scenewright/core/timeline';
import { closingOf, closingPalette } from '../look/closing-palette.js';
import { takesField } from '../look/on-field.js';
import { inMedium } from '../look/in-medium.js';
import { lookOf } from '../look/looks.js';
import { wallOf, wallPalette } from '../look/wall.js';
import { isBrief } from '../pictures/brief.js';
import { motifGroundOf } from '../pictures/motif-ground-copies.js';
import { footOf, pictureRoom } from '../pictures/picture-room.js';
import { fontStack } from '../typography/families.js';
import { reviewed } from '../motion/review.js';
import { figureText } from './figure-text.js';
import { digitsOf } from './own-digits.js';
import type { SceneState } from './scene-context.js';
import type { Rect } from './rect.js';
import { farRoom, floorUnder, heroArrangement, nearnessOf } from '../world/hero-room.js';
import { seededRandom } from './seeded-random.js';
import { stepContent } from './step-number.js';
import { stepRoom } from './step-room.js';

/** Room of captions in layout units: two lines with their plate, and what they keep from the edge of the canvas at least. */
const captionHeight = { wide: 120, square: 130, tall: 180 } as const;
const captionMargin = { wide: 56, square: 62, tall: 60 } as const;
const marginShare = { wide: 0.085, square: 0.075, tall: 0.075 } as const;
/** Top of tall videos, where apps lay their own controls. */
const tallTop = 170;

/** Frames at 30 fps that the first scene of a video has behind it when it begins, and what is there from the start. */
export const openingFrames = 14;
/**
 * Frames at 30 fps that every other scene has behind it: what is not held for a word is on its way when the transition
 * shows the first of it, so that nothing empty comes in.
 */
const arrivingFrames = 8;
const openers: ReadonlySet<string> = new Set(['title', 'text', 'term', 'code', 'phrases.0', 'messages.0']);

/** Where captions stand; its height is 0 without captions. */
export function captionBox(timeline: Timeline): Rect {
  const { width, height } = timeline.canvas;
  const shape = shapeClass(timeline.canvas);
  const u = Math.min(width, height) / 1080;
  const side = marginShare[shape] * Math.min(width, height);
  if (timeline.captions === null) return { x: side, y: height, width: width - 2 * side, height: 0 };
  const inner = captionHeight[shape] * u;
  const keepOut = captionKeepOut(shape);
  const top = timeline.captions.position === 'top';
  // Above, the margin is half as wide: nothing of a player stands there.
  const edge = Math.max(captionMargin[shape] * u * (top ? 0.5 : 1), (top ? keepOut.top : keepOut.bottom) * height);
  return { x: side, y: top ? edge : height - edge - inner, width: width - 2 * side, height: inner };
}

const captionFoot = (timeline: Timeline): number => {
  const { y, height } = captionBox(timeline);
  return y + height;
};

/** What captions take of the canvas at their edge, with the air between them and the content; 0 without captions. */
function captionZone(timeline: Timeline, u: number): number {
  if (timeline.captions === null) return 0;
  const { y, height } = captionBox(timeline);
  return (timeline.captions.position === 'top' ? y + height : timeline.canvas.height - y) + 18 * u;
}

/** Rows of words in a content: the longest of its lists. */
const rowsIn = (content: object): number =>
  Math.max(0, ...Object.values(content).map((value) => (Array.isArray(value) ? value.length : 0)));

/**
 * Whether captions are seen in a scene: one that nobody speaks over has their place for itself. What is said while it gives way
 * to the next belongs to that one, and what is still seen as it comes in to the one before.
 */
function isSpokenOver({ captions, scenes }: Timeline, { id, from, frames, transition }: TimelineScene): boolean {
  const next = scenes[scenes.findIndex((scene) => scene.id === id) + 1];
  const begins = from + (transition?.frames ?? 0);
  const ends = from + frames - (next?.transition?.frames ?? 0);
  return captions !== null && captions.pages.some((page) => page.from < ends && page.to > begins);
}

/** The state of one scene at one of its frames. */
export function sceneState(timeline: Timeline, scene: TimelineScene, frame: number, assetBase: string): SceneState {
  const { width, height } = timeline.canvas;
  const shape = shapeClass(timeline.canvas);
  const u = Math.min(width, height) / 1080;
  const margin = marginShare[shape] * Math.min(width, height);
  const captions = isSpokenOver(timeline, scene) ? timeline.captions : null;
  const zone = captions === null ? 0 : captionZone(timeline, u);
  const topMargin = Math.max(margin, shape === 'tall' ? tallTop * u : 0);
  const top = captions?.position === 'top' ? Math.max(topMargin, zone) : topMargin;
  const bottom = captions?.position === 'bottom' ? Math.max(zone, margin) : shape === 'tall' ? tallTop * u : margin;
  const { language, direction, style, fps } = timeline;
  const { locale: usual, digits } = languageOf(language);
  const locale = new Intl.Locale(usual, { numberingSystem: digitsOf(scene.content, digits) }).toString();
  const { step, isPlace, content } = stepContent(scene.content, (value) => new Intl.NumberFormat(locale).format(value));
  const taken = step === null ? 0 : stepRoom(u, isPlace);
  const whole: Rect = { x: margin, y: top + taken, width: width - 2 * margin, height: height - top - taken - bottom };
  const art = timeline.art && timeline.style.pack !== 'no-style' ? timeline.art : null;
  const inWorld = art?.world !== undefined;
  // One place has one ground.
  const wall = inWorld ? 'own' : wallOf(scene, timeline.style);
  const nearness = inWorld && !scene.shows ? nearnessOf(scene, rowsIn(scene.content)) : null;
  // On an ending's or a night's ground a drawing needs a field or a plate of its own.
  const own = nearness ? heroArrangement(nearness) : scene.arrangement;
  const planned =
    scene.closes || wall === 'night' ? closingArrangement(own) : inWorld && own ? standing(own, shape) : own;
  const brief = isBrief(scene.content);
  // A pale picture behind many words, which are small, is a stain: it stands beside them in its colours.
  const arrangement = planned === 'behind' && !brief ? 'leading' : planned;
  const { shows = null, drawings = [] } = scene;
  const drawing = (name: string | undefined): Drawing | null => drawings.find((one) => one.name === name) ?? null;
  const picture = nearness ? scene.motif! : drawing(scene.content.picture);
  const free = captions?.position === 'bottom' ? captionFoot(timeline) : height;
  const bare = { width, height, safe: whole, shape, u, captions: captions?.position ?? null, free };
  const wholeRoom =
    arrangement && (picture || shows)
      ? pictureRoom(arrangement, bare, {
          brief,
          rows: rowsIn(scene.content),
        })
      : null;
  // In a place of its own a picture needs neither a field nor a ground at its foot.
  const room = inWorld && wholeRoom ? { ...wholeRoom, ...(nearness === 'far' ? farRoom(rowsIn(scene.content), bare) : {}), field: null, ghost: null, foot: null } : wholeRoom; // prettier-ignore
  const floor = inWorld && room ? floorUnder(picture, room.box, height) : { wide: 0.86, square: 0.8, tall: 0.72 }[shape]; // prettier-ignore
  const safe = room?.content ?? whole;
  const onField = !inWorld && takesField(scene);
  const motifGround =
    room || onField || inWorld
      ? null
      : motifGroundOf(timeline, scene, { width, height, shape, shot: scene.shot ?? null });
  const pack = inMedium(lookOf(timeline.style.pack), art?.medium);
  // A ground's own drawing would stand where the picture does.
  const { reserve: _, ...clear } = pack;
  const quiet =
    arrangement === 'above' ? { ...clear, align: { statement: 'center', content: 'center' } as const } : clear;
  const gutter = 24 * u;
  const column = (safe.width - 11 * gutter) / 12;
  const closing = inWorld ? null : closingOf(scene, style.pack);
  // Nothing comes in over the first scene: its first picture is a poster already, not an empty stage.
  const opens = scene.transition === null && scene.from === 0 && scene.kind !== 'choreography';
  const behind = scene.kind === 'choreography' ? 0 : opens ? openingFrames : arrivingFrames;
  const headStart = Math.round((behind * fps) / 30);

  return {
    kind: scene.kind,
    content: content as TimelineScene['content'],
    step: step === null ? null : { text: step, isPlace, x: margin, y: top },
    width,
    height,
    shape,
    u,
    safe,
    picture: room && arrangement ? { ...room, drawing: picture, shows, arrangement } : null,
    art,
    floor,
    foot: room || inWorld ? null : footOf(bare),
    motif: scene.motif ?? null,
    largeMotif: scene.echoed ? null : (scene.motif ?? null),
    motifGround,
    onField,
    drawing,
    carried: null,
    captions: captions?.position ?? null,
    columns: (first, span) => ({
      ...safe,
      x: safe.x + first * (column + gutter),
      width: span * column + (span - 1) * gutter,
    }),
    gutter,
    palette: closing === 'words' ? closingPalette(style.palette) : wallPalette(style.palette, wall),
    pictured: closing === 'words' || wall === 'night' ? style.palette : wallPalette(style.palette, wall),
    closing,
    fonts: {
      heading: fontStack(style.fonts.heading, language, timeline.assets),
      body: fontStack(style.fonts.body, language, timeline.assets),
      mono: fontStack(style.fonts.mono, language, timeline.assets),
    },
    look: room ? quiet : motifGround || inWorld ? clear : pack,
    language,
    locale,
    direction,
    frame: frame + headStart,
    fps,
    frames: scene.frames + headStart,
    age: frame,
    lasts: scene.frames,
    shot: scene.shot ?? null,
    stresses: [
      ...(scene.stresses ?? []).map((stress) => ({
        ...stress,
        from: stress.from + headStart,
        to: stress.to + headStart,
      })),
      ...reviewed(scene, headStart, fps),
    ],
    turn: scene.turn ? { ...scene.turn, at: scene.turn.at + headStart } : null,
    cue: (element, fallback) => {
      const cue = scene.cues[element];
      if (cue === undefined) return fallback;
      return opens && openers.has(element) ? Math.min(cue, fallback) : cue + headStart;
    },
    at: (frames) => Math.round((frames * fps) / 30),
    logo:
      style.logo !== null && timeline.assets[style.logo] ? `${assetBase}/${timeline.assets[style.logo]!.digest}` : null,
    random: (name) => seededRandom(scene.seed, name),
    film: filmOf(timeline, scene, frame, assetBase),
    asset: (key) => {
      const asset = timeline.assets[key];
      return asset === undefined ? null : `${assetBase}/${asset.digest}`;
    },
    fileOf: (url) => Object.values(timeline.assets).find(({ digest }) => url.endsWith(digest)) ?? null,
    number: (value, decimals = 0) =>
      new Intl.NumberFormat(locale, {
        minimumFractionDigits: decimals,
        maximumFractionDigits: decimals,
      }).format(value),
    figureAt: figureText,
  };
}

/** In a place things stand on its ground, under the words on a canvas that does not lie, and none is only a ghost. */
function standing(planned: Arrangement, shape: ShapeClass): Arrangement {
  if (planned === 'behind') return 'bleed';
  return planned === 'above' || (planned === 'leading' && shape !== 'wide') ? 'field' : planned;
}

/** The last picture of a film stands in colour: pale behind the words it would be no ending. */
const closingArrangement = (planned: Arrangement | undefined): Arrangement | undefined =>
  planned === 'behind' || planned === 'beside' ? 'field' : planned;

/** By the scene's own frame, without the head start of the first scene: frame n of a clip is frame n of its take. */
function filmOf(timeline: Timeline, { film, frames }: TimelineScene, frame: number, base: string): SceneState['film'] {
  if (!film?.every(({ asset }) => timeline.assets[asset])) return null;
  return (ahead = 0) => {
    const at = Math.min(Math.max(0, frame + ahead), frames - 1);
    const take = film.findLast(({ from }) => from <= at) ?? film[0]!;
    return `${base}/${timeline.assets[take.asset]!.digest}/${timeline.fps}/${Math.max(0, at - take.from)}`;
  };
}
