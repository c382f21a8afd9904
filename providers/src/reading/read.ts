import type { BriefDocument } from '@scenewright/core/brief';
import { breakInlineLists, withoutDateline } from './inline-lists.js';
import { withoutDirection } from './visual-direction.js';
import { alternatives } from '../languages/any-word.js';
import { packOf } from '../languages/registry.js';
import { askedOrder, orderSpans, type AskedOrder, type OrderSpan } from './asked-order.js';
import { inAskedOrder } from './ordered-points.js';
import { thanksIn, withoutThanks } from './asked-thanks.js';
import { cleanText, withoutStepwise } from './clean-text.js';
import { splitIntoClauses } from './clauses.js';
import { exclusionsOf, isExcluded, type Exclusions } from './exclusions.js';
import { detectLanguage, directionOf } from './language.js';
import type { FoundQuote, Point } from './point.js';
import type { RoleWeights } from './roles/decode.js';
import { isShown, type RoleSpan } from './roles/role.js';
import { rolesOfRequest } from './roles/roles-of-request.js';
import { findContacts } from './scan/contacts.js';
import { numberFormatOf, type NumberFormat } from './scan/number-format.js';
import { scan, type Mentions } from './scan/scan.js';
import { wordsIn } from './word-count.js';
import { withCountedTimes } from './counted-times.js';
import { withoutQuestionMarks } from './question-rows.js';
import { settleYears } from './settle-years.js';
import { splitBlocks } from './sentences.js';
import { asStep, type StepBlock } from './step-mark.js';
import { takeTables } from './tables.js';
import { wishesOf, type Wishes } from './wishes.js';

/** What a prompt says, and what it asks. */
export interface Reading {
  /** BCP-47 without region, of the content. */
  language: string;
  direction: 'ltr' | 'rtl';
  wishes: Wishes;
  order: AskedOrder;
  /** The clauses about the video, as written; they act and are never shown. */
  directions: string[];
  /** The clauses that say what not to mention, as written. */
  excluding: string[];
  exclusions: Exclusions;
  /** What is to be shown and told, in the prompt's order. */
  points: Point[];
  /** The content as text, without directions and what is excluded. */
  text: string;
  /** What the prompt asks of the documents that come with it; acts, and is never shown. */
  requests?: string[];
  /** What the request says that the documents are about; '' when it does not say. */
  subject?: string;
  /** Tables written in the prompt itself. */
  tables: Extract<BriefDocument, { kind: 'table' }>[];
  format: NumberFormat;
}

/** Characters of a sentence or line that are read: no scene can tell more of one. */
const longestSentence = 4000;
/** Between two pieces of content that a direction stood between. */
const breakMark = '\uE001';

/**
 * Reads a prompt: which words are content and which are directions, and what the content holds.
 * @param weights of the tagger, when not those it is delivered with
 */
export function readPrompt(prompt: string, weights?: RoleWeights): Reading {
  const cleaned = withoutQuestionMarks(
    withoutDateline(withoutDirection(withoutStepwise(cleanText(prompt) || prompt.trim()))),
  );
  const overall = detectLanguage(cleaned);
  if (isCode(cleaned)) return readCode(cleaned, overall);
  const { rest, tables } = takeTables(cleaned);
  const thanks = thanksIn(rest, overall);
  const spans = withOrders(
    withoutThanks(rolesOfRequest(rest, overall, weights), thanks),
    orderSpans(rest, [overall, 'en']),
  );
  const directions = [...textsOf(rest, spans, 'direction'), ...thanks.map(({ asked }) => asked)];
  const excluding = textsOf(rest, spans, 'exclusion');
  const shown = shownText(rest, spans);
  const language = detectLanguage(shown.text.replaceAll(breakMark, ' '), overall);
  const format = numberFormatOf(rest, language);
  const exclusions = exclusionsOf(excluding, language);
  const told = pointsOf(shown, language, format);
  const languages = [overall, language, detectLanguage(directions.join(' '), overall)];
  const order = askedOrder(directions, [...languages, 'en']);
  const asked = [...thanks.map(({ said }) => said), ...addressesIn(order, rest, shown.text)];
  const written = [...told, ...endingsOf(asked, told.at(-1), { language, format })].filter(
    (point) => !isExcluded(point.text, point, exclusions),
  );
  const points = inAskedOrder(written, order, language);
  return {
    language,
    direction: directionOf(language),
    wishes: wishesOf([...directions, ...excluding], languages),
    order,
    directions,
    excluding,
    exclusions,
    points,
    text: points.map((point) => point.text).join('. '),
    tables,
    format,
  };
}

