import type { Words } from './words.js';

/** Words that tell what the figure, the date or the name beside them means, and the marks of a language. */
export interface ContextWords {
  /** The most frequent words, set apart by spaces, and letters (a pattern) that give a language away among others of its script. */
  common?: string;
  letters?: string;
  /** Further words that begin a sentence and no name: "Then", "Every". */
  begins?: Words;
  /** How people shorten words in chats, and what they mean. */
  shorthand?: Readonly<Record<string, string>>;
  /** Between the last two of a list, and between a list and what it is a list of ("a box of"). */
  and?: Words;
  holds?: Words;
  /** Before two that belong together: "between China and India". */
  between?: Words;
  /** What a program on a telephone is called. */
  app?: Words;
  /** Nouns that carry a number as a name: "bus 5", "step 3". */
  numbered?: Words;
  /** Before a year, after a year, and after a quantity of four digits. */
  beforeYear?: Words;
  afterYear?: Words;
  counted?: Words;
  /** Between what is and what it stands for ("14, up from 10"), and between what was and what is ("10 to 14"). */
  instead?: Words;
  becomes?: Words;
  /** Words that set a bound to a figure, and can open a sentence: "below", "more than". */
  bounds?: Words;
  /** Names of houses, written large before their number: "Elm House 14". */
  houses?: Words;
  /** Before the first figure of a change. */
  from?: Words;
  /** Before a figure of an earlier time: "last year 26". */
  earlier?: Words;
  /** Openings that introduce a name: "Meet Loopwise". */
  introduces?: Words;
  /** Before the name of who speaks: "we are". */
  weAre?: Words;
  /** Two words that an "and" holds together: "ida y vuelta". */
  twins?: Words;
  articles?: Words;
  /** "A", "eine": before what something is, behind its name. */
  indefinite?: Words;
  /** What is said of a light that shines no more: "goes out", "is gone". */
  goesOut?: Words;
  /** "Hello", before what is asked. */
  greetings?: Words;
  /** "Many thanks", "kind regards", before the name of whoever asks. */
  signOffs?: Words;
  /** What the words behind a colon are to the film and not to its viewers: "Message: …", "Punchline: …". */
  lineLabels?: Words;
  /** Opens a request that says what is to be told: "teach me", "tell the story of". */
  tellsMe?: Words;
  /** "is", "has": say something of what stands before them. */
  copulas?: Words;
  /** Before the name of somebody whose words it may be: "attributed to". */
  credited?: Words;
  /** Between a quotation and its author. */
  says?: Words;
  /** Between an amount and what it is of: "60 g *of* butter". */
  amountOf?: Words;
  /** Left over when an address or a date is taken out of its sentence. */
  beforeContact?: Words;
  beforeDate?: Words;
  afterDate?: Words;
  /** Before a full stop that ends no sentence; capitals count. */
  abbreviations?: Words;
  /** Before a telephone number. */
  calling?: Words;
  ingredients?: Words;
  /** Names what is left over of a whole: "other", "the rest". */
  rest?: Words;
  /** Openings of what a film is to end on: "end with", "last line:". */
  ends?: Words;
  /** School years: "8th grade", "Klasse 7". */
  grades?: Words;
  /** What is said of a thing that must not be told: "(confidential)", ", that stays between us". */
  secret?: Words;
  /** That something may not be: "forbidden", "not allowed". */
  forbids?: Words;
  /** How people laugh in writing, in another script than the Latin one. */
  laughter?: Words;
  /** Before the least or the most of something: "ab 16", "unter 12". */
  fromNumber?: Words;
  /** Opens a request that makes something of whoever writes it known: "present our …", "introduce my …". */
  presents?: Words;
  /** The part of such a verb that stands at the end of its clause: "stell unsere App *vor*". */
  presentsBehind?: Words;
  /** What is one's own: "my", "our". */
  own?: Words;
  /** Before those whom a film is made for: "for my", "for our". */
  forOwn?: Words;
  /** What a request says of the size of its film: "short", "little". */
  filmAdjectives?: Words;
  /** Labels of where figures are from: "source:". */
  sources?: Words;
  /** Parts of a plan that are counted: "phase 1", "round 2". */
  stages?: Words;
  /** An attached file, and what is asked to be done with it. */
  files?: Words;
  handles?: Words;
  /** Openings of a sentence that says what there is: "there are". */
  thereIs?: Words;
  /** Words that open the steps of something, in their order: "step_one step_two". */
  stepsInOrder?: Words;
  /** Says how a film goes through its steps: "step by step". */
  stepwise?: Words;
  /** Letters before a question and before its answer in rows of them: "Q: … A: …". */
  asked?: Words;
  answered?: Words;
  /** Opens each half of a sentence whose halves say how one thing changes with another: "the older", "je", "desto". */
  correlates?: Words;
  /** Before a time of day that is a bare number: "doors open at 7". */
  beforeTime?: Words;
  /** Before an hour of the day with its sign: "à 9h". Without one they would make lengths of time and hours alike of every number. */
  beforeHour?: Words;
  /** What an hour of the day is called after its minutes: "7.00 uur". */
  oclock?: Words;
  /** Between the two ends of a span: "from 8 to 10". */
  spanned?: Words;
  /** Signs behind a number that is one of a row, and no amount: "3号". */
  ordinal?: Words;
  /** The same before it: "第3". */
  ordinalBefore?: Words;
  /** Eras by which years are counted, with the year before their first: 令和5年 is 2023. */
  eras?: Readonly<Record<string, number>>;
  /** One of so many equal parts, in words, as what they say: `{ '1/3': 'a_third' }`. */
  fractions?: Readonly<Record<string, Words>>;
  /** Beside a time of day: before it, for its hours, and after it. */
  dayPart?: Words;
  hour?: Words;
  afterTime?: Words;
  /** Marks, where they differ from "?", ": " and ".". */
  question?: string;
  colon?: string;
  stop?: string;
}
