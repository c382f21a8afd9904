import { traitsOf } from '../../languages/traits-of.js';
import type { Trend } from '@scenewright/core/figures';
import { lexiconOf, wordPattern } from '../words/lexicon.js';
import type { FactBody, Statement } from './fact.js';
import type { FoundFigure } from '../../reading/scan/figures.js';
import { asLabel, cleanLabel } from './labels.js';
import { trendOf } from './groups.js';

type Role = 'from' | 'to' | 'by' | 'plain';

const insteadOf =
  /^\s*[,(]?\s*(?:instead of|rather than|au lieu de|statt|anstatt|anstelle von|en lugar de|en vez de|em vez de|ao invés de|invece di|anziché|in plaats van|вместо|代わりに|بدلاً من|במקום)\s*$/iu;

/** Between the verb and the size of a change. */
const byWords: Record<string, string> = { en: 'by', de: 'um', nl: 'met', es: 'en', pt: 'em', it: 'di' };
/** Verbs that someone does to something: the thing changes, not the someone. */
const doing =
  /\b(?:raised|raises|cut|cuts|reduced|reduces|lowered|lowers|boosted|increased|improved|doubled|tripled|halved|expanded)\s+(?:(?:its|our|their|the|his|her|my)\s+)?([\p{L}][\p{L}\s-]{2,40}?)\s*(?:by|from|to)?\s*$/iu;

/** What a change says: a move between two figures, or a growth with the level reached. */
export function readChange(
  statement: Statement,
  language: string,
): Extract<FactBody, { type: 'delta' | 'growth' }> | undefined {
  const { figures, text } = statement;
  if (figures.length === 0 || figures.length > 3) return undefined;
  const trend = trendOf(text, language);
  const roles = figures.map((figure, index) =>
    roleOf(text, figure, figures[index - 1]?.end ?? 0, figures[index + 1]?.start ?? text.length, language),
  );
  // "49 € instead of 69 €": what was, and what is.
  if (
    figures.length === 2 &&
    alike(figures[0]!, figures[1]!) &&
    insteadOf.test(text.slice(figures[0]!.end, figures[1]!.start))
  ) {
    const [now, was] = [figures[0]!, figures[1]!];
    const label = cleanLabel(text.slice(0, now.start), language);
    return {
      type: 'delta',
      subject: label.length <= 48 ? asLabel(label) : '',
      before: was.figure,
      after: now.figure,
      trend: trendBetween(was, now),
    };
  }
  const fromAt = roles.indexOf('from');
  if (fromAt >= 0) {
    const before = figures[fromAt]!;
    const after = figures.find((figure, index) => index !== fromAt && (roles[index] === 'to' || figures.length === 2));
    // "… from $1.2B to $1.9B, up 58%": the share says the same once more, and stands in the claim.
    const third = figures.find((figure) => figure !== before && figure !== after);
    const repeats = figures.length === 3 && third?.kind === 'percent' && third === figures[2] && text.length <= 84;
    if (after && (figures.length === 2 || repeats) && alike(before, after)) {
      const direction = trendBetween(before, after);
      return {
        type: 'delta',
        subject: subjectOf(statement, language),
        before: before.figure,
        after: after.figure,
        trend: direction,
        ...labelsOf(statement, before, after),
      };
    }
  }
  const change =
    figures.find((_, index) => roles[index] === 'by' && figures.length === 2) ??
    figures.find(
      (figure, index) =>
        (figure.kind === 'percent' || figure.kind === 'multiple' || figure.figure.unit === 'percent') &&
        (roles[index] !== 'to' || figures.some((other) => other.kind !== figure.kind)),
    );
  if (!trend || !change || figures.length > 2) return undefined;
  const after = figures.find((figure) => figure !== change);
  if (after && after.kind === 'percent' && roles[figures.indexOf(after)] !== 'to') return undefined;
  // "We installed 14,300 systems, up 42%": the systems are what grew.
  const noun =
    after && (after.kind === 'count' || after.kind === 'measure') ? countedNoun(statement.text, after, language) : '';
  // "To stay below 1.5 °C, emissions must fall 43%": the first figure is the aim, not what was reached.
  // "cut water use by 45% and pay back in 8 months": a time that follows is no level either.
  const times = ['h', 'min', 's', 'day', 'week', 'month', 'year'];
  const later =
    after !== undefined &&
    after.start > change.start &&
    times.includes(after.figure.unit) &&
    roles[figures.indexOf(after)] !== 'to';
  const aimed = /^(?:to|if|when|um|wenn|falls|pour|si|para|per|se)\s/iu.test(text);
  return {
    type: 'growth',
    subject: aimed ? '' : noun ? asLabel(noun) : subjectOf(statement, language),
    change: change.figure,
    trend,
    ...(after && !aimed && !later ? { after: after.figure } : {}),
  };
}

/** What a figure counts: "146 km of protected lanes" → "protected lanes". '' when the words after it say more than that. */
function countedNoun(text: string, found: FoundFigure, language: string): string {
  const after = cleanLabel(text.slice(found.end).split(/[,;:.(]/u)[0]!, language);
  const words = after.split(/\s+/);
  const linking = wordPattern(lexiconOf(language).linking, language, 'whole');
  const end = words.findIndex((word) => linking.test(word));
  const kept = end < 0 ? words : words.slice(0, end);
  return after && kept.length <= 3 ? kept.join(' ') : '';
}

const alike = (a: FoundFigure, b: FoundFigure): boolean =>
  a.figure.unit === b.figure.unit ||
  (a.kind === b.kind && a.kind !== 'measure') ||
  (a.kind === 'count' && b.kind !== 'percent') ||
  (b.kind === 'count' && a.kind !== 'percent');

function trendBetween(before: FoundFigure, after: FoundFigure): Trend {
  const [a, b] = [worth(before, after), worth(after, before)];
  return b > a ? 'up' : b < a ? 'down' : 'flat';
}
/** "from 10 to 14 million": the bare number borrows the other's magnitude. */
function worth(figure: FoundFigure, other: FoundFigure): number {
  const factor = other.figure.value === 0 ? 1 : other.figure.magnitude / other.figure.value;
  return figure.kind === 'count' && figure.figure.magnitude === figure.figure.value && other.kind !== 'count'
    ? figure.figure.value * Math.abs(factor)
    : figure.figure.magnitude;
}

function roleOf(text: string, figure: FoundFigure, since: number, until: number, language: string): Role {
  const { from, to } = lexiconOf(language);
  const before = text.slice(since, figure.start);
  const after = text.slice(figure.end, until);
  if (traitsOf(language).postpositions) {
    if (wordPattern(from, language, 'start').test(after)) return 'from';
    if (wordPattern(to, language, 'start').test(after)) return 'to';
    return 'plain';
  }
  if (wordPattern(from, language, 'end').test(before)) return 'from';
  if (byWords[language] && wordPattern(byWords[language], language, 'end').test(before)) return 'by';
  return wordPattern(to, language, 'end').test(before) ? 'to' : 'plain';
}

/** What changes: the words before the verb, or after it where the verb comes first. */
export function subjectOf(statement: Statement, language: string): string {
  const { up, down, leadIn, from } = lexiconOf(language);
  const first = statement.figures[0]?.start ?? statement.text.length;
  let lead = statement.text.slice(0, first).replace(wordPattern(from, language, 'end'), ' ');
  // "In Q3, revenue": what stands before the comma is circumstance.
  const comma = /^([^,，،]{1,40})[,，،]\s*/u.exec(lead);
  if (comma && wordPattern(leadIn, language, 'start').test(comma[1]!)) lead = lead.slice(comma[0].length);
  for (const date of statement.dates) if (date.end <= first) lead = lead.replace(date.text, ' ');
  const verb = wordPattern(`${up}|${down}`, language).exec(lead);
  const before = verb ? lead.slice(0, verb.index) : lead;
  const after = verb ? lead.slice(verb.index + verb[0].length) : '';
  const done = language === 'en' ? doing.exec(lead) : null;
  let subject = done ? cleanLabel(done[1]!, language) : '';
  subject ||= cleanLabel(before, language);
  if (!subject) subject = cleanLabel(after.replace(wordPattern(from, language, 'end'), ''), language);
  // "38% of commuters went by bicycle": what the figure counts.
  const found = statement.figures[0];
  if (!subject && found) subject = cleanLabel(statement.text.slice(found.end).split(/[,;:(]/u)[0]!, language);
  subject = subject.replace(/\s+/g, ' ');
  if (subject.length > 48) subject = cleanLabel(subject.split(/[,;:]\s/u).pop() ?? '', language);
  return subject.length > 48 ? '' : asLabel(subject);
}

function labelsOf(
  statement: Statement,
  before: FoundFigure,
  after: FoundFigure,
): { beforeLabel?: string; afterLabel?: string } {
  const near = (figure: FoundFigure, until: number): string | undefined =>
    statement.dates.find((date) => date.start >= figure.end && date.start - figure.end <= 5 && date.end <= until)
      ?.text ?? statement.dates.find((date) => date.end <= figure.start && figure.start - date.end <= 3)?.text;
  const [first, second] = before.start < after.start ? [before, after] : [after, before];
  const a = near(first, second.start);
  const b = near(second, statement.text.length + 1);
  if (!a || !b) return {};
  return before === first ? { beforeLabel: a, afterLabel: b } : { beforeLabel: b, afterLabel: a };
}
