import { skies, type EvidenceOf, type Sky } from '@scenewright/core/outline';
import { wordsIn } from '../../reading/clauses.js';
import type { Point } from '../../reading/point.js';
import { claimOf } from '../claim.js';
import type { Candidate } from '../node.js';
import type { StoryContext } from '../story-context.js';
import { capital, leadBefore, nameIn, said } from './said.js';
import { shaped } from './shape-node.js';

type Day = EvidenceOf<'weather'>['days'][number];

/** Days or places in a row, each with its sky or its temperature. */
export function weatherCandidates(points: readonly Point[], context: StoryContext): Candidate[] {
  const { language, brief } = context;
  const cue = said(language, 'weather', ({ weather }) => weather);
  const found: Candidate[] = [];
  for (let from = 0; from < points.length; from += 1) {
    const days: Day[] = [];
    let to = from;
    for (; to < points.length && days.length < 7 && points[to]!.group === points[from]!.group; to += 1) {
      const day = dayOf(points[to]!, language);
      if (!day) break;
      days.push(day);
    }
    const withSky = days.filter(({ sky }) => sky).length;
    const words = `${points[from]!.heading} ${leadBefore(points[from]!.text, brief.prompt)}`;
    // Temperatures alone may be those of an oven.
    const isWeather = withSky * 2 >= days.length && (cue.test(words) || (withSky === days.length && days.every(({ figure }) => figure))); // prettier-ignore
    if (days.length < 2 || !isWeather) continue;
    const { heading } = points[from]!;
    const title = heading && heading.length <= 60 ? claimOf(heading, language, 60) : '';
    found.push(shaped({ from, to, evidence: { type: 'weather', days }, title }, points, context));
    from = to - 1;
  }
  return found;
}

/** "Mon 12° rain", "Tuesday: sunny, 15 °C". */
function dayOf(point: Point, language: string): Day | undefined {
  if (point.role !== 'content' || point.kind === 'heading' || point.kind === 'code') return undefined;
  const warm = point.figures.filter(({ figure }) => /°|℃|℉/u.test(figure.display));
  if (warm.length < point.figures.length || warm.length > 2) return undefined;
  const rest = warm.reduceRight((text, { start, end }) => `${text.slice(0, start)} ${text.slice(end)}`, point.text);
  const heard = skyIn(rest, language);
  if (!heard && warm.length === 0) return undefined;
  const own = heard ? `${rest.slice(0, heard.at)} ${rest.slice(heard.at + heard.word.length)}` : rest;
  const label = nameIn(own.replace(/[,;/]/gu, ' ').replace(/\s+/gu, ' ').trim()) || nameIn(point.heading);
  if (label === '' || wordsIn(label) > 3 || label.length > 32) return undefined;
  const [high, low] = [...warm].sort((a, b) => b.figure.value - a.figure.value);
  return {
    label: capital(label),
    ...(heard ? { sky: heard.sky, word: heard.word } : {}),
    ...(high ? { figure: high.figure } : {}),
    ...(low ? { low: low.figure } : {}),
  };
}

/** The sky that a text names; of several words the one that says most, the longest. */
function skyIn(text: string, language: string): { sky: Sky; word: string; at: number } | undefined {
  const found = skies.flatMap((sky) => {
    const match = said(language, `sky ${sky}`, (words) => words.skies[sky]).exec(text);
    return match ? [{ sky, word: match[0], at: match.index }] : [];
  });
  return found.sort((a, b) => b.word.length - a.word.length)[0];
}
