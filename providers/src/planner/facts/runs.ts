import { lexiconOf, wordPattern } from '../words/lexicon.js';
import { tidy } from '../words/headline.js';
import type { Fact, FactBody, Labelled, Statement } from './fact.js';
import { asLabel, cleanLabel } from './labels.js';
import { factOf } from './make-fact.js';
import { splitHeading, statement } from './statements.js';

/** Facts made of several statements in a row, and where reading goes on. */
export interface Run {
  facts: Fact[];
  next: number;
  title?: string;
}

export function readBullets(all: Statement[], at: number, language: string): Run | undefined {
  const first = all[at]!;
  if (first.kind !== 'bullet') return undefined;
  const bullets: Statement[] = [];
  while (all[at + bullets.length]?.kind === 'bullet' && all[at + bullets.length]!.group === first.group)
    bullets.push(all[at + bullets.length]!);
  const next = at + bullets.length;
  // The sentence before a list, when it ends with a colon, is its title.
  const lead = all[at - 1];
  const title = lead && lead.kind === 'sentence' && /[:：]$/u.test(lead.text) ? tidy(lead.text) : tidy(first.heading);
  if (bullets.length === 1) return undefined;
  const done = (body: FactBody): Run => ({ facts: [factOf(body, bullets, language)], next });
  const items = bullets.map((bullet) => itemOf(bullet.text));
  if (bullets.every((bullet) => bullet.checked !== undefined))
    return done({
      type: 'list',
      title,
      items: items.slice(0, 7),
      checked: bullets.map((bullet) => bullet.checked ?? false),
    });
  const dated = bullets.map((bullet) => eventOf(bullet));
  const withFigures = bullets.filter((bullet) => bullet.figures.length > 0);
  if (
    withFigures.length === bullets.length &&
    bullets.every((bullet) => bullet.figures.length === 1 && bullet.text.length <= 70) &&
    bullets.length <= 12
  ) {
    const labelled = bullets.map((bullet): Labelled | undefined => {
      const figure = bullet.figures[0]!.figure;
      const label =
        bullet.dates.length === 1
          ? bullet.dates[0]!.text
          : cleanLabel(
              `${bullet.text.slice(0, bullet.figures[0]!.start)} ${bullet.text.slice(bullet.figures[0]!.end)}`,
              language,
            );
      return label && label.length <= 48 ? { label: asLabel(label), figure, phrase: bullet.text } : undefined;
    });
    if (labelled.every((item) => item !== undefined))
      return done({
        type: 'group',
        title,
        items: labelled as Labelled[],
        dated: bullets.every((bullet) => bullet.dates.length === 1),
        comparable:
          new Set(bullets.map((bullet) => bullet.figures[0]!.figure.unit)).size === 1 &&
          bullets.every(
            (bullet) =>
              bullet.figures[0]!.kind !== 'count' || bullet.figures[0]!.start > 0 || bullet.dates.length === 1,
          ),
      });
  }
  if (dated.every((event) => event !== undefined) && bullets.length <= 12)
    return done({ type: 'timeline', title, events: dated as { date: string; label: string }[] });
  if (bullets.every((bullet) => bullet.text.length <= 150) && bullets.length <= 18) {
    if (
      (title !== '' && bullets.every((bullet) => bullet.ordinal !== undefined)) ||
      wordPattern(lexiconOf(language).step, language).test(title)
    )
      return done({
        type: 'steps',
        title,
        steps: items.map((item) => ({ title: item.text, ...(item.detail ? { detail: item.detail } : {}) })),
        cyclic: false,
      });
    return done({ type: 'list', title, items });
  }
  return undefined;
}

function itemOf(text: string): { text: string; detail?: string } {
  const split = splitHeading(text);
  if (split && split.heading.length <= 60) return { text: tidy(split.heading), detail: tidy(split.rest) };
  return { text: tidy(text) };
}

