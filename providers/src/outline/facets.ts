import type { Beat } from '@scenewright/core/outline';
import { alternatives, contextWords } from '../languages/any-word.js';
import { escapePattern } from '../languages/escape-pattern.js';
import { keptPattern } from '../languages/lazily.js';
import { packOf } from '../languages/registry.js';
import { weekdayNames } from '../languages/weekday-names.js';
import { sentenceCase } from '../planner/words/headline.js';
import { lexiconOf } from '../planner/words/lexicon.js';
import { heldCommas, isBareDate } from '../reading/clause-parts.js';
import { endsEnumeration, placeRuns, wordsIn } from '../reading/clauses.js';
import { partOfPoint, type Stretch } from '../reading/part-of-point.js';
import type { Point } from '../reading/point.js';
import { beat, kickerOf } from './beats.js';
import { addsTo, formOf } from '../reading/grammar/english-clauses.js';
import { isMeanwhile } from '../reading/grammar/gerunds.js';
import { beginsAsFragment, claimOf, endsAsFragment, leadsOn } from './claim.js';
import { brackets, predicatesOf } from './predicates.js';
import { singleBeat } from './single-point.js';
import { sentence } from './spoken.js';
import { joinedSpans, namesDay } from '../reading/scan/dates.js';
import {
  breaksOff,
  givesCondition,
  isAttribution,
  isCircumstance,
  isRelative,
  lacksSubject,
  opensSubordinate,
  standsAlone,
} from '../reading/stands-alone.js';
import type { StoryContext } from './story-context.js';

/** A clause as the shots that it can be told in: what happens, then when and where. */
export interface Facets {
  /** What is left of it without its circumstances; it says something by itself. */
  core: Point;
  /** The shots after it. */
  beats: Beat[];
}

/**
 * The parts of a point that can each have a shot of their own; undefined where it is one thing. A part behind a comma
 * stands for itself; a day, a time and an address with the preposition before them are circumstances, without which the
 * rest is still a sentence.
 */
export function facetsOf(point: Point, context: StoryContext): Facets | undefined {
  if (point.kind === 'code') return undefined;
  const [first, ...rest] = partsAtCommas(point, context.language).flatMap((part) =>
    predicatesOf(part, context.language),
  );
  // "The man at the door, you know which one, | said …": a subject without its verb is no shot.
  if (context.language === 'en' && rest.length > 0 && !formOf(first!.text).isSaid && rest.some(({ text }) => formOf(text).isSaid && lacksSubjectWithin(text))) return undefined; // prettier-ignore
  const { core, beats } = withCircumstances(first!, context);
  const others = rest.flatMap((part) => {
    const own = withCircumstances(part, context);
    return [singleBeat(own.core, context), ...own.beats];
  });
  return beats.length + others.length > 0 ? { core, beats: [...beats, ...others] } : undefined;
}

/** "you know which one, said he'd sort it": one of its parts has a verb without a subject. */
const lacksSubjectWithin = (text: string): boolean => text.split(/,\s+/u).some((part) => lacksSubject(part, 'en'));

/** A part, and whether it begins anew behind a semicolon, or says only when or where what follows it is. */
interface Part extends Stretch {
  isApart?: boolean;
  opens?: boolean;
}

/** Each part between commas that says something, with its mentions. */
function partsAtCommas(point: Point, language: string): Point[] {
  const { text } = point;
  const held = [
    ...point.figures,
    ...point.dates,
    ...point.times,
    ...point.contacts,
    ...point.quotes,
    ...placeRuns(text, point),
    ...brackets(text),
    ...heldCommas(text, point.quotes, language),
  ];
  const cuts = [...text.matchAll(/[,;、，،](?!\p{Nd})\s*|\s[–—]\s/gu)].filter(({ index }) => !held.some(({ start, end }) => index >= start && index < end)); // prettier-ignore
  const ranges: Part[] = [];
  const isOpen = (range: Part): boolean => {
    const said = text.slice(range.start, range.end);
    return breaksOff(said, language) || (range.isApart === true && wordsIn(said) < 3) || range.opens === true; // prettier-ignore
  };
  let from = 0;
  let isApart = false;
  for (const { index, 0: mark } of [...cuts, { index: text.length, 0: '' }]) {
    const [said, before] = [text.slice(from, index), ranges.at(-1)];
    const goesOn = before !== undefined && (isOpen(before) || (language === 'en' && lacksVerb(text.slice(before.start, before.end))) || (!isApart && !saysSomething(said, from, index, point, language))); // prettier-ignore
    if (goesOn)
      Object.assign(before, { end: index, opens: before.opens && (isRelative(said, language) || isBareDate(said)) });
    else
      ranges.push({
        start: from,
        end: index,
        isApart,
        opens: (from > 0 && opensLinked(said, language)) || (from === 0 && (isCircumstance(said, language) || opensSubordinate(said, language) || givesCondition(said, text.slice(index + mark.length), language))), // prettier-ignore
      });
    from = index + mark.length;
    isApart = /[;；]/u.test(mark);
  }
  // What is too short to open goes with what follows it.
  if (ranges.length > 1 && wordsIn(text.slice(ranges[0]!.start, ranges[0]!.end)) < 3) ranges.splice(0, 2, { start: 0, end: ranges[1]!.end }); // prettier-ignore
  return ranges.map((range) => (ranges.length === 1 ? point : partOfPoint(point, [range])));
}