/** Roles with what says in which order a film tells as directions; neighbours of one role are one. */
function withOrders(spans: readonly RoleSpan[], orders: readonly OrderSpan[]): RoleSpan[] {
  const cut = orders.reduce<RoleSpan[]>((all, { from, to }) =>
    all.flatMap((span): RoleSpan[] => {
      if (!isShown(span.role) || span.to <= from || span.from >= to) return [span];
      const [start, end] = [Math.max(span.from, from), Math.min(span.to, to)];
      const pieces: RoleSpan[] = [{ ...span, to: start }, { ...span, from: start, to: end, role: 'direction' }, { ...span, from: end }]; // prettier-ignore
      return pieces.filter((one) => one.from < one.to);
    }), [...spans]); // prettier-ignore
  return cut.reduce<RoleSpan[]>((joined, span) => {
    const before = joined.at(-1);
    const goesOn = before?.role === 'direction' && span.role === 'direction' && before.to === span.from;
    return goesOn ? [...joined.slice(0, -1), { ...before, to: span.to }] : [...joined, span];
  }, []);
}

/** "End with pilo.example": an address that stands in a direction alone is what the film ends on. */
function addressesIn({ last }: AskedOrder, prompt: string, shown: string): string[] {
  const named = last.flatMap(({ words }) => findContacts(words).map(({ text }) => text));
  return named.filter((address) => prompt.includes(address) && !shown.includes(address));
}

/** The thanks that a request asks for, and where it leads its viewers, are what its film ends on. */
function endingsOf(
  asked: readonly string[],
  last: Point | undefined,
  known: Pick<PointFrame, 'language' | 'format'>,
): Point[] {
  const [group, sentenceIndex] = [(last?.group ?? 0) + 1, (last?.sentenceIndex ?? -1) + 1];
  return asked.map((said, at) =>
    pointOf(said, { kind: 'sentence', text: said, group }, { ...known, heading: '', sentenceIndex: sentenceIndex + at, role: 'ending', sentence: said })); // prettier-ignore
}

/** A document's points. Nothing in it is a direction; what the prompt excludes is left out of it too. */
export function readDocument(text: string, { exclusions, language }: Reading): Pick<Reading, 'language' | 'points'> {
  const cleaned = cleanText(text);
  const own = detectLanguage(cleaned, language);
  const format = numberFormatOf(cleaned, own);
  const whole: ShownText = { text: cleaned, spans: [{ from: 0, to: cleaned.length, role: 'content' }] };
  const points = pointsOf(whole, own, format);
  return {
    language: own,
    points: points.filter((point) => !isExcluded(`${point.heading} ${point.text}`, point, exclusions)),
  };
}

/** Data in braces is shown as what it is. */
const isCode = (text: string): boolean => /^\s*[[{][\s\S]*[\]}]\s*$/.test(text);

function readCode(code: string, language: string): Reading {
  const nothing = { contacts: [], times: [], dates: [], figures: [], spelled: [], places: [], quotes: [] };
  const point: Point = {
    ...nothing,
    ...{
      text: code.trim(),
      role: 'content',
      kind: 'code',
      sentence: code.trim(),
      sentenceIndex: 0,
      group: 1,
      heading: '',
    },
  };
  return {
    ...{
      language,
      direction: directionOf(language),
      wishes: { look: [] },
      order: { first: [], last: [] },
      directions: [],
      points: [point],
      text: '',
    },
    ...{ tables: [], format: numberFormatOf('', language), exclusions: exclusionsOf([], language), excluding: [] },
  };
}

const textsOf = (text: string, spans: readonly RoleSpan[], role: RoleSpan['role']): string[] =>
  spans
    .filter((span) => span.role === role)
    .map(({ from, to }) => text.slice(from, to).trim())
    .filter(Boolean);

