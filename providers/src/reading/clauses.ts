import { lexiconOf, wordPattern } from '../planner/words/lexicon.js';
import { alternatives, contextWords } from '../languages/any-word.js';
import { withAppositions } from './appositions.js';
import { lazyPattern } from '../languages/lazily.js';
import { packOf } from '../languages/registry.js';
import {
  addsTo,
  englishForms,
  formOf,
  isAdverbial,
  isNoun,
  sharesVerb,
  type ClauseForm,
} from './grammar/english-clauses.js';
import {
  atSemicolons,
  heldCommas,
  labelledRow,
  movedInto,
  quotationRow,
  rowOfFigures,
  rowOfYears,
  semicolonRow,
  withOpenings,
  withTimes,
} from './clause-parts.js';
import { joinedLengths } from './joined-lengths.js';
import { isMeanwhile } from './grammar/gerunds.js';
import { holdNames, joinedCapitals } from './joined-names.js';
import { objectRow } from './object-rows.js';
import { blanked, mostJoined, placeholder, type Piece } from './piece.js';
import { pairsIn } from './pairs.js';
import type { Mentions } from './scan/scan.js';
import { breaksOff, givesCondition, hangsOnBefore, isRelative, opensSubordinate } from './stands-alone.js';
import { wordsIn } from './word-count.js';

export { wordsIn };

/** A clause of more words than this is looked at for a place to part it. */
const longClause = 16;
/** A sentence of at most this many words with at most one figure is one clause. */
const shortSentence = 11;

/** What is known of a sentence from the words before a colon that lead to it: how many things it counts, and that it is led to. */
export interface Row {
  most?: number | undefined;
  isLed?: boolean;
}

/**
 * The clauses of a sentence that each say something by themselves, as ranges of it. A clause that hangs on the one
 * before (a relative clause, a preposition, a word or two) stays with it; an enumeration of single words stays whole.
 */
