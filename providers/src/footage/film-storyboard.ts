import {
  ShotSchema,
  StoryboardSchema,
  type Brief,
  type Shot,
  type Storyboard,
  type StoryboardScene,
} from '@scenewright/core';
import { readPrompt } from '../planner/reading/read-prompt.js';
import { asSpoken, cuesOf } from '../planner/scenes/narrate.js';
import { moveOf, poseOf, sizeOf, stage } from './direct.js';
import { figuresOf } from './figures-of-scene.js';
import { castOf, hashOf, readCast, type StoryFigure } from './read-cast.js';
import { readPlace, type SeenPlace } from './read-place.js';
import { motifOf } from '../planner/scenes/motif.js';

/** Longest shot in seconds: a video model of the first rank holds a shot for half a minute. Interface 4.2 (`model`). */
const longestShot = (brief: Brief): number => (brief.model === 'gen-6' ? 30 : 9);
/** Shortest that a shot is on average: quicker cuts are not read. */
const shortestShot = 2.6;
/** Share of the scenes that is filmed at most when clips are mixed in. Decisions, fine point 10. */
const sharesOf = { auto: 0.2, on: 0.4 } as const;

/**
 * A planned storyboard with shots in it, as `ai_video` asks: none (`off`), where a place, somebody who acts or an
 * atmosphere calls for it (`auto`), mixed in (`on`), or nothing else (`full`). Nothing is added that the prompt
 * does not say. Interface 4.2.
 */
export function filmStoryboard(storyboard: Storyboard, brief: Brief): Storyboard {
  if (!brief.multiScene || brief.aiVideo === 'off') return storyboard;
  const filmed = brief.aiVideo === 'full' ? filmAll(storyboard, brief) : filmSome(storyboard, brief, brief.aiVideo);
  return StoryboardSchema.parse(filmed);
}

const storySentences = (prompt: string): string[] =>
  readPrompt(prompt)
    .blocks.filter(({ kind }) => kind !== 'code')
    .map(({ text }) => text.trim())
    .filter((text) => /\p{L}/u.test(text));

interface Beat {
  text: string;
  narration: string | null;
  /** The scene of motion graphics that it stands for. */
  scene?: StoryboardScene;
  /** A second angle on the beat before, without words of its own. */
  again?: boolean;
}

function filmAll(storyboard: Storyboard, brief: Brief): Storyboard {
  const sentences = storySentences(brief.prompt);
  const hasFigures = storyboard.scenes.some((scene) => figuresOf(scene).length > 0);
  const hasImages = storyboard.scenes.some(({ kind }) => kind === 'ken-burns' || kind === 'collage');
  const foreign = storyboard.narrationLanguage.slice(0, 2) !== storyboard.language.slice(0, 2);
  const told = !hasFigures && !hasImages && !foreign && sentences.length >= 2;
  const beats = told ? beatsOfStory(sentences, storyboard, brief) : beatsOfScenes(storyboard);
  const whole = withAngles(beats, brief);
  const cast = readCast(sentences, brief.seed);
  const shots = direct(whole, cast, storyboard, brief);
  const members = cast
    .map(({ member }) => member)
    .filter(({ id }) =>
      shots.some((scene) => scene.kind === 'footage' && scene.content.cast.some((each) => each.member.id === id)),
    );
  return {
    ...storyboard,
    title: told ? storyTitle(storyboard, sentences, cast) : storyboard.title,
    ...(members.length > 0 && { cast: members }),
    scenes: shots,
    warnings: storyboard.warnings.filter(
      ({ code }) => !(told && ['no_facts', 'few_facts', 'condensed'].includes(code)),
    ),
  };
}

/** A story that names no title of its own is called after whom it is about. */
function storyTitle(storyboard: Storyboard, sentences: readonly string[], cast: readonly StoryFigure[]): string {
  const taken = sentences.some((text) => text.toLowerCase().startsWith(storyboard.title.toLowerCase().slice(0, 30)));
  const [first, second] = cast.filter(({ kind }) => kind !== 'thing').map(({ member }) => member.name);
  if (!taken || !first) return storyboard.title;
  return second ? `${first} & ${second.replace(/^The /u, 'the ')}` : first;
}

