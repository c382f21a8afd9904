import type { Beat, Evidence, Genre } from '@scenewright/core/outline';
import { alternatives, contextWords, wordsOfAll } from '../languages/any-word.js';
import { packOf } from '../languages/registry.js';
import { lexiconOf, wordPattern } from '../planner/words/lexicon.js';
import { saysWhatThereIs, wordsIn } from '../reading/clauses.js';
import { englishForms, opensWithAmount, sharesVerb } from '../reading/grammar/english-clauses.js';
import { holdNames, releaseNames } from '../reading/joined-names.js';
import type { Point } from '../reading/point.js';
import { namesDay } from '../reading/scan/dates.js';
import { scan } from '../reading/scan/scan.js';
import { beat, kickerOf, spokenOf } from './beats.js';
import { beginsAsFragment, claimOf } from './claim.js';
import type { Candidate } from './node.js';
import { isOrder, isOrders } from '../reading/orders.js';
import { singleBeat } from './single-point.js';
import { enumeration, joined, sentence } from './spoken.js';
import { opensWithPrice } from './telling/offers.js';
import type { StoryContext } from './story-context.js';

/** Words that a list shows at most, so that it can be read. */
const mostWords = 36;
const mostItems = 6;

/** Bullets of one list, and the short clauses of one sentence: a list or steps, together or one by one. */
export function listCandidates(points: readonly Point[], context: StoryContext): Candidate[] {
  const found: Candidate[] = [];
  let from = 0;
  while (from < points.length) {
    const first = points[from]!;
    let to = from + 1;
    if (first.kind === 'bullet')
      while (to < points.length && points[to]!.kind === 'bullet' && points[to]!.group === first.group) to += 1;
    else if (isPlain(first))
      while (to < points.length && isPlain(points[to]!) && points[to]!.sentenceIndex === first.sentenceIndex) to += 1;
    const run = first.kind === 'bullet' ? wholeItems(points.slice(from, to), context.language) : points.slice(from, to);
    if (run.length >= (first.kind === 'bullet' ? 2 : 3)) {
      const [start, end] = [from, to];
      found.push({
        from: start,
        to: end,
        score: first.kind === 'bullet' ? 0.88 : 0.8,
        node: () => listNode(run, points[start - 1], context),
      });
    } else if (run.length >= 1 && isPlain(first)) {
      const named = headedItems(run);
      const [start, end] = [from, to];
      if (named)
        found.push({ from: start, to: end, score: 0.84, node: () => listNode(named, points[start - 1], context) });
      const items = named ? undefined : enumerated(first, context);
      if (items)
        found.push({ from: start, to: start + 1, score: 0.78, node: () => enumeratedNode(first, items, context) });
    }
    from = to;
  }
  return [...found, ...sequenceCandidates(points, context)];
}

/** "Ingredients: 2 eggs, milk, salt": the short things after a heading of the same sentence. */
function headedItems(run: readonly Point[]): Point[] | undefined {
  const [first] = run;
  if (!first?.heading || run.some(({ contacts, dates }) => contacts.length + dates.length > 0)) return undefined;
  const rest = /^[^:：]{2,60}[:：]\s*(.+?)[\s.。]*$/su.exec(first.sentence)?.[1];
  const parts = rest?.split(/\s*[,;、，،](?!\p{Nd})\s*/u).filter(Boolean) ?? [];
  if (parts.length < 3 || parts.length > 12 || parts.some((part) => wordsIn(part) > 5)) return undefined;
  // Where the film has opened with the first of them, the rest are no list from its start.
  if (!first.text.startsWith(parts[0]!)) return undefined;
  const figures = run.flatMap((point) => point.figures);
  return parts.map((text) => ({
    ...first,
    text,
    figures: figures.filter(({ figure }) => text.includes(figure.display)),
    sentence: text,
  }));
}