interface ShownText {
  text: string;
  /** The roles of its stretches. */
  spans: RoleSpan[];
}

/** The text that is left without directions and exclusions, with its roles. */
function shownText(text: string, spans: readonly RoleSpan[]): ShownText {
  const kept: ShownText = { text: '', spans: [] };
  let gap = '';
  for (const { from, to, role } of spans) {
    const piece = text.slice(from, to);
    if (!isShown(role)) {
      gap += piece;
      continue;
    }
    if (gap !== '' && kept.text !== '' && !/\n\s*$/u.test(kept.text)) {
      const between = gapOf(gap, kept.text, piece);
      kept.text = `${between.startsWith('.') ? kept.text.trimEnd() : kept.text}${between}`;
    } else if (/\n/u.test(gap)) kept.text += '\n';
    gap = '';
    kept.spans.push({ from: kept.text.length, to: kept.text.length + piece.length, role });
    kept.text += piece;
  }
  return kept;
}

/** What stands where a direction stood: a line break where there was one, an end where one side was closed. */
function gapOf(gap: string, before: string, after: string): string {
  // What a direction followed to the end of its sentence has ended with it.
  if (/[.!?。！？]\s*\n/u.test(gap) && /\S\s*$/u.test(before) && !/[.!?…:;。！？：；]\s*$/u.test(before) && !/^\s*\n/u.test(gap)) return '.\n'; // prettier-ignore
  if (/\n/u.test(gap)) return '\n';
  const closed =
    /[.!?…:;,，。！？；：、)\]–—-]\s*$/u.test(before) ||
    /^[\s]*[.,;:(（：，；。–—-]/u.test(gap) ||
    // "reply RESEND (to the text.) Groceries?": what ends with a direction has ended.
    /[.!?…。！？]["”»」』)]?\s*$/u.test(gap) ||
    /[.,;:!?)。！？、，：；）]\s*$/u.test(gap) ||
    /^\s*[,.;:)]/u.test(after);
  return closed ? `${breakMark} ` : ' ';
}