export function splitIntoClauses(
  sentence: string,
  language: string,
  found: Mentions,
  quotes: readonly Piece[] = [],
  { most, isLed = false }: Row = {},
): Piece[] {
  const listed = semicolonRow(sentence, found, quotes) ?? quotationRow(sentence, quotes);
  if (listed) return listed;
  const halves = atSemicolons(sentence, found, quotes);
  if (halves.length > 1)
    return halves.flatMap(
      ({ text, start }) =>
      splitIntoClauses(text, language, movedInto(found, start, text.length), quotes.filter((one) => one.start >= start && one.end <= start + text.length).map((one) => ({ ...one, start: one.start - start, end: one.end - start }))) // prettier-ignore
        .map((piece) => ({ ...piece, start: piece.start + start, end: piece.end + start })), // prettier-ignore
    );
  const row =
    labelledRow(sentence, found) ??
    rowOfYears(sentence, found, quotes) ??
    rowOfThings(sentence, language, found, quotes);
  if (row) return row;
  const figures = found.figures.length;
  const blank = blanked(holdNames(sentence), [...found.figures, ...found.dates, ...found.times, ...found.contacts, ...quotes, ...placeRuns(sentence, found), ...pairsIn(sentence, language), ...joinedLengths(sentence, found.figures, language), ...joinedCapitals(sentence, lexiconOf(language).and), ...heldCommas(sentence, quotes, language)]); // prettier-ignore
  const holds = (piece: Piece): boolean =>
    [...found.figures, ...found.dates].some(({ start, end }) => start >= piece.start && end <= piece.end);
  const cuts = cut(sentence, blank, language);
  const named = rowOfFigures(cuts, found, sentence);
  // "It grew from 5, fell to 3, hit 9" says something of one thing.
  if (named && !(language === 'en' && englishForms(sentence, named).some(({ isSaid }) => isSaid))) return named;
  const apart = language === 'en' ? cuts : withAppositions(cuts, sentence, language, found);
  const parts = withRepeats(apart, sentence, language, holds);
  const pieces = withTimes(withOpenings(withDoors(language === 'en' && parts.length > 1 ? byGrammar(sentence, parts, holds) : parts, sentence, found), sentence, language, holds), sentence, found); // prettier-ignore
  // "6 things to check, the screen, all cameras, …": as many parts as the first one counts.
  const counted = /^(\p{Nd}{1,2})\s\p{L}/u.exec(parts[0]?.text ?? '')?.[1];
  if (counted && Number(counted) >= 3 && parts.length === Number(counted) + 1) return parts;
  const counts = most !== undefined && most >= 3 ? countedParts(parts, most, language) : undefined;
  if (counts) return counts;
  if (pieces.length < parts.length && found.contacts.length === 0 && areStages(sentence, parts, language, isLed))
    return parts;
  const isShort = wordsIn(sentence) <= shortSentence && figures <= 1 && found.dates.length <= 1;
  // "A swarm, the size of a football, on his spade handle" is one thing.
  const hangs = isShort && pieces.slice(1).some((piece) => !holds(piece) && hangsOnBefore(piece.text, language));
  const isRow = pieces.length >= 3 && pieces.every((piece) => wordsIn(piece.text) >= 2 || holds(piece)) && !hangs;
  // "Ring the bell, wait, don't knock": however short, each is a thing to do.
  const areOrders = language === 'en' && pieces.length >= 3 && englishForms(sentence, pieces).every(({ isOrder }) => isOrder); // prettier-ignore
  const isDate = (piece: Piece): boolean =>
    found.dates.some(
      ({ start, end }) => start >= piece.start && end <= piece.end && end - start >= piece.text.length - 6,
    ) && !found.figures.some(({ start, end }) => start >= piece.start && end <= piece.end);
  // "Amara & Joël, 12 September 2026, Château de Lourmarin, Provence": who, when and where, and a place with the land around it.
  const occasion = isShort && pieces.slice(1).some(isDate) ? withLands(pieces, sentence) : [];
  if (occasion.length >= 3 && occasion.every((piece) => wordsIn(piece.text) >= 2)) return occasion;
  if (pieces.length === 1 || (isShort && !isRow && !areOrders)) return [whole(sentence)];
  // "There is a new hall, 40 desks and a lift": what there is, is one list.
  if (saysWhatThereIs(sentence, language) && parts.every((part) => wordsIn(part.text) <= 8)) return [whole(sentence)];
  // "notes of fig, black tea and cedar": an enumeration of things is one.
  const inner = pieces.slice(1);
  if (
    figures <= 1 &&
    !areOrders &&
    inner.every((piece) => wordsIn(piece.text) <= 3 && !holds(piece)) &&
    wordsIn(sentence) <= longClause
  )
    return [whole(sentence)];
  // "2 eggs, 200 g flour, milk, salt", "free checks, loan bikes, pickup from your door": each is a thing of its own.
  if (pieces.length >= 3 && pieces.every((piece) => wordsIn(piece.text) <= 5)) return pieces;
  // "Fill half with vinegar and half with water, boil, pour out": each order is a thing to do, a word or not.
  if (language === 'en' && pieces.length >= 3 && englishForms(sentence, pieces).filter(({ isOrder }) => isOrder).length >= pieces.length * 0.66) return pieces; // prettier-ignore
  // "… in 1450, a Veneza em 1615, ao Brasil em 1727": each with its date.
  const isDatedRow = pieces.length >= 3 && pieces.filter((piece) => found.dates.some(({ start, end }) => start >= piece.start && end <= piece.end)).length >= 3; // prettier-ignore
  const forms = language === 'en' ? englishForms(sentence, pieces) : [];
  const joined: Piece[] = [];
  for (const [at, piece] of pieces.entries()) {
    const last = joined.at(-1);
    // "Sugar and oxygen come out" has its own verb.
    const short = (wordsIn(piece.text) < 3 && !holds(piece) && !(forms[at]?.isOrder === true && wordsIn(piece.text) === 2)) || (endsEnumeration(piece.text, language) && !isWhole(forms[at])); // prettier-ignore
    const opensStep = wordPattern(lexiconOf(language).sequence, language, 'start').test(piece.text) && wordsIn(piece.text) >= 2; // prettier-ignore
    // "In winter they rest" says when, and what; "both houses vote" has its subject.
    const isOwn = isWhole(forms[at]) && /^(?:in|on|at|with|from|during|by|under|over|both|each|most)\s(?!which|whom|what|of)/iu.test(piece.text); // prettier-ignore
    const hanging =
      (!opensStep && hangsOnBefore(piece.text, language) && !isOwn) ||
      isAdded(piece.text, forms[at], holds(piece)) ||
      (isMeanwhile(piece.text) && !/^\p{L}+ing\s/u.test(pieces[0]!.text));
    const goesOn = last !== undefined && (breaksOff(last.text, language) || (language === 'en' && (asksWithoutVerb(last.text, sentence.slice(last.end, piece.start + 4)) || goesOnListing(last.text, piece.text))) || (joined.length === 1 && givesCondition(last.text, piece.text, language)) || (last.isApart === true && wordsIn(last.text) < 3 && !holds(last))); // prettier-ignore
    if (last && goesOn && wordsIn(last.text) + wordsIn(piece.text) <= mostJoined)
      Object.assign(last, { end: piece.end, text: sentence.slice(last.start, piece.end) });
    // "…, if parking goes up to 200": on which condition something holds is said with it.
    else if (
      last &&
      !piece.isApart &&
      opensCondition(piece.text, language) &&
      wordsIn(last.text) + wordsIn(piece.text) <= mostJoined
    )
      Object.assign(last, { end: piece.end, text: sentence.slice(last.start, piece.end) });
    else if (
      last &&
      !piece.isApart &&
      (short ||
        // "…, which is £600,000 over budget": whatever figure it has, nobody could tell of what without what it follows.
        isRelative(piece.text, language) ||
        (hanging && !(holds(piece) && holds(last) && (wordsIn(piece.text) > 4 || isDatedRow)))) &&
      wordsIn(last.text) + wordsIn(piece.text) <= mostJoined
    )
      Object.assign(last, { end: piece.end, text: sentence.slice(last.start, piece.end) });
    // "In 2026, 38% went by bicycle": a date alone says when what follows holds.
    else if (last && joined.length === 1 && wordsIn(last.text) <= 3 && isDate(last))
      Object.assign(last, { end: piece.end, text: sentence.slice(last.start, piece.end) });
    // A first word or two is a way into what follows.
    else if (last && isOrderWord(last.text, language))
      Object.assign(last, { end: piece.end, text: sentence.slice(last.start, piece.end) });
    else if (
      last &&
      joined.length === 1 &&
      wordsIn(last.text) <= 2 &&
      !holds(last) &&
      !holds(piece) &&
      (pieces.length === 2 || (isPhrase(last.text) && wordsIn(piece.text) > wordsIn(last.text) + 1))
    )
      Object.assign(last, { end: piece.end, text: sentence.slice(last.start, piece.end) });
    else joined.push({ ...piece });
  }
  return joined;
}

