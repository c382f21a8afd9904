import type { Figure } from '@scenewright/core/figures';
import { lexiconOf, wordPattern } from '../words/lexicon.js';
import { sentenceCase, tidy } from '../words/headline.js';
import { readChange, subjectOf } from './changes.js';
import type { Fact, FactBody, Labelled, Statement } from './fact.js';
import { readGroup } from './groups.js';
import { factOf } from './make-fact.js';
import { readBullets, readSequence, readTimeline } from './runs.js';
import { readParallel } from './parallel-run.js';
import { readProsCons, readVersusRun } from './side-runs.js';
import { cleanLabel } from './labels.js';
import {
  readAction,
  readCountOf,
  readDefinition,
  readQuote,
  readUpcoming,
  readVersus,
  splitItems,
} from './patterns.js';
import { readChain, readChat } from './shapes.js';
import { splitClauses, splitHeading, statement } from './statements.js';

export interface ReadFacts {
  facts: Fact[];
  /** The heading that the prompt opens with. */
  title: string;
}

/** Facts of the statements, in their order. */
export function readFacts(statements: Statement[], language: string): ReadFacts {
  let title = '';
  const facts: Fact[] = [];
  let index = 0;
  while (index < statements.length) {
    const current = statements[index]!;
    if (current.kind === 'heading') {
      if (!title && facts.length === 0) title = tidy(current.text);
      else if (
        current.figures.length > 0 ||
        statements[index + 1]?.kind === 'heading' ||
        index === statements.length - 1
      )
        facts.push(factOf({ type: 'claim' }, current, language));
      index += 1;
      continue;
    }
    const chat = readChat(statements, index);
    if (chat) {
      facts.push(factOf(chat.body, chat.used, language));
      index = chat.next;
      continue;
    }
    const run =
      readBullets(statements, index, language) ??
      readProsCons(statements, index, language) ??
      readSequence(statements, index, language) ??
      readTimeline(statements, index, language) ??
      readParallel(statements, index, language) ??
      readVersusRun(statements, index, language);
    if (run) {
      facts.push(...run.facts);
      if (run.title && !title && facts.length === run.facts.length) title = run.title;
      index = run.next;
      continue;
    }
    const read = readSentence(current, language, index === 0);
    if (read.title && !title) title = read.title;
    const asked = facts[facts.length - 1];
    const answer = read.facts[0];
    // A question and the list that answers it are one scene.
    if (
      asked?.body.type === 'question' &&
      facts.length > 1 &&
      answer &&
      (answer.body.type === 'list' || answer.body.type === 'steps') &&
      !answer.body.title
    ) {
      facts.pop();
      answer.body.title = asked.text;
      answer.text = `${asked.text} ${answer.text}`;
    }
    facts.push(...read.facts);
    index += 1;
  }
  // Without an address, only the last word of a prompt calls to act.
  for (const [place, fact] of facts.entries()) {
    if (fact.body.type === 'action' && !fact.body.url && place < facts.length - 1) {
      fact.body = { type: 'claim' };
      fact.importance = 0.45;
    }
  }
  return { facts, title };
}

const genericHeading =
  /^(?:recipe|rezept|recette|receta|ricetta|receita|レシピ|食谱|وصفة|press release|pressemitteilung|communiqué(?: de presse)?|nota de prensa|comunicato stampa|announcement|breaking(?: news)?|news|fyi|note|attention|prompt|text|content|script|info|details?|facts?|hinweis|achtung|attention|contenu|texte|contenido|texto|testo|inhalt)$/iu;

function readSentence(sentence: Statement, language: string, first: boolean): { facts: Fact[]; title: string } {
  if (sentence.kind === 'code')
    return {
      facts: [
        factOf(
          { type: 'code', code: sentence.text, ...(sentence.fence ? { language: sentence.fence } : {}) },
          sentence,
          language,
        ),
      ],
      title: '',
    };
  const whole = wholeFact(sentence, language);
  if (whole)
    return { facts: [factOf(whole, sentence, language)], title: whole.type === 'flow' && first ? whole.title : '' };
  const split = splitHeading(sentence.text);
  if (split) {
    const rest = statement(split.rest, language, { heading: split.heading, group: sentence.group });
    const inHeading = statement(split.heading, language).figures.map((figure) => figure.figure);
    const items = splitItems(split.rest, language);
    const mixed = mixedItems(split.heading, items, rest, language);
    if (mixed && !first) return { facts: [mixed], title: '' };
    // "Topic: tea" names a topic; "Breaking: …" names nothing.
    const local = genericHeading.test(split.heading.trim()) ? '' : tidy(split.heading);
    const listed = listFact(local, items, rest, language, true);
    const facts = listed ? [listed] : clauseFacts(rest, language, local);
    if (inHeading.length > 0 && facts[0]) facts[0].figures = [...inHeading, ...facts[0].figures];
    if (!first && local && facts[0] && !('title' in facts[0].body && facts[0].body.title)) facts[0].lead = local;
    // A heading at the very start names the whole video; elsewhere it names its own scene.
    return { facts, title: first ? local : '' };
  }
  return { facts: clauseFacts(sentence, language, ''), title: '' };
}