/** The clauses of a long item are one item again. */
function wholeItems(run: readonly Point[], language: string): Point[] {
  return run.flatMap((point, at) => {
    if (point.sentenceIndex === run[at - 1]?.sentenceIndex) return [];
    if (point.sentenceIndex !== run[at + 1]?.sentenceIndex) return [point];
    return [{ ...point, ...scan(point.sentence, language), text: point.sentence }];
  });
}

const isPlain = (point: Point): boolean =>
  point.kind === 'clause' && point.role === 'content' && point.quotes.length === 0;

/** Sentences that do one thing after the other: "First …", "then …", or commands of a recipe and a how-to. */
function sequenceCandidates(points: readonly Point[], context: StoryContext): Candidate[] {
  const { genre, language } = context;
  const { sequence, step } = lexiconOf(language);
  const opens = wordPattern(sequence, language, 'start');
  // Where some stand under "Steps", the others are none.
  const isNamed = (point: Point): boolean => wordPattern(`(?:${step})s?`, language).test(point.heading);
  const named = points.some(isNamed);
  const found: Candidate[] = [];
  for (let from = 0; from < points.length;) {
    let to = from;
    let marked = 0;
    while (
      to < points.length &&
      isPlain(points[to]!) &&
      wordsIn(points[to]!.text) <= 22 &&
      (to === from || isBeside(points[from]!, points[to]!, opens))
    ) {
      if (opens.test(points[to]!.text)) marked += 1;
      to += 1;
    }
    // What goes into a dish stands in a sentence before what is done with it.
    const listed = points.slice(from, to).filter(({ sentenceIndex }) => sentenceIndex === points[from]!.sentenceIndex);
    const counted = listed.filter(({ figures }) => figures.length > 0).length;
    if (genre === 'recipe' && listed.length >= 3 && counted >= 2 && to > from + listed.length && listed.every(({ text }) => wordsIn(text) <= 7)) to = from + listed.length; // prettier-ignore
    const isMethod = (genre === 'how-to' || genre === 'recipe') && (!named || isNamed(points[from]!));
    const run = isMethod
      ? withObjects(
          points.slice(from, to).flatMap((point) => commandsOf(point, language)),
          language,
        )
      : points.slice(from, to);
    if (
      run.length >= 3 &&
      ((isMethod && tellsToDo(run, language)) || marked >= Math.max(2, Math.min(3, run.length / 2))) &&
      (marked >= 2 || !isEnumeration(run, isMethod))
    ) {
      const start = from;
      found.push({
        from: start,
        to,
        score: isMethod ? 0.82 : 0.76,
        node: () => stepsNode(run, points[start - 1], context),
      });
    }
    from = Math.max(to, from + 1);
  }
  return found;
}

/** Films that ask their viewers to do this or that, in no order. */
const inviting: ReadonlySet<Genre> = new Set(['promo', 'announcement', 'event', 'invitation', 'job-ad', 'fundraising', 'place', 'greeting', 'tips', 'listicle']); // prettier-ignore

/** "Heat goes from hot to cold" explains, it is no step; of other languages than English the genre alone says so. */
const tellsToDo = (run: readonly Point[], language: string): boolean =>
  language !== 'en' || run.filter(({ text }) => isOrder(text.replace(/[.!]\s*$/u, ''), language)).length * 2 >= run.length; // prettier-ignore

/** What leads a list of steps heads the sentence that it stands in, and the sentences after it have none. */
const isBeside = (first: Point, point: Point, opens: RegExp): boolean =>
  point.group === first.group && (point.heading === first.heading || (point.heading === '' && opens.test(first.text)));

/** Single things side by side are no steps; in a method two words may be one ("check dates"). */
const isEnumeration = (run: readonly Point[], isMethod: boolean): boolean =>
  isMethod
    ? run.filter((point) => wordsIn(point.text) >= 2).length < run.length / 2 || isIngredients(run, run[0]!.heading)
    : run.every((point) => wordsIn(point.text) <= 3);