/** The sentences of the story; neighbours share a shot when there are more than the time can show. */
function beatsOfStory(sentences: readonly string[], storyboard: Storyboard, brief: Brief): Beat[] {
  const { language, narrated } = storyboard;
  const most = Math.max(1, Math.floor(brief.durationSeconds / shortestShot));
  let texts = [...sentences];
  while (texts.length > most) {
    let best = 0;
    const size = (at: number): number => texts[at]!.length + texts[at + 1]!.length;
    for (let at = 1; at + 1 < texts.length; at++) if (size(at) < size(best)) best = at;
    texts = [...texts.slice(0, best), `${texts[best]!} ${texts[best + 1]!}`, ...texts.slice(best + 2)];
  }
  return texts.map((text) => ({ text, narration: narrated ? asSpoken(text, language).slice(0, 890) || null : null }));
}

function beatsOfScenes(storyboard: Storyboard): Beat[] {
  return storyboard.scenes.map((scene) => ({
    text: [scene.narration ?? '', ...wordsOf(scene)].join(' ').trim(),
    narration: scene.narration,
    scene,
  }));
}

/** Second angles where one shot would stand longer than it may. */
function withAngles(beats: readonly Beat[], brief: Brief): Beat[] {
  const need = Math.ceil(brief.durationSeconds / longestShot(brief));
  const out = [...beats];
  const angles = new Map<Beat, number>();
  while (out.length < need) {
    // The longest words carry another picture best; each gets one before any gets two.
    const [next] = beats
      .filter(({ scene }) => !scene || figuresOf(scene).length === 0)
      .sort((a, b) => (angles.get(a) ?? 0) - (angles.get(b) ?? 0) || b.text.length - a.text.length);
    if (!next || (angles.get(next) ?? 0) > 20) break;
    out.splice(out.indexOf(next) + 1, 0, { text: next.text, narration: null, again: true });
    angles.set(next, (angles.get(next) ?? 0) + 1);
  }
  return out;
}

function direct(
  beats: readonly Beat[],
  cast: readonly StoryFigure[],
  storyboard: Storyboard,
  brief: Brief,
): StoryboardScene[] {
  const story = `${brief.prompt} ${beats.map(({ text }) => text).join(' ')}`;
  let place = openingPlace(beats, story, cast);
  let before: { size: Shot['size'] | null; move: Shot['move'] | null; cast: StoryFigure[] } = {
    size: null,
    move: null,
    cast: [],
  };
  return beats.map((beat, index) => {
    const seed = hashOf(`${brief.seed}|shot|${index}|${beat.text}`);
    const figures = beat.scene ? figuresOf(beat.scene) : [];
    const image =
      beat.scene?.kind === 'ken-burns'
        ? beat.scene.content.image
        : beat.scene?.kind === 'collage'
          ? beat.scene.content.images[0]
          : undefined;
    if (!beat.again) place = moved(place, readPlace(beat.text));
    const here = figures.length > 0 ? [] : castOf(beat.text, cast, before.cast);
    const setting = figures.length > 0 ? 'chart-space' : image ? 'studio' : place.setting;
    const size =
      figures.length > 0 || image
        ? 'wide'
        : beat.again
          ? before.size === 'close' || here.length === 0
            ? 'wide'
            : 'close'
          : fitting(sizeOf(beat.text, index, beats.length, here, before.size), beat.text, here);
    const move = moveOf(beat.text, size, seed, index, beats.length, before.move);
    const shot = ShotSchema.parse({
      setting,
      time: place.time,
      weather: place.weather,
      season: place.season,
      size,
      move,
      action: actionOf(beat),
      cast: stage(beat.text, here, { size, setting }, seed),
      ...supersOf(beat, index, storyboard),
      ...(figures.length > 0 && { figures }),
      ...(image && { image }),
    });
    // Whoever was seen last is meant first.
    before = { size, move, cast: [...before.cast.filter((figure) => !here.includes(figure)), ...here] };
    const kind = { kind: 'footage' as const, content: shot };
    return {
      id: `s${index + 1}`,
      intent: beat.scene?.intent ?? (index === 0 ? 'hook' : index === beats.length - 1 ? 'resolution' : 'context'),
      narration: beat.narration,
      cues: beat.narration
        ? [...cuesOf(kind, beat.narration), ...figureCues(figures, beat.narration)].slice(0, 24)
        : [],
      subject: setting,
      weight: beat.scene?.weight ?? 1,
      seed,
      ...kind,
    } as StoryboardScene;
  });
}

/** A close-up holds faces of two at most, and nobody walks in it. */
function fitting(size: Shot['size'], text: string, cast: readonly StoryFigure[]): Shot['size'] {
  const faces = cast.filter(({ kind }) => kind !== 'thing').length;
  return size === 'close' && (faces > 2 || faces === 0 || poseOf(text) === 'walk') ? 'medium' : size;
}