/** "Plants take in light, water and carbon dioxide | and make sugar": a row of things stays with what is said of it. */
function rowOfThings(
  sentence: string,
  language: string,
  found: Mentions,
  quotes: readonly Piece[],
): Piece[] | undefined {
  if ([found.figures, found.dates, found.times, found.contacts, quotes].some((all) => all.length > 0)) return undefined;
  // "We opened offices in Paris, Oslo and Rome": places stand on a map.
  const row = found.places.length < 2 ? objectRow(sentence, language) : undefined;
  if (!row) return undefined;
  const behind = sentence.slice(row.end);
  const rest = behind.replace(new RegExp(`^\\s*(?:${lexiconOf(language).and})\\s`, 'iu'), '').trim();
  if (rest.replace(/[\s.!。]+$/u, '') === '') return [whole(sentence)];
  const form = language === 'en' ? formOf(rest) : undefined;
  if (language === 'en' && !form!.isSaid && !form!.isBare && !form!.lacksSubject) return undefined;
  const { subject } = language === 'en' ? formOf(row.lead) : { subject: '' };
  return [
    { text: sentence.slice(0, row.end), start: 0, end: row.end },
    { text: rest, start: sentence.lastIndexOf(rest), end: sentence.lastIndexOf(rest) + rest.length, ...(subject && (form?.lacksSubject || form?.isBare) ? { subject } : {}) }, // prettier-ignore
  ];
}

/** Parts of a row of stages at least, and words of each at most. */
const [fewestStages, longestStage] = [4, 6];
/** How many of them the parser must see as clauses where no words lead to the row: it takes "the gates open" for a thing. */
const mostlyWhole = 0.6;

/** "Order placed, label printed, truck collects, your door", "a boat enters, the gates close, …": what happens one after another, each part by itself. */
function areStages(sentence: string, parts: readonly Piece[], language: string, isLed: boolean): boolean {
  if (parts.length < fewestStages) return false;
  if (parts.some(({ text }) => wordsIn(text) > longestStage || hangsOnBefore(text, language))) return false; // prettier-ignore
  // "In Germany, Austria and Switzerland": within a row an "and" goes on with an enumeration.
  if (parts.slice(0, -1).some(({ text }) => endsEnumeration(text, language))) return false;
  if (isLed) return true;
  if (language !== 'en') return false;
  const forms = englishForms(sentence, parts);
  return isWhole(forms[0]) && isWhole(forms.at(-1)) && forms.filter(isWhole).length >= parts.length * mostlyWhole;
}

