import type { LazyPattern } from '../../languages/lazily.js';
import { packOf } from '../../languages/registry.js';
import { lexiconOf, wordPattern } from '../../planner/words/lexicon.js';
import { wordsIn } from '../../reading/clauses.js';
import { formOf, opensWithAmount } from '../../reading/grammar/english-clauses.js';
import { isOrder } from '../../reading/orders.js';
import type { Point } from '../../reading/point.js';
import type { Candidate } from '../node.js';
import type { StoryContext } from '../story-context.js';
import { isIngredients } from './ingredients.js';
import { arePrices } from './prices.js';
import { isPlain } from './plain-clause.js';
import { betweenItems, partsOf } from './split-items.js';
import { stepsNode } from './steps-node.js';

/** Sentences that do one thing after the other: "First …", "then …", or commands of a recipe and a how-to. */
export function sequenceCandidates(points: readonly Point[], context: StoryContext): Candidate[] {
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
    const isMethod = (genre === 'how-to' || genre === 'recipe') && (!named || isNamed(points[from]!));
    // "Yoga in the morning. First …, then …, finally …. It helps.": what stands around the steps is none of them.
    const around = isMethod ? undefined : markedSentences(points, { from, to }, opens);
    if (around && around.from > from) {
      from = around.from;
      continue;
    }
    if (around) to = around.to;
    // What goes into a dish stands in a sentence before what is done with it.
    const listed = points.slice(from, to).filter(({ sentenceIndex }) => sentenceIndex === points[from]!.sentenceIndex);
    const counted = listed.filter(({ figures }) => figures.length > 0).length;
    if (genre === 'recipe' && listed.length >= 3 && counted >= 2 && to > from + listed.length && listed.every(({ text }) => wordsIn(text) <= 7)) to = from + listed.length; // prettier-ignore
    const run = isMethod
      ? withObjects(
          points.slice(from, to).flatMap((point) => commandsOf(point, language)),
          language,
        )
      : points.slice(from, to);
    if (
      run.length >= 3 &&
      !arePrices(run) &&
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

// prettier-ignore

/** The sentences from the first to the last that opens with a word of order, of some points; undefined where none does. */
function markedSentences(
  points: readonly Point[],
  { from, to }: { from: number; to: number },
  opens: LazyPattern,
): { from: number; to: number } | undefined {
  const marked = points.slice(from, to).filter(({ text }) => opens.test(text));
  const [first, last] = [marked[0], marked.at(-1)];
  if (!first || !last) return undefined;
  const within = points.slice(from, to).map(({ sentenceIndex }) => sentenceIndex >= first.sentenceIndex && sentenceIndex <= last.sentenceIndex); // prettier-ignore
  return { from: from + within.indexOf(true), to: from + within.lastIndexOf(true) + 1 };
}

/** "Heat goes from hot to cold" explains, it is no step; of other languages than English the genre alone says so. */
const tellsToDo = (run: readonly Point[], language: string): boolean =>
  language !== 'en' ||
  run.filter(({ text }) => isOrder(text.replace(/[.!]\s*$/u, ''), language)).length * 2 >= run.length;

// prettier-ignore

/** What leads a list of steps heads the sentence that it stands in, and the sentences after it have none. */
const isBeside = (first: Point, point: Point, opens: LazyPattern): boolean =>
  point.group === first.group && (point.heading === first.heading || (point.heading === '' && opens.test(first.text)));

/** Single things side by side are no steps; in a method two words may be one ("check dates"). */
const isEnumeration = (run: readonly Point[], isMethod: boolean): boolean =>
  isMethod
    ? run.filter((point) => wordsIn(point.text) >= 2).length < run.length / 2 || isIngredients(run, run[0]!.heading)
    : run.every((point) => wordsIn(point.text) <= 3);

/** "Whisk, rest 10 minutes, fry until golden": what is told to do in one sentence, each by itself. */
function commandsOf(point: Point, language: string): Point[] {
  const { figures, dates, times, contacts, text } = point;
  const plain = text.replace(/[.!。]\s*$/u, '');
  const parts = withVerbs(plain, partsOf(plain, betweenItems(language), language), language);
  if (contacts.length + dates.length > 0 || parts.length < 3 || parts.some((part) => wordsIn(part) > 10))
    return [point];
  const within = <T extends { text?: string; start: number; end: number }>(all: readonly T[], part: string): T[] =>
    all.filter(({ start, end }) => part.includes(text.slice(start, end)));
  return parts.map((part) => ({ ...point, text: part, figures: within(figures, part), times: within(times, part) })); // prettier-ignore
}

/**
 * "Mit Eiern, | Mehl, | Salz und | Muskat mischen": what is no order belongs to the one behind it where verbs stand last, and
 * else to the one before it: "mezclar harina, | azúcar y | sal".
 */
function withVerbs(text: string, parts: readonly string[], language: string): string[] {
  const orders = packOf(language)?.prompts.clauses.orders;
  const are = parts.map((part) => isOrder(part, language));
  if (language === 'en' || orders === undefined || !are.includes(true)) return [...parts];
  const isVerbLast = /\$/u.test(orders);
  let at = 0;
  const places = parts.map((part) => {
    const from = text.indexOf(part, at);
    at = from + part.length;
    return { from, to: at };
  });
  const joined: { from: number; to: number }[] = [];
  let isOpen = false;
  for (const [index, place] of places.entries()) {
    const last = joined.at(-1);
    const hangs = last !== undefined && (isVerbLast ? isOpen : !are[index]!);
    if (hangs) last.to = place.to;
    else joined.push({ ...place });
    isOpen = !are[index]!;
  }
  return joined.map(({ from, to }) => text.slice(from, to));
}

/** "Add the sugar, | 1 egg, | a pinch of salt": what is done is done with all that follows until the next thing to do. */
function withObjects(run: readonly Point[], language: string): Point[] {
  if (language !== 'en') return [...run];
  const joined: Point[] = [];
  let isOrdered = false;
  for (const point of run) {
    const { text } = point;
    const last = joined.at(-1);
    const form = formOf(text);
    const goesOn = isOrdered && last?.sentenceIndex === point.sentenceIndex && !form.isOrder && opensWithAmount(text);
    if (last && goesOn && wordsIn(last.text) + wordsIn(text) <= mostStepWords) {
      const by = last.text.length + 2;
      const figures = point.figures.map((one) => ({ ...one, start: one.start + by, end: one.end + by }));
      joined.splice(-1, 1, { ...last, text: `${last.text}, ${text}`, figures: [...last.figures, ...figures] });
      continue;
    }
    joined.push(point);
    isOrdered = form.isOrder;
  }
  return joined;
}

/** Words that a step can be read with. */
const mostStepWords = 14;