/** "… and when the storm breaks, | all stand under it": what is so then stands behind it. */
function opensLinked(said: string, language: string): boolean {
  const bare = said.trim().replace(keptPattern(`^(?:${lexiconOf(language).and})\\s+`), '');
  return bare !== said.trim() && opensSubordinate(bare, language);
}

/** "Open day, when the archive, | the machine and the staff may be seen": a clause of its conjunction goes on until its verb. */
function lacksVerb(said: string): boolean {
  const clause = said.split(/,\s/u).at(-1)!;
  return opensSubordinate(clause, 'en') && !formOf(clause).isSaid;
}

function saysSomething(said: string, start: number, end: number, point: Point, language: string): boolean {
  const within = (all: readonly Stretch[]): boolean => all.some((one) => one.start >= start && one.end <= end);
  // The rest of an address, or of a span of places, is no part.
  if (point.contacts.some((one) => one.kind === 'street' && one.end <= start && start - one.end <= 2)) return false;
  // "A girl opens, holding the other mitten": what somebody does meanwhile is said of them.
  if (language === 'en' && start > 0 && isMeanwhile(said) && !formOf(said).isSaid) return false;
  if (language === 'en' && start > 0 && addsTo(said) && point.figures.every((one) => one.start < start || one.end > end)) return false; // prettier-ignore
  if (endsEnumeration(said, language) || breaksOff(said, language) || isAttribution(said)) return false;
  // "7 pm" says nowhere of what.
  if (point.times.some((one) => one.start <= start + 1 && one.end >= end - 1)) return false;
  // "…, +32% on 2022" says nowhere what it is of.
  const plain = [...point.figures, ...point.dates].reduceRight((rest, one) => (one.start >= start && one.end <= end ? rest.slice(0, one.start - start) + rest.slice(one.end - start) : rest), said); // prettier-ignore
  if (!/\p{L}{3}|[^\x00-\u02ff]/u.test(plain)) return false;
  if (within(point.dates.filter(namesDay)) || within(point.times) || within(point.contacts)) return true;
  // In a programme of an evening, two words are an item of it.
  const isProgramme =
    point.dates.length + point.times.length > (language === 'en' ? 0 : 1) && !/[;；]/u.test(point.text);
  // "…, danach hausgemachten Kuchen": where no parser tells a clause, a few words behind a comma go on with what is before it.
  const fewest = within(point.figures) || isProgramme ? 2 : language === 'en' || wordsAreLong(language) ? 3 : 4;
  return wordsIn(said) >= fewest && !beginsAsFragment(said, language) && standsAlone(said, language);
}

const wordsAreLong = (language: string): boolean => /^(?:ja|zh|th|ko|tr|id)/u.test(language);
/** Words that a clause without its circumstances has at least; a word of a script without spaces may be a clause. */
const fewestWords = (language: string): number => (wordsAreLong(language) ? 2 : 3);