/** Each figure appears when the voice says it. */
function figureCues(figures: NonNullable<Shot['figures']>, narration: string): { element: string; phrase: string }[] {
  const cues: { element: string; phrase: string }[] = [];
  let from = 0;
  figures.forEach(({ figure }, index) => {
    const at = narration.indexOf(figure.display, from);
    if (at < 0) return;
    cues.push({ element: `figures.${index}`, phrase: figure.display });
    from = at + figure.display.length;
  });
  return cues;
}

type Place = Required<SeenPlace>;

function openingPlace(beats: readonly Beat[], story: string, cast: readonly StoryFigure[]): Place {
  const first = beats.map(({ text }) => readPlace(text)).find(({ setting }) => setting !== undefined) ?? {};
  const whole = readPlace(story);
  const season = whole.season ?? 'summer';
  return {
    setting: first.setting ?? settingByTopic(story, cast),
    time: readPlace(beats[0]?.text ?? '').time ?? 'day',
    weather: readPlace(beats[0]?.text ?? '').weather ?? 'clear',
    season,
  };
}

const business =
  /(?<!\p{L})(?:revenue|sales|market|customers?|compan(?:y|ies)|business|team|growth|quarter|product|platform|software|app|data|digital|users?|startup|hiring|budget|umsatz|kunden|firma|entreprise|clients?|empresa|ventas)(?!\p{L})/iu;

/** Where a text plays that names no place. */
function settingByTopic(text: string, cast: readonly StoryFigure[]): Shot['setting'] {
  if (business.test(text)) return 'office';
  if (cast.some(({ kind }) => kind !== 'thing')) return 'meadow';
  const motif = motifOf(text);
  const byMotif: Record<typeof motif, Shot['setting']> = {
    landscape: 'mountains',
    sky: 'sky',
    water: 'sea',
    city: 'city',
    space: 'space',
    matter: 'matter',
    growth: 'meadow',
    network: 'matter',
    light: 'matter',
  };
  return byMotif[motif];
}

/** A new place has its own weather when it says so; hour and season go on until the story changes them. */
function moved(place: Place, seen: SeenPlace): Place {
  const next = { ...place, ...seen };
  if (seen.season && seen.season !== 'winter' && !seen.weather && place.weather === 'snow') next.weather = 'clear';
  if (seen.time && seen.time !== place.time && !seen.weather && (place.weather === 'rain' || place.weather === 'fog'))
    next.weather = 'clear';
  if (next.weather === 'snow' && !seen.season) next.season = 'winter';
  return next;
}

/** The picture in words. */
function actionOf({ text, again, scene }: Beat): string {
  const words = scene?.narration ?? text;
  return (again ? `Another angle: ${words}` : words).replace(/\s+/gu, ' ').slice(0, 240).trim();
}

/** Words over the picture: a title where the plan had one, and the story itself when nobody tells it. */
function supersOf(beat: Beat, index: number, storyboard: Storyboard): Pick<Shot, 'title' | 'kicker' | 'caption'> {
  if (beat.again) return {};
  if (!beat.scene) {
    if (!storyboard.narrated) return { caption: beat.text.slice(0, 160) };
    const title = storyboard.title;
    const own =
      index === 0 && title.length <= 44 && !beat.text.toLowerCase().includes(title.toLowerCase().slice(0, 24));
    return own ? { title } : {};
  }
  const content = beat.scene.content as Record<string, unknown>;
  const titled = [
    'title',
    'section',
    'end-card',
    'call-to-action',
    'logo-sting',
    'backdrop',
    'ken-burns',
    'collage',
  ].includes(beat.scene.kind);
  const say = (key: string, most: number): string | undefined =>
    typeof content[key] === 'string' && content[key] !== '' ? (content[key] as string).slice(0, most) : undefined;
  const figures = figuresOf(beat.scene);
  const title =
    figures.length > 0 || titled || beat.narration === null
      ? (say('title', 110) ?? say('name', 64) ?? say('text', 110) ?? say('term', 60))
      : undefined;
  const caption =
    say('subtitle', 160) ??
    say('url', 120) ??
    (titled ? say('caption', 160) : undefined) ??
    (beat.narration === null && !title ? wordsOf(beat.scene).join(' · ').slice(0, 160) : undefined);
  return { ...(title && { title }), ...(caption && { caption }) };
}