/** "Ingredients: 4 eggs, 400 g tomatoes, cumin": things of which some are counted are a list, not figures. */
function mixedItems(heading: string, items: string[], rest: Statement, language: string): Fact | undefined {
  const counted = items.filter((item) => /\p{Nd}/u.test(item)).length;
  if (items.length < 4 || items.length > 12 || counted === items.length || counted === 0) return undefined;
  if (items.some((item) => item.split(/\s+/).length > 5)) return undefined;
  return factOf({ type: 'list', title: tidy(heading), items: items.map((text) => ({ text })) }, rest, language);
}

/** "We offer 30 days off, a 38-hour week and a travel pass": what is offered is a list, with figures or without. */
function offeredItems(s: Statement, language: string): FactBody | undefined {
  const verb = wordPattern(lexiconOf(language).includes, language).exec(s.text);
  if (!verb) return undefined;
  const lead = s.text.slice(0, verb.index + verb[0].length);
  const items = splitItems(s.text.slice(lead.length), language);
  const counted = items.filter((item) => /\p{Nd}/u.test(item)).length;
  if (lead.split(/\s+/).length > 4 || items.length < 3 || counted === items.length) return undefined;
  if (items.some((item) => item.split(/\s+/).length > 6)) return undefined;
  return { type: 'list', title: tidy(lead), items: items.map((text) => ({ text })) };
}

/** Whether a label is a left-over of its sentence: "In", "With", "Quadratmetern zeigt". */
function isWeak({ label, note }: Labelled, text: string, language: string): boolean {
  const { dangling, linking, up, down } = lexiconOf(language);
  const words = label.split(/\s+/);
  // "grew from 2 to 14 employees": the verb, over the first figure of a range.
  if (note && wordPattern(`${up}|${down}`, language, 'whole').test(label)) return true;
  if (wordPattern(dangling, language, 'whole').test(words[0]!) && words.length <= 2) return true;
  // German writes nouns large: what ends small is a verb or an adjective.
  const last = words.at(-1)!;
  const bare = last.replace(/[^\p{L}]+/gu, '');
  const small = `${bare.charAt(0).toLowerCase()}${bare.slice(1)}`;
  if (language === 'de' && small && text.split(/[^\p{L}]+/u).includes(small)) return true;
  return words.length > 1 && wordPattern(`${dangling}|${linking}`, language, 'whole').test(words.at(-1)!);
}

/** Figures whose labels do not stand alone are told in the clauses that hold them. */
function clausesOf(s: Statement, language: string): FactBody {
  const { pronoun } = lexiconOf(language);
  const items = splitItems(s.text.replace(wordPattern(pronoun, language, 'start'), '').trim(), language);
  const listed =
    items.length >= 2 &&
    items.length <= 6 &&
    items.every((item) => /\p{Nd}/u.test(item) && item.split(/\s+/).length <= 11);
  return listed ? { type: 'list', title: '', items: items.map((text) => ({ text })) } : { type: 'claim' };
}

/** Readings that take the sentence as a whole, before any splitting. */
function wholeFact(s: Statement, language: string): FactBody | undefined {
  const chain = readChain(s.text);
  if (chain) return chain;
  if (/[?？؟]\s*$/u.test(s.text) && s.figures.length === 0) return { type: 'question' };
  return readQuote(s) ?? readUpcoming(s, language) ?? readAction(s, language) ?? readVersus(s, language) ?? undefined;
}

function clauseFacts(sentence: Statement, language: string, title: string): Fact[] {
  const clauses = splitClauses(sentence, language);
  const facts = clauses.map((clause) =>
    clauseFact(
      clauses.length === 1
        ? sentence
        : statement(clause, language, { heading: sentence.heading, group: sentence.group }),
      language,
      title,
    ),
  );
  // Three or more short changes are one picture.
  const changes = facts.filter((fact) => fact.body.type === 'growth' && !fact.body.after && fact.body.subject);
  if (facts.length >= 3 && changes.length === facts.length) {
    const items = facts.map((fact) => {
      const body = fact.body as Extract<FactBody, { type: 'growth' }>;
      return { label: body.subject, figure: body.change, trend: body.trend, phrase: fact.text };
    });
    return [factOf({ type: 'group', title, items, dated: false, comparable: false }, sentence, language)];
  }
  return facts;
}

function clauseFact(s: Statement, language: string, title: string): Fact {
  return factOf(clauseBody(s, language, title), s, language);
}

