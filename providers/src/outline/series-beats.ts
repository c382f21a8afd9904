import type { Beat, Evidence, Genre } from '@scenewright/core/outline';
import { mostWordsShown } from '@scenewright/core/story-check';
import { colon } from '../languages/marks.js';
import { sentenceCase } from '../planner/words/headline.js';
import { sentimentOf } from '../planner/facts/make-fact.js';
import { wordsIn } from '../reading/clauses.js';
import type { Point } from '../reading/point.js';
import { beat, kickerOf, spokenOf } from './beats.js';
import { claimOf } from './claim.js';
import type { StoryNode } from './node.js';
import { isRemainder } from './remainder.js';
import type { Series, SeriesItem } from './series-items.js';
import { enumeration, sentence } from './spoken.js';
import type { StoryContext } from './story-context.js';

/** What stands above all others; undefined when two share the first place. */
export function leaderOf(items: readonly SeriesItem[]): SeriesItem | undefined {
  const [first, second] = items
    .filter((item) => !isRemainder(item))
    .sort((a, b) => b.figure.magnitude - a.figure.magnitude);
  return first && (!second || first.figure.magnitude > second.figure.magnitude) ? first : undefined;
}

/** Tiles stand under the clause that says most of one of them, where all can be read with it: "E-books are now 23% of all loans". */
function statementAmong(
  items: readonly SeriesItem[],
  run: readonly Point[],
  { language }: StoryContext,
): string | undefined {
  // "Median first answer 2h 10m": a label and its figure are on the tile already.
  const isTile = ({ text, figures }: Point): boolean => items.some(({ label }) => wordsIn(text) <= wordsIn(label) + wordsIn(figures[0]!.figure.display)); // prettier-ignore
  const clauses = run.filter(
    (point) => point.figures.length === 1 && wordsIn(point.text) >= 5 && !/[:：(]/u.test(point.text) && !isTile(point),
  );
  const room = mostWordsShown.atAGlance - wordsOfTiles(items);
  return clauses.map(({ text }) => claimOf(text, language)).filter((text) => wordsIn(text) <= room).sort((a, b) => wordsIn(b) - wordsIn(a))[0]; // prettier-ignore
}

/** Words of labels, notes and figures that tiles can show beside their claim. */
const mostTileWords = 13;
const wordsOfTiles = (items: readonly SeriesItem[]): number =>
  items.reduce(
    (sum, { label, note, figure }) => sum + wordsIn(figure.display) + wordsIn(label) + wordsIn(note ?? ''),
    0,
  );

/** A series as one beat, or place by place before all are seen together. */
export function seriesNode(
  series: Series,
  run: readonly Point[],
  before: Point | undefined,
  context: StoryContext,
): StoryNode {
  const { language, topic } = context;
  const { arrangement, items, total } = series;
  if (arrangement === 'mixed' && items.length >= 4 && wordsOfTiles(items) > mostTileWords) {
    const half = Math.ceil(items.length / 2);
    const beats = [items.slice(0, half), items.slice(half)].map((some) => {
      const own = run.filter((point) => point.figures.some(({ figure }) => some.some((item) => item.figure.display === figure.display))); // prettier-ignore
      return seriesNode({ ...series, items: some }, own.length > 0 ? own : run, before, context).alternatives[0]!;
    });
    return { alternatives: [beats.flat()], importance: 0.95 };
  }
  const heading = run[0]!.heading || (before?.kind === 'heading' ? before.text : '') || series.what;
  const title = heading && heading.length <= 80 ? claimOf(heading, language, 80) : '';
  const what = title || topic;
  const noun = series.noun && !what.toLowerCase().includes(series.noun.toLowerCase()) ? claimOf(series.noun, language, 40) : ''; // prettier-ignore
  const ownClaim = claimOfSeries(series, run, arrangement === 'time' && noun ? noun : what, context);
  // What they come to says more than which of them leads.
  const sum = total && `${sentenceCase(total.label)}${colon(language)}${total.figure.display}`;
  const claim = sum ?? (arrangement === 'mixed' ? (statementAmong(items, run, context) ?? ownClaim) : ownClaim);
  const kicker = title && title !== claim && title.length <= 48 ? title : kickerOf(run[0]!, context);
  const said = items.length <= 8 ? enumeration(title, [...items, ...(total ? [total] : [])].map(({ label, figure }) => `${label === total?.label ? label.charAt(0).toLowerCase() + label.slice(1) : label} ${figure.display}`), context) : sentence(claim, context); // prettier-ignore
  const evidence: Evidence = {
    type: 'series',
    arrangement,
    ...(title ? { title } : {}),
    items: items.slice(0, 24).map((item) => ({ ...item })),
  };
  const own = spokenOf(run, context);
  const whole = beat(
    {
      claim,
      kicker,
      evidence,
      // Sentences with verbs are spoken as they stand; a row of names and figures is read out in order.
      spoken:
        arrangement === 'time' || arrangement === 'stages' || arrangement === 'mixed' || said.length >= 300
          ? own
          : said,
      spokenShort: sentence(claim, context),
      picture: what,
      importance: 0.9,
    },
    context,
  );
  return { alternatives: [[whole], ...oneByOne(items, arrangement, whole, context)], importance: 0.95, ...(total ? { sum: total.figure } : {}) }; // prettier-ignore
}

/** Where a measure went between two times, in the longest form that can be read at a glance. */
export function movedClaim(
  what: string,
  first: SeriesItem,
  last: SeriesItem,
  { phrases }: Pick<StoryContext, 'phrases'>,
): string {
  if (first.figure.magnitude === last.figure.magnitude) return what;
  const frame = last.figure.magnitude > first.figure.magnitude ? phrases.rose : phrases.fell;
  const whole = frame(what, first.figure.display, last.figure.display, first.label, last.label);
  const short = phrases.fromTo(what, first.figure.display, last.figure.display);
  return [whole, short].find((claim) => wordsIn(claim) <= 14 && claim.length <= 84) ?? what;
}

/** Whether a measure went one way: of days that go up and down, the last against the first says nothing of the week. */
function hasDirection(items: readonly SeriesItem[]): boolean {
  const all = items.map(({ figure }) => figure.magnitude);
  const last = all.at(-1)!;
  return items.length < 3 || last >= Math.max(...all) || last <= Math.min(...all);
}

function claimOfSeries(
  { arrangement, items, what: own }: Series,
  run: readonly Point[],
  what: string,
  context: StoryContext,
): string {
  const { language, phrases } = context;
  const text = run.map((point) => point.text).join(', ');
  const [first, last] = [items[0]!, items.at(-1)!];
  if (arrangement === 'time')
    return what && what.length <= 60 && hasDirection(items) ? movedClaim(what, first, last, context) : what || claimOf(text, language); // prettier-ignore
  // Figures of several kinds have no leader: their own sentence says what they are, or the heading that they stand under.
  if (arrangement === 'mixed' || arrangement === 'stages')
    return what && what !== claimOf(own, language) ? what : claimOf(text, language);
  const top = leaderOf(items);
  // "54% pay by card": a clause that is a sentence says it better than a frame around its label.
  const clause = top && run.find((point) => point.figures.length === 1 && top.figure.display.includes(point.figures[0]!.figure.display)); // prettier-ignore
  if (top && clause && clause === run[0] && wordsIn(clause.text) >= wordsIn(top.label) + 2 && wordsIn(clause.text) >= 4 && wordsIn(clause.text) <= 12 && !/[:：]/u.test(clause.text)) return claimOf(clause.text, language); // prettier-ignore
  // Prices, gifts and the measures of one thing stand beside each other: none of them is ahead.
  const competes = comparing.has(context.genre) || (top !== undefined && top.figure.unit !== '' && !isMoney(top));
  if (top && items.length >= 2 && (competes || (what === '' && context.topic === '')))
    return phrases.leads(top.label, top.figure.display);
  const names = items.map(({ label }) => label).join(', ');
  // "A call costs €1.80, a text 7 cents": a short sentence says what the names of its two parts don't.
  const isSentence = run.every(({ sentenceIndex }) => sentenceIndex === run[0]!.sentenceIndex) && run[0]!.kind === 'clause' && wordsIn(run[0]!.sentence) <= mostSaid; // prettier-ignore
  if (isSentence && items.length === 2 && what === context.topic && run[0]!.heading === '') return claimOf(run[0]!.sentence, language); // prettier-ignore
  return what && what !== context.topic
    ? what
    : names.length <= 60 && wordsIn(names) <= 10
      ? names
      : what || claimOf(text, language);
}

/** Words of a sentence at most that stands above what it says. */
const mostSaid = 12;

/** Genres in which figures of a row are compared. */
const comparing: ReadonlySet<Genre> = new Set([
  'ranking',
  'data',
  'report',
  'news',
  'comparison',
  'explainer',
  'lesson',
]);
const isMoney = ({ figure }: SeriesItem): boolean => figure.unit.startsWith('currency');

/** A ranking told place by place before all are seen together, from the last to the first as a countdown is. */
function oneByOne(items: readonly SeriesItem[], arrangement: string, whole: Beat, context: StoryContext): Beat[][] {
  if (arrangement !== 'ranking' || items.length > 7 || context.genre !== 'ranking') return [];
  const asked = context.reading.order.ranks;
  const up = [...items].sort((a, b) => a.figure.magnitude - b.figure.magnitude);
  const placed = up.map((item, index) => ({ item, place: up.length - index }));
  // The place is what each of them is told for: it stands on its screen, where the name of the ranking would.
  const places = (asked === 'down' ? placed.toReversed() : placed).map(({ item, place }) => ({
    ...beat(
      {
        claim: item.label,
        evidence: { type: 'figure', figure: item.figure, about: item.label },
        spoken: sentence(`${item.label}${colon(context.language)}${item.figure.display}`, context),
        picture: item.label,
        importance: 0.6,
      },
      context,
    ),
    kicker: `#${place}`,
  }));
  const all = [...places, { ...whole, spoken: null }];
  // Who asks for a countdown counts from the last place.
  return asked ? [all] : [[...places.slice(-3), { ...whole, spoken: null }], all];
}

/** One measure at two times: what it was, and what it is. */
export function momentsNode({ items, what, noun }: Series, run: readonly Point[], context: StoryContext): StoryNode {
  const { language, phrases } = context;
  const [was, is] = [items[0]!, items[1]!];
  const heading = run[0]!.heading;
  const measure = noun || what || heading;
  const claim = measure
    ? phrases.fromTo(claimOf(measure, language, 60), was.figure.display, is.figure.display)
    : claimOf(run.map((point) => point.text).join(', '), language);
  const about = claimOf(measure || claim, language, 60);
  const trend = is.figure.magnitude >= was.figure.magnitude ? 'up' : 'down';
  const made = beat(
    {
      claim,
      kicker: kickerOf({ heading }, context),
      evidence: {
        type: 'delta',
        about,
        before: was.figure,
        after: is.figure,
        beforeLabel: was.label.slice(0, 40),
        afterLabel: is.label.slice(0, 40),
        sentiment: sentimentOf(`${about} ${claim}`, trend, language),
      },
      spoken: spokenOf(run, context),
      picture: about,
      importance: 0.85,
    },
    context,
  );
  return { alternatives: [[made]], importance: 0.85 };
}
