import type { Genre } from '@scenewright/core/outline';
import type { BoardWords } from '@scenewright/core/shots';
import type { CaptionSkin, MusicMood } from '@scenewright/core/style';
import type { ContextWords } from './context-words.js';
import type { DictationWords } from './dictation-words.js';
import type { DirectionWords } from './direction-words.js';
import type { EditWords } from './edit-words.js';
import type { LanguageTraits } from './language-traits.js';
import type { Lexicon } from './lexicon.js';
import type { OrderWords } from './order-words.js';
import type { DeedWords } from './deed-words.js';
import type { PhraseTable } from './phrase-table.js';
import type { PictureWords } from './picture-words.js';
import type { ShapeWords } from './shape-words.js';
import type { SpokenLexicon } from './spoken-lexicon.js';
import type { StoryWords } from './story-words.js';
import type { TableWords } from './table-words.js';
import type { TellingWords } from './telling-words.js';
import type { MotifWords } from './motif-words.js';
import type { VerdictWords } from './verdict-words.js';
import type { VisitWords } from './visit-words.js';
import type { Words } from './words.js';

/** What a text about a video speaks of. They decide nothing by themselves: the tagger learns what each is worth. */
export const cueNames = [
  'video',
  'make',
  'please',
  'not',
  'mention',
  'ending',
  'opening',
  'audience',
  'platform',
  'tone',
  'layout',
  'note',
  'label',
  'act',
] as const;
export type CueName = (typeof cueNames)[number];

/** Words by which a prompt asks for a chart by its shape. */
export interface ChartWords {
  pie: Words;
  line: Words;
  bars: Words;
  /** Before its name where the figures are shown so ("as a pie chart"), and behind it where that is the order ("円グラフで"). */
  before?: Words;
  after?: Words;
  /** Between the chart and what its figures are of: "a pie chart of our budget". */
  of?: Words;
}

/** Words by which a prompt says what its film is called. */
export interface TitleWords {
  /** What the name of a film is called, before a colon or a quotation: "title", and of those before a colon alone: "headline". */
  nouns: Words;
  labels?: Words;
  /** Between such a noun and a name without quotation marks: "should read". */
  modal?: Words;
  /** Orders that the name follows: "call it". */
  calls?: Words;
  /** Between the word for the film and its name, "a video called", and behind a name in quotation marks, "という動画". */
  called?: Words;
  calledAfter?: Words;
}

/** What a prompt asks for that only its user can give, or that is not made here. */
export const askedThings = ['logo', 'photos', 'actors', 'interactive'] as const;
export type AskedThing = (typeof askedThings)[number];

/** Words by which a prompt says what it wants of the video itself; each is left out where a language has none. */
export interface WishWords {
  titles?: TitleWords;
  charts?: ChartWords;
  things?: Partial<Readonly<Record<AskedThing, Words>>>;
  /** Shapes of the picture; `feed` is 4:5. */
  portrait?: Words;
  square?: Words;
  landscape?: Words;
  feed?: Words;
  /** "no", "without", before what is not wanted; `between` may stand between the two ("no background music"). */
  no?: Words;
  between?: Words;
  /** "with", before what is wanted, and the articles after it. */
  with?: Words;
  article?: Words;
  /** "please", "yes", after what is wanted ("voice yes"). */
  yes?: Words;
  voice?: Words;
  music?: Words;
  sound?: Words;
  effects?: Words;
  captions?: Words;
  /** What people call a skin of captions; they count only where captions are spoken of. */
  captionSkins?: Partial<Readonly<Record<CaptionSkin, Words>>>;
  /** Turns of phrase that say it whole. */
  voiceless?: Words;
  voiced?: Words;
  musicless?: Words;
  soundless?: Words;
  /** Instruments and kinds of music. */
  musical?: Words;
  /** Before the name of a language ("in French"), and after it where that is the order ("フランス語で"). */
  spokenIn?: Words;
  spokenAfter?: Words;
  /** Names of languages in this one, by BCP-47 code. */
  languages?: Readonly<Record<string, Words>>;
  moods?: Partial<Readonly<Record<MusicMood, Words>>>;
  /** What a style pack is called, by its id. Adjectives and "in the style of" rather than things, which may be the topic. */
  looks?: Readonly<Record<string, Words>>;
  /** What says in which light a film is told: at what hour, in what warmth. */
  lights?: Readonly<Record<'night' | 'warm', Words>>;
  /** What a medium of drawing is called. */
  media?: Readonly<Record<'watercolour', Words>>;
  /** Those of them that are things: a look only as a part of `asLook`, "magazine style", "like a magazine". */
  lookThings?: Words;
  asLook?: Words;
  /** Other words about the look, which choose no pack. */
  look?: Words;
  /** Shortly before or after a length that is not that of the film: "hold each card for 4 s", "10 seconds apiece". */
  partBefore?: Words;
  partAfter?: Words;
  second?: Words;
  minute?: Words;
  /** "a minute", "two minutes", "20 to 30 seconds". */
  one?: Words;
  two?: Words;
  to?: Words;
  /** "half a minute"; "and a half", before a minute or after it. */
  half?: Words;
  andHalf?: Words;
}