/**
 * The pieces of an English sentence that say something by themselves: what has no verb belongs to the clause that it goes
 * on with ("carried silk, | paper and spices"), and a verb without its subject takes that of the clauses before.
 */
function byGrammar(sentence: string, parts: readonly Piece[], holds: (piece: Piece) => boolean): Piece[] {
  const pieces = withSubjects(sentence, parts);
  const forms = englishForms(sentence, pieces);
  // "Free checks, cargo bikes on loan": what opens with no clause is a list of things.
  const isOrder = forms[0]!.isOrder && forms[0]!.hasObject;
  if (!isOrder && (!forms[0]!.isSaid || forms[0]!.subject === '')) {
    // "Alan Turing, a mathematician, | broke the Enigma code": somebody who is named did what follows.
    const name = /^\p{Lu}[\p{L}’'-]+(?:\s\p{Lu}[\p{L}’'-]+)+$/u.test(pieces[0]!.text) ? pieces[0]!.text : '';
    return pieces.map((piece, at) => (name !== '' && forms[at]!.lacksSubject && forms[at]!.hasObject && !/^\S+\s\p{Nd}/u.test(piece.text) && !forms[at]!.isOrder ? { ...piece, subject: name } : piece)); // prettier-ignore
  }
  const joined: Piece[] = [];
  let subject = '';
  let isSaid = false;
  let isOrdered = false;
  for (const [at, piece] of pieces.entries()) {
    const form = forms[at]!;
    const last = joined.at(-1);
    const isPassive = last !== undefined && form.lacksSubject && !form.isOrder && passive.test(last.text);
    const isHanging = form.lacksSubject && participle.test(piece.text);
    // "Blend 3 carrots, | 200 g yoghurt, | a handful of mint": what is done is done with all of them.
    const isDoneWith = isOrdered && !form.isSaid && !form.isOrder && wordsIn(piece.text) <= 5;
    const goesOn = isPassive || isHanging || isDoneWith || (isSaid && !form.isSaid && !form.isOrder && !holds(piece));
    if (last && goesOn && wordsIn(last.text) + wordsIn(piece.text) <= mostJoined) {
      Object.assign(last, { end: piece.end, text: sentence.slice(last.start, piece.end) });
      continue;
    }
    // "We fix leaks, give a written quote": after "we" and "they" a plain verb is said of them too.
    // "Cats sleep 15 hours a day, dogs 12" has a second name and no verb.
    const [, name] =
      /^(\S+)\s\p{Nd}[\p{Nd}.,]*(?:\s\p{L}+(?:\s\p{Nd}[\p{Nd}.,]*\s\p{L}+)?)?[.]?$/u.exec(piece.text) ?? [];
    const isNamed = name !== undefined && isNoun(name);
    const isShared =
      (form.lacksSubject && !isNamed && !disagrees(subject, piece.text)) ||
      (form.isBare && /^(?:we|they|you|i)$/iu.test(subject));
    joined.push({ ...piece, ...(last && isShared && subject ? { subject } : {}) });
    if (form.isSaid && form.subject) subject = form.subject;
    // "Bring a broken toaster, | bike or jeans": an order goes on with what it is about.
    isSaid = form.isSaid || (form.isOrder && form.hasObject);
    isOrdered = form.isOrder && form.hasObject;
  }
  return joined;
}

/** Words of an adverb ahead of its clause at most. */
const mostAdverbial = 3;

/**
 * Subjects that commas part from their verb: "The man at the door, | you know which one, | said …", "…, when the archive, |
 * the stamp machine and | the staff may be seen".
 */
