import { type AskedOrder, type OrderSpan, askedOrder, orderSpans } from './asked-order.js';
import { greetingIn } from './asked-greeting.js';
import { thanksIn, withoutThanks } from './asked-thanks.js';
import { askedCharts, chartWish, withCharts } from './asked-chart.js';
import { askedTitle, withTitle } from './asked-title.js';
import { cleanText, withoutStepwise } from './clean-text.js';
import { exclusionsOf, isExcluded } from './exclusions.js';
import { withoutDateline } from './inline-lists.js';
import { asStated, withDictated } from './dictation/dictated.js';
import { detectLanguage, directionOf } from './language.js';
import { namedFirst } from './named-first.js';
import { inAskedOrder } from './ordered-points.js';
import { type PointFrame, pointOf } from './point-of.js';
import type { Point } from './point.js';
import { pointsOf } from './points-of.js';
import { withoutQuestionMarks } from './question-rows.js';
import { isCode, readCode } from './read-code.js';
import type { Reading } from './reading.js';
import type { RoleModel } from './roles/role-model.js';
import { type RoleSpan, isShown } from './roles/role.js';
import { rolesOfRequest } from './roles/roles-of-request.js';
import { findContacts } from './scan/contacts.js';
import { numberFormatOf } from './scan/number-format.js';
import { breakMark, shownText } from './shown-text.js';
import { takeTables } from './tables.js';
import { asPrinted } from './typed-forms.js';
import { wordsIn } from './word-count.js';
import { withoutDirection } from './visual-direction.js';
import { withoutVerbEnd } from './roles/opening-order.js';
import { askedThingsOf, wishesOf } from './wishes.js';

/**
 * Reads a prompt: which words are content and which are directions, and what the content holds.
 * @param model of the tagger, when not those it is delivered with
 */
export function readPrompt(prompt: string, model?: RoleModel): Reading {
  if (model) return readAnew(prompt, model);
  // The length, the plan and its footage each read the same prompt, some as it was sent, some as the brief has it.
  const text = prompt.trim();
  let reading = lastRead.get(text);
  if (!reading) {
    reading = readAnew(text);
    lastRead.clear();
    lastRead.set(text, reading);
  }
  return reading;
}
/** The last prompt that was read. A reading is never changed. */
const lastRead = new Map<string, Reading>();

function readAnew(prompt: string, model?: RoleModel): Reading {
  const plain = withoutQuestionMarks(
    withoutDateline(withoutVerbEnd(asPrinted(withoutDirection(withoutStepwise(cleanText(prompt) || prompt.trim()))))),
  );
  const overall = detectLanguage(plain);
  const made = namedFirst(plain, overall);
  const { text: cleaned, dictated } = asStated(made.text, overall);
  if (isCode(cleaned)) return readCode(cleaned, overall);
  const { rest, tables } = takeTables(cleaned);
  const thanks = thanksIn(rest, overall);
  const charts = askedCharts(rest);
  const named = askedTitle(rest);
  const { greeting, roles } = greetingIn(
    rest,
    withDictated(rest, withDictated(rest, rolesOfRequest(rest, overall, model), made.named), dictated),
    overall,
  );
  const spans = withOrders(
    withoutThanks(withCharts(withTitle(roles, named), charts), thanks),
    orderSpans(rest, [overall, 'en']),
  );
  const directions = [...textsOf(rest, spans, 'direction'), ...thanks.map(({ asked }) => asked)];
  const excluding = textsOf(rest, spans, 'exclusion');
  const shown = shownText(rest, spans, overall);
  // "Pythagoras: 3, 4, 5": a name or two that are left tell no language.
  const words = shown.text.match(/\p{L}[\p{L}\p{M}’']*/gu)?.length ?? 0;
  // A request in another language than English is hardly ever for a film in a third: "Es wiegt 2,9 kg" opens as Spanish does.
  const isNamed = words <= (charts.length > 0 ? mostNamesOfChart : overall === 'en' ? mostNames : mostWordsOfOwn);
  const language = isNamed ? overall : detectLanguage(shown.text.replaceAll(breakMark, ' '), overall);
  const format = numberFormatOf(rest, language);
  const exclusions = exclusionsOf(excluding, language);
  const stated = pointsOf(shown, language, format);
  const languages = [overall, language, detectLanguage(directions.join(' '), overall)];
  const order = askedOrder(directions, [...languages, 'en']);
  const addresses = [...addressesIn(order, rest, shown.text), ...addressesBeside(rest, spans)];
  const asked = [...thanks.map(({ said }) => said), ...new Set(addresses)];
  const written = [...stated, ...endingsOf(asked, stated.at(-1), { language, format })]
    .filter((point) => !isExcluded(`${point.heading} ${point.text}`, point, exclusions))
    .map((point) => (point.of && isExcluded(point.of, point, exclusions) ? { ...point, of: '' } : point));
  const points = inAskedOrder(written, order, language);
  return {
    language,
    direction: directionOf(language),
    ...(greeting && { greeting }),
    wishes: {
      ...wishesOf([...directions, ...excluding], languages),
      ...askedThingsOf(directions, languages),
      ...chartWish(charts),
      ...(named && { title: named.title }),
    },
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

/** Words that may all be names; those of a chart's parts are. */
const mostNames = 2;
const mostNamesOfChart = 10;
/** Words that are taken for the language of their request where it is not English. */
const mostWordsOfOwn = 10;

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

/** Words beside an address at most that say whose it is: "and our site". */
const mostBesideAddress = 4;

/** "End with “Breathe out.” | and our site stillhills.example", "… | pebble.example": an address behind an ending, or alone, is what the film ends on, too. */
function addressesBeside(prompt: string, spans: readonly RoleSpan[]): string[] {
  return spans.flatMap(({ from, to, role }, at) => {
    if (role !== 'direction') return [];
    const words = prompt.slice(from, to);
    const contacts = findContacts(words).filter(({ kind }) => kind !== 'street');
    const rest = contacts.reduce((text, contact) => text.replace(contact.text, ' '), words);
    const isAlone = !/[\p{L}\p{Nd}]/u.test(rest);
    const follows = spans[at - 1]?.role === 'ending' && wordsIn(rest) <= mostBesideAddress;
    return contacts.length > 0 && (isAlone || follows) ? contacts.map(({ text }) => text) : [];
  });
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

const textsOf = (text: string, spans: readonly RoleSpan[], role: RoleSpan['role']): string[] =>
  spans
    .filter((span) => span.role === role)
    .map(({ from, to }) => text.slice(from, to).trim())
    .filter(Boolean);
