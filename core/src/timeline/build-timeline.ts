import { filmMotif, hasDrawing, scenesWithMotif } from '../storyboard/film-motif.js';
import type { Drawing } from '../drawings/drawing.js';
import { namedDrawings } from '../storyboard/scene-drawings.js';
import { shownFigure } from '../storyboard/shown-figure.js';
import type { Asset, WordTime } from '../assets/assets.js';
import type { Brief } from '../brief/brief.js';
import { layoutCanvas, outputSize, shapeClass, shapeOf } from '../canvas/canvas.js';
import type { EffectKind } from '../generation/effects.js';
import type { Storyboard, StoryboardScene } from '../storyboard/storyboard.js';
import { filmStyle, sceneryOf } from '../storyboard/film-style.js';
import type { StylePack } from '../style/style-pack.js';
import type { Stress, Timeline, TimelineScene, Turn } from './timeline.js';
import { cueSeconds } from '../timing/cues.js';
import { beatsThroughout } from '../timing/music-beats.js';
import { pacedCues } from '../timing/paced-cues.js';
import { chooseTransitions, type TransitionOptions } from '../timing/transitions.js';
import { spreadWords } from '../timing/word-times.js';
import { captionPages } from './caption-pages.js';
import { choreograph, choreographyFrames, stationSeconds } from './choreograph.js';
import { earlierPlaces, keepsAny, placeAsBefore } from './place-as-before.js';
import type { PlacedScene, PlaceOptions } from './placed-scene.js';
import { placeScenes } from './place-scenes.js';
import { chooseShots } from './shots.js';
import { readAlong, sceneStresses } from './stresses.js';
import { isSaidOnScreen } from './said-on-screen.js';
import { soundClips } from './sound-clips.js';
import { shotTurn } from './turns.js';
import type { UserAudio } from './user-audio.js';
import { voiceTrack, type VoiceTrack } from './voice-track.js';

/** A scene's recording. */
export interface SceneSpeech {
  asset: Asset;
  seconds: number;
  words: readonly WordTime[];
}

export interface TimelineInput {
  brief: Brief;
  storyboard: Storyboard;
  stylePack: StylePack;
  /** By scene id; a scene that is not here is silent. */
  speech?: Readonly<Record<string, SceneSpeech>>;
  /** Every file that a scene or the style names, by key. */
  assets?: Readonly<Record<string, Asset>>;
  music?: Asset | null;
  effects?: Partial<Record<EffectKind, Asset>>;
  userAudio?: readonly UserAudio[];
  /** The video before an edit: scenes keep their lengths where they can, so that what did not change is not drawn again. */
  previous?: Timeline | null;
  /** With `previous`: its scenes as they were planned. */
  plannedBefore?: readonly StoryboardScene[];
  /** With `previous`: the whole is as long as its scenes make it, instead of as long as the brief says. */
  anyLength?: boolean;
}

/** Seconds by which an element starts to appear before its word, so that it is there when the word is said. */
const anticipationSeconds = 2 / 30;
/** What a scene is about is there soon, also when its word comes late: nobody looks at an empty stage. */
const heroWithinSeconds = 1;
const heroes: ReadonlySet<string> = new Set([
  ...['title', 'figure', 'text', 'term', 'before', 'left', 'messages.0', 'code'],
  ...['phrases.0', 'items.0', 'tiles.0', 'series.0', 'events.0', 'steps.0', 'levels.0', 'places.0'],
]);
/** An element is to be seen for this long at least. */
const cueVisibleSeconds = 0.5;

