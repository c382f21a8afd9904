import type { Figure, InfographicContent, Panel } from '@scenewright/core';
import type { Fact } from '../planner/facts/fact.js';
import { asLabel } from '../planner/facts/labels.js';
import type { Reading } from '../planner/scenes/option.js';
import { cutAtWord, headline, tidy } from '../planner/words/headline.js';

export type FigureItem = Panel<'figures'>['items'][number];

/** A fact that is one number with a name stands beside others of its kind. */
export function singleFigure(fact: Fact, reading: Reading): FigureItem | undefined {
  const { body } = fact;
  const { language } = reading;
  const label = (subject: string): string =>
    asLabel(cutAtWord(tidy(subject || headline(fact.text, language, 60)), language, 60)) || '–';
  if (body.type === 'figure')
    return { label: wordsOf(fact, body.figure.figure, language) ?? label(body.subject), figure: body.figure.figure };
  if (body.type === 'share')
    return { label: wordsOf(fact, body.figure.figure, language) ?? label(body.of), figure: body.figure.figure };
  if (body.type === 'growth') {
    const { change, after, trend, subject } = body;
    const outcome = { trend, ...(fact.sentiment ? { sentiment: fact.sentiment } : {}) };
    return after
      ? { label: label(subject), figure: after, note: signed(change, trend), ...outcome }
      : { label: label(subject), figure: change, ...outcome };
  }
  return undefined;
}

/** The sentence's own words: what follows the figure it begins with, or all of it when it is short. */
function wordsOf(fact: Fact, figure: Figure, language: string): string | undefined {
  const sentence = tidy(fact.text);
  if (sentence.startsWith(figure.display)) {
    const rest = sentence.slice(figure.display.length).trim();
    return rest.length >= 3 ? cutAtWord(rest, language, 64) : undefined;
  }
  return sentence.length <= 60 && sentence !== figure.display ? sentence : undefined;
}

const signed = (figure: Figure, trend: string): string =>
  trend === 'up' && !/^[+]/.test(figure.display)
    ? `+${figure.display}`
    : trend === 'down' && !/^[-−–]/.test(figure.display)
      ? `−${figure.display}`
      : figure.display;

/** A figure as the one that stands in the head. */
export function heroOf({ label, figure, note, trend, sentiment }: FigureItem): NonNullable<InfographicContent['hero']> {
  return {
    label: note ? `${label}, ${note}`.slice(0, 64) : label,
    figure,
    ...(trend ? { trend } : {}),
    ...(sentiment ? { sentiment } : {}),
  };
}
