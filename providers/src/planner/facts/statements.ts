import type { Block } from '../../reading/sentences.js';
import { lexiconOf, wordPattern } from '../words/lexicon.js';
import { findDates } from '../../reading/scan/dates.js';
import type { Statement } from './fact.js';
import { findFigures } from '../../reading/scan/figures.js';
import { blankFigures } from './labels.js';
import { findAddresses } from '../../reading/scan/addresses.js';
import { findPlaces } from '../../reading/scan/places.js';

export function statement(text: string, language: string, rest: Partial<Statement> = {}): Statement {
  const addresses = findAddresses(text);
  const dates = findDates(text, language).filter(
    (date) => !addresses.some((a) => date.start < a.end && date.end > a.start),
  );
  return {
    text,
    dates,
    figures: findFigures(text, language, [...dates, ...addresses]),
    places: findPlaces(text, language),
    heading: '',
    group: 0,
    kind: 'sentence',
    ...rest,
  };
}

/** A sentence that opens with a short heading and a colon. */
export function splitHeading(text: string): { heading: string; rest: string } | undefined {
  const match = /^([^:：.!?"{}[\]<>=]{2,70}?)(?:\s?:\s+|：\s*|\s[—–]\s)(?=\S)(.+)$/su.exec(text);
  if (!match || /https?$/i.test(match[1]!)) return undefined;
  if (/\s[—–]\s/u.test(text.slice(match[1]!.length, match[1]!.length + 3)) && match[1]!.split(/\s+/).length > 6)
    return undefined;
  return { heading: match[1]!.trim(), rest: match[2]!.trim() };
}

/**
 * The clauses of a sentence that each say something about a figure: "Revenue grew 24% to $4.2M, and churn
 * fell from 5.1% to 3.4%" is two. A sentence that lists figures under one verb stays whole.
 */
export function splitClauses(sentence: Statement, language: string): string[] {
  const { and, whereas, up, down } = lexiconOf(language);
  const semi = blankFigures(sentence.text, [...sentence.figures, ...sentence.dates]);
  const cuts: number[] = [];
  for (const match of semi.matchAll(/;\s+|；/gu)) cuts.push(match.index + match[0].length);
  const join = new RegExp(`(?:[,，、،]\\s*(?:(?:${and}|${whereas})\\s)?|\\s(?:${and}|${whereas})\\s)`, 'giu');
  const verb = new RegExp(wordPattern(`${up}|${down}`, language).source, 'giu');
  const verbs = [...semi.matchAll(verb)].map((match) => match.index);
  const figureAt = sentence.figures.map((figure) => figure.start);
  for (const match of semi.matchAll(join)) {
    const at = match.index + match[0].length;
    const nextVerb = verbs.find((v) => v > at);
    const hasBefore = figureAt.some((f) => f < match.index);
    const subject = nextVerb === undefined ? '' : semi.slice(at, nextVerb).trim();
    const figureAfter = nextVerb !== undefined;
    if (
      hasBefore &&
      subject.length > 1 &&
      figureAfter &&
      !subject.includes('\uE000') &&
      subject.split(/\s+/).length <= 6 &&
      !/[,;]/u.test(subject)
    )
      cuts.push(at);
  }
  // "To stay below 1.5 °C, emissions must fall 43%": the first clause is the condition of the second.
  const aim = /^(?:to|if|when|um|wenn|falls|pour|si|para|per|se)\s/iu.test(sentence.text)
    ? cuts.indexOf(Math.min(...cuts))
    : -1;
  if (aim >= 0) cuts.splice(aim, 1);
  const places = [...new Set(cuts)].sort((a, b) => a - b);
  const pieces: string[] = [];
  let from = 0;
  for (const at of [...places, sentence.text.length]) {
    pieces.push(sentence.text.slice(from, at));
    from = at;
  }
  const tail = new RegExp(`[\\s,;，；、،]*(?:\\s(?:${and}|${whereas}))?\\s*$`, 'iu');
  return pieces
    .map((piece, index) => (index < pieces.length - 1 ? piece.replace(tail, '') : piece).trim())
    .map((piece, index) =>
      language === 'ja' && index < pieces.length - 1 ? piece.replace(/(?<=[人円個件台%％ルロ])で$/u, '') : piece,
    )
    .filter(Boolean);
}

export function statementsOf(blocks: Block[], language: string): Statement[] {
  let heading = '';
  const statements: Statement[] = [];
  for (const block of blocks) {
    const rest = {
      group: block.group,
      kind: block.kind,
      ...(block.ordinal === undefined ? {} : { ordinal: block.ordinal }),
      ...(block.checked === undefined ? {} : { checked: block.checked }),
      ...(block.fence ? { fence: block.fence } : {}),
    };
    if (block.kind === 'heading') heading = block.text;
    if (block.kind === 'code')
      statements.push({ text: block.text, figures: [], dates: [], places: [], heading, ...rest });
    else statements.push(statement(block.text, language, { ...rest, heading }));
  }
  return statements;
}
