import type { Brief } from '@scenewright/core/brief';
import { sceneKindOf } from '@scenewright/core/scenes';
import { type Shot, ShotSchema } from '@scenewright/core/shots';
import type { Storyboard, StoryboardScene } from '@scenewright/core/storyboard';
import { onScreenText } from '@scenewright/core/timing';
import { cuesOf } from '../storyboard/cues.js';
import { type Beat, imageOf } from './beat.js';
import { moveOf, poseOf, sizeOf, stage } from './direct.js';
import { figuresOf } from './figures-of-scene.js';
import { moved, openingPlace } from './place-of-beat.js';
import { castOf } from './cast-of.js';
import { hashOf } from '../storyboard/hash-of.js';
import { type StoryFigure } from './story-figure.js';
import { readPlace } from './read-place.js';

export function direct(
  beats: readonly Beat[],
  cast: readonly StoryFigure[],
  storyboard: Storyboard,
  brief: Brief,
): StoryboardScene[] {
  const story = `${brief.prompt} ${beats.map(({ text }) => text).join(' ')}`;
  let place = openingPlace(beats, story, { cast, language: storyboard.language });
  let before: { size: Shot['size'] | null; move: Shot['move'] | null; cast: StoryFigure[] } = {
    size: null,
    move: null,
    cast: [],
  };
  return beats.map((beat, index) => {
    const seed = hashOf(`${brief.seed}|shot|${index}|${beat.text}`);
    const figures = beat.scene ? figuresOf(beat.scene) : [];
    const image = beat.scene && imageOf(beat.scene);
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
  const titled = sceneKindOf(beat.scene.kind).saysItsTitle;
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
    (beat.narration === null && !title ? onScreenText(beat.scene).join(' · ').slice(0, 160) : undefined);
  return { ...(title && { title }), ...(caption && { caption }) };
}
