import type { MusicMood } from '@scenewright/core/storyboard';
import type { CaptionSkin } from '@scenewright/core/style';
import { alternatives, gluedWords, spacedWords, wholeWords, wordsOfAll } from '../languages/any-word.js';
import { finds, lazily, type Finder } from '../languages/lazily.js';
import type { Words } from '../languages/words.js';
import { captionSkinIn } from './caption-skin.js';
import { spokenLanguage } from './spoken-language.js';
import { lengthIn, lengthPatterns } from './wished-length.js';

/** What a prompt asks of the video itself. */
export interface Wishes {
  aspectRatio?: '16:9' | '9:16' | '1:1' | '4:5';
  /** Length in seconds. */
  seconds?: number;
  narration?: boolean;
  music?: boolean;
  effects?: boolean;
  captions?: boolean;
  captionSkin?: CaptionSkin;
  mood?: MusicMood;
  /** Words about the look, for choosing a style pack. */
  look: string[];
  /** Language of the voice, BCP-47 without region. */
  narrationLanguage?: string;
}

type WishName = 'no' | 'between' | 'with' | 'article' | 'yes' | 'voice' | 'music' | 'sound' | 'effects' | 'captions' | 'voiceless' | 'voiced' | 'musicless' | 'soundless' | 'musical' | 'portrait' | 'square' | 'landscape' | 'feed' | 'look'; // prettier-ignore
const all = (name: WishName): Words => wordsOfAll(({ prompts }) => prompts.wishes[name]);
const source = (name: WishName): string => alternatives(all(name));
const finder = (...sources: string[]): Finder => lazily(new RegExp(sources.join('|'), 'iu'));
const wordFinder = (words: Words): Finder => finder(wholeWords(words));
const apart = (inner: string): string => `(?<!\\p{L})(?:${inner})(?!\\p{L})`;

const no = `(?:${source('no')})\\s`;
const withIt = `(?:${source('with')})\\s(?:(?:${source('article')})\\s)?`;
/** Words that stand by themselves, before or after "no" and "with". */
const spaced = (name: WishName): string => alternatives(spacedWords(all(name)));

/** Shapes of the picture: figures and names of platforms are the same in every language. */
const shapes: readonly [NonNullable<Wishes['aspectRatio']>, Finder][] = [
  ['4:5', finder(apart('4\\s?[:x/]\\s?5'), wholeWords(all('feed')))],
  ['9:16', finder(apart('9\\s?[:x/]\\s?16'), wholeWords(all('portrait')))],
  ['1:1', finder(apart('1\\s?[:x]\\s?1'), wholeWords(all('square')))],
  ['16:9', finder(apart('16\\s?[:x/]\\s?9'), wholeWords(all('landscape')))],
];

const voiceless = finder(apart(`${no}(?:\\p{L}+\\s)?(?:${spaced('voice')})`), wholeWords(all('voiceless')));
const voiced = finder(
  apart(`${withIt}(?:\\p{L}+[\\s-]){0,3}?(?:${spaced('voice')})`),
  apart(`(?:\\p{L}+\\s){0,2}(?:${spaced('voice')})\\s?(?:${source('yes')})`),
  wholeWords(all('voiced')),
);
const musicless = finder(
  apart(`${no}(?:(?:${source('between')})\\s)?(?:${spaced('music')})`),
  wholeWords(all('musicless')),
);
const musical = wordFinder(`${all('music')} ${all('musical')}`);
const soundless = finder(apart(`${no}(?:any\\s)?(?:${spaced('sound')})`), wholeWords(all('soundless')));
const effectsOn = finder(
  apart(`(?:${source('with')})?\\s?(?:${spaced('effects')})`),
  wholeWords(gluedWords(all('effects'))),
);
const effectsOff = finder(apart(`${no}(?:${spaced('effects')})`));
const captionless = finder(apart(`${no}(?:${spaced('captions')})`));
const captioned = wordFinder(all('captions'));
const looks = wordFinder(
  `${all('look')} ${wordsOfAll(({ prompts }) => Object.values(prompts.wishes.looks ?? {}).join(' '))}`,
);

/** Moods in the order in which they are tried: what is said more seldom comes first. */
const moods = (['playful', 'driving', 'tense', 'elegant', 'serious', 'warm', 'calm', 'bright'] as const).map(
  (mood): [MusicMood, Finder] => [mood, wordFinder(wordsOfAll(({ prompts }) => prompts.wishes.moods?.[mood]))],
);

/** What the directions of a prompt ask for. The first that names a thing decides it. */
export function wishesOf(directions: readonly string[]): Wishes {
  const wishes: Wishes = { look: [] };
  for (const piece of directions) note(piece.normalize('NFKC'), wishes);
  return wishes;
}

function note(piece: string, wishes: Wishes): void {
  wishes.aspectRatio ??= shapes.find(([, shape]) => finds(shape, piece))?.[0];
  if (finds(soundless, piece) && !finds(voiced, piece)) {
    wishes.narration ??= false;
    wishes.music ??= false;
  }
  if (finds(voiceless, piece)) wishes.narration ??= false;
  else if (finds(voiced, piece)) wishes.narration ??= true;
  if (finds(musicless, piece)) wishes.music ??= false;
  else if (finds(musical, piece)) wishes.music ??= true;
  if (finds(effectsOff, piece)) wishes.effects ??= false;
  else if (finds(effectsOn, piece)) wishes.effects ??= true;
  if (finds(captionless, piece)) wishes.captions ??= false;
  else if (finds(captioned, piece)) wishes.captions ??= true;
  wishes.mood ??= moods.find(([, mood]) => finds(mood, piece))?.[0];
  const skin = captionSkinIn(piece);
  if (skin && wishes.captions !== false) wishes.captionSkin ??= skin.skin;
  // Neon captions don't ask for a neon film.
  const ofFilm = skin ? piece.replace(skin.words, ' ') : piece;
  wishes.look.push(...looks(ofFilm).map((match) => match[0].toLowerCase()));
  wishes.narrationLanguage ??= spokenLanguage.of(piece);
  wishes.seconds ??= lengthIn(piece);
}

/** What each wish is known by, for those who only need to know that a text speaks of it. */
export const wishFinders: Readonly<Record<string, Finder>> = {
  ...Object.fromEntries(shapes.map(([, shape], index) => [`shape${index}`, shape])),
  voiceless,
  voiced,
  musicless,
  musical,
  effects: effectsOn,
  captioned,
  ...Object.fromEntries(moods.map(([mood, words]) => [`mood-${mood}`, words])),
  look: looks,
  spoken: lazily(spokenLanguage.pattern),
  ...Object.fromEntries(Object.entries(lengthPatterns).map(([name, pattern]) => [name, lazily(pattern)])),
};