/** "Whisk, rest 10 minutes, fry until golden": what is told to do in one sentence, each by itself. */
function commandsOf(point: Point, language: string): Point[] {
  const { figures, dates, times, contacts, text } = point;
  const parts = partsOf(text.replace(/[.!。]\s*$/u, ''), betweenItems(language), language);
  if (contacts.length + dates.length > 0 || parts.length < 3 || parts.some((part) => wordsIn(part) > 10))
    return [point];
  const within = <T extends { text?: string; start: number; end: number }>(all: readonly T[], part: string): T[] =>
    all.filter(({ start, end }) => part.includes(text.slice(start, end)));
  return parts.map((part) => ({ ...point, text: part, figures: within(figures, part), times: within(times, part) })); // prettier-ignore
}

/** "Add the sugar, | 1 egg, | a pinch of salt": what is done is done with all that follows until the next thing to do. */
function withObjects(run: readonly Point[], language: string): Point[] {
  if (language !== 'en') return [...run];
  const joined: Point[] = [];
  let isOrdered = false;
  for (const point of run) {
    const { text } = point;
    const last = joined.at(-1);
    const [form] = englishForms(text, [{ start: 0, end: text.length }]);
    const goesOn = isOrdered && last?.sentenceIndex === point.sentenceIndex && !form!.isOrder && opensWithAmount(text);
    if (last && goesOn && wordsIn(last.text) + wordsIn(text) <= mostStepWords) {
      const by = last.text.length + 2;
      const figures = point.figures.map((one) => ({ ...one, start: one.start + by, end: one.end + by }));
      joined.splice(-1, 1, { ...last, text: `${last.text}, ${text}`, figures: [...last.figures, ...figures] });
      continue;
    }
    joined.push(point);
    isOrdered = form!.isOrder;
  }
  return joined;
}
/** Words that a step can be read with. */
const mostStepWords = 14;

export function listNode(
  run: readonly Point[],
  before: Point | undefined,
  context: StoryContext,
): { alternatives: Beat[][]; importance: number } {
  const { genre, language } = context;
  const { step } = lexiconOf(language);
  const heading = run[0]!.heading || (before?.kind === 'heading' ? before.text : '');
  const ordered = run.every((point) => point.ordinal !== undefined);
  const opens = wordPattern(lexiconOf(language).sequence, language, 'start');
  const isSteps =
    run.every((point) => point.isStep) ||
    (!inviting.has(genre) && isOrders(run, language)) ||
    isProcess(run, heading || context.topic, language) ||
    // "First …, then …, finally …"
    run.filter(({ text }) => opens.test(text)).length >= Math.max(2, Math.min(3, run.length / 2)) ||
    ((genre === 'how-to' || genre === 'recipe' || genre === 'lesson') &&
      (ordered || genre !== 'lesson') &&
      !run.every((point) => wordsIn(point.text) <= 4 && point.figures.length > 0)) ||
    wordPattern(`(?:${step})s?`, language).test(heading);
  if (isSteps && !(genre === 'recipe' && isIngredients(run, heading))) return stepsNode(run, before, context);
  const named = heading === '' || heading === context.topic;
  const title = genre === 'recipe' && named && isIngredients(run, '') && context.phrases.ingredients.length > 1 ? context.phrases.ingredients : titleOf(heading, context); // prettier-ignore
  const checked = run.every((point) => point.checked !== undefined) ? run.map((point) => point.checked!) : undefined;
  const groups = inGroups(run);
  const together = groups.map((some) => listBeat(some, title, heading, context, checked));
  const hasWeight = run.some((point) => wordsIn(point.text) > 3);
  // What goes into a dish is one card; half an egg alone says nothing.
  const isWhole = genre === 'recipe' && isIngredients(run, heading);
  const single =
    hasWeight && run.length <= 8 && !checked && !isWhole
      ? [run.map((point) => singleBeat({ ...point, heading: heading || point.heading }, context))]
      : [];
  const alone = single.filter((one) => one.length > together.length);
  // Clauses under no name are told one by one: the first of them is no name of the others.
  const isNamed = title !== '' || alone.length === 0 || run.length > mostUnnamed;
  return { alternatives: isNamed ? [together, ...alone] : alone, importance: 0.85 };
}

