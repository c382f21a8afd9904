import { alternatives, anyWord, contextWords, wordsOfAll } from '../../languages/any-word.js';
import { cuesOf } from './cues.js';
import { namesFilm } from './opening-label.js';
import { isShown, type Role } from './role.js';
import type { Token } from './tokens.js';

/** The tagger doubts that a word is for who makes the film. */
const doubted = 0.2;
/** A phrase of which it doubts one word as much may be the topic; a name is one with less. */
const topical = 0.35;
const topicalName = 0.2;
/** What explains the name of a topic behind a comma is shown with it where this much is doubted of its first word. */
const explaining = 0.1;
/** Words beside them that it is less sure of than of the rest of the request belong to the same phrase. */
const beside = 0.15;
/** Words that end the clause of a topic go with it whatever they are: "… by passengers". */
const mostBehind = 3;
/** Words of a sentence ahead of a name that make it more than a label. */
const fewestAhead = 4;
/** Words of a topic at most: more than that tell something. */
const mostWords = 14;

/** Words before an order at most: "mistakes that landlords make" holds none. */
const mostBeforeOrder = 3;

/** Words of a topic that opens a request at most, and how much is doubted of it at least. */
const mostOfOpening = 7;
const leastOfOpening = 0.06;
const leastAlone = 0.02;
/** "Sneaker drop: Volt Runner 2": what is of a word or two stands over a name. */
const fewestAlone = 4;
/** Words of a label at most that calls a film by its sort: "biology lesson, 8th grade". */
const mostOfSort = 4;

/** A phrase of a request, by the places of its words in order. */
interface Phrase {
  words: number[];
  clause: number;
  weight: number;
}

/**
 * A film whose request is hidden as a whole up to what it tells ("Top 5 busiest airports 2023 by passengers, countdown:
 * Atlanta …") would open without its topic: the phrase of the request that the tagger doubts most is shown again, with the
 * name it explains ("Bremer & Fitch, door locks") and what goes on with it behind a comma.
 * @param known.labels the places of what says which sort of film it is, for whom, and where it is shown
 * @param known.beliefs how sure the tagger is of each token that it may be shown, 0 to 1
 */