function pointsOf(shown: ShownText, language: string, format: NumberFormat): Point[] {
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
    const { lead, rest, from } = isAnswer(points.at(-1), block.text) ? { lead: '', rest: block.text, from: 0 } : leadOf(block.text, block.kind); // prettier-ignore
    const own = lead || heading;
    const found = scan(rest, language, format);
    const quotes = quotesIn(rest);
    const pieces =
      block.kind === 'bullet' && rest.length <= 110
        ? [{ text: rest, start: 0, end: rest.length }]
        : splitIntoClauses(
            rest,
            language,
            found,
            quotes,
            Number(/^\p{Nd}{1,2}(?=\s\p{L})/u.exec(own)?.[0]) || undefined,
          );
    if (lead && pieces.length === 0) heading = lead;
    for (const piece of pieces) {
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
  return withCountedTimes(
    settleYears(points.filter((point) => point.kind === 'code' || /[\p{L}\p{Nd}]/u.test(point.text))),
  );
}

interface PointFrame {
  language: string;
  format: NumberFormat;
  heading: string;
  sentenceIndex: number;
  role: Point['role'];
  sentence: string;
  /** What stands in it, where its sentence was scanned as a whole. */
  found?: Mentions;
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

/** A clause whose subject stands in an earlier one, with it: "(blood) goes to the lungs". */
function withSubject(point: Point, subject: string, language: string): Point {
  const link = new RegExp(`^(?:(?:${alternatives(packOf(language)?.prompts.clauses.links ?? '')})\\s)+`, 'iu').exec(point.text)?.[0] ?? ''; // prettier-ignore
  const by = subject.length + 1 - link.length;
  const moved = <T extends { start: number; end: number }>(all: readonly T[]): T[] =>
    all.map((one) => ({ ...one, start: one.start + by, end: one.end + by }));
  return {
    ...point,
    subject,
    text: `${subject} ${point.text.slice(link.length)}`,
    contacts: moved(point.contacts),
    times: moved(point.times),
    dates: moved(point.dates),
    figures: moved(point.figures),
    spelled: moved(point.spelled),
    places: moved(point.places),
    quotes: moved(point.quotes),
  };
}

function pointOf(text: string, block: StepBlock, frame: PointFrame): Point {
  const { language, format, heading, sentenceIndex, role, sentence } = frame;
  const plain = block.kind === 'code' ? text : trimmed(text);
  const found =
    block.kind === 'code'
      ? { contacts: [], times: [], dates: [], figures: [], spelled: [], places: [] }
      : (frame.found ?? scan(plain, language, format));
  return {
    ...found,
    text: plain,
    role,
    kind: block.kind === 'sentence' ? 'clause' : block.kind,
    sentence,
    sentenceIndex,
    group: block.group,
    quotes: quotesIn(plain),
    heading: heading === plain ? '' : heading,
    ...(block.ordinal === undefined ? {} : { ordinal: block.ordinal }),
    ...(block.checked === undefined ? {} : { checked: block.checked }),
    ...(block.isStep ? { isStep: true } : {}),
    ...(block.fence ? { fence: block.fence } : {}),
  };
}

const trimmed = (text: string): string =>
  text
    .replace(/^[\s,;:·•、，。；：–—-]+(?=[^\s\p{Nd}])/u, '')
    .replace(/[\s,;:·•、，；：–—-]+$/u, '')
    .trim();

/** "Does it need soil? Seldom: it lives on rain": after a question, a word before a colon answers it. */
const isAnswer = (before: Point | undefined, text: string): boolean =>
  before !== undefined && /[?？؟]["”»]?\s*$/u.test(before.text) && /^[\p{L}\p{M}’'-]+(?:\s[\p{L}\p{M}’'-]+)?\s?[:：]\s/u.test(text); // prettier-ignore

/** "4 mistakes that runners make - going too fast, new shoes, …": a number of things before a dash and a row of them. */
const countedLead =
  /^(\p{Nd}{1,2}\s[^:：.,!?"“„«–—]{4,58}?)\s[–—-]\s(?=[^,，、]+[,，、][^,，、]+(?:[,，、]|\s\p{L}{1,4}\s))/u;

/** "Points: a, b" and "Rules – …": the words before the colon are a heading, when they are short and hold no figure. */
function leadOf(text: string, kind: StepBlock['kind']): { lead: string; rest: string; from: number } {
  // Who says what is quoted may be told at length.
  const match =
    /^((?:[^:：.!?"“„«]|(?<=\p{Nd})\.(?=\s\p{L})){2,60}?)(?:\s?[:：])(?:\s+|(?<=：))(?=\S)/u.exec(text) ??
    countedLead.exec(text) ??
    /^([^:：.!?"“„«]{2,90}?)(?:\s?[:：])\s*(?=["“„«「])/u.exec(text);
  // "Our hall through the years - 1911: built …": the year is what the first of them opens with.
  const dated = /^([^:：.!?"“„«]{4,60}?\p{L})\s[–—-]\s(?=(?:1[5-9]|20)\p{Nd}{2}\s?[:：])/u.exec(text);
  if (dated && kind !== 'bullet') return { lead: dated[1]!, rest: text.slice(dated[0].length), from: dated[0].length };
  // "9:16" and "room 4: …" are no leads; "crêpes for 4: flour, eggs" is one.
  if (
    !match ||
    kind === 'bullet' ||
    (/(?<!\p{L})\p{Nd}+$/u.test(match[1]!) && wordsIn(match[1]!) < 4) ||
    /https?$/iu.test(match[1]!)
  )
    return { lead: '', rest: text, from: 0 };
  return { lead: match[1]!.trim(), rest: text.slice(match[0].length), from: match[0].length };
}

function quotesIn(text: string): FoundQuote[] {
  return [
    ...text.matchAll(
      /["“„«「『]([^"”“„»」』]{3,400})["”“»」』]|(?<![\p{L}\p{Nd}])['‘]((?:[^'’\n]|(?<=\p{L})['’](?=\p{L})){12,300})['’](?![\p{L}])/gu,
    ),
  ].map((match) => ({
    text: (match[1] ?? match[2])!.trim(),
    start: match.index,
    end: match.index + match[0].length,
  }));
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