/** Points of a list without a name that have a scene each whatever the time. */
const mostUnnamed = 5;
/** The "and" of one language is the "in" of another: things and commands are parted by their own. */
const betweenItems = (language: string): RegExp => {
  const own = packOf(language)?.context?.and;
  const word = own ? alternatives(own) : lexiconOf(language).and;
  return new RegExp(`\\s*[,;、，،](?!\\p{Nd}{3})\\s*(?:(?:${word})\\s)?|\\s(?:${word}|&)\\s`, 'u');
};

/** The parts of a list between its commas and its "and", without what hangs on the verb before it: "loves bouldering and bread". */
function partsOf(text: string, between: RegExp, language: string): string[] {
  const held = holdNames(text);
  const parts: string[] = [];
  let from = 0;
  for (const match of held.matchAll(new RegExp(between, 'gu'))) {
    const before = held.slice(from, match.index);
    const end = match.index + match[0].length;
    const after = held.slice(end).split(/[,;、，،]/u)[0]!;
    const isAnd = /^\s\p{L}/u.test(match[0]);
    if (isAnd && language === 'en' && wordsIn(before) >= 2 && sharesVerb(before, after)) continue;
    // "Grate the potatoes and onions" of a language whose verbs nobody parses: what is no order shares the one before.
    if (isAnd && language !== 'en' && ((isOrder(before, language) && !isOrder(after, language)) || (wordsIn(before) >= 2 && wordsIn(after) === 1))) continue; // prettier-ignore
    parts.push(before);
    from = end;
  }
  return [...parts, held.slice(from)].filter(Boolean).map(releaseNames);
}
const headOfList = new RegExp(`^(.+?)(?:\\s(?:${alternatives(contextWords('holds'))})|:)\\s(.+)$`, 'iu');
const ingredients = new RegExp(alternatives(contextWords('ingredients')), 'iu');
const isIngredients = (run: readonly Point[], heading: string): boolean =>
  ingredients.test(heading) || run.filter(isAmount).length >= run.length * 0.4;
/** "250 g flour", "farine : 250 g"; not "peel 1 kg of potatoes", "simmer 10 minutes". */
const isAmount = ({ text, figures: [first] }: Point): boolean =>
  (first === undefined && wordsIn(text) <= 6 && opensWithPart.test(text)) ||
  (first !== undefined && !lasts.has(first.figure.unit ?? '') && wordsIn(text) <= 7 && (first.start <= 1 || (first.end >= text.trimEnd().length - 1 && wordsIn(text.slice(0, first.start)) <= 3))); // prettier-ignore
/** "Half a cup of oats", "une pincée de sel": an amount in words. */
const opensWithPart = new RegExp(`^(?:half\\s)?(?:${alternatives(contextWords('articles'))})\\s\\p{L}+\\s(?:${alternatives(wordsOfAll(({ tables }) => tables?.of))})\\s`, 'iu'); // prettier-ignore
/** Units of time: a step takes it, nothing is made of it. */
const lasts: ReadonlySet<string> = new Set(['s', 'min', 'h', 'day', 'week']);

function titleOf(heading: string, { language, topic }: StoryContext): string {
  if (heading && heading.length <= 80) return claimOf(heading, language, 70);
  return topic.length <= 60 ? topic : '';
}

