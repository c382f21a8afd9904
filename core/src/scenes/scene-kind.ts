import type { z } from 'zod';
import type { Genre } from '../outline/genre.js';
import type { Beat } from '../outline/outline.js';
import type { PanelDraft, PanelTools } from './to-panels.js';

/** One way to show a beat; the best has the highest score (0 to 1). */
export interface Offer<Content> {
  content: Content;
  score: number;
}

/** What is known of words beyond their letters: it differs from language to language. */
/** Shapes of charts that people ask for. */
export type ChartShape = 'pie' | 'line' | 'bars';

export interface OfferTools {
  /** How many words a text has. */
  words: (text: string) => number;
  /** The generated backdrop that a text speaks of; undefined when it speaks of none. */
  motif: (text: string) => BackdropMotif | undefined;
  /** The generated backdrop that goes with a text, whatever it speaks of. */
  anyMotif: (text: string) => BackdropMotif;
  /** Whether the beat is the film's first. */
  opens: boolean;
  /** What sort of video it is; null where none is known. */
  genre: Genre | null;
  /** When, where and for how much, as the film says it anywhere: what stands on its ticket. At most one of each. */
  occasion: readonly string[];
  /** The shape of chart that is asked for; absent where none is. */
  chart?: ChartShape;
  /** All that the film says, in its own words. */
  film: string;
  /** What stands in a text besides plain words. */
  read: (text: string) => TextMentions;
  /** Whether a text speaks of such a thing, in its language. */
  speaksOf: (thing: NamedThing, text: string) => boolean;
}

/** A day as a text names it. Nothing in it is guessed: what the text does not say is absent. */
export interface NamedDay {
  /** As written, in the text. */
  text: string;
  /** 1 to 12, and 1 to 31. */
  month: number;
  day: number;
  year?: number;
  /** 0 is Sunday; by its name beside the date, or by the year. Absent where the two disagree. */
  weekday?: number;
  /** Last day of a span within the month. */
  until?: number;
}

export interface TextMentions {
  days: readonly NamedDay[];
  /** Times of the day as written; `hour` (0 to 23) and `minute` of the first moment in it, absent where unsure. */
  times: readonly { text: string; hour?: number; minute?: number; isSpan: boolean }[];
  /** Amounts of money as written. */
  money: readonly string[];
  contacts: readonly { kind: 'link' | 'mail' | 'phone' | 'street' | 'handle'; text: string }[];
  /** A quantity at its very beginning and what it is of: "50 g" of "rolled oats". */
  amount?: { text: string; of: string };
}

/** Things that a kind of scene draws, and that a text may speak of. */
export type NamedThing = 'app' | 'price' | 'before' | 'after';
export type BackdropMotif =
  'landscape' | 'sky' | 'water' | 'city' | 'space' | 'matter' | 'growth' | 'network' | 'light';

/** What a scene looks like in a sentence about it. */
export type SceneInWords =
  | 'opening'
  | 'statement'
  | 'figure'
  | 'change'
  | 'shares'
  | 'recap'
  | 'points'
  | 'stages'
  | 'sides'
  | 'place'
  | 'quotation'
  | 'picture'
  | 'closing'
  | 'chart';

/** A part of a scene's content that can have a picture; `texts` from what names it to what is said of it. */
export interface PicturedPart {
  part: { picture?: string | undefined; icon?: string | undefined };
  texts: readonly string[];
  unit?: string | undefined;
}

/** All that is known of a kind of scene apart from how it is drawn; its drawing is `compositions/src/scenes/<kind>`. */
export interface SceneKindDescriptor<Content extends z.ZodObject = z.ZodObject> {
  /** What a scene of this kind says; each text with its role (`FieldRole`). */
  content: Content;
  /** What people call it in an edit, in English: the longest name that is said is meant. */
  names?: readonly string[];
  /** What people call one of its parts there, in English, in the singular: "the second bullet". */
  partNames?: readonly string[];
  /** Seconds that the picture takes to build up and be understood, and beyond which it grows dull. */
  seconds?: readonly [least: number, dull: number];
  /** Its place in the arc of a video, if it has one. */
  arc?: 'opens' | 'divides' | 'closes';
  /** As the last scene it can stand on a canvas of the accent: its words themselves, or the object that holds all of them. */
  ending?: 'words' | 'object';
  /** The last picture of a video: it comes in slowly, with a shimmer. */
  farewell?: boolean;
  /** Its figure is counted, which is heard. */
  ticks?: boolean;
  /** Read at a glance, so that many words are too many; or part by part, so that there may be more; parts may be sentences. */
  reading?: 'glance' | 'parts' | 'sentences';
  /** An object or a diagram has room for no more words than are read at a glance, though they are read part by part: more are set in lines. */
  fewWords?: true;
  /** It shows the film's picture where it has none of its own. */
  holdsMotif?: true;
  /**
   * Its ground bears pale copies of the film's picture where it has none of its own: its words stand on the ground itself
   * (`words`), or on a thing that stands before it (`thing`).
   */
  bearsMotif?: 'words' | 'thing';
  /** Characters to which its title is cut at most, so that all of it is read at a glance; 48 when nothing else is said. */
  leastTitle?: number;
  /** Words as somebody said or wrote them: they begin and end as they do. */
  verbatim?: boolean;
  /** It says something by its picture alone, where it has no words. */
  pictorial?: boolean;
  /**
   * It stands on words or on one number, and so has room for a picture beside them; others draw their own subject.
   * A function tells the texts that the picture shows, null where there is no room with that content.
   */
  illustrated?: true | ((content: z.infer<Content>) => readonly string[] | null);
  /** A few large words or one number, as is each kind that can end on the accent: it can stand on the night side of its pack. */
  statement?: true;
  /** Nothing but type is seen of it where no picture stands beside its words: others draw what holds them or what they measure. */
  typeAlone?: true;
  /** It covers the canvas itself, or holds scenes that do: the film's other grounds say nothing to it. */
  ownGround?: true;
  /** It draws that picture itself, on its own fields; the canvas is not shared out. */
  placesPicture?: true;
  /** Its parts that can each have a picture of their own, with the words and the unit that tell which: they are set in place. */
  parts?: (content: z.infer<Content>) => readonly PicturedPart[];
  /** Its words stand on a thing that belongs to no subject, a board, a page, a note: a film has one such thing at most. */
  surface?: true;
  /** Share of spare time that it takes; 1 when nothing else is said. */
  weight?: number;
  /** Its title is what it says, so that the narration says it too; over a chart the title is one thing and what is told another. */
  saysItsTitle?: boolean;
  /** It says a sentence, which can as well stand on a picture; others would lose what they show. */
  standsOnPicture?: boolean;
  /** A shot can show it in its place, with its words over the picture. */
  filmable?: boolean;
  inWords: SceneInWords;
  /** It is what people mean who ask for a chart of that shape: shown in place of others that fit as well. */
  chart?: ChartShape;
  /** The ways in which it can show a beat; none where it does not fit. Absent: no beat is shown so. */
  offers?: (beat: Beat, tools: OfferTools) => readonly Offer<z.infer<Content>>[];
  /** What it shows as panels of one graphic; absent for what only opens, closes or decorates. */
  panels?: (content: z.infer<Content>, tools: PanelTools) => PanelDraft[];
}

/** Checks a descriptor and keeps the type of its content. */
export const sceneKind = <Content extends z.ZodObject>(
  descriptor: SceneKindDescriptor<Content>,
): SceneKindDescriptor<Content> => descriptor;