export function keepTopic(
  text: string,
  tokens: readonly Token[],
  found: Role[],
  { language, labels, beliefs }: { language: string; labels: ReadonlySet<number>; beliefs: () => Float64Array },
): void {
  const first = found.findIndex((role, at) => isShown(role) && tokens[at]!.isWord);
  if (first <= 0) return;
  // Without spaces a word is what a dictionary makes of it: its beliefs are those of pieces.
  if (/^(?:ja|zh)/u.test(language)) return;
  const sure = beliefs();
  // "Instructions: | mending a tube", "a video about | tides": what is told begins with its topic.
  if (tokens[first - 1]!.isWord && tokens[first]!.boundary === 0) {
    keepClause();
    return;
  }
  const clauses = clausesOf(tokens.slice(0, first));
  const phrases = clauses.flatMap((places, clause) => phraseIn(places, clause) ?? []);
  const [best] = [...phrases].sort((a, b) => b.weight - a.weight);
  if (!best) {
    const asked = nameAsked();
    for (const place of asked.length > 0 ? asked : opening()) found[place] = 'content';
    return;
  }
  const whole = [...nameBefore(best), ...best.words, ...goingOn(best)];
  if (whole.length > mostWords) return;
  for (let place = whole[0]!; place <= whole.at(-1)!; place += 1) found[place] = 'content';

  /** "rainfall in mm from our gauge in | Kisumu: Jan 62, …": the sentence of a name that is told is its topic, where none of it speaks of the film. */
  function keepClause(): void {
    const start = tokens.findIndex(({ sentence }) => sentence === tokens[first]!.sentence);
    const places = Array.from({ length: first - start }, (_, at) => start + at);
    const words = places.filter((place) => tokens[place]!.isWord);
    const isOne = words.every((place) => tokens[place]!.clause === tokens[first]!.clause);
    if (start > 0 && isOne && words.length >= fewestAhead && !words.some(isCued)) for (const place of places) found[place] = 'content'; // prettier-ignore
  }
  /** "CPR on an adult, 60 seconds.", "Hitzetipps für unsere Gruppe: …": a first clause of which less is sure than of all that is asked behind it. */
  function opening(): number[] {
    const [own, ...rest] = clauses;
    const mark = own && tokens[own.at(-1)! + 1]?.text;
    // "Safety briefing for the ski trip: …": alone before what is told, it needs no more doubt than any topic.
    const isAlone = rest.length === 0 && /^[:：]/u.test(mark ?? '') && (own?.length ?? 0) >= fewestAlone;
    if (!own || (rest.length === 0 && !isAlone) || own.length > mostOfOpening || !/^[,:?：，、？؟،]/u.test(mark ?? '') || own.some((place) => found[place] === 'exclusion' || labels.has(place))) return []; // prettier-ignore
    const end = own.findIndex((place, at) => at > 0 && forWhom.test(`${text.slice(tokens[own[0]!]!.from, tokens[place]!.to)} `)); // prettier-ignore
    const topic = end < 0 ? own : own.slice(0, end);
    const mean = (places: readonly number[]): number => places.reduce((sum, place) => sum + sure[place]!, 0) / places.length; // prettier-ignore
    const [here, behind] = [mean(topic), isAlone ? 0 : mean(rest.flat())];
    const isDoubted = here >= (isAlone ? leastAlone : leastOfOpening) && here >= behind * 4;
    const speaksOfFilm = (isAlone ? topic : own).some((place, at) => isCued(place) || (at < mostBeforeOrder && asksOf(place))); // prettier-ignore
    // "Für Neulinge im Verein: …" says for whom it is told.
    const isForSomebody = forWhom.test(`${tokens[own[0]!]!.text} `);
    if (!isDoubted || topic.length < 2 || speaksOfFilm || isForSomebody) return [];
    // "Top 5 mistakes landlords make" says more than what sort of film it is.
    if (
      letter.test(text) ||
      (topic.length <= mostOfSort && namesFilm(own.map((place) => tokens[place]!.text).join(' ')))
    )
      return [];
    return topic;
  }
  /** "for our chimney sweeping firm, Blackcap Sweeps, …", "the AGM of Wexcombe Food Bank": the name that a request is made for. */
  function nameAsked(): number[] {
    const names = clauses.flatMap((places, clause) => {
      // "for Facebook and Google": where it is shown.
      if (places.some((place) => found[place] === 'exclusion' || isOutlet(place))) return [];
      const runs: number[][] = [];
      for (const place of places) {
        const last = runs.at(-1);
        if (!isName(place)) continue;
        if (last && place - last.at(-1)! <= 2 && tokens[place]!.boundary === 0) last.push(place);
        else runs.push([place]);
      }
      return runs.filter((run) => run.length >= 2 && run.length <= 5 && isNamed(run[0]!, places, clauses[clause - 1]));
    });
    return names.length === 1 ? names[0]! : [];
  }
  /** Behind a word that leads to it, or what it explains with a word of whose it is. */
  function isNamed(place: number, own: readonly number[], before: readonly number[] | undefined): boolean {
    if (place !== own[0]) return leads.test(text.slice(0, tokens[place]!.from));
    const ahead = before && text.slice(tokens[before[0]!]!.from, tokens[place]!.from);
    return ahead !== undefined && tokens[place]!.boundary === 1 && explained.test(ahead);
  }
  function phraseIn(places: readonly number[], clause: number): Phrase | undefined {
    if (places.some((place) => found[place] === 'exclusion')) return undefined;
    const core = places.filter((place) => sure[place]! >= doubted && !labels.has(place));
    if (!core.some((place) => sure[place]! >= (isName(place) ? topicalName : topical))) return undefined;
    let [from, to] = [places.indexOf(core[0]!), places.indexOf(core.at(-1)!)];
    while (from > 0 && isBeside(places[from - 1]!)) from -= 1;
    while (to + 1 < places.length && isBeside(places[to + 1]!)) to += 1;
    if (places.length - 1 - to <= mostBehind && !places.slice(to + 1).some(isCued)) to = places.length - 1;
    const words = places.slice(from, to + 1);
    // "… of the weather csv": a file is what a film is made of.
    if (files.test(words.map((place) => tokens[place]!.text).join(' '))) return undefined;
    // "… for our camping store": for whom a film is made, which only a name says to its viewers.
    if (!words.some(isName) && forWhom.test(text.slice(0, tokens[words[0]!]!.from))) return undefined;
    if (words.filter(isCued).length * 2 >= words.length) return undefined;
    return { words, clause, weight: words.reduce((sum, place) => sum + sure[place]!, 0) };
  }
  function isBeside(place: number): boolean {
    return sure[place]! >= beside || /^\p{Nd}/u.test(tokens[place]!.text);
  }
  /** The clause before, where it ends with a name that the phrase explains. */
  function nameBefore({ words, clause }: Phrase): number[] {
    const before = clauses[clause - 1];
    if (!before || tokens[words[0]!]!.boundary > 1 || isName(words[0]!) || before.at(-1)! + 2 < words[0]!) return [];
    const name: number[] = [];
    for (const place of [...before].reverse()) {
      if (!isName(place)) break;
      name.unshift(place);
    }
    return name.length <= 4 ? name : [];
  }
  /** What stands behind commas and is doubted as much. */
  function goingOn({ words, clause }: Phrase): number[] {
    const more: number[] = [];
    // "for Rackline, warehouse software for logistics providers": what it is, as far as none of it speaks of the film.
    const behind = clauses[clause + 1];
    const isExplained = behind && isName(words.at(-1)!) && tokens[behind[0]!]!.boundary === 1 && !isName(behind[0]!) && sure[behind[0]!]! >= explaining; // prettier-ignore
    if (isExplained && tokens[behind[0]!]!.sentence === tokens[words[0]!]!.sentence && !behind.some((place) => isCued(place) || labels.has(place))) return behind; // prettier-ignore
    for (let next = clause + 1; next < clauses.length; next += 1) {
      const phrase = phrases.find((one) => one.clause === next);
      const opens = clauses[next]![0]!;
      if (!phrase || phrase.words[0] !== opens || tokens[opens]!.sentence !== tokens[words[0]!]!.sentence) break;
      more.push(...phrase.words);
    }
    return more;
  }
  function isName(place: number): boolean {
    // Every noun has a capital there.
    if (language === 'de') return false;
    const { text: word, boundary } = tokens[place]!;
    return /^\p{Lu}\p{Ll}/u.test(word) && boundary < 2 && !isCued(place);
  }
  function isCued(place: number): boolean {
    return cuesAt(place).some((name) => ofFilm.test(name));
  }
  function asksOf(place: number): boolean {
    return cuesAt(place).some((name) => /^(?:make|note|audience)$/u.test(name));
  }
  function isOutlet(place: number): boolean {
    return cuesAt(place).includes('platform');
  }
  function cuesAt(place: number): string[] {
    const { from, to } = tokens[place]!;
    return cuesOf(text).flatMap((cue) => (cue.from < to && cue.to > from ? [cue.name] : []));
  }
}