/** A point without its days, times and addresses, each of which has a beat of its own. */
function withCircumstances(point: Point, context: StoryContext): Facets {
  const { language, topic } = context;
  const all = circumstances(point, language);
  // "Je begint om 2 uur en bent om 10 uur klaar": each is of a verb of its own.
  const isTwice = all.some(({ about }, at) => all.some((other, later) => later > at && other.about === about));
  const found = isTwice ? [] : all;
  const kept = without(point.text, found);
  const core = partOfPoint(point, kept);
  // "Movers come | on Friday at 4": two words say too little by themselves.
  // "1,940 in all, half | after ten": a word or two behind a comma say nothing without their circumstance.
  const last = core.text.split(/[,،，、;]\s*/u).at(-1)!;
  const isWhole =
    (last === core.text || wordsIn(last) >= fewestWords(language)) &&
    wordsIn(core.text) >= fewestWords(language) &&
    kept[0]?.start === 0 &&
    !beginsAsFragment(core.text, language);
  if (found.length === 0 || !isWhole) return { core: point, beats: [] };
  const said = namedShort(core.text, language);
  // "9 February" alone would say nothing of what was filmed then: a clause whose words do not fit over its day stays whole.
  const isOneView = wordsIn(point.text) <= mostInOneView;
  if (said === undefined && found.some(({ about }) => about === 'time' || (about === 'day' && isOneView)))
    return { core: point, beats: [] };
  // "Breakfast is served until 1 pm": a dial shows when, beside all that is said of it.
  if (found.every(({ about }) => about === 'time') && wordsIn(point.text) <= mostBesideDial)
    return { core: point, beats: [] };
  const beats = found.map(({ start, end, from, about, town }) => {
    const phrase = point.text.slice(from, end).replace(/[.,;]+$/u, '');
    const whole = point.text.slice(start, town ? end - town.length : end);
    const named = sentenceCase(
      town
        ? whole.replace(/[,\s]+\p{Ll}*\s*$/u, '')
        : whole.replace(inFigures.test(whole) ? /[,;]+$/u : /[.,;]+$/u, ''),
    );
    return beat(
      {
        claim: about === 'place' ? claimOf(core.text, language, longestOver) || topic || named : named,
        kicker: about === 'place' ? kickerOf(point, context) : (said ?? lastPhrase(core.text, language)),
        ...(town ? { support: town } : {}),
        evidence: about === 'place' ? { type: 'action', where: named } : { type: 'claim', emphasis: named },
        spoken: sentence(sentenceCase(phrase), context),
        picture: about === 'place' ? phrase : point.text,
        importance: 0.6,
      },
      context,
    );
  });
  return { core, beats };
}

/** Characters of a line over a day or a time. */
const longestOver = 48;
/** Words of a clause that is seen whole beside its hour. */
const mostBesideDial = 10;
/** Words of a clause that is seen whole with its day. */
const mostInOneView = 14;

/** A clause as a line over its day; undefined where it would lose words. */
function namedShort(text: string, language: string): string | undefined {
  const said = claimOf(text, language, longestOver);
  return said.length <= longestOver && wordsIn(said) >= wordsIn(text) - 1 ? said : undefined;
}

/** "… voted | to cap single bus fares at £1.50": the end of a long clause, from a preposition or a mark on, as far as it fits. */
function lastPhrase(text: string, language: string): string | undefined {
  const leading = alternatives(packOf(language)?.prompts.clauses.leading ?? '');
  const starts = [...text.matchAll(new RegExp(`[,;:،、]\\s*|\\s(?=(?:${leading})\\s)`, 'giu'))].map(({ index, 0: mark }) => index + mark.length); // prettier-ignore
  const phrases = starts.map((at) => sentenceCase(text.slice(at).replace(/[.,;:]+$/u, '')));
  return phrases.find((phrase) => phrase.length <= longestOver && wordsIn(phrase) >= 2);
}

/** "30.8.": the stop behind a day in figures is a part of it. */
const inFigures = /(?<!\p{Nd})\p{Nd}{1,2}\.\s?\p{Nd}{1,2}\.$/u;

interface Circumstance extends Stretch {
  /** Where its preposition begins. */
  from: number;
  about: 'day' | 'time' | 'place';
  /** The town behind a street: it ends the stretch. */
  town?: string;
}

