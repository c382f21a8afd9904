import type { CaptionSkin, MusicMood } from '@scenewright/core';
import { alternatives, anyWord, gluedWords, spacedWords, wholeWords, wordsOfAll } from '../languages/any-word.js';
import type { Words } from '../languages/language-pack.js';
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
const pattern = (...sources: string[]): RegExp => new RegExp(sources.join('|'), 'iu');
const apart = (inner: string): string => `(?<!\\p{L})(?:${inner})(?!\\p{L})`;

const no = `(?:${source('no')})\\s`;
const withIt = `(?:${source('with')})\\s(?:(?:${source('article')})\\s)?`;
/** Words that stand by themselves, before or after "no" and "with". */
const spaced = (name: WishName): string => alternatives(spacedWords(all(name)));

/** Shapes of the picture: figures and names of platforms are the same in every language. */
const shapes: readonly [NonNullable<Wishes['aspectRatio']>, RegExp][] = [
  ['4:5', pattern(apart('4\\s?[:x/]\\s?5'), wholeWords(all('feed')))],
  ['9:16', pattern(apart('9\\s?[:x/]\\s?16'), wholeWords(all('portrait')))],
  ['1:1', pattern(apart('1\\s?[:x]\\s?1'), wholeWords(all('square')))],
  ['16:9', pattern(apart('16\\s?[:x/]\\s?9'), wholeWords(all('landscape')))],
];

const voiceless = pattern(apart(`${no}(?:\\p{L}+\\s)?(?:${spaced('voice')})`), wholeWords(all('voiceless')));
const voiced = pattern(
  apart(`${withIt}(?:\\p{L}+[\\s-]){0,3}?(?:${spaced('voice')})`),
  apart(`(?:\\p{L}+\\s){0,2}(?:${spaced('voice')})\\s?(?:${source('yes')})`),
  wholeWords(all('voiced')),
);
const musicless = pattern(
  apart(`${no}(?:(?:${source('between')})\\s)?(?:${spaced('music')})`),
  wholeWords(all('musicless')),
);
const musical = anyWord(`${all('music')} ${all('musical')}`);
const soundless = pattern(apart(`${no}(?:any\\s)?(?:${spaced('sound')})`), wholeWords(all('soundless')));
const effectsOn = pattern(
  apart(`(?:${source('with')})?\\s?(?:${spaced('effects')})`),
  wholeWords(gluedWords(all('effects'))),
);
const effectsOff = pattern(apart(`${no}(?:${spaced('effects')})`));
const captionless = pattern(apart(`${no}(?:${spaced('captions')})`));
const captioned = anyWord(all('captions'));
const looks = anyWord(
  `${all('look')} ${wordsOfAll(({ prompts }) => Object.values(prompts.wishes.looks ?? {}).join(' '))}`,
  'giu',
);

/** Moods in the order in which they are tried: what is said more seldom comes first. */
const moods = (['playful', 'driving', 'tense', 'elegant', 'serious', 'warm', 'calm', 'bright'] as const).map(
  (mood): [MusicMood, RegExp] => [mood, anyWord(wordsOfAll(({ prompts }) => prompts.wishes.moods?.[mood]))],
);

/** What the directions of a prompt ask for. The first that names a thing decides it. */
export function wishesOf(directions: readonly string[]): Wishes {
  const wishes: Wishes = { look: [] };
  for (const piece of directions) note(piece.normalize('NFKC'), wishes);
  return wishes;
}

function note(piece: string, wishes: Wishes): void {
  wishes.aspectRatio ??= shapes.find(([, shape]) => shape.test(piece))?.[0];
  if (soundless.test(piece) && !voiced.test(piece)) {
    wishes.narration ??= false;
    wishes.music ??= false;
  }
  if (voiceless.test(piece)) wishes.narration ??= false;
  else if (voiced.test(piece)) wishes.narration ??= true;
  if (musicless.test(piece)) wishes.music ??= false;
  else if (musical.test(piece)) wishes.music ??= true;
  if (effectsOff.test(piece)) wishes.effects ??= false;
  else if (effectsOn.test(piece)) wishes.effects ??= true;
  if (captionless.test(piece)) wishes.captions ??= false;
  else if (captioned.test(piece)) wishes.captions ??= true;
  wishes.mood ??= moods.find(([, mood]) => mood.test(piece))?.[0];
  const skin = captionSkinIn(piece);
  if (skin && wishes.captions !== false) wishes.captionSkin ??= skin.skin;
  // Neon captions don't ask for a neon film.
  const ofFilm = skin ? piece.replace(skin.words, ' ') : piece;
  wishes.look.push(...[...ofFilm.matchAll(looks)].map((match) => match[0].toLowerCase()));
  wishes.narrationLanguage ??= spokenLanguage.of(piece);
  wishes.seconds ??= lengthIn(piece);
}

/** What each wish is known by, for those who only need to know that a text speaks of it. */
export const wishPatterns: Readonly<Record<string, RegExp>> = {
  ...Object.fromEntries(shapes.map(([, shape], index) => [`shape${index}`, shape])),
  voiceless,
  voiced,
  musicless,
  musical,
  effects: effectsOn,
  captioned,
  ...Object.fromEntries(moods.map(([mood, words]) => [`mood-${mood}`, words])),
  look: looks,
  spoken: spokenLanguage.pattern,
  ...lengthPatterns,
};
