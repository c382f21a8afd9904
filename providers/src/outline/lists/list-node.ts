import type { Beat, Evidence, Genre } from '@scenewright/core/outline';
import { alternatives } from '../../languages/any-word.js';
import { packOf } from '../../languages/registry.js';
import { lexiconOf, wordPattern } from '../../planner/words/lexicon.js';
import { wordsIn } from '../../reading/clauses.js';
import { formOf } from '../../reading/grammar/english-clauses.js';
import { isOrders } from '../../reading/orders.js';
import type { Point } from '../../reading/point.js';
import { beat, kickerOf, spokenOf } from '../beats.js';
import { singleBeat } from '../single-point.js';
import { enumeration, joined, sentence } from '../spoken.js';
import type { StoryContext } from '../story-context.js';
import { isIngredients } from './ingredients.js';
import { inGroups, itemOf, titleOf } from './items.js';
import { arePrices } from './prices.js';
import { stepsNode } from './steps-node.js';

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
    // "rain, wind, sun": single words that may be orders are things.
    (!inviting.has(genre) && run.some(({ text }) => wordsIn(text) > 1) && isOrders(run, language)) ||
    isProcess(run, heading || context.topic, language) ||
    // "First …, then …, finally …"
    run.filter(({ text }) => opens.test(text)).length >= Math.max(2, Math.min(3, run.length / 2)) ||
    ((genre === 'how-to' || genre === 'recipe' || genre === 'lesson') &&
      (ordered || genre !== 'lesson') &&
      !run.every((point) => wordsIn(point.text) <= 4 && point.figures.length > 0)) ||
    wordPattern(`(?:${step})s?`, language).test(heading);
  if (isSteps && !arePrices(run) && !(genre === 'recipe' && isIngredients(run, heading)))
    return stepsNode(run, before, context);
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

/** Films that ask their viewers to do this or that, in no order. */
const inviting: ReadonlySet<Genre> = new Set([
  'promo',
  'announcement',
  'event',
  'invitation',
  'job-ad',
  'fundraising',
  'place',
  'greeting',
  'tips',
  'listicle',
]);

/** Points of a list without a name that have a scene each whatever the time. */
const mostUnnamed = 5;

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

/** "How a bill becomes a law: a member introduces it, a committee studies it, …": what comes about is told in order. */
function isProcess(run: readonly Point[], title: string, language: string): boolean {
  const process = packOf(language)?.telling?.process;
  if (!process || run.length < 3 || !new RegExp(`^(?:${alternatives(process)})`, 'iu').test(title)) return false;
  const isAction = ({ text }: Point): boolean => {
    if (language !== 'en') return wordsIn(text) >= 2 && !/^\p{Nd}/u.test(text);
    const form = formOf(text);
    return form.isSaid || form.isOrder;
  };
  return run.every(isAction);
}
