import { alternatives } from '../languages/any-word.js';
import { packOf } from '../languages/registry.js';
import { splitIntoClauses } from './clauses.js';
import { withCountedTimes } from './counted-times.js';
import { withImpliedUnits } from './implied-units.js';
import { breakInlineLists } from './inline-lists.js';
import { isAnswer, leadOf } from './leads.js';
import { pointOf, quotesIn, trimmed } from './point-of.js';
import type { Point } from './point.js';
import type { RoleSpan } from './roles/role.js';
import type { NumberFormat } from './scan/number-format.js';
import { type Mentions, scan } from './scan/scan.js';
import { splitBlocks } from './sentences.js';
import { settleYears } from './settle-years.js';
import { type ShownText, breakMark } from './shown-text.js';
import { asStep } from './step-mark.js';
import { withSubjects } from './told-of.js';
import { withSubject } from './with-subject.js';

/** Whether a text is a word that leads on, and nothing else. */
function isLink(text: string, language: string): boolean {
  const links = packOf(language)?.prompts.clauses.links;
  return links !== undefined && new RegExp(`^\\s*(?:${alternatives(links)})[\\s、，,.]*$`, 'iu').test(text);
}

/** "3.": the mark of an item of which nothing may be shown. */
const bareMark = /^\s*\p{Nd}{1,2}\s?[.)．）、]\s*$/u;
/** "Thefts reported: 3." ends on a number; it marks nothing. */
const isBareMark = ({ text, sentence }: Point): boolean => bareMark.test(text) && sentence.trim() === text.trim();

/** Characters of a sentence or line that are read: no scene can tell more of one. */
const longestSentence = 4000;

export function pointsOf(shown: ShownText, language: string, format: NumberFormat): Point[] {
  const points: Point[] = [];
  let heading = '';
  let cursor = 0;
  let sentenceIndex = 0;
  const lines = breakInlineLists(shown.text.replace(new RegExp(`${breakMark}\\s*`, 'gu'), '\n\n'));
  for (const whole of splitBlocks(lines, language)) {
    const block = asStep(whole.kind === 'code' ? whole : { ...whole, text: whole.text.slice(0, longestSentence) });
    if (block.kind === 'code') {
      points.push(
        pointOf(block.text, block, {
          language,
          format,
          heading,
          sentenceIndex: sentenceIndex++,
          role: 'content',
          sentence: block.text,
        }),
      );
      continue;
    }
    const at = locate(shown.text, block.text, cursor);
    if (at >= 0) cursor = at;
    const roleAt = (offset: number, length: number): Point['role'] =>
      at < 0 ? 'content' : roleOf(shown.spans, at + offset, at + offset + length);
    if (block.kind === 'heading') {
      heading = block.text;
      points.push(
        pointOf(block.text, block, {
          language,
          format,
          heading: '',
          sentenceIndex: sentenceIndex++,
          role: roleAt(0, block.text.length),
          sentence: block.text,
        }),
      );
      continue;
    }
    if (block.isStep) heading = '';
    if (block.kind === 'sentence' && block.group !== points.at(-1)?.group && points.at(-1)?.kind === 'bullet')
      heading = '';
    const { lead, rest, from } = isAnswer(points.at(-1), block.text) || roleAt(0, block.text.length) === 'ending' ? { lead: '', rest: block.text, from: 0 } : leadOf(block.text, block.kind); // prettier-ignore
    const own = lead || heading;
    const found = scan(rest, language, format);
    const quotes = quotesIn(rest);
    const pieces =
      block.kind === 'bullet' && rest.length <= 110
        ? [{ text: rest, start: 0, end: rest.length }]
        : splitIntoClauses(rest, language, found, quotes, {
            most: Number(/^\p{Nd}{1,2}(?=\s\p{L})/u.exec(own)?.[0]) || undefined,
            isLed: lead !== '',
          });
    if (lead && pieces.length === 0) heading = lead;
    for (const piece of pieces) {
      // "一方、": what only leads on says nothing.
      if (pieces.length > 1 && isLink(piece.text, language)) continue;
      const point = pointOf(piece.text, block, {
        language,
        format,
        heading: own,
        sentenceIndex,
        role: roleAt(from + piece.start, piece.text.length),
        sentence: block.text,
        found: within(found, piece.start + piece.text.indexOf(trimmed(piece.text)), trimmed(piece.text).length),
      });
      points.push(piece.subject ? withSubject(point, piece.subject, language) : point);
    }
    sentenceIndex += 1;
  }
  const said = points.filter(
    (point) => point.kind === 'code' || (/[\p{L}\p{Nd}]/u.test(point.text) && !isBareMark(point)),
  );
  return withSubjects(withImpliedUnits(withCountedTimes(settleYears(said)), language), language);
}

/** What was found in a stretch of a text, with offsets from its start: a part is read in the light of its whole. */
function within(found: Mentions, from: number, length: number): Mentions {
  const inside = <T extends { start: number; end: number }>(all: readonly T[]): T[] =>
    all
      .filter(({ start, end }) => start >= from && end <= from + length)
      .map((one) => ({ ...one, start: one.start - from, end: one.end - from }));
  return {
    contacts: inside(found.contacts),
    times: inside(found.times),
    dates: inside(found.dates),
    figures: inside(found.figures),
    spelled: inside(found.spelled),
    places: inside(found.places),
  };
}

/** Where the words of a block stand in the text; blocks have their spaces made single. */
function locate(text: string, block: string, from: number): number {
  const direct = text.indexOf(block, from);
  if (direct >= 0) return direct;
  const head = block.slice(0, 12);
  return text.indexOf(head, from);
}

function roleOf(spans: readonly RoleSpan[], from: number, to: number): Point['role'] {
  let best: RoleSpan | undefined;
  let most = 0;
  for (const span of spans) {
    // A text of thousands of clauses has as many spans, and each clause asks all of them.
    if (span.to <= from || span.from >= to) continue;
    const shared = Math.min(to, span.to) - Math.max(from, span.from);
    if (shared > most) [best, most] = [span, shared];
  }
  const role = best?.role ?? 'content';
  return role === 'direction' || role === 'exclusion' ? 'content' : role;
}
