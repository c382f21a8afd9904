import type {
  Brief,
  Figure,
  KindWithContent,
  MusicMood,
  Storyboard,
  StoryboardScene,
  Warning,
} from '@scenewright/core';
import { estimateSpeechSeconds, onScreenText, StoryboardSceneSchema } from '@scenewright/core';
import { cutAtWord, tidy } from '../words/headline.js';
import { chooseKinds } from './arrange.js';
import { cuesOf } from './narrate.js';
import { option, type Draft, type Reading } from './option.js';

export interface AssembleInput {
  title: string;
  language: string;
  narrationLanguage: string;
  direction: 'ltr' | 'rtl';
  style: string;
  mood: MusicMood;
  narrated: boolean;
  music: boolean;
  effects: boolean;
  /** The skin of the captions; null for none. */
  captions: 'plain' | 'boxed' | 'karaoke' | null;
  aspectRatio: Storyboard['aspectRatio'];
  drafts: Draft[];
  brief: Brief;
  /** Every figure of the prompt that must be seen, with its sentence. */
  figures: { figure: Figure; text: string }[];
  reading: Reading;
  warnings: Warning[];
}

/** Settles kinds, words and cues, and puts figures that found no scene into one. */
export function assemble(input: AssembleInput): Storyboard {
  const drafts = withMissing(input);
  const kinds = chooseKinds(drafts);
  const narrations = input.narrated ? fitNarration(drafts, input) : drafts.map(() => '');
  const scenes: StoryboardScene[] = [];
  for (const [index, draft] of drafts.entries()) {
    const scene = kinds[index]!;
    const narration = narrations[index]! || null;
    const whole = {
      id: `s${index + 1}`,
      intent: draft.intent,
      narration,
      cues: narration ? cuesOf(scene, narration) : [],
      subject: draft.subject.slice(0, 60),
      weight: weightOf(scene, draft.intent),
      seed: hash(`${input.brief.seed}|${scene.kind}|${JSON.stringify(scene.content)}`),
      ...clean(scene),
    } as StoryboardScene;
    const checked = StoryboardSceneSchema.safeParse(whole);
    if (checked.success) scenes.push(checked.data);
    else scenes.push(plainScene(whole, draft, input.language));
  }
  return {
    version: 1,
    title: input.title,
    language: input.language,
    narrationLanguage: input.narrationLanguage,
    direction: input.direction,
    style: input.style,
    mood: input.mood,
    narrated: input.narrated && scenes.some((scene) => scene.narration !== null),
    music: input.music,
    effects: input.effects,
    captions: input.captions ? { skin: input.captions, position: 'bottom' } : null,
    ...(input.aspectRatio ? { aspectRatio: input.aspectRatio } : {}),
    scenes,
    warnings: input.warnings,
  };
}

/** A scene of words that always holds, for content that a kind's limits refuse. */
function plainScene(scene: StoryboardScene, draft: Draft, language: string): StoryboardScene {
  const text = cutAtWord(draft.fact?.text || draft.subject || draft.narration || '·', language, 200) || '·';
  const { id, intent, narration, subject, seed } = scene;
  return {
    id,
    intent,
    narration: narration?.slice(0, 900) ?? null,
    cues: [],
    subject,
    weight: 1,
    seed,
    kind: 'callout',
    content: { text },
  } as StoryboardScene;
}

function withMissing(input: AssembleInput): Draft[] {
  const drafts = [...input.drafts];
  const kinds = chooseKinds(drafts);
  const shown = kinds.flatMap(onScreenText).join('\n');
  const missing = input.figures.filter(({ figure }) => !shown.includes(figure.display));
  if (missing.length === 0) return drafts;
  const sentences = [...new Set(missing.map(({ text }) => text))];
  const end = drafts.findIndex((draft) => draft.intent === 'call_to_action');
  const at = end < 0 ? drafts.length : end;
  const extra: Draft[] = [];
  for (let from = 0; from < sentences.length; from += 5) {
    const some = sentences.slice(from, from + 5);
    const items = some.map((sentence) => {
      const whole = cutAtWord(sentence, input.language, 108);
      const lacking = missing
        .filter(({ text, figure }) => text === sentence && !whole.includes(figure.display))
        .map(({ figure }) => figure.display);
      return {
        text: whole,
        ...(lacking.length > 0 ? { detail: [...new Set(lacking)].join(' · ').slice(0, 160) } : {}),
      };
    });
    const options =
      items.length === 1
        ? [option('callout', { text: cutAtWord(some[0]!, input.language, 215) }, 0.6)]
        : [option('list', { items }, 0.8)];
    extra.push({ options, intent: 'evidence', narration: '', brief: '', subject: '', importance: 0.5 });
  }
  drafts.splice(at, 0, ...extra.slice(0, 4));
  return drafts;
}

/** The words that fit the time: whole sentences while there is room, headlines for the least weighty where not, then silence. */
function fitNarration(drafts: Draft[], input: AssembleInput): string[] {
  const language = input.narrationLanguage;
  const room = input.brief.durationSeconds - drafts.length * 0.45 - 0.8;
  const words = drafts.map((draft) => draft.narration.slice(0, 880));
  const total = (): number => words.reduce((sum, text) => sum + estimateSpeechSeconds(text, language), 0);
  const order = drafts
    .map((draft, index) => ({ index, importance: draft.importance }))
    .sort((a, b) => a.importance - b.importance || b.index - a.index);
  const longest = [...order].sort((a, b) => words[b.index]!.length - words[a.index]!.length);
  for (const { index } of longest) {
    if (total() <= room) return words;
    if (estimateSpeechSeconds(drafts[index]!.brief, language) < estimateSpeechSeconds(words[index]!, language))
      words[index] = drafts[index]!.brief;
  }
  // The first sentence of several says the most.
  for (const { index } of order) {
    if (total() <= room) return words;
    words[index] = words[index]!.split(/(?<=[.!?。।])\s+/u)[0] ?? '';
  }
  for (const { index } of order) {
    if (total() <= room) return words;
    if (drafts[index]!.intent !== 'hook') words[index] = '';
  }
  return words;
}

function weightOf(scene: KindWithContent, intent: Draft['intent']): number {
  // What was seen before needs no second long look.
  if (scene.kind === 'kpi-tiles' && intent === 'resolution') return 0.4;
  const busy = [
    'table',
    'timeline',
    'steps',
    'list',
    'pros-cons',
    'kpi-tiles',
    'grouped-chart',
    'stacked-chart',
    'line-chart',
    'code',
    'versus',
  ];
  if (scene.kind === 'title' || scene.kind === 'end-card') return 0.7;
  return busy.includes(scene.kind) ? 1.4 : 1;
}

/** Drops what is undefined or empty, so that equal content is equal as JSON. */
function clean(scene: KindWithContent): KindWithContent {
  const content = Object.fromEntries(
    Object.entries(scene.content as Record<string, unknown>).filter(([, value]) => value !== undefined && value !== ''),
  );
  if (typeof content.title === 'string') content.title = tidyKeepingMark(content.title);
  return { kind: scene.kind, content } as KindWithContent;
}

const tidyKeepingMark = (text: string): string => (/[?!？！؟]$/u.test(text) ? text : tidy(text) || text);

/** FNV-1a, 32 bit. */
export function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    value ^= text.charCodeAt(index);
    value = Math.imul(value, 0x01000193);
  }
  return value >>> 0;
}
