import type { ChartShape } from '@scenewright/core/scenes';
import type { CaptionSkin, MusicMood } from '@scenewright/core/style';
import { alternatives, gluedWords, spacedWords, wholeWords } from '../languages/any-word.js';
import { askedThings, type AskedThing, type LanguagePack } from '../languages/language-pack.js';
import { finds, lazily, type Finder } from '../languages/lazily.js';
import { languagePacks } from '../languages/registry.js';
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
  /** What the film is called, exactly as written. */
  title?: string;
  /** The shape of chart that figures are to be shown as, and what it was called. */
  chart?: { shape: ChartShape; words: string };
  /** What is asked for that a request has to bring, or that nobody makes here, as written. */
  things?: Partial<Record<AskedThing, string>>;
  /** Words about the look, for choosing a style pack. */
  look: string[];
  /** Language of the voice, BCP-47 without region. */
  narrationLanguage?: string;
}

type WishName = 'no' | 'between' | 'with' | 'article' | 'yes' | 'voice' | 'music' | 'sound' | 'effects' | 'captions' | 'voiceless' | 'voiced' | 'musicless' | 'soundless' | 'musical' | 'portrait' | 'square' | 'landscape' | 'feed' | 'look'; // prettier-ignore
const finder = (...sources: string[]): Finder => lazily({ source: sources.join('|') });
const wordFinder = (words: Words): Finder => finder(wholeWords(words));
const apart = (inner: string): string => `(?<!\\p{L})(?:${inner})(?!\\p{L})`;

/** By what the words of some languages are known. */
interface Finders {
  /** Figures and names of platforms are the same in every language. */
  shapes: readonly [NonNullable<Wishes['aspectRatio']>, Finder][];
  voiceless: Finder;
  voiced: Finder;
  musicless: Finder;
  musical: Finder;
  soundless: Finder;
  asked: readonly (readonly [AskedThing, Finder])[];
  effectsOn: Finder;
  effectsOff: Finder;
  captionless: Finder;
  captioned: Finder;
  looks: Finder;
  /** Names of things that are a look only where they are called one: "like a newspaper", "magazine style". */
  things: RegExp;
  asLook: Finder;
  /** In the order in which they are tried: what is said more seldom comes first. */
  moods: readonly (readonly [MusicMood, Finder])[];
  /** "not too funny", "no hype": up to the end of a text, what is not wanted. */
  denied: RegExp;
}

function findersOf(packs: readonly LanguagePack[]): Finders {
  const words = (pick: (pack: LanguagePack) => Words | undefined): Words => packs.map(pick).filter(Boolean).join(' ');
  const all = (name: WishName): Words => words(({ prompts }) => prompts.wishes[name]);
  const source = (name: WishName): string => alternatives(all(name));
  /** Words that stand by themselves, before or after "no" and "with". */
  const spaced = (name: WishName): string => alternatives(spacedWords(all(name)));
  const no = `(?:${source('no')})\\s`;
  const withIt = `(?:${source('with')})\\s(?:(?:${source('article')})\\s)?`;
  const moodNames = ['playful', 'driving', 'tense', 'elegant', 'serious', 'warm', 'calm', 'bright'] as const;
  return {
    shapes: [
      ['4:5', finder(apart('4\\s?[:x/]\\s?5'), wholeWords(all('feed')))],
      ['9:16', finder(apart('9\\s?[:x/]\\s?16'), wholeWords(all('portrait')))],
      ['1:1', finder(apart('1\\s?[:x]\\s?1'), wholeWords(all('square')))],
      ['16:9', finder(apart('16\\s?[:x/]\\s?9'), wholeWords(all('landscape')))],
    ],
    voiceless: finder(apart(`${no}(?:\\p{L}+\\s)?(?:${spaced('voice')})`), wholeWords(all('voiceless'))),
    voiced: finder(
      apart(`${withIt}(?:\\p{L}+[\\s-]){0,3}?(?:${spaced('voice')})`),
      apart(`(?:\\p{L}+\\s){0,2}(?:${spaced('voice')})\\s?(?:${source('yes')})`),
      wholeWords(all('voiced')),
    ),
    musicless: finder(
      apart(`${no}(?:(?:${source('between')})\\s)?(?:${spaced('music')})`),
      wholeWords(all('musicless')),
    ),
    musical: wordFinder(`${all('music')} ${all('musical')}`),
    // By the words of one language each: "pas de ton triste" is about the tone, and "Ton" the sound of another language.
    soundless: finder(...packs.flatMap(soundRefused), wholeWords(all('soundless'))),
    asked: askedThings.map((thing) => {
      const named = words(({ prompts }) => prompts.wishes.things?.[thing]);
      if (thing !== 'logo' && thing !== 'photos') return [thing, wordFinder(named)] as const;
      // "The look of old photos" asks for no file, "our photos" does.
      const theirs = words(({ context }) => context?.own);
      const [apartOf, within] = [`${alternatives(spacedWords(theirs))})\\s(?:\\p{L}+\\s)?(?:${alternatives(spacedWords(named))}`, `(?:${alternatives(gluedWords(theirs))})\\s?(?:${alternatives(gluedWords(named))})`]; // prettier-ignore
      return [thing, finder(apart(apartOf), within)] as const;
    }),
    effectsOn: finder(
      apart(`(?:${source('with')})?\\s?(?:${spaced('effects')})`),
      wholeWords(gluedWords(all('effects'))),
    ),
    effectsOff: finder(apart(`${no}(?:${spaced('effects')})`)),
    captionless: finder(apart(`${no}(?:${spaced('captions')})`)),
    captioned: wordFinder(all('captions')),
    looks: wordFinder(`${all('look')} ${words(({ prompts }) => Object.values(prompts.wishes.looks ?? {}).join(' '))}`),
    things: new RegExp(`^(?:${alternatives(words(({ prompts }) => prompts.wishes.lookThings))})$`, 'iu'),
    asLook: wordFinder(words(({ prompts }) => prompts.wishes.asLook)),
    moods: moodNames.map((mood) => [mood, wordFinder(words(({ prompts }) => prompts.wishes.moods?.[mood]))] as const),
    denied: new RegExp(
      `(?:${wholeWords(words(({ prompts }) => prompts.cues?.not))})(?:\\s[^\\s,.;:!?]+){0,2}\\s$`,
      'iu',
    ),
  };
}

