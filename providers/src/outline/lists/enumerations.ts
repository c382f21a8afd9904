import type { Beat, Evidence } from '@scenewright/core/outline';
import { alternatives } from '../../languages/any-word.js';
import { packOf } from '../../languages/registry.js';
import { opensWithWeekday } from '../../languages/weekday-names.js';
import { lexiconOf, wordPattern } from '../../planner/words/lexicon.js';
import { isAppositive } from '../../reading/appositions.js';
import { saysWhatThereIs, wordsIn } from '../../reading/clauses.js';
import { formOf } from '../../reading/grammar/english-clauses.js';
import { objectRow } from '../../reading/object-rows.js';
import type { Point } from '../../reading/point.js';
import { namesDay } from '../../reading/scan/dates.js';
import { beat, kickerOf, spokenOf } from '../beats.js';
import { beginsAsFragment, claimOf, endsAsFragment, leansBack } from '../claim.js';
import { enumeration } from '../spoken.js';
import type { StoryContext } from '../story-context.js';
import { opensWithPrice } from '../telling/offers.js';
import { mostItems } from './items.js';
import { betweenItems, partsOf } from './split-items.js';

const headsOfLists = new Map<string, RegExp>();
/** "notes *of* fig", "con": what leads from a head to its list in a language; the "with" of one is the "of" of another. */
function headOfList(language: string): RegExp {
  const known = headsOfLists.get(language);
  if (known) return known;
  const words = packOf(language)?.context?.holds;
  const made = new RegExp(`^(.+?)(?:${words ? `\\s(?:${alternatives(words)})|` : ''}:)\\s(.+)$`, 'iu');
  headsOfLists.set(language, made);
  return made;
}

/** "notes of fig, black tea and cedar": three things and more of a short sentence, with the words before them. */
export function enumerated(point: Point, context: StoryContext): { lead: string; items: string[] } | undefined {
  const { language } = context;
  const isThere = saysWhatThereIs(point.text, language);
  if ((point.figures.length > 1 && !isThere) || point.contacts.length > 0) return undefined;
  // "Saturday 13 June, 3 pm, Orchard Barn" is when and where something is, no list.
  if (point.dates.some(namesDay) && point.kind === 'clause') return undefined;
  // "Thursday, the 12th, 6 to 8 pm" is when something is, whatever its parts are called.
  if (point.times.length > 0 && opensWithWeekday(point.text, language)) return undefined;
  if (isAppositive(point.text, language)) return undefined;
  // "Coffee and cake at 3, barbecue from 6": what goes with an hour of its own.
  const isProgramme = hasHours(point);
  const parts = partsOf(
    point.text.replace(/[.!]$/u, ''),
    isProgramme ? betweenHours : betweenItems(language),
    language,
  );
  if (parts.length < (isProgramme ? 2 : 3) || parts.length > 8) return undefined;
  // "Dutch not required, English and patience are": what ends on its verb is a sentence.
  if (endsAsFragment(parts.at(-1)!, language)) return undefined;
  if (isProgramme) return parts.every((part) => wordsIn(part) <= 9) ? { lead: '', items: parts } : undefined;
  const rest = parts.slice(1);
  const first = parts[0]!;
  // "From £9 a month, free shipping, no contract": a price with what goes with it.
  if (opensWithPrice(parts, context) && rest.every((part) => wordsIn(part) <= 5)) return { lead: '', items: parts };
  // "Our shop offers free checks, loan bikes and pickup from your door"
  const offered = new RegExp(`^(.+?)\\s(?:${lexiconOf(language).includes})\\s(.+)$`, 'iu').exec(first);
  if (rest.some((part) => wordsIn(part) > (offered || isThere ? 8 : 4))) return undefined;
  if (isThere) {
    const opening = new RegExp(`^(?:${alternatives(packOf(language)?.context?.thereIs ?? '')})\\s+`, 'iu');
    return { lead: '', items: [first.replace(opening, ''), ...rest] };
  }
  // "… with his family, in winter, with the goat" tells on; things side by side begin with themselves.
  if (rest.some((part) => beginsAsFragment(part, language))) return undefined;
  if (offered) {
    const isSomebody = wordPattern(lexiconOf(language).pronoun, language, 'whole').test(offered[1]!);
    return { lead: isSomebody ? '' : offered[1]!, items: [offered[2]!, ...rest] };
  }
  const row = point.places.length < 2 ? objectRow(point.text, language) : undefined;
  // "It goes through …": a headline has nothing before it.
  if (row) return { lead: leansBack(row.lead, language) ? '' : row.lead, items: row.items };
  const lead = headOfList(language).exec(first);
  // "You'll be wrong in front of a chief, out loud, and live" says something of somebody.
  if (lead && language === 'en' && /\sof\s$/iu.test(first.slice(0, first.length - lead[2]!.length)) && formOf(lead[1]!).isSaid) return undefined; // prettier-ignore
  // "We are Hollis & Bray, letting agents" says who speaks.
  if (lead && wordPattern(lexiconOf(language).pronoun, language, 'whole').test(lead[1]!)) return undefined;
  if (!lead && wordsIn(first) > 4) return undefined;
  // "The house goes with it, four bedrooms, …": a pronoun is no thing of a row.
  if (lead && wordPattern(lexiconOf(language).pronoun, language, 'whole').test(lead[2]!)) return undefined;
  return { lead: lead ? lead[1]! : '', items: [lead ? lead[2]! : first, ...rest] };
}