/** The Timeline of a storyboard whose voice has been recorded. Pure: the same input gives the same frames. */
export function buildTimeline(input: TimelineInput): Timeline {
  const { brief, storyboard, stylePack } = input;
  const fps = brief.fps;
  const { speech, userAudio } = heardIn(input);
  const shape = shapeOf(brief);
  const canvas = layoutCanvas(shape);

  const placed = placeScenes(placeOptions(input));
  const last = placed.at(-1)!;
  const stationsEnd = last.from + last.frames;
  const frames = brief.multiScene ? stationsEnd : choreographyFrames(brief, stationsEnd, placed.length);
  const voice = voiceTrack(userAudio);
  const words = placed.map((place, index) =>
    voice
      ? wordsWithin(voice, place.from / fps, (placed[index + 1]?.from ?? frames) / fps)
      : wordsOf(place.scene.narration, speech[place.scene.id]),
  );
  const cues = placed.map((place, index) =>
    brief.multiScene && words[index]!.length === 0
      ? pacedCues(place.scene.content, place.frames - place.out, fps)
      : cueFrames(place, words[index]!, fps),
  );

  // A recording of the user's own may say more than its text.
  const sparing = storyboard.captions?.sparing === true && voice === null;
  const uncaptioned = placed.map(({ scene }) => sparing && isSaidOnScreen(scene, storyboard.language));

  const scenery = sceneryOf(storyboard, brief, stylePack);
  const motif = storyboard.art?.hero ?? filmMotif(storyboard.scenes);
  const withMotif = scenesWithMotif(storyboard.scenes, motif, shapeClass(canvas) === 'tall');
  const shots = chooseShots(storyboard.scenes, earlierShots(input.previous));

  const music = brief.multiScene ? (input.music ?? null) : null;
  const effects = brief.multiScene && storyboard.effects ? (input.effects ?? {}) : {};
  const sound = soundClips({ placed, cues, speech, music, effects, userAudio, fps, totalFrames: frames });
  const sounding = [
    ...Object.values(speech).map(({ asset }) => asset),
    ...(music ? [music] : []),
    ...Object.values(effects),
    ...userAudio.map(({ asset }) => asset),
  ];
  const heard = new Set(sound.map((clip) => clip.asset));

  return {
    version: 1,
    title: storyboard.title,
    fps,
    frames,
    canvas,
    output: outputSize(shape, brief.resolution),
    language: storyboard.language,
    direction: storyboard.direction,
    style: filmStyle(storyboard, brief, stylePack),
    ...(scenery ? { art: scenery } : {}),
    scenes: brief.multiScene
      ? placed.map((place, index) => {
          const { language, narrationLanguage } = storyboard;
          const named = sceneStresses(place, words[index]!, fps);
          const read = uncaptioned[index] ? readAlong(place, words[index]!, { fps, language: narrationLanguage }) : [];
          const closes = index > 0 && index === placed.length - 1 && brief.backgroundColor === null;
          return timelineScene(
            {
              ...place,
              shot: shots[index]!,
              motif,
              isEchoed: !withMotif.has(place.scene.id),
              closes,
              turn: shotTurn(place, named, { fps, language }),
            },
            cues[index]!,
            [...named, ...read],
            input.assets ?? {},
          );
        })
      : [choreograph(storyboard.title, placed, cues, frames)],
    captions:
      storyboard.captions && brief.multiScene
        ? {
            skin: storyboard.captions.skin,
            position: storyboard.captions.position,
            pages: placed.flatMap((place, index) =>
              uncaptioned[index]
                ? []
                : captionPages(
                    {
                      words: words[index]!,
                      voiceFrom: place.from + place.lead,
                      from: place.from,
                      to: place.from + place.frames - place.out,
                    },
                    { fps, language: storyboard.narrationLanguage, shape: shapeClass(canvas) },
                  ),
            ),
          }
        : null,
    sound,
    assets: {
      ...input.assets,
      ...Object.fromEntries(sounding.filter(({ key }) => heard.has(key)).map((asset) => [asset.key, asset])),
    },
  };
}

function earlierShots(previous: Timeline | null | undefined): Map<string, number> {
  return new Map((previous?.scenes ?? []).flatMap(({ id, shot }) => (shot === undefined ? [] : [[id, shot] as const])));
}

/** Whether the scenes of an edit can stand as they stood in `previous`, so that only what changed is drawn again. */
export function keepsPlaces(input: TimelineInput): boolean {
  const options = placeOptions(input);
  return options.voice ? keepsAny(options) : placeAsBefore(options) !== null;
}

/** Single-scene models are silent and have no captions (interface 1.3). */
function heardIn({ brief, speech, userAudio }: TimelineInput) {
  return brief.multiScene ? { speech: speech ?? {}, userAudio: userAudio ?? [] } : { speech: {}, userAudio: [] };
}

