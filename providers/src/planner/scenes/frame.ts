import { colon, questionMark } from '../../languages/marks.js';
import type { Brief } from '@scenewright/core';
import type { Fact } from '../facts/fact.js';
import { headline, tidy } from '../words/headline.js';
import { lexiconOf, wordPattern } from '../words/lexicon.js';
import { motifOf } from './motif.js';
import { asSpoken, enumerate } from './narrate.js';
import { breaths } from './text-scenes.js';
import { option, type Draft, type Reading } from './option.js';

/** The opening: the topic as a title, when the prompt or the brand names one. */
export function hook(
  topic: string,
  subtitle: string,
  source: string,
  brief: Brief,
  reading: Reading,
  figures: number,
): Draft {
  const title = headline(topic, reading.language, 64);
  const brand = brief.brand?.name?.trim();
  const kicker = brand && brand.toLowerCase() !== title.toLowerCase() ? brand.slice(0, 48) : undefined;
  const named =
    !wordPattern(lexiconOf(reading.language).question, reading.language, 'start').test(title) &&
    title.split(/\s+/).length <= 5 &&
    !/[,，、:(]/u.test(title) &&
    !wordPattern(lexiconOf(reading.language).versus, reading.language).test(title) &&
    !wordPattern(lexiconOf(reading.language).pronoun, reading.language, 'start').test(title) &&
    !/[?？؟!]$/u.test(title);
  const narration = subtitle
    ? asSpoken(source || `${title}: ${subtitle}`, reading.language)
    : figures >= 3 && named
      ? reading.phrases.glance(title)
      : asSpoken(topic.length <= 140 ? topic : title, reading.language);
  return {
    options: [option('title', { title, ...(subtitle ? { subtitle: subtitle.slice(0, 160) } : {}), kicker }, 1)],
    intent: 'hook',
    narration,
    brief: asSpoken(title, reading.language),
    subject: title.slice(0, 60),
    importance: 1,
  };
}

/** The three or four figures that matter, once more, with their labels. Undefined when there are fewer than three. */
export function recap(facts: Fact[], topic: string, reading: Reading): Draft | undefined {
  const tiles = facts.flatMap((fact) => {
    const body = fact.body;
    if (body.type === 'growth' && body.subject)
      return [
        {
          label: body.subject,
          figure: body.after ?? body.change,
          trend: body.trend,
          ...(fact.sentiment ? { sentiment: fact.sentiment } : {}),
        },
      ];
    if (body.type === 'delta' && body.subject)
      return [
        {
          label: body.subject,
          figure: body.after,
          trend: body.trend,
          ...(fact.sentiment ? { sentiment: fact.sentiment } : {}),
        },
      ];
    if (body.type === 'figure' && isName(body.subject, reading.language))
      return [{ label: body.subject, figure: body.figure.figure }];
    const acts = wordPattern(lexiconOf(reading.language).pronoun, reading.language, 'start').test(fact.text);
    if (body.type === 'group' && !body.dated && !acts) {
      const top = [...body.items].sort((a, b) => b.figure.magnitude - a.figure.magnitude)[0];
      return top && body.comparable && isName(top.label, reading.language)
        ? [{ label: top.label, figure: top.figure }]
        : [];
    }
    return [];
  });
  const shown = tiles
    .filter((tile, index) => tiles.findIndex((other) => other.label === tile.label) === index)
    .slice(0, 4);
  if (shown.length < 3) return undefined;
  return {
    options: [
      option(
        'kpi-tiles',
        { title: reading.phrases.inShort, ...(topic && topic.length <= 48 ? { kicker: topic } : {}), tiles: shown },
        1,
      ),
    ],
    intent: 'resolution',
    narration: asSpoken(
      `${reading.phrases.inShort}${colon(reading.language)}${enumerate(
        shown.map((tile) => `${tile.label} ${tile.figure.display}`),
        reading,
      )}`,
      reading.language,
    ),
    brief: '',
    subject: topic.slice(0, 60),
    importance: 0.3,
  };
}

/** A label that says what a figure is without its sentence: "Active merchants", not "Battery lasts" or "Home battery that stores". */
function isName(label: string, language: string): boolean {
  const { linking, dangling, pronoun } = lexiconOf(language);
  const small = wordPattern(`${linking}|${dangling}|${pronoun}`, language, 'whole');
  const words = label.split(/\s+/);
  const verb =
    language === 'en' && words.length > 1 && /^(?:lasts|stores|founded|runs|starts|works|weighs)$/u.test(words.at(-1)!);
  return (
    label.length > 0 && label.length <= 28 && words.length <= 3 && !verb && !words.some((word) => small.test(word))
  );
}

/** The last picture: the brand or the topic, quiet. */
export function endCard(topic: string, brief: Brief, url: string | undefined, reading: Reading): Draft | undefined {
  const brand = brief.brand?.name?.trim();
  const title = brand || topic;
  if (!title) return undefined;
  const short = headline(title, reading.language, 48);
  return {
    options: [
      option(
        'end-card',
        {
          title: short,
          ...(brand && topic && topic !== brand && topic.length <= 90 ? { subtitle: tidy(topic) } : {}),
          ...(url ? { url } : {}),
          ...(brief.brand?.logo ? { logo: brief.brand.logo } : {}),
        },
        1,
      ),
    ],
    intent: 'call_to_action',
    narration: '',
    brief: '',
    subject: short.slice(0, 60),
    importance: 0.2,
  };
}

/** Scenes for a topic or a question of which nothing is known but its own words. */
export function qualitative(topic: string, isQuestion: boolean, reading: Reading, limit: number): Draft[] {
  const { language } = reading;
  const title = headline(topic, language, 70);
  const asked =
    isQuestion && !/[?？؟]$/u.test(title) && asksOutright(title, language) ? title + questionMark(language) : title;
  const terms = keyTerms(topic, language, isQuestion ? 1 : 3);
  const scene = (options: Draft['options'], narration: string, intent: Draft['intent']): Draft => ({
    options,
    intent,
    narration,
    brief: narration,
    subject: title.slice(0, 60),
    importance: 0.6,
  });
  const motif = motifOf(topic);
  const first = asSpoken(asked, language);
  const last = terms[terms.length - 1];
  const longest = [...terms].sort((a, b) => b.length - a.length)[0];
  const same = terms.length <= 1 && (terms[0] ?? title).toLowerCase() === title.toLowerCase();
  if (same) {
    return [
      scene([option('backdrop', { motif, title: asked }, 1)], first, 'hook'),
      scene([option('end-card', { title: asked }, 1)], '', 'resolution'),
    ].slice(0, Math.max(1, limit));
  }
  const phrases = breaths(asked, language);
  const words =
    phrases.length >= 2 && phrases.length <= 6
      ? option('kinetic-words', { phrases }, 1)
      : option('title', { title: asked }, 1);
  const drafts = isQuestion
    ? [
        scene([words], first, 'hook'),
        scene([option('backdrop', { motif, title: terms[0] ?? asked }, 1)], '', 'context'),
        ...sought(terms, motif).map((options) => scene(options, '', 'context')),
        scene(
          [
            option(
              'callout',
              {
                text: asked,
                ...(last && asked.toLowerCase().includes(last.toLowerCase()) ? { emphasis: sliceOf(asked, last) } : {}),
              },
              1,
            ),
          ],
          '',
          'resolution',
        ),
      ]
    : [
        scene([option('title', { title: asked }, 1)], first, 'hook'),
        scene([option('backdrop', { motif, title: longest ?? asked }, 1)], '', 'context'),
        ...(terms.length >= 3
          ? [scene([option('kinetic-words', { phrases: terms.slice(0, 5) }, 1)], '', 'context')]
          : []),
        ...pictured(
          terms.filter((term) => term !== longest),
          [motif],
        )
          .slice(0, 1)
          .map((options) => scene(options, '', 'context')),
        scene([option('end-card', { title: asked }, 1)], '', 'resolution'),
      ];
  return drafts.slice(0, Math.max(1, limit));
}

/** What a question seeks, without the answer: its first word leads by way of the unknown to its last, which is then pictured. */
function sought(terms: readonly string[], motif: string): Draft['options'][] {
  const [from, to] = [terms[0], terms.at(-1)];
  if (!from || !to || from === to) return [];
  const nodes = [
    { id: 'from', label: from },
    { id: 'unknown', label: '?' },
    { id: 'to', label: to },
  ];
  const links = [
    { from: 'from', to: 'unknown' },
    { from: 'unknown', to: 'to' },
  ];
  return [[option('flow', { nodes, links }, 1)], ...pictured([to], [motif])];
}

/** A picture of each word, where it would be another picture than those that are there. */
function pictured(terms: readonly string[], taken: readonly string[]): Draft['options'][] {
  const seen = new Set(taken);
  return terms.flatMap((term) => {
    const motif = motifOf(term);
    if (seen.has(motif)) return [];
    seen.add(motif);
    return [[option('backdrop', { motif, title: term }, 1)]];
  });
}

/** "How photosynthesis works" names a topic; "why is the sky blue" asks. */
const asksOutright = (text: string, language: string): boolean =>
  language !== 'en' ||
  /^(?:is|are|can|do|does|did|should|will|would|could)\s|^(?:why|how|what|who|when|where|which)(?:\s\p{L}+)?\s(?:is|are|was|were|do|does|did|can|could|should|would|will|has|have)\s/iu.test(
    `${text} `,
  );

const sliceOf = (text: string, part: string): string => {
  const at = text.toLowerCase().indexOf(part.toLowerCase());
  return text.slice(at, at + part.length);
};

/** The words of a topic that carry it, in their order. */
export function keyTerms(text: string, language: string, longest = 3): string[] {
  const lexicon = lexiconOf(language);
  const empty = new RegExp(
    `^(?:${lexicon.linking}|${lexicon.stop}|${lexicon.question}|${lexicon.dangling}|${lexicon.pronoun}|works|explain|mean)$`,
    'iu',
  );
  const terms: string[] = [];
  let run: string[] = [];
  const flush = (): void => {
    const term = run.join(['ja', 'zh', 'th'].includes(language) ? '' : ' ');
    if (term.length >= 2 && term.length <= 40 && !terms.includes(tidy(term))) terms.push(tidy(term));
    run = [];
  };
  for (const piece of new Intl.Segmenter(language, { granularity: 'word' }).segment(text.slice(0, 300))) {
    if (!piece.isWordLike) {
      if (/[\p{P}]/u.test(piece.segment)) flush();
      continue;
    }
    if (empty.test(piece.segment) || run.length >= longest) flush();
    if (!empty.test(piece.segment)) run.push(piece.segment);
  }
  flush();
  return terms;
}