/** Sentences or clauses that open with order words, and "Step 1: …". */
export function readSequence(all: Statement[], at: number, language: string): Run | undefined {
  const { sequence, step } = lexiconOf(language);
  const opener = new RegExp(
    `^(?:(?:${step})\\s*\\p{Nd}{1,2}\\s*[:.)：–-]?\\s*|第\\p{Nd}{1,2}步[:：]?\\s*|\\p{Nd}단계[:：]?\\s*|\\(?\\p{Nd}{1,2}[.)]\\s+|(?:(?:and|et|und|y|e)\\s)?(?:${sequence})[,،:：、]?\\s*)`,
    'iu',
  );
  const isOpener = (text: string): boolean => {
    const match = opener.exec(text);
    return match !== null && match[0].length < text.length && /[\s,،:：、.)]$|[ぁ-ん一-龯]$/u.test(match[0]);
  };
  let lead = '';
  const texts: { text: string; from: Statement }[] = [];
  let index = at;
  while (index < all.length && all[index]!.kind === 'sentence') {
    const current = all[index]!;
    const split = texts.length === 0 ? splitHeading(current.text) : undefined;
    const body = split && !isOpener(current.text) && isOpener(split.rest) ? split.rest : current.text;
    if (!isOpener(body)) break;
    if (body !== current.text) lead = split!.heading;
    const pieces = body.split(/((?:[,،;，；、]\s*|\s(?=(?:and|et|und|y|e)\s)))/u);
    let piece = '';
    for (const part of pieces) {
      if (piece && isOpener(part.replace(/^(?:and|et|und|y|e)\s/iu, ''))) {
        texts.push({ text: piece, from: current });
        piece = part.replace(/^(?:and|et|und|y|e)\s/iu, '');
      } else piece += part;
    }
    if (piece) texts.push({ text: piece, from: current });
    index += 1;
  }
  if (texts.length < 2 || texts.length > 12) return undefined;
  const steps = texts.map(({ text }) => {
    const plain = tidy(text.replace(opener, ''));
    const split = splitHeading(plain);
    return split && split.heading.length <= 60
      ? { title: tidy(split.heading), detail: tidy(split.rest) }
      : { title: plain };
  });
  if (steps.some((one) => one.title.length > 140 || !one.title)) return undefined;
  const used = [...new Set(texts.map(({ from }) => from))];
  const title = lead || used[0]!.heading;
  return {
    facts: [factOf({ type: 'steps', title: tidy(title), steps, cyclic: false }, used, language)],
    next: index,
    ...(lead ? { title: tidy(lead) } : {}),
  };
}

/** Dated statements in a row, and "1969 ARPANET, 1983 TCP/IP, 1991 the web" in one. */
export function readTimeline(all: Statement[], at: number, language: string): Run | undefined {
  const current = all[at]!;
  if (current.kind !== 'sentence') return undefined;
  const split = splitHeading(current.text);
  const body =
    split && statement(split.heading, language).dates.length === 0 ? statement(split.rest, language) : current;
  const pieces = body.text
    .replace(/[.。]$/u, '')
    .split(
      /[;；]\s*|[,，、،]\s*(?=(?:[^,，、]{0,14}?)\p{Nd}{4})|\s(?:and|et|und|y|e)\s(?=(?:in\s|en\s|em\s|nel\s)?\p{Nd}{4})/iu,
    );
  const events = pieces.map((piece) => eventOf(statement(piece, language)));
  if (pieces.length >= 3 && events.every((event) => event !== undefined)) {
    const title = split && body !== current ? tidy(split.heading) : '';
    return {
      facts: [
        factOf(
          {
            type: 'timeline',
            title: title || tidy(current.heading),
            events: events as { date: string; label: string }[],
          },
          body,
          language,
        ),
      ],
      next: at + 1,
      title,
    };
  }
  const run: { event: { date: string; label: string }; from: Statement }[] = [];
  for (let index = at; index < all.length && all[index]!.kind === 'sentence'; index += 1) {
    const event = all[index]!.figures.length <= 1 ? eventOf(all[index]!, language) : undefined;
    if (!event) break;
    run.push({ event, from: all[index]! });
  }
  if (run.length < 3) return undefined;
  return {
    facts: [
      factOf(
        { type: 'timeline', title: tidy(current.heading), events: run.map(({ event }) => event) },
        run.map(({ from }) => from),
        language,
      ),
    ],
    next: at + run.length,
  };
}

/** A date at the edge of a short text, and what happened then. */
export function eventOf(one: Statement, language = 'en'): { date: string; label: string } | undefined {
  if (one.dates.length === 0 || one.dates.length > 2) return undefined;
  const date = one.dates[0]!;
  const { from } = {
    from: '(?:in|en|em|im|nel|since|depuis|seit|desde|on|am|le|el|on the|by|l’année|au|في عام|عام|ב-?)',
  };
  const before = one.text
    .slice(0, date.start)
    .replace(new RegExp(`(?:^|\\s)${from}\\s*$`, 'iu'), '')
    .trim();
  let after = one.text
    .slice(date.end)
    .replace(/^[\s,:：–—\-)\]、に年は]+/u, '')
    .trim();
  if (before.length > 4 && after.length > 8) return undefined;
  if (before.length > 0 && before.length <= 4) after = after || before;
  const label = tidy(after.length >= 3 ? after : before);
  return label && label.length <= 120 && language ? { date: date.text, label } : undefined;
}