/** "No sound", "kein Ton", in the words of a language. */
function soundRefused({ prompts: { wishes } }: LanguagePack): string[] {
  if (!wishes.no || !wishes.sound) return [];
  return [apart(`(?:${alternatives(wishes.no)})\\s(?:any\\s)?(?:${alternatives(spacedWords(wishes.sound))})`)];
}

const everywhere = findersOf(languagePacks);
const known = new Map<string, Finders>();
/** Those of some languages and English, in which looks are named by everybody. */
function findersIn(languages: readonly string[]): Finders {
  const codes = [...new Set([...languages.map((code) => code.slice(0, 2)), 'en'])].sort();
  const packs = languagePacks.filter(({ code }) => codes.includes(code));
  const key = packs.map(({ code }) => code).join(' ');
  const found = known.get(key) ?? findersOf(packs);
  known.set(key, found);
  return found;
}

/**
 * What the directions of a prompt ask for. The first that names a thing decides it.
 * @param languages that the prompt is written in; all, when not known: a mood or look of one may mean something else in another
 */
export function wishesOf(directions: readonly string[], languages?: readonly string[]): Wishes {
  const wishes: Wishes = { look: [] };
  const finders = languages ? findersIn(languages) : everywhere;
  for (const piece of directions) note(piece.normalize('NFKC'), wishes, finders);
  return wishes;
}

/** What the directions of a prompt ask for that a request has to bring, or that nobody makes here. What is forbidden is none of it. */
export function askedThingsOf(directions: readonly string[], languages: readonly string[]): Pick<Wishes, 'things'> {
  const { asked, denied } = findersIn(languages);
  const things: NonNullable<Wishes['things']> = {};
  for (const piece of directions.map((each) => each.normalize('NFKC')))
    for (const [thing, find] of asked) {
      const [named] = find(piece).filter(({ index }) => !denied.test(piece.slice(0, index)));
      if (named) things[thing] ??= named[0];
    }
  return Object.keys(things).length > 0 ? { things } : {};
}

function note(piece: string, wishes: Wishes, finders: Finders): void {
  wishes.aspectRatio ??= everywhere.shapes.find(([, shape]) => finds(shape, piece))?.[0];
  const isVoiced = finds(everywhere.voiced, piece);
  if (finds(everywhere.soundless, piece) && !isVoiced) {
    wishes.narration ??= false;
    wishes.music = false;
  }
  if (finds(everywhere.voiceless, piece)) wishes.narration ??= false;
  else if (isVoiced) wishes.narration ??= true;
  // "For a music school … no music": what is refused is meant, what is named may be a topic.
  if (finds(everywhere.musicless, piece)) wishes.music = false;
  else if (finds(everywhere.musical, piece)) wishes.music ??= true;
  if (finds(everywhere.effectsOff, piece)) wishes.effects = false;
  else if (finds(everywhere.effectsOn, piece)) wishes.effects ??= true;
  if (finds(everywhere.captionless, piece)) wishes.captions = false;
  else if (finds(everywhere.captioned, piece)) wishes.captions ??= true;
  const isWanted = ({ index }: RegExpExecArray): boolean => !finders.denied.test(piece.slice(0, index));
  wishes.mood ??= finders.moods.find(([, mood]) => mood(piece).some(isWanted))?.[0];
  const skin = captionSkinIn(piece);
  if (skin && wishes.captions !== false) wishes.captionSkin ??= skin.skin;
  // Neon captions don't ask for a neon film.
  const ofFilm = skin ? piece.replace(skin.words, ' ') : piece;
  wishes.look.push(...looksIn(ofFilm, finders));
  wishes.narrationLanguage ??= spokenLanguage.of(piece);
  wishes.seconds ??= lengthIn(piece);
}

/** "For our members' magazine" says where a film is seen, "like a magazine" how it looks. */
function looksIn(text: string, { looks, things, asLook, denied }: Finders): string[] {
  const called = asLook(text);
  const isLook = ({ index, 0: word }: RegExpExecArray): boolean =>
    !denied.test(text.slice(0, index)) &&
    (!things.test(word) || called.some((phrase) => phrase.index <= index && phrase.index + phrase[0].length >= index + word.length)); // prettier-ignore
  return looks(text).filter(isLook).map((match) => match[0].toLowerCase()); // prettier-ignore
}

/** What each wish is known by, for those who only need to know that a text speaks of it. */
export const wishFinders: Readonly<Record<string, Finder>> = {
  ...Object.fromEntries(everywhere.shapes.map(([, shape], index) => [`shape${index}`, shape])),
  voiceless: everywhere.voiceless,
  voiced: everywhere.voiced,
  musicless: everywhere.musicless,
  musical: everywhere.musical,
  effects: everywhere.effectsOn,
  captioned: everywhere.captioned,
  ...Object.fromEntries(everywhere.moods.map(([mood, words]) => [`mood-${mood}`, words])),
  look: everywhere.looks,
  spoken: lazily(spokenLanguage.pattern),
  ...Object.fromEntries(Object.entries(lengthPatterns).map(([name, pattern]) => [name, lazily(pattern)])),
};