/** Words of a request between the film and what it is about. */
export interface RequestWords {
  /** What asks for a comparison, before the two: "compare". */
  compares?: Words;
  /** Between a film and the name that it is made for: \"a spot for Nimbora\". Not where all nouns have capitals. */
  for?: Words;
  /** Between a film and whom or what it turns to: "a video invitation to". */
  to?: Words;
  /** Before the topic, after the word for the film: "a video about". */
  before?: Words;
  /** After the topic, before the word for the film: "コーヒーについての動画". */
  after?: Words;
}

/** Words around and about what must not be shown. */
export interface ExclusionWords {
  /** Words of the ban itself, which name nothing: "please don't mention the". */
  small?: Words;
  /** By which a ban is of what something is called or whether it can be told: "don't name any school", "which". */
  naming?: Words;
  /** By which a ban is of what a camera sees: "no faces in shot", "a photo of". */
  pictured?: Words;
  money?: Words;
  phone?: Words;
  street?: Words;
  link?: Words;
}

/** Words that open, join and close clauses. */
export interface ClauseWords {
  /** Hold a clause to the one before it: what follows says nothing by itself. */
  dependent?: Words;
  /** Words by which a clause says that it is not so, wherever they stand in it: "never", "niemand". */
  denies?: Words;
  /** What denies a word right before it, and right behind it: the 没有 of 没有书, the がない of 本がない. */
  deniesBefore?: Words;
  deniesBehind?: Words;
  /** Who does something, right before the verb and never before a bare noun: "elle", "nadie". */
  subjects?: Words;
  /** Open a clause with its own verb that says why, when or which: a sentence can be cut before them. */
  subordinate?: Words;
  /** "not" and "but" of "not 9, but 16": two alternatives of words with a space between. */
  contrast?: string;
  /** Ends of a word that mark what is done something with, where they hang on it: "를". */
  objectMark?: Words;
  /** Before where or when something is put off to: "moved *to* 2 pm", "verlegt *auf* Dienstag". */
  goal?: Words;
  /** Behind what a sentence speaks of, where a mark says so: "満足度は在宅42". */
  topicMark?: Words;
  /** Words that begin on which condition something holds: "if". */
  condition?: Words;
  /** Open a clause that says something of the word before it: "where", "which". */
  relative?: Words;
  /** Those of them that may be who does what the clause says: "who", "qui". */
  subjectRelative?: Words;
  /** Endings of a clause that goes on, in languages where its verb tells: "가져왔고". */
  goesOn?: Words;
  /** Forms by which a part of a sentence is known to tell what to do: "schneiden" at its end, "lavez" at its start. */
  orders?: Words;
  /** A headline can't begin with them, unless what they lead is moved behind the rest. */
  leading?: Words;
  /** Links to what was said before; a headline has nothing before it. */
  links?: Words;
  /** A headline can't end with them. */
  trailing?: Words;
  /** What may be the subject of a clause by itself, beside names and pronouns: "man", "niemand". */
  indefinite?: Words;
  /** Beside articles, small words that open a phrase of a noun or of a time: "kein", "elke". */
  determiners?: Words;
  /** Articles of whose something is: "die Kosten *der* Anlage". */
  owner?: Words;
  /** Parts of a verb that stand by themselves where it is second: "an" of "ankommen". */
  separable?: Words;
  /** Verbs that stand ahead of others at the end of a clause, where those ends are the rule: "worden geleegd". */
  auxiliaries?: Words;
  /** Of those, the words with which a whole sentence may end too, since they belong to its verb: "takes over", "hört auf". */
  particles?: Words;
}