/** Days, times and streets behind a preposition, from the second word on. */
function circumstances(point: Point, language: string): Circumstance[] {
  const { text } = point;
  const opens = openerOf(language);
  if (!opens) return [];
  const all: Omit<Circumstance, 'from'>[] = [
    ...joinedSpans(point.dates, text)
      .filter(namesDay)
      .map(({ start, end }) => ({ start, end, about: 'day' as const })),
    ...point.times.map(({ start, end }) => ({ start, end, about: 'time' as const })),
    ...point.contacts.filter(({ kind }) => kind === 'street').map(({ start, end }) => ({ start, about: 'place' as const, ...townBehind(text, end) })), // prettier-ignore
  ];
  const leadsTo = goalOf(language);
  return all
    .sort((a, b) => a.start - b.start)
    .flatMap((one) => {
      const before = opens.exec(text.slice(0, one.start));
      // "It was moved | to 2 pm": without its goal a sentence is torn, and "the 06:10" is a train.
      const isMeant = before !== null && !leadsTo.test(before[0]) && !(one.about === 'place' && ofPlace.test(before[0])) && !(one.about === 'time' && isNamedTime.test(before[0])); // prettier-ignore
      // "Anoche hacia | las 23:20 | un rayo …": what is left may not end on a word that leads to what was taken.
      // "It costs 179 euros and ships | from 3 March": what is left may not end on a verb of what was taken.
      const isShared = endsJoined(text.slice(0, before?.index ?? 0), language);
      return isMeant && !isShared && before.index > 0 && !endsAsFragment(text.slice(0, before.index), language) && !leadsOn(text.slice(0, before.index), language) // prettier-ignore
        ? [{ ...one, start: one.start - before[1]!.length, from: before.index + 1 }]
        : [];
    });
}

const endsJoined = (text: string, language: string): boolean => keptPattern(`\\s(?:${lexiconOf(language).and})\\s\\p{L}+$`).test(text); // prettier-ignore

const goals = new Map<string, RegExp>();
/** The word before where or when something is put off to; matches nothing in a language without one. */
function goalOf(language: string): RegExp {
  const known = goals.get(language);
  if (known) return known;
  const made = new RegExp(`\\s(?:${alternatives(packOf(language)?.prompts.clauses.goal ?? '')})\\s$`, 'iu');
  goals.set(language, made);
  return made;
}

/** "in the court | of 4 Mill Lane", "al centro | di via Po": a place of a place is none of the sentence. */
const ofPlace = new RegExp(`^\\s(?:${alternatives(contextWords('amountOf'))})\\s`, 'iu');

/** "on the 06:10": a time with an English article names what goes then. */
const isNamedTime = /\sthe\s$/iu;

/** The town behind a street: "Lindengasse 8 in Graz", "9 Church Street, Whitby". */
function townBehind(text: string, end: number): { end: number; town?: string } {
  const behind = /^(?:,\s|\s\p{Ll}{1,3}\s)(\p{Lu}[\p{L}'’-]+(?:\s\p{Lu}[\p{L}'’-]+)?)(?=\s*(?:$|[,;.]))/u.exec(
    text.slice(end),
  );
  return behind ? { end: end + behind[0].length, town: behind[1]! } : { end };
}

const openers = new Map<string, RegExp | undefined>();
/**
 * The preposition before a circumstance, with what may stand between: an article, and the day of the week, which is
 * captured. Between two days it parts nothing ("from Tuesday to Sunday").
 */
function openerOf(language: string): RegExp | undefined {
  if (openers.has(language)) return openers.get(language);
  const pack = packOf(language);
  const leading = pack?.prompts.clauses.leading;
  const days = weekdayNames(language).flat().map(escapePattern).join('|');
  // "in der", "en la", and "el 3 de octubre", where the article alone leads.
  const words = alternatives(`${leading} ${pack?.context?.articles ?? ''}`);
  const pattern = leading
    ? new RegExp(
        `(?<!(?:${days})\\.?)\\s(?:${words})\\s(?:\\p{Ll}{1,4}\\s)?((?:(?:${days})\\.?,?\\s(?:\\p{Ll}{1,4}\\s)?)?)$`,
        'iu',
      )
    : undefined;
  openers.set(language, pattern);
  return pattern;
}

/** What is left of a text without some stretches, and without the marks around them. */
function without(text: string, taken: readonly Circumstance[]): Stretch[] {
  const kept: Stretch[] = [];
  let at = 0;
  for (const { from, end } of taken) {
    if (from > at) kept.push({ start: at, end: from });
    at = Math.max(at, end);
  }
  if (at < text.length && /[\p{L}\p{Nd}]/u.test(text.slice(at))) kept.push({ start: at, end: text.length });
  return kept;
}