function listBeat(
  run: readonly Point[],
  title: string,
  heading: string,
  context: StoryContext,
  checked?: boolean[],
): Beat {
  const items = run.map((point) => ({ text: itemOf(point, context) }));
  const evidence: Evidence = {
    type: 'list',
    ...(title ? { title } : {}),
    items,
    ...(checked ? { checked: checked.slice(0, items.length) } : {}),
  };
  const long = run.some((point) => wordsIn(point.text) > 7);
  const spoken = long
    ? joined(heading && heading !== context.topic ? sentence(heading, context) : '', spokenOf(run, context))
    : enumeration(
        title && title !== context.topic ? title : '',
        run.map(({ text }) => text),
        context,
      );
  return beat(
    {
      claim: title || items[0]!.text,
      kicker: title === context.topic ? undefined : kickerOf({ heading: '' }, context),
      evidence,
      spoken,
      // Whole items as written: a headline's capital is none in a sentence.
      spokenShort: enumeration('', run.map((point, at) => (itemOf(point, context).length < point.text.length - 1 ? items[at]!.text : point.text)), context), // prettier-ignore
      picture: `${title} ${items[0]!.text}`,
      importance: 0.85,
    },
    context,
  );
}

/** An item of a list: at most twelve words, figures kept. */
export function itemOf(point: Point, { language }: StoryContext): string {
  const whole = claimOf(point.text, language, 105);
  if (wordsIn(whole) <= 12) return whole;
  const short = claimOf(point.text, language, 64);
  return point.figures.every(({ figure }) => short.includes(figure.display)) ? short : whole;
}

/** Runs of at most six items and forty words, of about one size. */
export function inGroups(run: readonly Point[]): Point[][] {
  const words = run.map((point) => Math.min(13, wordsIn(point.text)));
  const total = words.reduce((sum, one) => sum + one, 0);
  const count = Math.max(Math.ceil(run.length / mostItems), Math.ceil(total / mostWords));
  const each = Math.ceil(run.length / count);
  return Array.from({ length: Math.ceil(run.length / each) }, (_, index) =>
    run.slice(index * each, (index + 1) * each),
  );
}

export function stepsNode(
  run: readonly Point[],
  before: Point | undefined,
  context: StoryContext,
): { alternatives: Beat[][]; importance: number } {
  const heading = run[0]!.heading || (before?.kind === 'heading' ? before.text : '');
  const named = heading === '' || heading === context.topic;
  const title = context.genre === 'recipe' && named && context.phrases.method.length > 1 ? context.phrases.method : titleOf(heading, context); // prettier-ignore
  const steps = run.map((point) => stepOf(point, context));
  let from = 1;
  const together = inGroups(run).map((some) => {
    const own = steps.slice(from - 1, from - 1 + some.length);
    const evidence: Evidence = { type: 'steps', ...(title ? { title } : {}), steps: own, from, cyclic: false };
    from += some.length;
    return beat(
      {
        claim: title || `${evidence.from}–${evidence.from + own.length - 1}`,
        kicker: title === context.topic ? undefined : kickerOf({ heading: '' }, context),
        evidence,
        spoken: spokenOf(some, context),
        picture: `${title} ${own[0]!.text}`,
        importance: 0.9,
      },
      context,
    );
  });
  const single = run.map((point, index) => oneStep(point, index + 1, context));
  const all = [together, ...(run.length <= 9 ? [single] : [])];
  // All of them once more, where each had its own scene.
  const whole = title !== '' && together.length === 1 && run.length >= 3 && run.every(({ ordinal }) => ordinal !== undefined) ? { ...together[0]!, purpose: 'resolution' as const, spoken: null } : undefined; // prettier-ignore
  const every = whole && run.length <= mostItems ? [...all, [...single, whole]] : all;
  return { alternatives: every.filter((one, at) => at === 0 || one.length > every[at - 1]!.length), importance: 0.95 };
}

/** "How a bill becomes a law: a member introduces it, a committee studies it, …": what comes about is told in order. */
function isProcess(run: readonly Point[], title: string, language: string): boolean {
  const process = packOf(language)?.telling?.process;
  if (!process || run.length < 3 || !new RegExp(`^(?:${alternatives(process)})`, 'iu').test(title)) return false;
  const isTold = ({ text }: Point): boolean => {
    if (language !== 'en') return wordsIn(text) >= 2 && !/^\p{Nd}/u.test(text);
    const [form] = englishForms(text, [{ start: 0, end: text.length }]);
    return form!.isSaid || form!.isOrder;
  };
  return run.every(isTold);
}