/** Words after a number, as they are written (capitals count); `_` stands for a space. */
export interface FigureWords {
  percent?: Words;
  /** Before its number: "yüzde 40". */
  percentBefore?: Words;
  /** Of ten per cent each: "3割". */
  tenths?: Words;
  /** By ISO 4217 code; `other` for a name that several currencies share. */
  currencies?: Readonly<Record<string, Words>>;
  /** By what they multiply with: `{ 1000: 'thousand' }`. */
  scales?: Readonly<Record<string, Words>>;
  /** By the name of the unit: `{ day: 'day days' }`; symbols are the same in every language (`scan/units.ts`). */
  units?: Readonly<Record<string, Words>>;
  /** Units that stand before their number: "小さじ1". */
  unitsBefore?: Readonly<Record<string, Words>>;
  /** Two of a unit in one word, by its name: "ساعتين". */
  pairs?: Readonly<Record<string, Words>>;
  /** Numbers in words from two on, in the forms they take; tens and ones are put together by what reads them. */
  numerals?: Readonly<Record<string, Words>>;
  /** What says by itself how many times as much there is: "doubled". */
  multiplied?: Readonly<Record<string, Words>>;
  /** What opens as a numeral does and says something else: "十分". */
  notNumbers?: Words;
  /** Letters that may stand before a numeral without a space. */
  glued?: Words;
  /** How often, in one word: "twice". */
  often?: Readonly<Record<string, Words>>;
  /** After "three times", where it says by how much and not how often: "more", "as". */
  compares?: Words;
  /** Counting characters that follow a number without a space. */
  counters?: Words;
  /** "times", which may say how often. */
  times?: Words;
  /** Before its number, where "times" says by how much: "в 2 раза". */
  timesBefore?: Words;
  /** By how much alone: "-fold", "倍". */
  folds?: Words;
  /** The present, beside a figure that holds now, and a time before it: "today", "last year". */
  now?: Words;
  earlier?: Words;
}

/** Words by which prompts are read. */
export interface PromptWords {
  cues: Partial<Readonly<Record<CueName, Words>>>;
  /** Words by which a prompt is known to want a genre: what such films are called | what they speak of. */
  genres: Partial<Readonly<Record<Genre, Words>>>;
  wishes: WishWords;
  request?: RequestWords;
  exclusions: ExclusionWords;
  clauses: ClauseWords;
  figures: FigureWords;
}

/**
 * All that Scenewright knows of one language, in one folder. What is not written here comes from `Intl`, or is the
 * same in every language.
 */
export interface LanguagePack {
  /** BCP-47 without region. */
  code: string;
  traits?: LanguageTraits;
  prompts: PromptWords;
  /** By which a request dictates what its film says. */
  dictation?: DictationWords;
  /** In which order a film is to tell. */
  order?: OrderWords;
  /** By what the shape of the content is known. */
  shapes?: ShapeWords;
  /** Words beside figures, dates and names, and the marks of the language. */
  context?: ContextWords;
  /** Words of sentences: what rises, falls, joins, asks. */
  lexicon?: Lexicon;
  /** What the planner adds to the words of a prompt, on screen and spoken. */
  phrases?: PhraseTable;
  /** What a voice says for signs and short forms. */
  spoken?: SpokenLexicon;
  /** Sentences for what a screen shows as a name or a number. */
  telling?: TellingWords;
  /** What figures come to, by arithmetic. */
  verdicts?: VerdictWords;
  /** What is asked of tables and documents. */
  tables?: TableWords;
  /** Prices, opening times and ages. */
  visits?: VisitWords;
  motifs?: MotifWords;
  /** Who is drawn in stories. */
  story?: StoryWords;
  /** What stands on the sheets and boards of a review. */
  boards?: BoardWords;
  /** Words that are shown as a picture. */
  pictures?: PictureWords;
  /** Verbs that a picture shows. */
  deeds?: DeedWords;
  /** Sentences of an enhanced prompt. */
  directions?: DirectionWords;
  /** Instructions of an edit. */
  edits?: EditWords;
  /** Frequent words grouped by meaning (`reading/word-groups.ts`), deflated, in base64. */
  wordGroups?: string;
}