function withSubjects(sentence: string, [first, second, ...rest]: readonly Piece[]): Piece[] {
  // "Deep down, | rock melts": how something is goes with what it is said of.
  const opens = first && second && wordsIn(first.text) <= mostAdverbial && isAdverbial(first.text);
  const parts = opens ? [{ ...second, start: first.start, text: sentence.slice(first.start, second.end) }, ...rest] : [first, second, ...rest].filter((one) => one !== undefined); // prettier-ignore
  const forms = englishForms(sentence, parts);
  const joined: Piece[] = [];
  for (let at = 0; at < parts.length; at += 1) {
    const piece = { ...parts[at]! };
    joined.push(piece);
    if (forms[at]!.isSaid || forms[at]!.isOrder) continue;
    const isOpen = opensSubordinate(piece.text, 'en');
    const isInterrupted =
      at === 0 && /^(?:the|my|our|his|her|their|an?)\s/iu.test(piece.text) && wordsIn(parts[1]?.text ?? '') <= mostInserted && forms[2]?.lacksSubject === true && !forms[2].isBare; // prettier-ignore
    const verb = isInterrupted ? 2 : isOpen ? forms.findIndex(({ isSaid }, later) => later > at && isSaid) : -1;
    if (verb < 0 || wordsIn(sentence.slice(piece.start, parts[verb]!.end)) > mostJoined) continue;
    Object.assign(piece, { end: parts[verb]!.end, text: sentence.slice(piece.start, parts[verb]!.end) });
    at = verb;
  }
  return joined;
}

/** Words that are put in between a subject and its verb at most. */
const mostInserted = 6;

/** "What the yeast | and the bacteria each do": words that ask go on behind an "and" until their verb. */
const asksWithoutVerb = (text: string, between: string): boolean => /^\s*(?:and\s)?(?:what|who|which|how|why|when|where|whether)\s(?!to\s)/iu.test(text) && /^\s*and\s/iu.test(between) && !formOf(text).isSaid; // prettier-ignore
/** "It fixes bikes, | toasters and phones for free": two things and how they are meant, without a verb, are the rest of a list. */
const goesOnListing = (text: string, next: string): boolean => restOfList.test(next) && formOf(text).isSaid && !formOf(text).isOrder; // prettier-ignore
const restOfList = lazyPattern(() => `^\\s*\\p{Ll}+\\sand\\s\\p{Ll}+(?:\\s(?:${alternatives(packOf('en')?.prompts.clauses.leading ?? '')}|every|each)\\s|[\\s.]*$)`, 'u'); // prettier-ignore

/** "It works best on low sounds, | and less well on voices": without a verb of its own it goes on with what was said. */
const isAdded = (text: string, form: ClauseForm | undefined, holds: boolean): boolean =>
  form !== undefined && !holds && addsTo(text) && wordsIn(text) <= mostAdded;
const mostAdded = 6;