const chunk = <T>(items: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, at) => items.slice(at * size, (at + 1) * size));

function stepOf(point: Point, context: StoryContext): { text: string; detail?: string } {
  const { sequence } = lexiconOf(context.language);
  const plain = point.text.replace(wordPattern(sequence, context.language, 'start'), '').replace(/^[\s,;:]+/u, '');
  const bare = plain === point.text ? plain : straightened(plain, context.language);
  const text = itemOf(
    {
      ...point,
      text:
        bare.length >= 2 && (context.language !== 'en' || plain === point.text || wordsIn(bare) >= 2)
          ? bare
          : point.text,
    },
    context,
  );
  return { text };
}

/** "Sedan drar du ut slangen" without its first word: "Du drar ut slangen", in languages that set the verb second. */
function straightened(text: string, language: string): string {
  const { subject } = lexiconOf(language);
  if (!subject) return text;
  return text.replace(new RegExp(`^([\\p{L}\\p{M}’'-]+)\\s(${subject})(?=\\s)`, 'iu'), '$2 $1');
}

/** One step for itself, its number above it. */
function oneStep(point: Point, number: number, context: StoryContext): Beat {
  const { text } = stepOf(point, context);
  return beat(
    {
      claim: text,
      kicker: kickerOf(point, context),
      evidence: { type: 'steps', steps: [{ text }], from: number, cyclic: false },
      spoken: spokenOf([point], context),
      picture: text,
      importance: 0.85,
    },
    context,
  );
}

/** "notes of fig, black tea and cedar": three things and more of a short sentence, with the words before them. */
function enumerated(point: Point, context: StoryContext): { lead: string; items: string[] } | undefined {
  const { language } = context;
  const isThere = saysWhatThereIs(point.text, language);
  if ((point.figures.length > 1 && !isThere) || point.contacts.length > 0) return undefined;
  // "Saturday 13 June, 3 pm, Orchard Barn" is when and where something is, no list.
  if (point.dates.some(namesDay) && point.kind === 'clause') return undefined;
  // "Coffee and cake at 3, barbecue from 6": what goes with an hour of its own.
  const isProgramme = hasHours(point);
  const parts = partsOf(
    point.text.replace(/[.!]$/u, ''),
    isProgramme ? betweenHours : betweenItems(language),
    language,
  );
  if (parts.length < (isProgramme ? 2 : 3) || parts.length > 8) return undefined;
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
  const lead = headOfList.exec(first);
  // "We are Hollis & Bray, letting agents" says who speaks.
  if (lead && wordPattern(lexiconOf(language).pronoun, language, 'whole').test(lead[1]!)) return undefined;
  if (!lead && wordsIn(first) > 4) return undefined;
  return { lead: lead ? lead[1]! : '', items: [lead ? lead[2]! : first, ...rest] };
}

/** Two hours or more in one sentence: a programme. */
const hasHours = ({ times }: Point): boolean => times.length >= 2;
const betweenHours = /\s*[,;、，،](?!\p{Nd}{3})\s*/u;

function enumeratedNode(
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
          : topic || claimOf(point.text, language);
  const texts = items.map((text) => ({ text: claimOf(text, language, 60) }));
  // "First reading, second reading, …, royal assent": what counts itself is gone through.
  const opens = wordPattern(lexiconOf(language).sequence, language, 'start');
  const isOrdered = items.filter((text) => opens.test(text)).length >= 3;
  const parts = chunk(texts, Math.ceil(texts.length / Math.ceil(texts.length / mostItems)));
  let from = 1;
  const beats = parts.map((some, at) => {
    const title = claim.slice(0, 110);
    const evidence: Evidence = isOrdered
      ? { type: 'steps', title, steps: some, from, cyclic: false }
      : { type: 'list', title, items: some };
    from += some.length;
    return beat(
      {
        claim,
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