function wordsOf(scene: StoryboardScene): string[] {
  const texts: string[] = [];
  const visit = (value: unknown, key: string): void => {
    if (
      [
        'icon',
        'image',
        'images',
        'logo',
        'id',
        'motif',
        'focus',
        'language',
        'd',
        'from',
        'to',
        'unit',
        'prefix',
        'suffix',
      ].includes(key)
    )
      return;
    if (typeof value === 'string') texts.push(value);
    else if (Array.isArray(value)) for (const each of value) visit(each, key);
    else if (value !== null && typeof value === 'object')
      for (const [name, each] of Object.entries(value))
        if (!('display' in value) || name === 'display') visit(each, name);
  };
  visit(scene.content, '');
  return texts;
}

/** Kinds whose words can stand over a picture as well as on a page. */
const filmable: ReadonlySet<StoryboardScene['kind']> = new Set([
  'title',
  'section',
  'backdrop',
  'callout',
  'kinetic-words',
  'definition',
  'counter',
  'kpi-tiles',
  'end-card',
]);

function filmSome(storyboard: Storyboard, brief: Brief, mode: 'auto' | 'on'): Storyboard {
  const sentences = storySentences(brief.prompt);
  const cast = readCast(sentences, brief.seed);
  const { scenes } = storyboard;
  const scored = scenes
    .map((scene, index) => ({ index, score: scoreOf(scene, cast, mode) }))
    .filter(({ score }) => score >= (mode === 'auto' ? 3 : 0.5))
    .sort((a, b) => b.score - a.score || a.index - b.index);
  const most =
    mode === 'auto'
      ? Math.max(1, Math.floor(scenes.length * sharesOf.auto + 0.4))
      : Math.max(1, Math.round(scenes.length * sharesOf.on));
  const chosen = new Set(scored.slice(0, most).map(({ index }) => index));
  if (chosen.size === 0) return storyboard;
  const beats = [...chosen]
    .sort((a, b) => a - b)
    .map((index) => {
      const scene = scenes[index]!;
      return {
        text: [scene.narration ?? '', ...wordsOf(scene)].join(' ').trim(),
        narration: scene.narration,
        scene,
      } satisfies Beat;
    });
  const shots = direct(beats, cast, storyboard, brief);
  let next = 0;
  const filmed = scenes.map((scene, index) => {
    if (!chosen.has(index)) return scene;
    const shot = shots[next++]! as Extract<StoryboardScene, { kind: 'footage' }>;
    const words = wordsOf(scene).filter((text) => text !== shot.content.kicker);
    // What stood on the page stands over the picture.
    const title = (shot.content.title ?? words[0])?.slice(0, 110);
    const content = { ...shot.content, ...(title && (shot.content.figures?.length ?? 0) === 0 && { title }) };
    return {
      ...scene,
      ...{ kind: 'footage', content },
      cues: scene.cues
        .filter(({ element }) => element === 'title')
        .concat(shot.cues.filter(({ element }) => element !== 'title')),
    } as StoryboardScene;
  });
  const members = cast
    .map(({ member }) => member)
    .filter(({ id }) =>
      filmed.some((scene) => scene.kind === 'footage' && scene.content.cast.some((each) => each.member.id === id)),
    );
  return { ...storyboard, ...(members.length > 0 && { cast: members }), scenes: filmed };
}

/** How much a scene calls for a picture: places and somebody who acts do, figures and structure do not. */
function scoreOf(scene: StoryboardScene, cast: readonly StoryFigure[], mode: 'auto' | 'on'): number {
  if (!filmable.has(scene.kind)) return 0;
  const figures = figuresOf(scene).length;
  if (scene.kind === 'end-card') return mode === 'on' && !scene.content.logo ? 0.9 : 0;
  if (figures > 0) return mode === 'on' && figures <= 4 ? (scene.kind === 'kpi-tiles' ? 0.7 : 0.6) : 0;
  if (/\p{Nd}/u.test(wordsOf(scene).join(' ')) && mode === 'auto') return 0;
  const text = [scene.narration ?? '', ...wordsOf(scene)].join(' ');
  const { setting, time, weather } = readPlace(text);
  const scenic = setting !== undefined && setting !== 'office' && setting !== 'studio' && setting !== 'room';
  const words = wordsOf(scene).join(' ').length;
  return (
    (scenic ? 2 : setting ? 0.8 : 0) +
    (castOf(text, cast, []).length > 0 ? 1.6 : 0) +
    (time || weather ? 0.8 : 0) +
    (scene.kind === 'backdrop' && setting ? 1.4 : 0) +
    (scene.kind === 'title' && mode === 'on' ? 1 : 0) +
    (words > 120 ? -1 : 0.2)
  );
}
