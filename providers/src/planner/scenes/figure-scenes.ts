import type { Figure } from '@scenewright/core';
import type { FactOf, Labelled } from '../facts/fact.js';
import { asLabel } from '../facts/labels.js';
import { cutAtWord, headline, tidy } from '../words/headline.js';
import { option, type Option, type Reading } from './option.js';

const kickerOf = (reading: Reading, title: string): string | undefined =>
  reading.topic && reading.topic.length <= 40 && reading.topic.toLowerCase() !== title.toLowerCase()
    ? reading.topic
    : undefined;

/** The rest of a claim that its headline left out, when it is worth a line. */
export function remainder(text: string, title: string, max: number): string | undefined {
  const whole = tidy(text);
  // What follows the headline is enough, when the headline is how the sentence begins.
  const rest = whole.toLowerCase().startsWith(title.toLowerCase()) ? whole.slice(title.length) : '';
  const bare = tidy(rest.replace(/^[\s,;:，、–—]+/u, ''));
  if (/^[,;:，、–—]\s?/u.test(rest) && bare.length >= 6 && bare.length <= max) return bare;
  // "…, a home battery | that stores 15 kWh": the relative clause stands by itself without its pronoun.
  const clause = tidy(rest.replace(/^\s*(?:that|which|who|and|with|qui|et|und|y|que|e|che)\s+(?=\S)/iu, ''));
  if (rest !== '' && /^\s/u.test(rest) && clause.length >= 6 && clause.length <= max) return clause;
  if (whole === title || whole.length > max) return undefined;
  return whole;
}

export function figureOptions(fact: FactOf<'figure'>, reading: Reading): Option[] {
  // "Price: $89": the heading is the claim, the figure stands under it.
  const bare = tidy(fact.text) === tidy(fact.body.figure.figure.display);
  const title = bare
    ? headline(fact.lead || fact.heading || fact.text, reading.language)
    : nounOf(fact.text, fact.body.figure.figure.display) || headline(fact.text, reading.language);
  const caption = bare ? undefined : remainder(fact.text, title, 140);
  const kicker = kickerOf(reading, title);
  return [
    option('counter', { title, kicker, figure: fact.body.figure.figure, ...(caption ? { caption } : {}) }, 0.8),
    option(
      'callout',
      { text: cutAtWord(fact.text, reading.language, 200), kicker, emphasis: fact.body.figure.figure.display },
      0.45,
    ),
  ];
}

/** "40 rooms" under a large 40 says "Rooms". */
function nounOf(text: string, display: string): string {
  const rest = text.startsWith(display) ? tidy(text.slice(display.length)) : '';
  return /^\p{L}/u.test(rest) && rest.split(/\s+/).length <= 3 && rest.length >= 3 ? rest : '';
}

export function shareOptions(fact: FactOf<'share'>, reading: Reading): Option[] {
  const title = headline(fact.text, reading.language);
  const figure = fact.body.figure.figure;
  const kicker = kickerOf(reading, title);
  const whole = remainder(fact.text, title, 120);
  return [
    option('stat-ring', { title, kicker, figure, ...(whole ? { label: whole } : {}) }, 0.85),
    option('counter', { title, kicker, figure, ...(whole ? { caption: whole } : {}) }, 0.6),
    option(
      'progress',
      {
        title,
        kicker,
        items: [{ label: asLabel(cutAtWord(fact.body.of, reading.language, 48)), figure, highlight: true }],
      },
      0.45,
    ),
  ];
}

export function countOfOptions(fact: FactOf<'count-of'>, reading: Reading): Option[] {
  const title = headline(fact.text, reading.language);
  const { count, total } = fact.body;
  const label = remainder(fact.text, title, 140);
  return [
    option(
      'pictogram',
      { title, kicker: kickerOf(reading, title), count, total, ...(label ? { label } : {}), icon: 'user' },
      0.9,
    ),
    option('callout', { text: cutAtWord(fact.text, reading.language, 200) }, 0.4),
  ];
}

export function deltaOptions(fact: FactOf<'delta'>, reading: Reading): Option[] {
  const { before, after, subject, beforeLabel, afterLabel } = fact.body;
  const title = headline(fact.text, reading.language);
  return [
    option(
      'delta',
      {
        title,
        kicker: kickerOf(reading, title),
        label: subject || reading.topic || asLabel(cutAtWord(title, reading.language, 48)),
        before,
        after,
        ...(beforeLabel && afterLabel ? { beforeLabel, afterLabel } : {}),
        sentiment: fact.sentiment ?? 'neutral',
      },
      0.9,
    ),
    option(
      'counter',
      {
        title,
        figure: after,
        trend: fact.body.trend,
        sentiment: fact.sentiment ?? 'neutral',
        companion: { figure: before, ...(beforeLabel ? { label: beforeLabel } : {}) },
      },
      0.4,
    ),
  ];
}

export function growthOptions(fact: FactOf<'growth'>, reading: Reading): Option[] {
  const { change, after, trend, subject } = fact.body;
  const title = headline(fact.text, reading.language);
  const kicker = kickerOf(reading, title);
  const sentiment = fact.sentiment ?? 'neutral';
  const rest = remainder(fact.text, title, 140);
  if (after) {
    return [
      option(
        'counter',
        {
          title,
          kicker,
          figure: after,
          companion: { figure: change, trend, sentiment },
          ...(rest ? { caption: rest } : {}),
        },
        0.9,
      ),
    ];
  }
  return [
    option('counter', { title, kicker, figure: change, trend, sentiment, ...(rest ? { caption: rest } : {}) }, 0.8),
    option(
      'callout',
      { text: cutAtWord(fact.text, reading.language, 200), kicker, emphasis: change.display },
      subject ? 0.4 : 0.45,
    ),
  ];
}

export const sameUnit = (items: Labelled[]): boolean =>
  new Set(items.map((item) => item.figure.unit || 'count')).size === 1;

export function sumsToWhole(items: { figure: Figure }[]): boolean {
  if (!items.every((item) => item.figure.unit === 'percent' && item.figure.magnitude >= 0)) return false;
  const sum = items.reduce((total, item) => total + item.figure.magnitude, 0);
  return Math.abs(sum - 100) <= 1;
}

export { kickerOf };