function clauseBody(s: Statement, language: string, title: string): FactBody {
  const counted = readCountOf(s, language);
  const plain = s.figures.filter((figure) => figure.kind === 'count').length;
  if (counted && (plain === s.figures.length || (plain >= 2 && s.figures.length <= 3))) return counted;
  if (s.figures.length > 0) {
    const change = readChange(s, language);
    if (change) return change;
    if (s.figures.length >= 2) {
      // "94% of tickets within 4 hours" is one figure with its condition, not two.
      const [lead, second] = s.figures;
      if (
        s.figures.length === 2 &&
        lead!.kind === 'percent' &&
        second!.kind === 'measure' &&
        lead!.figure.value <= 100 &&
        s.text.length <= 90 &&
        !/[,;，、]/u.test(s.text.slice(lead!.end, second!.start))
      ) {
        return { type: 'share', of: shareLabel(s, language, s.text.slice(lead!.end).trim()), figure: lead! };
      }
      const offered = offeredItems(s, language);
      if (offered) return offered;
      const group = readGroup(s, language);
      if (group?.items.some((item) => isWeak(item, s.text, language))) return clausesOf(s, language);
      if (group) return { type: 'group', ...group, title: title || group.title };
    } else {
      const clauses = listedClauses(s, language, 7);
      if (clauses) return { type: 'list', title, items: clauses.map((text) => ({ text })) };
      const found = s.figures[0]!;
      const after = s.text.slice(found.end).trim();
      const risen = /^(?:の?(増|アップ|上昇|増加)|の?(減|ダウン|低下|減少))/u.exec(after);
      if (language === 'ja' && risen)
        return {
          type: 'growth',
          subject: subjectOf(s, language) || title,
          change: found.figure,
          trend: risen[1] ? 'up' : 'down',
        };
      if (found.kind === 'percent' && found.figure.value <= 100 && !/[+−-]/u.test(found.figure.display[0]!))
        return { type: 'share', of: shareLabel(s, language, after), figure: found };
      return { type: 'figure', subject: subjectOf(s, language) || title, figure: found };
    }
    return { type: 'claim' };
  }
  const definition = readDefinition(s, language);
  if (definition) return definition;
  const { includes } = lexiconOf(language);
  const verb = wordPattern(includes, language).exec(s.text);
  if (verb) {
    const items = splitItems(s.text.slice(verb.index + verb[0].length), language);
    const subject = cleanLabel(s.text.slice(0, verb.index), language);
    const listed = listFact(
      title || (wordPattern(lexiconOf(language).pronoun, language, 'whole').test(subject) ? '' : sentenceCase(subject)),
      items,
      s,
      language,
      false,
    );
    if (listed) return listed.body;
  }
  const clauses = listedClauses(s, language, 6);
  if (clauses) return { type: 'list', title, items: clauses.map((text) => ({ text })) };
  if (s.places.length >= 2) return { type: 'places', title: title || tidy(s.text), places: s.places };
  return { type: 'claim' };
}

/** "Refuse bags, refill bottles and repair what you own": short clauses of one build are a list. */
function listedClauses(s: Statement, language: string, most: number): string[] | undefined {
  const { pronoun, leadIn, up, down } = lexiconOf(language);
  const clauses = splitItems(s.text, language);
  const words = clauses.map((clause) => clause.split(/\s+/).length);
  const moves = s.figures.length > 0 && wordPattern(`${up}|${down}`, language).test(s.text);
  return clauses.length >= 3 &&
    s.dates.length === 0 &&
    !moves &&
    words.every((count) => count >= 2 && count <= most) &&
    !wordPattern(`${pronoun}|${leadIn}`, language, 'start').test(s.text)
    ? clauses
    : undefined;
}

function shareLabel(s: Statement, language: string, after: string): string {
  const label = after.length >= 6 ? after : s.text.slice(0, s.figures[0]!.start);
  return tidy(cleanLabel(label, language) || label);
}

/** A list when there are enough short items and none of them carries a figure of its own weight. */
export function listFact(
  title: string,
  items: string[],
  from: Statement,
  language: string,
  loose: boolean,
): Fact | undefined {
  if (items.length < (loose ? 2 : 3) || items.length > 12) return undefined;
  if (items.some((item) => item.split(/\s+/).length > 11 || item.length > 90)) return undefined;
  if (loose && items.length === 2 && items.some((item) => item.split(/\s+/).length > 6)) return undefined;
  if (from.figures.length >= 2 || from.dates.length >= 2) return undefined;
  // "revenue grew, and so did costs": clauses with verbs are claims, not items.
  const verbs = items.filter((item) =>
    wordPattern(`${lexiconOf(language).up}|${lexiconOf(language).down}`, language).test(item),
  ).length;
  if (verbs >= 2 || (from.figures.length === 1 && items.length < 3)) return undefined;
  return factOf({ type: 'list', title: tidy(title), items: items.map((text) => ({ text })) }, from, language);
}

export const allFigures = (facts: Fact[]): Figure[] => facts.flatMap((fact) => fact.figures);