/** Two hours or more in one sentence: a programme. */
const hasHours = ({ times }: Point): boolean => times.length >= 2;

const betweenHours = /\s*(?:[,，](?!(?<=\p{Nd}.)\p{Nd})|[;、،])\s*/u;

export function enumeratedNode(
  point: Point,
  { lead, items }: { lead: string; items: string[] },
  context: StoryContext,
): { alternatives: Beat[][]; importance: number } {
  const { language, topic } = context;
  const { timetable } = packOf(language)?.visits ?? {};
  const claim =
    hasHours(point) && point.heading === '' && timetable
      ? timetable
      : lead && wordsIn(lead) <= 6
        ? claimOf(lead, language, 60)
        : point.heading
          ? claimOf(point.heading, language, 60)
          : topic;
  const texts = items.map((text) => ({ text: claimOf(text, language, 60) }));
  // "First reading, second reading, …, royal assent": what counts itself is gone through.
  const opens = wordPattern(lexiconOf(language).sequence, language, 'start');
  const isOrdered = items.filter((text) => opens.test(text)).length >= 3;
  const parts = chunk(texts, Math.ceil(texts.length / Math.ceil(texts.length / mostItems)));
  let from = 1;
  const beats = parts.map((some, at) => {
    // "Kino im Hof, Freitag, Stummfilm, Livemusik" has no name: a title of all of it would say it twice.
    const title = (claim || (wordsIn(point.text) <= 6 ? claimOf(point.text, language) : some[0]!.text)).slice(0, 110);
    const evidence: Evidence = isOrdered
      ? { type: 'steps', title, steps: some, from, cyclic: false }
      : { type: 'list', title, items: some };
    from += some.length;
    return beat(
      {
        claim: title,
        kicker: kickerOf({ heading: '' }, context),
        evidence,
        // Told in one breath where all are shown at once.
        spoken: parts.length === 1 ? spokenOf([point], context) : enumeration(at === 0 ? lead : '', some.map(({ text }) => text), context), // prettier-ignore
        picture: parts.length === 1 ? point.text : some.map(({ text }) => text).join(', '),
        importance: 0.6,
      },
      context,
    );
  });
  return { alternatives: [beats], importance: 0.6 };
}

const chunk = <T>(items: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, at) => items.slice(at * size, (at + 1) * size));
