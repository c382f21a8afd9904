import type { Figure } from '@scenewright/core/figures';
import type { Beat } from '@scenewright/core/outline';
import type { InfographicContent, Panel } from '@scenewright/core/scenes';
import { readChange } from '../planner/facts/changes.js';
import { asLabel } from '../planner/facts/labels.js';
import { sentimentOf } from '../planner/facts/make-fact.js';
import { statement } from '../planner/facts/statements.js';
import { isRemainder } from '../outline/remainder.js';
import { cutAtWord, tidy } from '../planner/words/headline.js';

export type FigureItem = Panel<'figures'>['items'][number];

/** A beat that is one number with what it is about stands beside others of its kind. */
export function singleFigure({ evidence, claim, kicker, support }: Beat, language: string): FigureItem | undefined {
  if (evidence.type !== 'figure' && evidence.type !== 'share') return undefined;
  const { figure } = evidence;
  const label = labelOf(claim, figure, kicker, language);
  if (evidence.type === 'share') return { label, figure };
  // "Revenue grew 24% to $4.2M": what it came to, with the change as its note.
  const change = readChange(statement(claim, language), language);
  if (change?.type === 'growth' && change.subject) {
    const outcome = { trend: change.trend, sentiment: sentimentOf(change.subject, change.trend, language) };
    return change.after
      ? {
          label: asLabel(change.subject.split(/[:：]\s*/u).at(-1)!),
          figure: change.after,
          note: signed(change.change, change.trend),
          ...outcome,
        }
      : { label, figure, ...outcome };
  }
  const note = support && support.length <= 80 ? support : undefined;
  return { label, figure, ...(evidence.trend ? { trend: evidence.trend } : {}), ...(note ? { note } : {}) };
}

/** What a figure is about: the words behind it where the sentence begins with it, else the sentence. */
function labelOf(claim: string, figure: Figure, kicker: string | undefined, language: string): string {
  const sentence = tidy(claim);
  const rest = sentence.startsWith(figure.display) ? sentence.slice(figure.display.length).trim() : sentence;
  const label = /\p{L}{2}/u.test(rest) ? asLabel(cutAtWord(rest, language, 64)) : '';
  return label || (kicker ? asLabel(kicker) : '–');
}

const signed = (figure: Figure, trend: string): string =>
  trend === 'up' && !/^[+]/.test(figure.display)
    ? `+${figure.display}`
    : trend === 'down' && !/^[-−–]/.test(figure.display)
      ? `−${figure.display}`
      : figure.display;

/** Which of some figures leads: what changed, else the first that a sentence is about; -1 where all are left over of a row. */
export function leading(items: readonly FigureItem[], language: string): number {
  const named = items.filter((item) => !isRemainder(item));
  const said = ({ label, figure }: FigureItem): boolean => wordsIn(label.replace(figure.display, ' '), language) >= 2;
  const first =
    named.find(({ note, trend }) => note !== undefined && trend !== undefined) ?? named.find(said) ?? named[0];
  return first ? items.indexOf(first) : -1;
}

function wordsIn(text: string, language: string): number {
  const parts = new Intl.Segmenter(language, { granularity: 'word' }).segment(text);
  return [...parts].filter(({ isWordLike }) => isWordLike).length;
}

/** A figure as the one that stands in the head. */
export function heroOf({ label, figure, note, trend, sentiment }: FigureItem): NonNullable<InfographicContent['hero']> {
  return {
    label: note ? `${label}, ${note}`.slice(0, 64) : label,
    figure,
    ...(trend ? { trend } : {}),
    ...(sentiment ? { sentiment } : {}),
  };
}