function placeOptions(input: TimelineInput): PlaceOptions {
  const { brief, storyboard, previous } = input;
  const { speech, userAudio } = heardIn(input);
  return {
    scenes: storyboard.scenes,
    transitions: chooseTransitions(storyboard.scenes, transitionOptions(input)),
    fps: brief.fps,
    seconds: stationSeconds(brief, storyboard.scenes.length),
    speechSeconds: (id) => speech[id]?.seconds ?? null,
    beats: beatsHeard(userAudio, brief.durationSeconds),
    voice: voiceTrack(userAudio),
    keep: previous?.fps === brief.fps ? earlierPlaces(previous, input.plannedBefore) : undefined,
    anyLength: input.anyLength,
  };
}

/** Longer than any video grows past what was asked. */
const beatsBeyond = 90;

/** The beats of the user's own music over a whole video, in seconds. */
export function beatsHeard(userAudio: readonly UserAudio[], seconds: number): number[] {
  const music = userAudio.find(({ role }) => role === 'music');
  if (!music?.beats?.length) return [];
  return beatsThroughout(music.beats, music.asset.seconds ?? music.beats.at(-1)!, seconds + beatsBeyond);
}

/** What decides the transitions of a video, for `buildTimeline` and `fitScenes` alike. */
export function transitionOptions(
  input: Pick<TimelineInput, 'brief' | 'storyboard' | 'stylePack' | 'userAudio'>,
): TransitionOptions {
  return {
    pack: input.stylePack.id,
    direction: input.storyboard.direction,
    fps: input.brief.fps,
    multiScene: input.brief.multiScene,
    onBeat: (input.userAudio ?? []).some(({ role, beats }) => role === 'music' && (beats?.length ?? 0) > 0),
  };
}

function wordsOf(narration: string | null, speech: SceneSpeech | undefined): readonly WordTime[] {
  if (!speech) return [];
  return speech.words.length > 0 ? speech.words : spreadWords(narration ?? '', speech.seconds);
}

/** The words that the user's voice begins in a stretch of the video, counted from its start. */
function wordsWithin({ words }: VoiceTrack, from: number, to: number): WordTime[] {
  return words
    .filter(({ start }) => start >= from && start < to)
    .map(({ text, start, end }) => ({ text, start: start - from, end: end - from }));
}

function cueFrames(
  { scene, frames, lead, out }: PlacedScene,
  words: readonly WordTime[],
  fps: number,
): Record<string, number> {
  const latest = Math.max(0, frames - out - Math.ceil(cueVisibleSeconds * fps));
  return Object.fromEntries(
    Object.entries(cueSeconds(scene.cues, words)).map(([element, seconds]) => {
      const frame = lead + Math.round((seconds - anticipationSeconds) * fps);
      const soon = heroes.has(element) ? Math.round(heroWithinSeconds * fps) : latest;
      return [element, Math.min(latest, soon, Math.max(0, frame))];
    }),
  );
}

function timelineScene(
  {
    scene,
    transition,
    from,
    frames,
    shot,
    motif,
    isEchoed,
    closes,
    turn,
  }: PlacedScene & {
    shot: number;
    motif: Drawing | undefined;
    isEchoed: boolean;
    closes: boolean;
    turn: Turn | null;
  },
  cues: Record<string, number>,
  stresses: Stress[],
  assets: Readonly<Record<string, Asset>>,
): TimelineScene {
  const { id, seed, kind, content } = scene;
  const clip = kind === 'footage' ? content.clip : undefined;
  const film = clip !== undefined && Object.hasOwn(assets, clip) ? { film: [{ asset: clip, from: 0 }] } : {};
  const stressed = stresses.length > 0 ? { stresses } : {};
  const shows = shownFigure(scene);
  const drawings = namedDrawings(scene);
  const { arrangement } = scene;
  const drawn = {
    ...(drawings.length > 0 ? { drawings } : {}),
    ...(shows ? { shows } : {}),
    ...(arrangement ? { arrangement } : {}),
    ...(closes ? { closes } : {}),
    ...(motif && !hasDrawing(scene) ? { motif, ...(isEchoed ? { echoed: true as const } : {}) } : {}),
  };
  return {
    id,
    from,
    frames,
    transition,
    cues,
    seed,
    shot,
    kind,
    content,
    ...(turn ? { turn } : {}),
    ...stressed,
    ...drawn,
    ...film,
  } as TimelineScene;
}
