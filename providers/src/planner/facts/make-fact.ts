import type { Sentiment, Trend } from '@scenewright/core/figures';
import { lexiconOf, wordPattern } from '../words/lexicon.js';
import type { Fact, FactBody, Statement } from './fact.js';

export function factOf(
  body: FactBody,
  from: Statement | Statement[],
  language: string,
  extra: Partial<Fact> = {},
): Fact {
  const all = Array.isArray(from) ? from : [from];
  const sentiment = 'trend' in body ? sentimentOf(body.subject, body.trend, language) : undefined;
  return {
    body,
    text: all.map((one) => one.text.trim()).join(' '),
    heading: all[0]?.heading ?? '',
    figures: all.flatMap((one) => one.figures.map((figure) => figure.figure)),
    prose: all.every((one) => one.kind === 'sentence'),
    importance: weightOf(body),
    ...(sentiment ? { sentiment } : {}),
    ...extra,
  };
}

function weightOf(body: FactBody): number {
  const weights: Partial<Record<FactBody['type'], number>> = {
    claim: 0.35,
    definition: 0.6,
    question: 0.5,
    quote: 0.6,
    action: 0.9,
    list: 0.7,
    code: 0.8,
    places: 0.5,
  };
  return weights[body.type] ?? 0.8;
}

export function sentimentOf(subject: string, trend: Trend, language: string): Sentiment {
  if (!subject || trend === 'flat') return 'neutral';
  const { welcome, unwelcome } = lexiconOf(language);
  // Bad news first: "loss of customers" is none of customers.
  if (wordPattern(unwelcome, language).test(subject)) return trend === 'up' ? 'bad' : 'good';
  if (wordPattern(welcome, language).test(subject)) return trend === 'up' ? 'good' : 'bad';
  return 'neutral';
}