/** Pieces in which a single name behind a comma stands with the place before it. */
const withLands = (pieces: readonly Piece[], sentence: string): Piece[] =>
  pieces.reduce<Piece[]>((joined, piece) => {
    const before = joined.at(-1);
    const isLand =
      before && /^\s*\p{Lu}[\p{L}\p{M}’'-]+\.?\s*$/u.test(piece.text) && /^\p{Lu}/u.test(before.text.trim());
    return isLand ? [...joined.slice(0, -1), { ...before, end: piece.end, text: sentence.slice(before.start, piece.end) }] : [...joined, piece]; // prettier-ignore
  }, []);

/** Whether a clause begins with the "if" or "because" of its language, which no clause can be said without what it holds for. */
function opensCondition(text: string, language: string): boolean {
  const words = packOf(language)?.prompts.clauses.condition;
  return words !== undefined && new RegExp(`^(?:${alternatives(words)})(?!\\p{L})`, 'iu').test(text);
}

/** "…, aged 8 to 80": it says of a thing before it what it is, and not what it did. */
const participle = /^(?:aged|called|named)\s/iu;

/** "It was built, burnt down, built again": what was done to something needs its "was", which only the first has. */
const passive =
  /(?<!\p{L})(?:is|are|was|were|been|be)\s(?:\p{L}+ly\s)?\p{L}+(?:ed|en|wn|rn|ilt|ept|urnt|old|ost|ound|ought|aught|ent|ut|et)(?!\p{L})/iu;

/** "Roots draw up water, | leaves catch sunlight": after several a verb on -s would be none of theirs. */
const disagrees = (subject: string, clause: string): boolean => (/(?:^|\s)\p{Ll}+(?<![su])s$/u.test(subject) || /^(?:we|they|you|i)$/iu.test(subject)) && /^\p{Ll}+s(?!\p{L})/u.test(clause); // prettier-ignore

/** Whether a sentence opens with "there is", "es gibt". */
export const saysWhatThereIs = (sentence: string, language: string): boolean => {
  const words = packOf(language)?.context?.thereIs;
  return words !== undefined && new RegExp(`^(?:${alternatives(words)})\\s`, 'iu').test(sentence);
};

/** "D'en haut, | on voit …": a small word with an apostrophe opens a phrase, which says only where or when. */
const isPhrase = (text: string): boolean => /^\p{L}['’]\p{L}+(?:\s\p{L}+)?$/u.test(text);

/** "22 Quay Street, 3rd floor": a short piece with a number behind a street is the rest of the address. */
function withDoors(pieces: readonly Piece[], sentence: string, { contacts }: Mentions): Piece[] {
  const streets = contacts.filter(({ kind }) => kind === 'street');
  const joined: Piece[] = [];
  for (const piece of pieces) {
    const last = joined.at(-1);
    const isBehind = last && streets.some(({ end }) => end > last.start && end <= last.end && last.end - end <= 1);
    if (isBehind && wordsIn(piece.text) <= 3 && /\p{Nd}/u.test(piece.text))
      Object.assign(last, { end: piece.end, text: sentence.slice(last.start, piece.end) });
    else joined.push({ ...piece });
  }
  return joined;
}

/** "He asked at the hare's, at the fox's": a preposition told again goes on with the same. */
function withRepeats(
  pieces: readonly Piece[],
  sentence: string,
  language: string,
  holds: (piece: Piece) => boolean,
): Piece[] {
  const joined: Piece[] = [];
  for (const piece of pieces) {
    const last = joined.at(-1);
    if (last && !piece.isApart && !holds(piece) && repeatsLead(last.text, piece.text, language))
      Object.assign(last, { end: piece.end, text: sentence.slice(last.start, piece.end) });
    else joined.push({ ...piece });
  }
  return joined;
}

/** Whether a short part opens with the preposition of the last phrase of the part before it. */
function repeatsLead(before: string, text: string, language: string): boolean {
  if (wordsIn(text) > 5) return false;
  const lead = /^\p{Ll}{1,5}(?=\s)/u.exec(text)?.[0];
  if (lead === undefined || !before.split(/\s+/u).slice(-3, -1).includes(lead)) return false;
  const { dangling, and, or, pronoun } = lexiconOf(language);
  const isWord = (words: string): boolean => new RegExp(`^(?:${words})$`, 'iu').test(lead);
  const isLead = isWord(`${dangling}|${alternatives(packOf(language)?.prompts.clauses.leading ?? '')}`);
  return isLead && !isWord(`${and}|${or}|${pronoun}|${alternatives(contextWords('articles'))}`);
}

/** "D'abord, …": an order word opens what follows. */
const isOrderWord = (text: string, language: string): boolean => wordPattern(lexiconOf(language).sequence, language, 'whole').test(text); // prettier-ignore

/** "… in Germany, Austria and Switzerland from March": a word or two before "and" go on with what was enumerated. */
export const endsEnumeration = (text: string, language: string): boolean =>
  new RegExp(`^[\\p{L}\\p{Nd}’'-]+(?:\\s[\\p{L}\\p{Nd}’'-]+)?\\s(?:${lexiconOf(language).and})\\s`, 'iu').test(text);
/** "Germany, Austria and Switzerland": places with nothing but commas or a small word between are one enumeration. */
export function placeRuns(sentence: string, { places }: Pick<Mentions, 'places'>): { start: number; end: number }[] {
  const runs: { start: number; end: number }[] = [];
  for (const { start, end } of places) {
    const last = runs.at(-1);
    if (last && /^[\s,、，،]*(?:\p{Ll}{1,4}\s)?$/u.test(sentence.slice(last.end, start))) last.end = end;
    else runs.push({ start, end });
  }
  return runs;
}

/** A clause with a subject of two things and its verb. */
const isWhole = (form: ClauseForm | undefined): boolean => form?.isSaid === true && !form.lacksSubject;

const whole = (text: string): Piece => ({ text, start: 0, end: text.length });

function cut(sentence: string, blank: string, language: string): Piece[] {
  const { and, whereas } = lexiconOf(language);
  const unspaced = /^(?:ja|zh|th)/u.test(language);
  const joiner = unspaced ? '' : `(?:(?:${and}|${whereas}|then|dann|puis|luego|depois|poi|daarna)\\s)?`;
  const separators = new RegExp(
    `(?<!\\+)[,;，；、،](?!\\d)\\s*${joiner}|\\s[–—-]\\s|\\s\\+\\s${unspaced ? '' : `|\\s(?:${and}|${whereas})${placeholder}?\\s`}`,
    'giu',
  );
  const pieces: Piece[] = [];
  let from = 0;
  let isApart = false;
  const add = (start: number, end: number): void => {
    const raw = sentence.slice(start, end);
    const text = raw.trim();
    if (text === '' || !/[\p{L}\p{Nd}]/u.test(text)) return;
    const at = start + raw.indexOf(text);
    pieces.push({ text, start: at, end: at + text.length, ...(isApart ? { isApart } : {}) });
  };
  for (const match of blank.matchAll(separators)) {
    const isAnd = /^\s[\p{L}&]/u.test(match[0]);
    // "and" parts only what is long enough on both sides to be said alone.
    if (isAnd) {
      const next = blank.slice(match.index + match[0].length).split(/[,;，；،]/u)[0]!;
      if (isDependent(sentence.slice(from, match.index), language) || joinsNames(sentence, match, language)) continue;
      if (wordsIn(sentence.slice(from, match.index)) < 3 || wordsIn(next.replaceAll(placeholder, '9')) < 3) continue;
      // The parser is asked last: what is too short to be parted is not read by it.
      if (language === 'en' && sharesVerb(sentence.slice(from, match.index), sentence.slice(match.index + match[0].length).split(/[,;]/u)[0]!)) continue; // prettier-ignore
    }
    add(from, match.index);
    isApart = /[;；]/u.test(match[0]);
    from = match.index + match[0].length;
  }
  add(from, sentence.length);
  return pieces.flatMap((piece) => partLong(piece, sentence, blank, language));
}

/** "with her sons Eugen and Richard", "Brot und Butter": a capital on both sides is of one thing. */
const joinsNames = (sentence: string, { index, 0: mark }: RegExpMatchArray, language: string): boolean =>
  language !== 'en' && /(?:^|\s)\p{Lu}[\p{L}\p{M}’'-]*$/u.test(sentence.slice(0, index)) && /^\p{Lu}/u.test(sentence.slice(index! + mark.length)) && !articleFirst.test(sentence.slice(index! + mark.length)); // prettier-ignore
const articleFirst = new RegExp(`^(?:${alternatives(contextWords('articles'))})\\s`, 'iu');

/** As many parts as the title of a list counts, where its "and" parts the last two: "7 mistakes: …, too much feed and green fruit". */
function countedParts(parts: readonly Piece[], count: number, language: string): Piece[] | undefined {
  if (parts.length === count) return [...parts];
  const last = parts.at(-1);
  const and = last && new RegExp(`\\s(?:${lexiconOf(language).and})\\s`, 'iu').exec(last.text);
  if (!last || !and || parts.length !== count - 1) return undefined;
  const behind = and.index + and[0].length;
  return [...parts.slice(0, -1), { text: last.text.slice(0, and.index), start: last.start, end: last.start + and.index }, { text: last.text.slice(behind), start: last.start + behind, end: last.end }]; // prettier-ignore
}

/** "… because we repair and resell it": a short clause of its own conjunction says both. */
const isDependent = (text: string, language: string): boolean =>
  wordsIn(text) <= 4 &&
  new RegExp(`^\\s*(?:${alternatives(packOf(language)?.prompts.clauses.subordinate ?? '')})\\s`, 'iu').test(text);

/** A clause that goes on and on is parted where a dependent clause of its own weight begins. */
function partLong(piece: Piece, sentence: string, blank: string, language: string): Piece[] {
  if (wordsIn(piece.text) <= longClause || language !== 'en') return [piece];
  const inside = blank.slice(piece.start, piece.end);
  const places = [
    ...inside.matchAll(/\s(?:because|while|when|although|so that|which|where|until|before|after|if)\s/giu),
  ]
    .map((match) => match.index)
    .filter((at) => wordsIn(inside.slice(0, at)) >= 5 && wordsIn(inside.slice(at)) >= 5);
  const at = places[0];
  if (at === undefined) return [piece];
  const middle = piece.start + at;
  return [
    { text: sentence.slice(piece.start, middle).trim(), start: piece.start, end: middle },
    { text: sentence.slice(middle + 1, piece.end).trim(), start: middle + 1, end: piece.end },
  ];
}