/** The words of each clause, by their places. */
function clausesOf(tokens: readonly Token[]): number[][] {
  const clauses = new Map<number, number[]>();
  for (const [at, { isWord, clause }] of tokens.entries())
    if (isWord) clauses.set(clause, [...(clauses.get(clause) ?? []), at]);
  return [...clauses.values()];
}

/** "Dear all, …": to whom a request is written. */
const letter = new RegExp(`^\\s*(?:${alternatives(contextWords('greetings'))})(?!\\p{L})`, 'iu');
const files = anyWord(contextWords('files'));
const forWhom = new RegExp(String.raw`(?:^|\s)(?:${alternatives(wordsOfAll(({ prompts }) => prompts.request?.for))})\s+$`, 'iu'); // prettier-ignore
/** "of Bremer", "for Nimbora". */
const leads = new RegExp(String.raw`(?:^|\s)(?:${alternatives(wordsOfAll(({ prompts, tables }) => `${prompts.request?.for ?? ''} ${tables?.of ?? ''}`))})\s+$`, 'iu'); // prettier-ignore
/** "our chimney sweeping firm, ". */
const explained = new RegExp(String.raw`(?:^|\s)(?:${alternatives(contextWords('own'))})\s(?:\p{Ll}[\p{L}-]*\s?){1,4},\s*$`, 'u'); // prettier-ignore
const ofFilm = /^(?:shape|voice|music|captioned|effects|spoken|look|seconds|minutes|platform|video|please|audience)/u;
